/** Words before a game: modes, heroes, foes, and the rulings of the house. */
import { words } from '@reverie/ui/words';

const fr = {
  mode: 'À quoi jouez-vous ?',
  modes: {
    arena: { name: 'Un duel', why: 'Deux lames, une planche au-dessus des Brumes. Un quart d’heure.' },
    crossing: { name: 'Les Brumes, seul', why: 'Huit rencontres à passer, ce que vous savez faire pour tout bagage.' },
    table: { name: 'La table d’un Conteur', why: 'Quelqu’un conte, les autres arpentent le Songe. Une soirée.' },
  },
  hero: (name: string, n: number) => (name ? `Quel personnage pour ${name} ?` : `Arpenteur ${n}`),
  heroAlone: 'Qui êtes-vous ?',
  own: 'de votre main',
  create: 'Créer un Arpenteur',
  foe: 'Contre qui ?',
  foes: {
    barbazan: 'Il frappe d’abord, et ne recule que mourant.',
    sibylle: 'Elle cède le terrain et attend votre faute.',
    malvoisin: 'Du sable plein les poches, et aucun scrupule.',
    valmorin: 'Il salue, il brille, il vise la Botte de l’Aube.',
    bretteur: 'On l’a payé ; il a connu mieux.',
    guerrierBrumes: 'Il garde un pont que nul ne se rappelle.',
    garde: 'Le règlement pour seule botte.',
    contrebandier: 'Un pistolet, un rire, et déjà derrière vous.',
    duelliste: 'Nul ne sait qui rit sous ce masque.',
    chien: 'Il fut fidèle. À qui, il ne sait plus.',
    comte: 'Il dort sur son trône d’un œil seulement.',
    dameBlanche: 'Sa lame ne laisse qu’un trait blanc.',
    capitaine: 'La lumière le traverse ; son épée, non.',
    enfant: 'Il veut jouer. Ne le laissez pas gagner.',
  },
  kinds: { middle: 'à votre portée', major: 'redoutable' },
  escrime: 'Escrime',
  house: 'Les règles de la maison',
  begin: 'Commencer',
  pair: (hero: string, foe: string) => `${hero} contre ${foe}`,
  openTable: 'Ouvrir une table et inviter',
};
type Fr = typeof fr;

const en: Fr = {
  mode: 'What will you play?',
  modes: {
    arena: { name: 'A duel', why: 'Two blades, a plank over the Brumes. A quarter of an hour.' },
    crossing: { name: 'The Brumes, alone', why: 'Eight encounters to get through with nothing but what you can do.' },
    table: { name: 'A Conteur’s table', why: 'Somebody tells the story, the others walk the Songe. An evening.' },
  },
  hero: (name, n) => (name ? `Which character for ${name}?` : `Arpenteur ${n}`),
  heroAlone: 'Who are you?',
  own: 'your own',
  create: 'Create an Arpenteur',
  foe: 'Against whom?',
  foes: {
    barbazan: 'He strikes first, and gives ground only to die.',
    sibylle: 'She gives way, and waits for your mistake.',
    malvoisin: 'Pockets full of sand, and no scruple.',
    valmorin: 'He bows, he shines, he aims at the Dawn stroke.',
    bretteur: 'Paid for tonight; he has known better.',
    guerrierBrumes: 'He guards a bridge that nobody remembers.',
    garde: 'The regulations are his only master stroke.',
    contrebandier: 'A pistol, a laugh, and already behind you.',
    duelliste: 'Nobody knows who laughs behind that mask.',
    chien: 'It was faithful once. To whom, it has forgotten.',
    comte: 'He sleeps on his throne with one eye.',
    dameBlanche: 'Her blade leaves but a white line.',
    capitaine: 'Light passes through him; his sword does not.',
    enfant: 'It wants to play. Do not let it win.',
  },
  kinds: { middle: 'within your reach', major: 'formidable' },
  escrime: 'Fencing',
  house: 'House rules',
  begin: 'Begin',
  pair: (hero, foe) => `${hero} against ${foe}`,
  openTable: 'Open a table and invite people',
};

export const setupWords = words({ fr, en });
