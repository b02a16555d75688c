/** What players of Artefacts ask: whether an attack gets through a row that they see and a hand that they do not. */
import { type Calculation, hundred, panel, shareOf, whole } from '@reverie/kernel/calculation';
import { Fast } from '@reverie/kernel/chance/fast';
import type { Settings } from '@reverie/kernel/plot';
import { put, wordsIn } from '@reverie/kernel/words';
import { CARD_WEAKNESS, CARDS, cardById } from '../data/cards.ts';
import { DREAM_POWERS } from '../data/dream-powers.ts';
import { DREAMER_COLOUR, DREAMERS } from '../data/dreamers.ts';
import { STARTER_DECK_IDS, STARTER_DECKS, type StarterDeckId } from '../data/starter-decks.ts';
import { guessesAt } from '../rules/belief.ts';
import { bestDefence } from '../rules/fight.ts';
import { attackBase, boostsFor, getsThrough, newFight } from '../rules/strength.ts';
import { rules } from '../rules.ts';
import { type CardIndex, DREAMER, NONE, newSide, ROW, repeated, type Side, type State } from '../state.ts';
import { ATTACK, PANELS } from './words.ts';

const DEAL = { label: 'hand', seen: 'none' } as const;
const MOST_HAND = 6;
const ATTACKERS = CARDS.filter(({ attack }) => attack !== null).map(({ id }) => id);

const base = rules.setup(
  rules.options.parse({ openingHand: 'draw' }),
  ['1', '2'].map((name) => ({ name, role: 'player' })),
  { chance: new Fast(1), tell: undefined },
);

/** A row of so many dreams that strengthen a card, and so many that only pay. */
function rowOf(s: State, side: Side, card: CardIndex, matching: number, others: number): number[] {
  const boosts = (sort: number): boolean => card !== NONE && boostsFor(s, side, card, [sort]).length > 0;
  const plain = DREAM_POWERS.map((_, sort) => sort);
  const fits = plain.find(boosts);
  const idle = plain.find((sort) => !boosts(sort)) ?? 0;
  return [
    ...new Array<number>(fits === undefined ? 0 : matching).fill(fits ?? 0),
    ...new Array<number>(others).fill(idle),
  ];
}

type Position = ReturnType<typeof newPosition>;
const positions = new WeakMap<Settings, Position>();
/** Made once for settings that are drawn from many times; nothing writes into it. */
function positionOf(settings: Settings): Position {
  let position = positions.get(settings);
  if (!position) {
    position = newPosition(settings);
    positions.set(settings, position);
  }
  return position;
}

/** The attacker at its first place, the target at the first of the other side; the hand of the defender is still empty. */
function newPosition(settings: Settings) {
  const attacker = cardById(settings.attacker as string) ?? 0;
  const struck = settings.target === 'dreamer' ? NONE : (cardById(settings.target as string) ?? 0);
  const list = [...new Set<number>(STARTER_DECKS[settings.deck as StarterDeckId].cards)].sort((a, b) => a - b);
  /** How many of each card of the defender's list may be in the hand. */
  const unseen = list.map((card) => (card === struck ? 0 : 1));
  const own: Side = { ...newSide([], []), dreamer: 0, cards: [attacker, NONE, NONE], endurance: [3, 0, 0] };
  const bare: Side = {
    ...newSide(list, unseen),
    dreamer: whole(settings, 'dreamer'),
    cards: [struck, NONE, NONE],
    endurance: [struck === NONE ? 0 : 3, 0, 0],
    // What 🌀 may pay is left out: it would depend on what was spent before.
    spiralsUsed: 9,
  };
  const foe = { ...bare, row: rowOf(base, bare, struck, whole(settings, 'matching'), whole(settings, 'others')) };
  const attack = attackBase(base.options, attacker, struck) + whole(settings, 'boosts');
  /** What each hand that was tried came to. */
  const tried = new Map<string, boolean>();
  return { s: { ...base, sides: [own, foe] }, attack, target: struck === NONE ? DREAMER : 0, unseen, tried };
}

