/** Journals that a lying house could hand out. Each must be named; honest ones must pass. */
import { describe, expect, test } from 'vitest';
import { twoCardPoker } from '../examples/two-card-poker.ts';
import { sealer, seedString } from './chance/audited.ts';
import { Fast } from './chance/fast.ts';
import type { ChanceSetting } from './chance/live.ts';
import { LANGUAGES, type SeatIndex } from './game.ts';
import {
  type Draft,
  type Entry,
  type Header,
  type Journal,
  JournalWriter,
  readJournal,
  writeJournal,
} from './journal.ts';
import { Match } from './match.ts';
import { hashOfHeard, type Receipt } from './receipt.ts';
import { isRefusal } from './refusal.ts';
import { fork } from './replay.ts';
import { sayFault } from './texts/say.ts';
import { verify } from './verify.ts';

const { rules } = twoCardPoker;
const seats = [
  { name: 'Ada', role: 'player' },
  { name: 'Blaise', role: 'player' },
];
const seedOf = (n: number): string => seedString(new Uint8Array(32).fill(n));
const chanceOf = (n: number, nonces = ['of-ada', 'of-blaise']): ChanceSetting => ({
  kind: 'audited',
  seed: seedOf(n),
  nonces,
});

function opened(chance = chanceOf(1), match = 'table-1', options: object = { hands: 4 }) {
  const game = Match.open(rules, { match, options, seats, chance });
  if (isRefusal(game)) throw new Error(game.reason);
  return game;
}
type Poker = ReturnType<typeof opened>;

/** Plays on; now and then something is taken back. */
function play(match: Poker, answers = 200, from = 3): Poker {
  const below = new Fast(from).below();
  for (let i = 0; i < answers && match.pending[0]; i++) {
    const [d] = match.pending;
    const choices = match.choices(d);
    match.answer(d.seat, d.id, choices[below(choices.length)]);
    const back = below(7) === 0 ? match.takeBack(d.seat) : undefined;
    if (back) match.back(back.to);
  }
  return match;
}

/** What the device of a seat remembers of an honest game. */
function receiptOf(match: Poker, seat: SeatIndex, nonce: string): Receipt {
  const { header, entries } = match.journal;
  if (header.chance.kind !== 'audited') throw new Error('not audited');
  const heard: Record<number, string> = {};
  for (const { n } of entries) {
    const shown = match.heard(seat, n, n);
    if (shown.length > 0) heard[n] = hashOfHeard(shown);
  }
  const n = entries.length - 1;
  return {
    match: header.match,
    commitment: header.chance.commitment,
    seat,
    nonce,
    header,
    nonces: header.chance.nonces,
    sealed: { n, seal: match.seal(n) as string },
    heard,
  };
}

/** A forger's copy: anything changed, and a chain of hashes that fits. */
function forged(
  { header, entries }: Journal,
  change: (header: Header) => object,
  edit = (all: Entry[]) => all,
): Journal {
  const { hash: _, ...rest } = { ...header, ...change(header) } as Header;
  const writer = JournalWriter.begin(rest);
  for (const { n: _n, hash: _hash, ...draft } of edit([...entries])) writer.add(draft as Draft);
  const { journal, fault } = readJournal(writeJournal(writer));
  if (!journal || fault) throw new Error('the forger blundered');
  return journal;
}

const honest = play(opened());
const ada = receiptOf(honest, 0, 'of-ada');
const blaise = receiptOf(honest, 1, 'of-blaise');
const reason = (journal: Journal, receipt: Receipt = ada, parent?: Journal) =>
  verify(rules, journal, { receipt, parent }).fault?.reason;

describe('honest games', () => {
  test('pass for both, with and without what they remember', () => {
    for (const receipt of [ada, blaise, undefined]) {
      const done = verify(rules, honest.journal, { receipt });
      expect(done.fault).toBeUndefined();
      expect(done).toMatchObject({ audited: true, brokenOff: false, silent: [], draws: { inherited: 0 } });
    }
  });

  test('pass where a device saw only the beginning', () => {
    const early = play(opened(), 3);
    const receipt = receiptOf(early, 0, 'of-ada');
    play(early);
    expect(reason(early.journal, receipt)).toBeUndefined();
  });

  test('are named as broken off, with the draws made by then', () => {
    const early = play(opened(), 3);
    early.close();
    const done = verify(rules, early.journal, { receipt: receiptOf(early, 0, 'of-ada') });
    expect(done.fault).toBeUndefined();
    expect(done).toMatchObject({ brokenOff: true, audited: true });
    expect(done.draws.own).toBeGreaterThan(0);
  });

  test('without a nonce say whose is missing', () => {
    expect(verify(rules, play(opened(chanceOf(1, ['', 'b']))).journal).silent).toEqual([0]);
  });
});

/** Another game under the same id, in which everything fits: only a memory tells it from the one that was played. */
const other = (seed: number, nonces?: string[], options?: object, answers = 5) =>
  play(opened(chanceOf(seed, nonces), 'table-1', options), 200, answers).journal;

