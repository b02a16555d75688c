/**
 * Thousands of random games: nothing is ever lost, every game ends, and among them every card is played and every power
 * does everything it can do. What is missing is named.
 */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Io } from '@reverie/kernel/game';
import { expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import { CARDS } from '../data/cards.ts';
import { POWER_CARDS } from '../data/powers.ts';
import type { Event } from '../events.ts';
import { rules } from '../rules.ts';
import { unsound } from '../sound.ts';
import type { State } from '../state.ts';
import { SEATS } from './table.ts';

const SEED = Number(process.env.REVERIE_SEED ?? 2026);
const GAMES = tiered(210, 2100);
const sizes = [2, 3, 4];

/** Decks that hold each of the eighty cards in turn. */
function decksFor(players: number, chance: Fast): string[][] {
  const size = players === 2 ? 20 : 10;
  return Array.from({ length: players }, () => {
    const order = chance.shuffle({ label: 'deck', seen: 'none' }, CARDS.length);
    return order.slice(0, size).map((card) => CARDS[card]?.id ?? '');
  });
}

/** The cases of each power, as the events tell them. */
function casesOf(e: Event, s: State): string[] {
  const sourceOf = (): string => {
    const top = s.stacks[0]?.at(-1);
    return top?.kind === 'power' ? (CARDS[top.card]?.type === 'item' ? 'item' : 'artefact') : '';
  };
  switch (e.kind) {
    case 'summoned':
      return [
        `card ${e.card}`,
        ...(e.spirals > 0 ? ['paid with spirals'] : []),
        ...(e.sum?.length === 2 ? ['colour bonus'] : []),
      ];
    case 'used':
      return [`card ${e.card}`, ...(e.doubled ? [`doubled ${CARDS[e.card]?.power?.id}`] : [])];
    case 'endurance':
      return [
        `${e.power} ${sourceOf()}`,
        ...(e.power === 'weary' && e.endurance === 0 ? ['weary to nothing'] : []),
        ...(e.power === 'reinforce' && e.endurance === 4 ? ['reinforce to the cap'] : []),
      ];
    case 'turnedDown':
      return [`immobilise ${sourceOf()}`];
    case 'turnedUp':
      return ['torpor lifted'];
    case 'recalled':
      return [`recall ${sourceOf()}`, ...(e.dropped === null ? [] : ['recall into a full row'])];
    case 'powersDrawn':
      return e.rule === 'ART-POW-13' ? ['recall from the pile'] : [];
    case 'forgot':
      return [`forget ${sourceOf()}`, e.other === e.seat ? 'forget one’s own' : 'forget another’s'];
    case 'struckTwin':
      return ['twin strike from an item'];
    case 'bartered':
      return [`barter ${sourceOf()}`];
    case 'swapped':
      return [`swap ${sourceOf()}`];
    case 'intercepted':
      return ['interception'];
    case 'defended':
      return [
        ...(e.item === null
          ? []
          : [`card ${e.item}`, `guard item${e.value > (CARDS[e.item]?.power?.value ?? 0) ? ', doubled' : ''}`]),
        ...(e.boost.length > 0 ? ['defence boosted'] : []),
      ];
    case 'attacked':
      return [
        e.target === null ? 'a Dreamer attacked' : 'an artefact attacked',
        ...(e.boost.length > 0 ? ['attack boosted'] : []),
      ];
    case 'powerLost':
      return ['a power lost'];
    case 'woke':
      return [`waking: ${e.how}`];
    case 'settled':
      return [`result: ${e.result}`];
    case 'pileShuffled':
      return [`shuffled by ${e.rule}`];
    default:
      return [e.kind];
  }
}

test(`random games keep every card, end, and show every card and every case of every power (seed ${SEED})`, () => {
  const seen = new Set<string>();
  const strikes = new Map<string, number>();
  const chance = new Fast(SEED);
  const below = chance.below();
  let s: State | undefined;
  const tell = (e: Event): void => {
    if (s) for (const what of casesOf(e, s)) seen.add(what);
    if (e.kind === 'turnBegan') strikes.clear();
    if (e.kind === 'attacked') {
      const key = `${e.seat} ${e.place}`;
      strikes.set(key, (strikes.get(key) ?? 0) + 1);
      if (strikes.get(key) === 2) seen.add('two attacks by one artefact');
    }
  };
  const io: Io<Event> = { chance, tell };
  for (let game = 0; game < GAMES; game++) {
    const players = sizes[game % 3] as number;
    const decks = decksFor(players, chance);
    s = undefined;
    s = rules.setup(rules.options.parse({ decks }), SEATS.slice(0, players), io);
    for (let n = 0; ; n++) {
      const open = rules.pending(s);
      if (open.length === 0) break;
      const d = open[below(open.length)] as (typeof open)[number];
      const choices = rules.choices(s, d);
      rules.answer(s, d, choices[below(choices.length)] as (typeof choices)[number], io);
      const wrong = unsound(s) ?? (n > 4000 ? 'a game without end' : undefined);
      if (wrong) throw new Error(`game ${game}: ${wrong}`);
    }
    expect(rules.outcome(s)?.winners).toHaveLength(1);
  }
  const cards = CARDS.flatMap(({ name }, card) => (seen.has(`card ${card}`) ? [] : [name.en]));
  expect(cards).toEqual([]);
  expect(Object.keys(POWER_CARDS)).toHaveLength(9);
  const cases = [
    ...['reinforce', 'weary', 'immobilise', 'recall', 'forget', 'barter', 'swap'].flatMap((power) => [
      `${power} artefact`,
      `${power} item`,
    ]),
    ...['reinforce', 'weary', 'immobilise', 'recall', 'forget', 'doubleAttack'].map((power) => `doubled ${power}`),
    'weary to nothing',
    'reinforce to the cap',
    'torpor lifted',
    'recall from the pile',
    'recall into a full row',
    'forget one’s own',
    'forget another’s',
    'twin strike from an item',
    'two attacks by one artefact',
    'interception',
    'guard item',
    'guard item, doubled',
    'defence boosted',
    'attack boosted',
    'a Dreamer attacked',
    'an artefact attacked',
    'a power lost',
    'paid with spirals',
    'colour bonus',
    'waking: attack',
    'waking: own',
    'waking: idle',
    'result: won',
    'result: held',
    'shuffled by ART-DP-07',
    'shuffled by ART-WAKE-01',
    'designated',
    'eliminated',
    'discarded',
    'redrew',
    'won',
  ];
  expect(cases.filter((what) => !seen.has(what))).toEqual([]);
}, 240_000);
