/** The words of what Artefacts calculates. */
import { calculationWords } from '@reverie/kernel/calculation';
import type { Pairs, Words } from '@reverie/kernel/words';
import { CARDS, cardById } from '../data/cards.ts';
import { DREAMERS } from '../data/dreamers.ts';
import { STARTER_DECKS, type StarterDeckId } from '../data/starter-decks.ts';

function fighting(id: string): Words | undefined {
  const card = CARDS[cardById(id) ?? -1];
  const figures = `(${card?.attack}/${card?.defence ?? '–'})`;
  return card && { fr: `${card.name.fr} ${figures}`, en: `${card.name.en} ${figures}` };
}

export const ATTACK = calculationWords({
  title: ['Une attaque, à travers une main cachée', 'An attack through a hidden hand'],
  question: [
    'Cette attaque passe-t-elle, même si l’autre se défend au mieux ?',
    'Does this attack get through even if the other side defends at best?',
  ],
  settings: {
    attacker: ['Qui attaque', 'Attacker'],
    target: ['Cible', 'Target'],
    boosts: ['Rêves ajoutés à l’attaque', 'Dreams added to the attack'],
    matching: ['Rêves qui renforcent la défense', 'Dreams that strengthen the defence'],
    others: ['Autres rêves du défenseur', 'Other dreams of the defender'],
    hand: ['Cartes en main du défenseur', 'Cards in the defender’s hand'],
    deck: ['Son paquet', 'Deck of the defender'],
    dreamer: ['Son Dormeur', 'Dreamer of the defender'],
  },
  options: {
    attacker: fighting,
    target: (id) =>
      id === 'dreamer' ? { fr: 'le Dormeur, sans défense', en: 'the Dreamer, undefended' } : fighting(id),
    deck: (id) => STARTER_DECKS[id as StarterDeckId].name,
    dreamer: (id) => DREAMERS[Number(id)]?.name,
  },
  ways: { through: ['passe', 'gets through'], held: ['est arrêtée', 'is held'] },
  reasons: {
    rowFull: ['Une rangée n’a que six rêves.', 'A row has only six dreams.'],
    weak: [
      'Cet artefact ne peut pas attaquer un Dormeur de sa couleur de faiblesse.',
      'This artefact cannot attack a Dreamer whose colour is its weakness.',
    ],
  },
});

export const PANELS = {
  percent: ['fois sur cent', 'times in a hundred'],
  boosts: ['rêves ajoutés', 'dreams added'],
  hand: ['cartes en main', 'cards in hand'],
  through: ['passe', 'gets through'],
  boostsTitle: ['Ce que vaut un rêve de plus', 'What one more dream is worth'],
  boostsText: [
    'La main est tirée au hasard de ce que le paquet cache encore ; les spirales ne paient rien.',
    'The hand is drawn at random from what the deck still hides; spirals pay for nothing.',
  ],
  handTitle: ['Ce que cache une main', 'What a hand hides'],
  handText: [
    'Plus elle est grande, plus un Objet de défense s’y trouve.',
    'The larger it is, the likelier it holds a defence item.',
  ],
  targetsTitle: ['La même attaque, contre chaque artefact ({deck})', 'The same attack against each artefact ({deck})'],
  targetsText: ['Avec la même rangée et la même main en face.', 'With the same row and the same hand behind it.'],
} satisfies Pairs;