/** Whether the attack beats the best that the defender can do with these cards in hand. */
function through({ s, attack, target, tried }: Position, hand: readonly CardIndex[]): boolean {
  const key = hand.join();
  const known = tried.get(key);
  if (known !== undefined) return known;
  const [own, foe] = s.sides as [Side, Side];
  const held = { ...s, sides: [own, { ...foe, hand }] };
  const defence = bestDefence(held, newFight(0, 0, 1, target, []));
  const found = getsThrough(s.options, attack, defence);
  tried.set(key, found);
  return found;
}

function exact(settings: Settings) {
  const position = positionOf(settings);
  const { list } = position.s.sides[1] as Side;
  const { unseen } = position;
  const facts = { list, first: 0, plays: [], unseen, copies: unseen, count: whole(settings, 'hand'), limit: MOST_HAND };
  let [won, all] = [0n, 0n];
  for (const { items, weight } of guessesAt(facts)) {
    all += BigInt(weight);
    if (through(position, items)) won += BigInt(weight);
  }
  return [
    { way: 'through', weight: won },
    { way: 'held', weight: all - won },
  ];
}

const attack: Calculation = {
  id: 'attack',
  settings: [
    { id: 'attacker', kind: 'one', of: ATTACKERS, usual: 'emberling' },
    { id: 'target', kind: 'one', of: ['dreamer', ...ATTACKERS], usual: 'velvet-hedgehog' },
    { id: 'boosts', kind: 'whole', least: 0, most: ROW, usual: 1 },
    { id: 'matching', kind: 'whole', least: 0, most: ROW, usual: 1 },
    { id: 'others', kind: 'whole', least: 0, most: ROW, usual: 2 },
    { id: 'hand', kind: 'whole', least: 0, most: MOST_HAND, usual: 5 },
    { id: 'deck', kind: 'one', of: STARTER_DECK_IDS, usual: 'lagoon' },
    { id: 'dreamer', kind: 'one', of: DREAMERS.map((_, i) => `${i}`), usual: '7' },
  ],
  words: ATTACK,
  good: ['through'],
  whyNot(settings) {
    const attacker = cardById(settings.attacker as string) ?? 0;
    if (whole(settings, 'matching') + whole(settings, 'others') > ROW) return { setting: 'others', reason: 'rowFull' };
    const weak = CARD_WEAKNESS[attacker] === DREAMER_COLOUR[whole(settings, 'dreamer')];
    return settings.target === 'dreamer' && weak ? { setting: 'attacker', reason: 'weak' } : undefined;
  },
  exact,
  draw(settings, chance) {
    const position = positionOf(settings);
    const { list } = position.s.sides[1] as Side;
    const drawn = chance.draw(DEAL, position.unseen, whole(settings, 'hand'));
    return through(position, repeated(list, drawn)) ? 'through' : 'held';
  },
  panels(settings, language) {
    const t = wordsIn(language, PANELS);
    const chance = (other: Settings): number => 100 * shareOf(exact({ ...settings, ...other }), ['through']);
    const steps = Array.from({ length: ROW + 1 }, (_, n) => n);
    const targets = STARTER_DECKS[settings.deck as StarterDeckId].cards
      .flatMap((card) => CARDS[card] ?? [])
      .filter(({ attack: figure }) => figure !== null)
      .map(({ id, name }) => ({ name: name[language], value: chance({ target: id }) }))
      .sort((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1));
    const deck = STARTER_DECKS[settings.deck as StarterDeckId].name[language];
    const drawn = (what: 'boosts' | 'hand', most: number, look: 'true' | 'stems') =>
      panel(what, t[`${what}Title`], t[`${what}Text`], {
        kind: 'lines',
        x: { label: t[what], least: 0, most },
        y: hundred(t.percent),
        series: [{ name: t.through, look, points: steps.map((n) => [n, chance({ [what]: n })] as const) }],
        at: whole(settings, what),
      });
    return [
      drawn('boosts', ROW, 'true'),
      drawn('hand', MOST_HAND, 'stems'),
      panel('targets', put(t.targetsTitle, { deck }), t.targetsText, {
        kind: 'rows',
        x: hundred(t.percent),
        reference: 50,
        rows: targets,
      }),
    ];
  },
};

export const calculations: readonly Calculation[] = [attack];