/** The ways to cheat, each with the reason that names it. */
const LIES: readonly (readonly [what: string, reason: string, journal: () => Journal])[] = [
  ['the seed is chosen after the nonces', 'otherCommitment', () => other(2)],
  ['the nonce of a seat is chosen by the house', 'otherNonce', () => other(1, ['ground', 'of-blaise'])],
  ['the nonce of another seat is chosen by the house', 'otherNonces', () => other(1, ['of-ada', 'ground'])],
  ['nonces are left out', 'otherNonce', () => other(1, ['', ''])],
  ['nonces are swapped', 'otherNonce', () => other(1, ['of-blaise', 'of-ada'])],
  ['the journal of another match', 'otherMatch', () => play(opened(chanceOf(1), 'table-2')).journal],
  ['another game under the same seed', 'pastRewritten', () => other(1, undefined, undefined, 6)],
  ['other options', 'optionsAltered', () => other(1, undefined, { hands: 5 })],
  ['other names', 'seatsAltered', () => forged(honest.journal, () => ({ seats: [...seats].reverse() }))],
  ['another version of the rules', 'gameAltered', () => forged(honest.journal, () => ({ version: '0' }))],
  [
    'a fork that switches checking off',
    'forkNonces',
    () => forged(honest.journal, () => ({ forked: { match: 'x', entries: 9 } })),
  ],
  [
    'a fork without nonces that switches checking off',
    'otherNonce',
    () =>
      forged(honest.journal, ({ chance }) => ({
        forked: { match: 'x', entries: 9 },
        chance: { ...chance, nonces: [] },
      })),
  ],
  [
    'a fork of more than there is',
    'forkBeyond',
    () => forged(honest.journal, () => ({ forked: { match: 'x', entries: 1_000_000 } })),
  ],
  [
    'a truncated end',
    'endMissing',
    () =>
      forged(
        honest.journal,
        () => ({}),
        (all) => all.slice(0, -2),
      ),
  ],
  [
    'a game broken off earlier than it was',
    'endMissing',
    () => {
      const early = play(opened(), 5);
      early.close();
      return early.journal;
    },
  ],
  [
    'another draw',
    'pastRewritten',
    () =>
      forged(
        honest.journal,
        () => ({}),
        (all) => all.map((entry) => (entry.do === 'setup' ? { ...entry, drawn: [...entry.drawn].reverse() } : entry)),
      ),
  ],
  [
    'another seed at the end',
    'seedCommitment',
    () =>
      forged(
        honest.journal,
        () => ({}),
        (all) => all.map((entry) => (entry.do === 'end' ? { ...entry, seed: seedOf(2) } : entry)),
      ),
  ],
  [
    'no seed at the end',
    'seedMissing',
    () =>
      forged(
        honest.journal,
        () => ({}),
        (all) => all.map((entry) => (entry.do === 'end' ? (({ seed: _, ...rest }) => rest)(entry) : entry)),
      ),
  ],
  [
    'a nonce in the middle of a game',
    'nonceLate',
    () =>
      forged(
        honest.journal,
        () => ({}),
        (all) => [...all.slice(0, 4), { do: 'nonce', seat: 0, nonce: 'ground' } as Entry, ...all.slice(4)],
      ),
  ],
  ['too many nonces', 'noncesCount', () => other(1, ['of-ada', 'of-blaise', 'ground'])],
];

describe('a lying house', () => {
  test.each(LIES)('%s: %s', (_, expected, journal) => {
    const { fault, audited } = verify(rules, journal(), { receipt: ada });
    expect(fault?.reason).toBe(expected);
    expect(audited).toBe(false);
    for (const language of LANGUAGES) {
      const line = fault ? sayFault(language, fault) : '';
      expect(line).toMatch(/^[^\n]{20,200}$/);
      expect(line).not.toContain('undefined');
    }
  });

  test('that shows a seat other cards than it dealt is found out at that entry', () => {
    const [first] = Object.keys(ada.heard ?? {}).map(Number);
    const shown = { ...ada, heard: { ...ada.heard, [first as number]: '0'.repeat(12) } };
    expect(verify(rules, honest.journal, { receipt: shown }).fault).toMatchObject({
      reason: 'shownOtherwise',
      entry: first,
    });
  });

  test('that showed an entry twice, and differently, is found out even if the last version holds', () => {
    expect(reason(honest.journal, { ...ada, rewritten: 3 })).toBe('pastRewritten');
  });

  test('without a memory is not found out where everything fits: that is why devices remember', () => {
    expect(verify(rules, other(2)).fault).toBeUndefined();
  });

  test('never has a fork called audited, whatever it says it copied', () => {
    const entries = honest.journal.entries.length - 1;
    const forgery = forged(honest.journal, ({ chance }) => ({
      forked: { match: 'x', entries },
      chance: { ...chance, nonces: [] },
    }));
    const done = verify(rules, forgery);
    expect(done).toMatchObject({ audited: false, draws: { own: 0 } });
    expect(done.draws.inherited).toBeGreaterThan(0);
  });
});

