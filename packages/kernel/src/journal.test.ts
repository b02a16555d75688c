import { describe, expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import { rules } from '../examples/two-card-poker.ts';
import { seedString } from './chance/audited.ts';
import { Fast } from './chance/fast.ts';
import type { ChanceSetting } from './chance/live.ts';
import { readJournal, writeJournal } from './journal.ts';
import { Match } from './match.ts';
import { hashOf } from './plain.ts';
import { isRefusal } from './refusal.ts';
import { fork, replay } from './replay.ts';
import { sayKernel } from './texts/say.ts';
import { verify } from './verify.ts';

const seats = [
  { name: 'Ada', role: 'player' },
  { name: 'Blaise', role: 'player' },
];
const audited: ChanceSetting = { kind: 'audited', seed: seedString(new Uint8Array(32).fill(1)), nonces: ['a', 'b'] };

/** A match of poker played at random, with at least this many answers if the chips last. */
function played(answers: number, options: object, chance: ChanceSetting = audited) {
  const match = Match.open(rules, { match: 'test', options, seats, chance });
  if (isRefusal(match)) throw new Error(match.reason);
  const below = new Fast(3).below();
  for (let i = 0; i < answers; i++) {
    const [d] = match.pending;
    if (!d) break;
    const choices = match.choices(d);
    match.answer(d.seat, d.id, choices[below(choices.length)]);
  }
  return match;
}

/** Many hands, more chips than can be lost. */
const ANSWERS = tiered(2000, 10_000);
const long = played(ANSWERS, { hands: 10_000, chips: 1_000_000 });
const text = writeJournal(long.journal);

test('a journal of thousands of answers replays to the same hash', () => {
  expect(long.journal.entries.filter((entry) => entry.do === 'answer')).toHaveLength(ANSWERS);
  const { journal, fault } = readJournal(text);
  if (!journal) throw new Error('unreadable');
  expect(fault).toBeUndefined();
  expect(writeJournal(journal)).toBe(text);
  const { match } = replay(rules, journal);
  expect(match && hashOf(match.state)).toBe(hashOf(long.state));
});

test('one byte changed anywhere is found at its entry, and what stands before can still be read', () => {
  const below = new Fast(17).below();
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  for (let i = 0; i < 24; i++) {
    const at = below(text.length - 1);
    const changed = text[at] === '7' ? '8' : '7';
    const { journal, fault } = readJournal(text.slice(0, at) + changed + text.slice(at + 1));
    // The line that the byte is in; a changed line break spoils the line that it ended.
    const entry = starts.findLastIndex((start) => start <= at) - 1;
    expect(fault?.entry).toBe(entry < 0 ? 'header' : entry);
    expect(journal?.entries.length ?? -1).toBe(entry);
  }
});

describe('a damaged file', () => {
  const short = writeJournal(played(8, { hands: 2 }).journal);
  const lines = short.split('\n');

  test('cut off in the middle of an entry names that entry', () => {
    const { journal, fault } = readJournal(short.slice(0, short.lastIndexOf('"hash"')));
    expect(fault?.reason).toBe('entryJson');
    expect(fault?.entry).toBe(journal?.entries.length);
  });

  test('that a program has changed around its entries says how', () => {
    const last = lines.length - 3;
    for (const [text, reason, entry] of [
      [short.slice(0, -1), 'entryUnended', last],
      [`${short}\n`, 'blankLine', last + 1],
      [[...lines.slice(0, 3), '', ...lines.slice(3)].join('\n'), 'blankLine', 2],
      [short.replaceAll('\n', '\r\n'), 'lineEnds', 'header'],
      [short.replace(/\n$/, '\r\n'), 'lineEnds', last],
      [`\uFEFF${short}`, 'byteOrderMark', 'header'],
    ] as const) {
      const { journal, fault } = readJournal(text);
      expect(fault).toMatchObject({ reason, entry });
      expect(journal?.entries.length).toBe(entry === 'header' ? undefined : entry);
    }
  });

  test('with an entry missing, doubled or moved is out of order at the first that does not fit', () => {
    expect(readJournal([...lines.slice(0, 3), ...lines.slice(4)].join('\n')).fault?.entry).toBe(2);
    expect(readJournal([...lines.slice(0, 3), ...lines.slice(2)].join('\n')).fault?.entry).toBe(2);
  });

  test('that is no journal is refused by its header, in one line', () => {
    for (const junk of ['', 'hello', '{}', '[]', '\0\0\0', 'x'.repeat(100_000), '['.repeat(100_000)]) {
      const { journal, fault } = readJournal(junk);
      expect(journal).toBeUndefined();
      if (!fault) throw new Error('no fault');
      const line = sayKernel('fr', fault.reason, fault.details);
      expect(line).toMatch(/^l’en-tête du journal est illisible/);
      expect(line.length).toBeLessThan(200);
    }
  });

  test('with another answer and a matching chain is refused by the rules or by the state', () => {
    // Somebody who rewrites the chain as well is caught by the replay.
    const match = played(3, { hands: 2 });
    const entries = match.journal.entries.map((entry) =>
      entry.do === 'answer' && entry.n === 1 ? { ...entry, answer: 'call' } : entry,
    );
    const { fault } = replay(rules, { header: match.journal.header, entries });
    expect(fault).toMatchObject({ entry: 1, reason: 'replayRefused' });
  });
});

describe('verifying', () => {
  test('a finished game is checked against the seed that was committed to', () => {
    const match = played(100, { hands: 3 });
    expect(match.closed).toBe(true);
    const { fault, audited } = verify(rules, match.journal);
    expect({ fault, audited }).toEqual({ fault: undefined, audited: true });
  });

  test('an unfinished game keeps its seed to itself, and says that it could not be audited', () => {
    const match = played(3, { hands: 3 });
    expect(writeJournal(match.journal)).not.toContain('chacha20');
    expect(verify(rules, match.journal)).toMatchObject({ audited: false });
    match.close();
    expect(verify(rules, match.journal)).toMatchObject({ audited: true });
  });

  test('another seed than the one committed to is found out', () => {
    const { header, entries } = played(100, { hands: 1 }).journal;
    const end = entries.at(-1);
    if (end?.do !== 'end') throw new Error('not ended');
    const forged = [...entries.slice(0, -1), { ...end, seed: seedString(new Uint8Array(32).fill(2)) }];
    expect(verify(rules, { header, entries: forged }).fault).toMatchObject({ reason: 'seedCommitment' });
  });

  test('an outcome that was not the game’s is found out', () => {
    const { header, entries } = played(100, { hands: 1 }).journal;
    const forged = entries.map((entry) =>
      entry.do === 'end' && entry.outcome ? { ...entry, outcome: { ...entry.outcome, winners: [0, 1] } } : entry,
    );
    expect(verify(rules, { header, entries: forged }).fault).toMatchObject({ reason: 'outcomeDiffers' });
  });

  test('a draw that does not come from the seed is found at its entry', () => {
    const { header, entries } = played(100, { hands: 1 }).journal;
    const [setup, ...rest] = entries;
    if (setup?.do !== 'setup') throw new Error('no setup');
    const aces = { ...setup, drawn: [['deal.0', [0, 0, 0, 0, 0, 2]], ...setup.drawn.slice(1)] as typeof setup.drawn };
    expect(verify(rules, { header, entries: [aces, ...rest] }).fault).toMatchObject({
      entry: 0,
      reason: 'drawDiffers',
    });
  });

  test('draws taken back are drawn on, not again, and still come from the seed', () => {
    const match = played(6, { hands: 5 });
    const dealt = () => match.journal.entries.flatMap((entry) => ('drawn' in entry ? entry.drawn : []));
    const before = dealt().length;
    match.back(0);
    for (let i = 0; i < 30 && match.pending[0]; i++) {
      const d = match.pending[0];
      match.answer(d.seat, d.id, match.choices(d)[0]);
    }
    expect(match.closed).toBe(true);
    expect(dealt().slice(before)).not.toEqual(dealt().slice(2, before));
    expect(verify(rules, match.journal)).toMatchObject({ audited: true });
    expect(verify(rules, match.journal).fault).toBeUndefined();
  });

  test('other rules than those it was played by are named', () => {
    const { journal } = played(2, {});
    expect(replay({ ...rules, version: '2' }, journal).fault).toMatchObject({
      entry: 'header',
      reason: 'otherVersion',
    });
    expect(replay({ ...rules, id: 'whist' }, journal).fault).toMatchObject({ entry: 'header', reason: 'otherGame' });
  });
});

describe('going on', () => {
  test.each([audited, { kind: 'fast', seed: 8 } as const])(
    'a loaded game goes on as if it had never stopped ($kind)',
    (chance) => {
      const whole = played(20, { hands: 9 }, chance);
      const half = played(10, { hands: 9 }, chance);
      const { journal } = readJournal(writeJournal(half.journal));
      const { match } = journal ? replay(rules, journal, { chance }) : {};
      if (!match) throw new Error('not loaded');
      for (const entry of whole.journal.entries.slice(half.journal.entries.length)) {
        if (entry.do === 'answer') match.answer(entry.seat, entry.decision, entry.answer);
      }
      expect(writeJournal(match.journal)).toBe(writeJournal(whole.journal));
    },
  );

  test('a game that stopped before its set-up was drawn with real dice can be taken up', () => {
    const { journal } = played(0, {}, { kind: 'asked' });
    expect(journal.entries).toEqual([]);
    const { match } = replay(rules, journal);
    expect(match?.awaited?.label).toBe('deal.0');
    expect(match?.pending).toEqual([]);
  });

  test('a fork takes over what was done up to a position and goes its own way', () => {
    const match = played(12, { hands: 9 });
    match.back(4);
    const other: ChanceSetting = { kind: 'audited', seed: seedString(new Uint8Array(32).fill(9)) };
    const { match: forked, fault } = fork(rules, match.journal, 4, 'fork', other);
    if (!forked) throw new Error(fault?.reason);
    expect(hashOf(forked.state)).toBe(hashOf(match.state));
    expect(forked.journal.header).toMatchObject({ match: 'fork', forked: { match: 'test', entries: 5 } });
    for (let i = 0; i < 60 && forked.pending[0]; i++) {
      const d = forked.pending[0];
      forked.answer(d.seat, d.id, forked.choices(d)[0]);
    }
    // What it copied was drawn from another seed: without that game's journal nothing is known about it.
    expect(verify(rules, forked.journal)).toMatchObject({ audited: false });
    expect(verify(rules, forked.journal).fault).toBeUndefined();
    expect(verify(rules, forked.journal, { parent: match.journal }).fault).toBeUndefined();
    expect(readJournal(writeJournal(forked.journal)).fault).toBeUndefined();
  });
});
