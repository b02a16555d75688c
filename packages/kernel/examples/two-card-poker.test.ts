import { describe, expect, test } from 'vitest';
import { NIGHTLY, tiered } from '../../../tools/tiers.mjs';
import type { Chance, Purpose } from '../src/chance/chance.ts';
import { Fast } from '../src/chance/fast.ts';
import { FixedChance } from '../src/chance/fixed.ts';
import { conforms } from '../src/conformance/describe.ts';
import { properties } from '../src/conformance/properties.ts';
import type { AudienceTable } from '../src/events.ts';
import { forecast } from '../src/forecast.ts';
import type { DecisionOf, Game } from '../src/game.ts';
import {
  type Event,
  type Hand,
  type Move,
  rules,
  type State,
  strength,
  type Types,
  twoCardPoker,
} from './two-card-poker.ts';

const seats = [
  { name: 'Ada', role: 'player' },
  { name: 'Blaise', role: 'player' },
];
const tables = [
  { options: {}, seats },
  { options: { hands: 3, chips: 4, bet: 3 }, seats },
];

/** Every chip is somewhere, and no more than four cards of a rank are out. */
function invariant(s: State): string | undefined {
  const chips = s.chips.reduce((a, b) => a + b, 0) + s.paid.reduce((a, b) => a + b, 0);
  if (chips !== 2 * s.options.chips) return `${chips} chips`;
  const out = s.hands.reduce<number[]>((sum, hand) => hand.map((n, rank) => n + (sum[rank] ?? 0)), []);
  return out.some((n) => n > 4) ? 'five of a rank' : undefined;
}

conforms({ game: twoCardPoker, tables, invariant, runs: tiered(20, 60) });

/** The hand with these ranks, 0 the lowest. */
const hand = (...ranks: number[]): Hand => [0, 1, 2, 3, 4, 5].map((rank) => ranks.filter((r) => r === rank).length);

function start(one: Hand, two: Hand, then: readonly Hand[] = []) {
  const events: Event[] = [];
  const chance = new FixedChance([['deal.0', one], ['deal.1', two], ...then]);
  const io = { chance, tell: (e: Event) => events.push(e) };
  const s = rules.setup({ hands: 1, chips: 20, bet: 2 }, seats, io);
  const say = (move: Move) => rules.answer(s, rules.pending(s)[0] as DecisionOf<Types>, move, io);
  return { s, events, say, chance };
}

test('POK-06 a pair beats no pair, then the higher card', () => {
  expect(strength(hand(0, 0))).toBeGreaterThan(strength(hand(5, 4)));
  expect(strength(hand(5, 0))).toBeGreaterThan(strength(hand(4, 3)));
  expect(strength(hand(5, 2))).toBeGreaterThan(strength(hand(5, 1)));
});

test('POK-05 a call shows the cards, and the better hand takes the pot', () => {
  const { s, events, say, chance } = start(hand(2, 2), hand(5, 4));
  say('bet');
  say('call');
  chance.expectUsed();
  expect(events.slice(-2)).toEqual([
    { kind: 'shown', rule: 'POK-05', hands: [hand(2, 2), hand(5, 4)] },
    { kind: 'won', rule: 'POK-06', seat: 0, pot: 6 },
  ]);
  expect(rules.outcome(s)).toEqual({ winners: [0], scores: [23, 17], rule: 'POK-07' });
});

test('POK-04 folding gives up the pot and shows nothing', () => {
  const { s, events, say } = start(hand(2, 1), hand(5, 4));
  say('bet');
  say('fold');
  expect(events.at(-1)).toEqual({ kind: 'won', rule: 'POK-04', seat: 0, pot: 4 });
  expect(s.last).toEqual({ winner: 0, shown: null });
});

test('POK-03 what is not on offer is refused with its rule', () => {
  const { say } = start(hand(2, 1), hand(5, 4));
  expect(say('call')).toMatchObject({ refusal: 'invalid', rule: 'POK-03', reason: 'notPossible' });
});

test('the odds of a call are those of what the player knows, exactly', () => {
  const { s, say } = start(hand(5, 5), hand(0, 1));
  say('bet');
  // Seat 1 holds 9 and T; of the 22 cards it cannot see, C(22, 2) = 231 hands are possible for seat 0.
  const d = rules.pending(s)[0] as DecisionOf<Types>;
  const shares = { win: 0n, lose: 0n, share: 0n };
  for (const { result, weight, total } of forecast(rules, rules.view(s, d.seat), d, 'call', 1000)) {
    expect(total).toBe(231n);
    shares[result as keyof typeof shares] += weight;
  }
  // Only another 9 T shares: 3 × 3 ways. Nothing is beaten by 9 T but nothing is lower, so all others lose.
  expect(shares).toEqual({ win: 0n, lose: 222n, share: 9n });
});