describe('seals', () => {
  test('cannot be told from the entry alone: another seed gives another', () => {
    const { hash } = honest.journal.entries[0] as Entry;
    expect(honest.seal(0)).toBe(sealer(seedOf(1), 'table-1')(hash));
    expect(honest.seal(0)).not.toBe(sealer(seedOf(2), 'table-1')(hash));
    expect(honest.seal(0)).not.toBe(sealer(seedOf(1), 'table-2')(hash));
    expect(honest.seal(9999)).toBeUndefined();
  });
});

describe('branches', () => {
  const parent = play(opened());
  const branch = (seed = 7, at = 6) => {
    const { match } = fork(rules, parent.journal, at, 'branch', { kind: 'audited', seed: seedOf(seed) });
    if (!match) throw new Error('no fork');
    return match;
  };

  test('take a nonce of each seat once, and all later draws depend on them', () => {
    const [one, two, none] = [branch(), branch(), branch()];
    one.addNonce(0, 'a');
    two.addNonce(0, 'b');
    expect(one.takesNonce(0)).toBe(false);
    expect(one.takesNonce(1)).toBe(true);
    expect(() => one.addNonce(0, 'again')).toThrow('cannot add');
    expect(one.takesNonce(5)).toBe(false);
    const drawn = (match: Poker) =>
      play(match).journal.entries.flatMap((entry) => ('drawn' in entry ? entry.drawn : []));
    const all = [drawn(one), drawn(two), drawn(none)].map((draws) => JSON.stringify(draws));
    expect(new Set(all).size).toBe(3);
    for (const match of [one, two, none]) expect(verify(rules, match.journal).fault).toBeUndefined();
    expect(verify(rules, one.journal).silent).toEqual([1]);
    expect(verify(rules, one.journal, { receipt: { match: 'branch', seat: 0, nonce: 'a' } }).fault).toBeUndefined();
    expect(reason(one.journal, { match: 'branch', seat: 0, nonce: 'b' })).toBe('otherNonce');
    expect(reason(one.journal, { match: 'branch', seat: 1, nonce: 'a' })).toBe('otherNonce');
  });

  test('a nonce is no move: what was answered last can still be taken back, and stays when it is', () => {
    const match = branch();
    const [d] = match.pending;
    if (!d) throw new Error('nothing to do');
    match.answer(d.seat, d.id, match.choices(d)[0]);
    const before = match.takeBack(d.seat);
    match.addNonce(0, 'a');
    expect(match.takeBack(d.seat)).toEqual(before);
    if (before) match.back(before.to);
    expect(match.takesNonce(0)).toBe(false);
    play(match);
    expect(verify(rules, match.journal).fault).toBeUndefined();
  });

  test('are audited whole only with the journal that they branched from', () => {
    const { journal } = play(branch());
    expect(verify(rules, journal)).toMatchObject({ audited: false });
    const whole = verify(rules, journal, { parent: parent.journal });
    expect(whole.fault).toBeUndefined();
    expect(whole.audited).toBe(true);
    expect(whole.draws.inherited).toBeGreaterThan(0);
  });

  test('are named where the copy is not the original, or the original not the right one', () => {
    const { journal } = play(branch());
    const altered = forged(
      journal,
      () => ({}),
      (all) => all.map((entry) => (entry.do === 'setup' ? { ...entry, drawn: [...entry.drawn].reverse() } : entry)),
    );
    expect(verify(rules, altered, { parent: parent.journal }).fault).toMatchObject({
      reason: 'parentDiffers',
      entry: 0,
    });
    expect(verify(rules, journal, { parent: play(opened(chanceOf(1), 'table-9')).journal }).fault?.reason).toBe(
      'otherParent',
    );
    expect(verify(rules, parent.journal, { parent: parent.journal }).fault?.reason).toBe('noFork');
    const bad = forged(
      parent.journal,
      () => ({}),
      (all) => all.map((entry) => (entry.do === 'end' ? { ...entry, seed: seedOf(2) } : entry)),
    );
    expect(verify(rules, journal, { parent: bad }).fault?.reason).toBe('parentBad');
  });
});

test('9,000 take-backs are verified by playing every answer about once', () => {
  const match = play(opened(chanceOf(1), 'long', { hands: 100, chips: 1000 }), 60);
  for (let i = 0; i < 9000; i++) {
    const [d] = match.pending;
    if (!d) throw new Error('over');
    match.answer(d.seat, d.id, match.choices(d)[0]);
    match.back(match.takeBack(d.seat)?.to ?? -1);
  }
  match.close();
  let answers = 0;
  const counting: typeof rules = {
    ...rules,
    answer(...given) {
      answers++;
      return rules.answer(...given);
    },
  };
  expect(verify(counting, match.journal).fault).toBeUndefined();
  expect(answers).toBeGreaterThan(9000);
  expect(answers).toBeLessThan(3 * match.journal.entries.length);
});
