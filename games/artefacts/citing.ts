/** Which rules a decision of this game rests on, and each answer to it: what the panel offers to look up before one chooses. */
import type { Decision, RuleId } from '@reverie/kernel/game';
import type { Answer, Do } from './answers.ts';
import { CARDS } from './data/cards.ts';
import { POWER_CARDS, type Power } from './data/powers.ts';
import type { ArtefactsRule } from './data/rulebook.ts';
import type { questions } from './words/choices.fr.ts';

type Rules = readonly RuleId[];
type Known = readonly ArtefactsRule[];
type Kind = keyof typeof questions;

const known = (...rules: Known): Known => rules;

/** A power has a rule of its own. */
const atWork = (d: Decision): Rules => {
  const { power } = (d.about ?? {}) as { readonly power?: Power };
  return power === undefined ? [] : [POWER_CARDS[power].rule];
};
/** What a card costs, by its type; and its power, if it has one. */
const printed = (number: number): Rules => {
  const card = CARDS[number];
  if (!card) return [];
  const price = known(card.type === 'monster' ? 'ART-MON-02' : card.type === 'weapon' ? 'ART-WPN-02' : 'ART-ITEM-02');
  return card.power ? [...price, POWER_CARDS[card.power.id].rule] : price;
};

const questioned: Readonly<Record<Kind, Known>> = {
  draft: known('ART-DECK-01', 'ART-DECK-02'),
  redraw: known('ART-SETUP-03'),
  compose: known('ART-SETUP-04'),
  dawn: known('ART-REFILL-01', 'ART-REFILL-02'),
  prepare: known('ART-SUMMON-01', 'ART-USE-01'),
  designate: known('ART-MULTI-01', 'ART-MULTI-03'),
  combat: known('ART-ATTACK-03', 'ART-ATTACK-04'),
  intercept: known('ART-POW-16'),
  defend: known('ART-RESULT-01', 'ART-RESULT-03'),
  boost: known('ART-RESULT-01', 'ART-RESULT-02'),
  power: known('ART-POW-04'),
  giveBack: known('ART-POW-17'),
};

const boosting = known('ART-RESULT-04', 'ART-RESULT-05', 'ART-RESULT-10');

const answered: { readonly [K in Answer['do']]: Rules | ((a: Do<K>, d: Decision) => Rules) } = {
  pick: ({ card }) => printed(card),
  keep: known('ART-SETUP-03'),
  redraw: known('ART-SETUP-03'),
  compose: known('ART-SETUP-04'),
  take: ({ card }) => printed(card),
  done: known('ART-SETUP-04'),
  refill: ({ discard }) => known(discard.length > 0 ? 'ART-REFILL-02' : 'ART-REFILL-01'),
  wakeOwn: known('ART-WAKE-03', 'ART-WIN-01', 'ART-WIN-02'),
  summon: ({ card }) => [...printed(card), ...known('ART-SUMMON-05')],
  use: ({ card }) => [...printed(card), ...known('ART-USE-02')],
  drop: known('ART-SUMMON-02'),
  fight: known('ART-ATTACK-01'),
  designate: known('ART-MULTI-02', 'ART-MULTI-03'),
  attack: ({ target, boost }) => [
    ...known('ART-ENDUR-01', target === 3 ? 'ART-DREAM-08' : 'ART-RESULT-08'),
    ...(boost.length > 0 ? boosting : []),
  ],
  end: known('ART-END-01', 'ART-END-02', 'ART-IDLE-01'),
  concede: known('ART-WIN-04'),
  intercept: known('ART-POW-16', 'ART-RESULT-06'),
  defend: ({ boost, item }) => [
    ...(boost.length > 0 ? boosting : known('ART-RESULT-07')),
    ...(item === undefined ? [] : [...known('ART-USE-03'), ...printed(item)]),
  ],
  boost: ({ boost }) => (boost.length > 0 ? boosting : known('ART-RESULT-07')),
  target: (_, d) => atWork(d),
  recall: (_, d) => atWork(d),
  drawPower: (_, d) => atWork(d),
  forget: (_, d) => atWork(d),
  barter: (_, d) => atWork(d),
  giveBack: known('ART-POW-17'),
  swap: (_, d) => atWork(d),
  decline: (_, d) => (d.kind === 'intercept' ? known('ART-POW-16') : known('ART-POW-04')),
};

export function cites(d: Decision, a?: Answer): Rules {
  if (a === undefined) return [...(questioned[d.kind as Kind] ?? []), ...(d.kind === 'power' ? atWork(d) : [])];
  const found = answered[a.do] as Rules | ((a: Answer, d: Decision) => Rules);
  return typeof found === 'function' ? found(a, d) : found;
}