type Poker = Game<Types>;
type Imagine = NonNullable<Poker['rules']['imagine']>;
const audience = rules.audience as AudienceTable<Types['Event']>;
const leaking = (change: Partial<Poker['rules']>): Poker => ({ ...twoCardPoker, rules: { ...rules, ...change } });

const imagined: Imagine = (view, who, io) => {
  if (!rules.imagine) throw new Error('poker imagines');
  return rules.imagine(view, who, io);
};

/** The same chance, with all cards dealt face up. */
const openly = (chance: Chance): Chance =>
  Object.create(chance, {
    draw: { value: (why: Purpose, bag: Hand, count: number) => chance.draw({ ...why, seen: 'all' }, bag, count) },
  });

/** Copies of the game with one leak each. The suite must find every one of them: a check that cannot fail is no check. */
const leaks: Record<string, Poker> = {
  'an event that tells everybody the cards': leaking({ audience: { ...audience, dealt: { to: 'all' } } }),
  'a view that holds the other hand': leaking({
    view: (s, who) => ({ ...rules.view(s, who), hand: (who === 1 ? s.hands[1] : s.hands[0]) ?? null }),
  }),
  'a view that tells only whether the other has a pair': leaking({
    view: (s, who) => ({ ...rules.view(s, who), first: s.hands[1]?.includes(2) ? 1 : 0 }),
  }),
  'choices that depend on the other hand': leaking({
    choices: (s, d) => (s.hands[1 - d.seat]?.includes(2) ? rules.choices(s, d).slice(0, 1) : rules.choices(s, d)),
  }),
  'an imagination that knows one hand only': leaking({
    imagine: (view, who) => rules.imagine(view, who, { chance: new Fast(1), tell: undefined }) as State,
  }),
  'cards shown without saying that it reveals something': leaking({
    audience: { ...audience, shown: { to: 'all' } },
  }),
  'a guess that deals more cards than there are': leaking({
    imagine(view, who, io) {
      const s = imagined(view, who, io);
      return { ...s, hands: s.hands.map((hand, seat) => (seat === who ? hand : hand.map((n) => n * 3))) };
    },
  }),
  'a guess that is finer for one answer than for all': leaking({
    imagine: (view, who, io, of) => imagined(of ? { ...view, hand: null } : view, who, io),
  }),
  'a guess that is the same for one answer each time': leaking({
    imagine: (view, who, io, of) => imagined(view, who, of ? { chance: new Fast(1), tell: undefined } : io),
  }),
  'a guess for one answer that is a little off': leaking({
    imagine(view, who, io, of) {
      const off = of && io.chance.pick({ label: 'guess', seen: 'none' }, 8) === 0;
      return imagined(off ? { ...view, hand: null } : view, who, io);
    },
  }),
  'a hidden draw that everybody sees fall': leaking({
    setup: (options, seats, io) => rules.setup(options, seats, { ...io, chance: openly(io.chance) }),
  }),
  'a game that says it has no secrets': leaking({ secrets: false }),
  'a guess with another id for the question': leaking({
    imagine: (view, who, io) => ({ ...imagined(view, who, io), asked: view.asked + 1 }),
  }),
  'a seat that is given the view of another': leaking({ seesAs: () => 0 }),
  'an imagination that forgets what the seat holds': leaking({
    imagine: (view, who, io) => rules.imagine({ ...view, hand: null }, who, io) as State,
  }),
};

/** What few games show. */
const RARE = new Set(['a guess for one answer that is a little off']);

/** What the suite says, where only one of its checks can find the leak. */
const said: Partial<Record<string, RegExp>> = {
  'a guess for one answer that is a little off': /by a guess for this answer alone/,
  'a hidden draw that everybody sees fall': /sees a draw that decides only what is hidden there: deal\.[01]/,
  'a game that says it has no secrets': /`secrets` says no/,
};

describe('the suite finds every leak', () => {
  for (const [name, game] of Object.entries(leaks)) {
    test(name, () => {
      const suite = properties({
        game,
        tables,
        invariant,
        moves: 16,
        runs: RARE.has(name) ? 40 : tiered(10, 40),
        shorten: NIGHTLY,
      }).filter(({ name }) => /^nobody receives|^a guess/.test(name));
      expect(suite).toHaveLength(2);
      expect(() => {
        for (const { check } of suite) check(1);
      }).toThrow(said[name]);
    });
  }
});

