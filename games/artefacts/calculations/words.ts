/** The words of what Artefacts calculates. */
import type { CalculationWords } from '@reverie/kernel/calculation';
import { CARDS, cardById } from '../data/cards.ts';
import { DREAMERS } from '../data/dreamers.ts';
import { STARTER_DECKS, type StarterDeckId } from '../data/starter-decks.ts';

function named(setting: string, value: string, language: 'fr' | 'en'): string {
  if (setting === 'deck') return STARTER_DECKS[value as StarterDeckId].name[language];
  if (setting === 'dreamer') return DREAMERS[Number(value)]?.name[language] ?? value;
  const card = CARDS[cardById(value) ?? -1];
  return card ? `${card.name[language]} (${card.attack}/${card.defence ?? '–'})` : value;
}

const fr = {
  attack: {
    title: 'Une attaque, à travers une main cachée',
    question: 'Cette attaque passe-t-elle, même si l’autre se défend au mieux ?',
    settings: {
      attacker: 'Qui attaque',
      target: 'Cible',
      boosts: 'Rêves ajoutés à l’attaque',
      matching: 'Rêves qui renforcent la défense',
      others: 'Autres rêves du défenseur',
      hand: 'Cartes en main du défenseur',
      deck: 'Son paquet',
      dreamer: 'Son Dormeur',
    },
    option: (setting: string, value: string): string =>
      setting === 'target' && value === 'dreamer' ? 'le Dormeur, sans défense' : named(setting, value, 'fr'),
    way: (way: string): string => (way === 'through' ? 'passe' : 'est arrêtée'),
    reason: (reason: string): string =>
      reason === 'rowFull'
        ? 'Une rangée n’a que six rêves.'
        : 'Cet artefact ne peut pas attaquer un Dormeur de sa couleur de faiblesse.',
  } satisfies CalculationWords,
  percent: 'fois sur cent',
  boosts: 'rêves ajoutés',
  hand: 'cartes en main',
  through: 'passe',
  boostsTitle: 'Ce que vaut un rêve de plus',
  boostsText: 'La main est tirée au hasard de ce que le paquet cache encore ; les spirales ne paient rien.',
  handTitle: 'Ce que cache une main',
  handText: 'Plus elle est grande, plus un Objet de défense s’y trouve.',
  targetsTitle: (deck: string): string => `La même attaque, contre chaque artefact (${deck})`,
  targetsText: 'Avec la même rangée et la même main en face.',
};

const en: typeof fr = {
  attack: {
    title: 'An attack through a hidden hand',
    question: 'Does this attack get through even if the other side defends at best?',
    settings: {
      attacker: 'Attacker',
      target: 'Target',
      boosts: 'Dreams added to the attack',
      matching: 'Dreams that strengthen the defence',
      others: 'Other dreams of the defender',
      hand: 'Cards in the defender’s hand',
      deck: 'Deck of the defender',
      dreamer: 'Dreamer of the defender',
    },
    option: (setting, value) =>
      setting === 'target' && value === 'dreamer' ? 'the Dreamer, undefended' : named(setting, value, 'en'),
    way: (way) => (way === 'through' ? 'gets through' : 'is held'),
    reason: (reason) =>
      reason === 'rowFull'
        ? 'A row has only six dreams.'
        : 'This artefact cannot attack a Dreamer whose colour is its weakness.',
  },
  percent: 'times in a hundred',
  boosts: 'dreams added',
  hand: 'cards in hand',
  through: 'gets through',
  boostsTitle: 'What one more dream is worth',
  boostsText: 'The hand is drawn at random from what the deck still hides; spirals pay for nothing.',
  handTitle: 'What a hand hides',
  handText: 'The larger it is, the likelier it holds a defence item.',
  targetsTitle: (deck) => `The same attack against each artefact (${deck})`,
  targetsText: 'With the same row and the same hand behind it.',
};

export const words = { fr, en };
