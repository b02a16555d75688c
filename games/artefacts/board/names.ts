/** Names of cards and dreams in full, for screen readers and for details. */
import type { Language } from '@reverie/kernel/game';
import { CARDS } from '../data/cards.ts';
import { COLOURS, type ColourWords, KINDS, PHASES, PROPERTIES } from '../data/colours.ts';
import { DREAM_POWERS } from '../data/dream-powers.ts';
import { DREAMERS } from '../data/dreamers.ts';
import { powerDoes } from '../data/powers.ts';
import { card as cardName, dreamer as dreamerName, powerName } from '../words/figures.ts';
import { boardWords } from './words.ts';

export { cardName, dreamerName, powerName };

const NO_COLOUR: Pick<ColourWords, 'fr' | 'en' | 'feminine'> = { fr: '', en: '', feminine: { fr: '', en: '' } };
const colourName = (colour: number, language: Language): string => COLOURS[colour]?.[language] ?? '';

/** "Coquelicot, rêve diurne positif, rouge" */
export function dreamInWords(sort: number, language: Language): string {
  const { kind, colour, name } = DREAM_POWERS[sort] ?? {};
  if (!name) return '';
  return [name[language], KINDS[kind ?? 0]?.[language], colourName(colour ?? 0, language)].join(', ');
}

function costInWords(card: number, language: Language): string {
  const { cost = 0, phase = null } = CARDS[card] ?? {};
  const t = boardWords[language];
  return phase === null ? t.costAlike(cost) : t.cost(cost, PHASES[phase]?.[language] ?? '');
}

/** What its power does, with its value or another one. */
export function powerInWords(card: number, language: Language, value?: number): string {
  const { power, type } = CARDS[card] ?? {};
  if (!power) return '';
  return powerDoes(power.id, value ?? power.value, type === 'item', language);
}

/** Everything that is printed on an artefact. */
export function cardInWords(card: number, language: Language): string {
  const printed = CARDS[card];
  if (!printed) return '';
  const t = boardWords[language];
  const { type, colour, attack, defence, power } = printed;
  return [
    printed.name[language],
    t.typeOf(type, COLOURS[colour] ?? NO_COLOUR),
    costInWords(card, language),
    ...(attack === null ? [] : [t.attack(attack), defence === null ? t.noDefence : t.defence(defence)]),
    ...(power ? [`${powerName(card, language)} (${powerInWords(card, language)})`] : []),
  ].join(', ');
}

export function dreamerInWords(dreamer: number, language: Language): string {
  const found = DREAMERS[dreamer];
  if (!found) return '';
  const t = boardWords[language];
  const { name, colour, property, endurance, spirals } = found;
  return [
    name[language],
    colourName(colour, language),
    PROPERTIES[property]?.[language],
    t.z(endurance),
    t.spirals(spirals),
  ].join(', ');
}