/** Words that were forgotten. */
const silences: Record<string, () => Partial<Poker['texts']['fr']>> = {
  'why an answer is refused': () => ({ reason: () => '' }),
  'what was drawn': () => ({ drawn: () => '' }),
  'what a draw is for': () => ({ purpose: () => '' }),
  'how an answer turns out': () => ({ way: () => '' }),
  'a role': () => ({ role: () => '' }),
  'the title': () => ({ title: '' }),
  'the pitch': () => ({ pitch: '' }),
};

describe('the suite finds every word that is missing, in either language', () => {
  for (const [name, silence] of Object.entries(silences)) {
    test.each(['fr', 'en'] as const)(`${name}: %s`, (language) => {
      const texts = {
        ...twoCardPoker.texts,
        [language]: { ...twoCardPoker.texts[language], ...silence() },
      };
      const words = properties({ game: { ...twoCardPoker, texts }, tables }).find(({ name }) =>
        name.startsWith('everything'),
      );
      expect(() => words?.check(1)).toThrow(`no ${language} words for`);
    });
  }

  test.each([
    ['words/en.ts: choice is missing', { choice: undefined }],
    ['(words/en.ts, decision)', { decision: () => '' }],
    ['“bet undefined” for', { choice: () => 'bet undefined' }],
  ])('and names file and field: %s', (line, change) => {
    const texts = { ...twoCardPoker.texts, en: { ...twoCardPoker.texts.en, ...change } } as Poker['texts'];
    const words = properties({ game: { ...twoCardPoker, texts }, tables }).find(({ name }) =>
      name.startsWith('everything'),
    );
    expect(() => words?.check(1)).toThrow(line);
  });

  test.each(['fr', 'en'] as const)('the rule that leaving cites: %s', (language) => {
    const rulebook = twoCardPoker.rulebook?.map((chapter) => ({
      ...chapter,
      rules: { ...chapter.rules, 'POK-08': { mark: 'M', fr: 'Qui part.', en: 'Who leaves.', [language]: '' } as const },
    }));
    const words = properties({ game: { ...twoCardPoker, ...(rulebook && { rulebook }) }, tables }).find(({ name }) =>
      name.startsWith('everything'),
    );
    expect(() => words?.check(1)).toThrow(`no ${language} words for POK-08`);
  });

  test.each([
    [
      'a rule that is no sentence',
      { rules: { 'POK-01': { mark: 'M', fr: 'Une règle.', en: 'no sentence' } } as const },
    ],
    ['a title in small letters', { title: { fr: 'Règles', en: 'rules' } }],
    ['a preface without an end', { preface: { fr: 'On joue.', en: 'One plays' } }],
    ['a rule that stands twice', { id: 'again' }],
  ])('and %s in the rule book', (_, change) => {
    const [chapter] = twoCardPoker.rulebook ?? [];
    if (!chapter) throw new Error('poker has a rule book');
    const rulebook = [...('id' in change ? [chapter] : []), { ...chapter, ...change }];
    const words = properties({ game: { ...twoCardPoker, rulebook }, tables }).find(({ name }) =>
      name.startsWith('everything'),
    );
    expect(() => words?.check(1)).toThrow(/is no sentence|is no title|is no preface|POK-01 stands twice/);
  });
});

type Draw = NonNullable<Poker['rules']['draw']>;
/** Ways to draw one choice that are not fair, or draw what is no choice. */
const draws: Record<string, Draw> = {
  'the first one too often': (s, d, below) => {
    const choices = rules.choices(s, d);
    return choices[Math.max(0, below(choices.length + 1) - 1)] as Move;
  },
  'never the last one': (s, d, below) => {
    const choices = rules.choices(s, d);
    return choices[below(Math.max(1, choices.length - 1))] as Move;
  },
  'something else': () => 'nothing' as Move,
};

describe('the suite finds every unfair draw', () => {
  const drawing = (draw: Draw) =>
    properties({ game: leaking({ draw }), tables }).find(({ name }) => name.startsWith('a choice drawn alone'));
  for (const [name, draw] of Object.entries(draws)) {
    test(name, () => expect(() => drawing(draw)?.check(1)).toThrow('drawn'));
  }
  test('and lets a fair one be', () => {
    const fair = (s: State, d: DecisionOf<Types>, below: (n: number) => number) => {
      const choices = rules.choices(s, d);
      const at = below(2 * choices.length);
      return choices[at % choices.length] as Move;
    };
    expect(() => drawing(fair)?.check(1)).not.toThrow();
  });
});
