import { describe, expect, test } from 'vitest';
import { rules } from '../examples/two-card-poker.ts';
import { Fast } from './chance/fast.ts';
import { Match, type Opening } from './match.ts';
import { hashOf } from './plain.ts';
import { isRefusal, refuse } from './refusal.ts';
import { replay } from './replay.ts';
import { sayRefusal } from './texts/say.ts';

const seats = [
  { name: 'Ada', role: 'player' },
  { name: 'Blaise', role: 'player' },
];
const opening: Opening = { match: 'm', options: { hands: 2 }, seats, chance: { kind: 'fast', seed: 5 } };

function open(change: Partial<Opening> = {}) {
  const match = Match.open(rules, { ...opening, ...change });
  if (isRefusal(match)) throw new Error(sayRefusal('en', match));
  return match;
}

describe('the door', () => {
  test('refuses tables that cannot be', () => {
    const why = (change: Partial<Opening>) => {
      const refusal = Match.open(rules, { ...opening, ...change });
      return isRefusal(refusal) ? [sayRefusal('fr', refusal), sayRefusal('en', refusal)] : [];
    };
    expect(why({ options: { hands: 0 } })).toEqual([
      'options mal formées à « hands » : attendu ≥ 1',
      'malformed options at “hands”: expected ≥ 1',
    ]);
    expect(why({ options: { hand: 3 } })).toEqual([
      'options mal formées : champ inconnu « hand »',
      'malformed options: unknown field “hand”',
    ]);
    expect(why({ options: { hands: 'x' } })).toEqual([
      'options mal formées à « hands » : attendu nombre',
      'malformed options at “hands”: expected number',
    ]);
    expect(why({ options: 'none' })).toEqual([
      'options mal formées : attendu objet',
      'malformed options: expected object',
    ]);
    expect(why({ seats: seats.slice(1) })[0]).toBe('il faut au moins 2 siège(s) « player », il y en a 1');
    expect(why({ seats: [...seats, { name: 'X', role: 'judge' }] })[1]).toBe('this game has no role “judge”');
    expect(why({ seats: [...seats, ...seats] })[1]).toMatch(/^at most 2/);
  });

  test('refuses answers by seat, decision and shape before the rules see them', () => {
    const match = open();
    const before = hashOf(match.state);
    const [d] = match.pending as [(typeof match.pending)[number]];
    const said = (seat: number, id: number, answer: unknown) => {
      const done = match.answer(seat, id, answer);
      return isRefusal(done) ? sayRefusal('en', done, { reason: (reason) => reason }) : 'taken';
    };
    expect(said(d.seat, d.id + 1, 'check')).toBe('this question is no longer open');
    expect(said(1 - d.seat, d.id, 'check')).toBe('this question is put to seat 1, not to you');
    expect(said(7, d.id, 'check')).toBe('there is no seat 8 at this table');
    expect(said(Number.NaN, d.id, 'check')).toBe('there is no seat NaN at this table');
    expect(said(d.seat, Number.NaN, 'check')).toBe('this question is no longer open');
    expect(said(d.seat, d.id, 'raise')).toBe('malformed answer: expected check | bet | fold | call');
    expect(said(d.seat, d.id, 'x'.repeat(1_000_000))).toHaveLength(
      'malformed answer: expected check | bet | fold | call'.length,
    );
    expect(said(d.seat, d.id, 'fold')).toBe('notPossible (POK-03)');
    // A game may say it in a whole sentence: the point comes once, after the rule.
    const refusal = refuse('invalid', 'POK-03', 'notPossible');
    expect(sayRefusal('en', refusal, { reason: () => 'That is not possible.' })).toBe('That is not possible (POK-03).');
    expect(hashOf(match.state)).toBe(before);
    expect(match.journal.entries).toHaveLength(1);
  });

  test('closes when the game is over', () => {
    const match = open({ options: { hands: 1 } });
    const [first] = match.pending;
    match.answer(0, first?.id ?? -1, 'check');
    match.answer(1, match.pending[0]?.id ?? -1, 'check');
    expect(match.outcome?.rule).toBe('POK-07');
    expect(match.journal.entries.at(-1)).toMatchObject({ do: 'end', outcome: { rule: 'POK-07' } });
    expect(match.answer(0, 0, 'check')).toMatchObject({ reason: 'over' });
    expect(match.back(0)).toMatchObject({ reason: 'over' });
  });
});

test('what was offered is taken without being read again, and comes to the same as what was not', () => {
  let read = 0;
  const counting = {
    ...rules,
    answers: {
      safeParse: (answer: unknown) => {
        read++;
        return rules.answers.safeParse(answer);
      },
    } as unknown as typeof rules.answers,
  };
  const played = (isOffered: boolean) => {
    const match = Match.open(counting, opening);
    if (isRefusal(match)) throw new Error(match.reason);
    for (let d = match.pending[0]; d; d = match.pending[0]) {
      const answer = isOffered ? match.choices(d)[0] : 'check';
      const done = match.answer(d.seat, d.id, JSON.parse(JSON.stringify(answer)));
      if (isRefusal(done)) match.answer(d.seat, d.id, 'call');
    }
    return match.journal.entries.map(({ hash }) => hash);
  };
  const hashes = played(false);
  expect(hashes.length).toBeGreaterThan(3);
  expect(read).toBeGreaterThan(0);
  read = 0;
  expect(played(true)).toEqual(hashes);
  expect(read).toBe(0);
});

describe('taking back', () => {
  test('is free for the last answer while nothing was drawn or shown', () => {
    const match = open();
    const before = hashOf(match.state);
    match.answer(0, match.pending[0]?.id ?? -1, 'bet');
    expect(match.takeBack(0)).toEqual({ to: 0, free: true });
    expect(match.takeBack(1)).toBeUndefined();
    match.back(0);
    expect(hashOf(match.state)).toBe(before);
    expect(match.heard(0)).toHaveLength(2);
  });

  test('needs the others after a draw, after a reveal, and once somebody else has acted', () => {
    const match = open();
    match.answer(0, match.pending[0]?.id ?? -1, 'bet');
    match.answer(1, match.pending[0]?.id ?? -1, 'call');
    expect(match.takeBack(1)).toEqual({ to: 1, free: false });
    expect(match.takeBack(0)).toEqual({ to: 0, free: false });
  });

  test('goes to entries in effect only', () => {
    const match = open();
    match.answer(0, match.pending[0]?.id ?? -1, 'bet');
    match.back(0);
    expect(match.back(1)).toMatchObject({ reason: 'noSuchEntry' });
    expect(match.back(99)).toMatchObject({ reason: 'noSuchEntry' });
  });

  test('reaches any earlier entry of a long game', () => {
    const match = open({ options: { hands: 200, chips: 5000 } });
    const below = new Fast(2).below();
    const hashes = [hashOf(match.state)];
    for (let i = 0; i < 150; i++) {
      const [d] = match.pending as [(typeof match.pending)[number]];
      const choices = match.choices(d);
      match.answer(d.seat, d.id, choices[below(choices.length)]);
      hashes.push(hashOf(match.state));
    }
    for (const to of [149, 100, 65, 64, 63, 5, 0]) {
      match.back(to);
      expect(hashOf(match.state)).toBe(hashes[to]);
    }
    expect(replay(rules, match.journal).match?.heard(0)).toEqual(match.heard(0));
  });
});

test('with real dice, what has been told up to a missing draw can be heard before it is made', () => {
  const match = open({ chance: { kind: 'asked' } });
  match.supply([2, 0, 0, 0, 0, 0]);
  expect(match.heard(0)).toMatchObject([{ n: 0, event: { kind: 'dealt', seat: 0 }, drawn: [{ label: 'deal.0' }] }]);
  expect(match.heard(1)).toMatchObject([{ event: { kind: 'dealt', seat: 0 }, drawn: [] }]);
  expect(match.awaited?.label).toBe('deal.1');
  // What a wrong outcome is answered with does not say what lies in the deck: that would give the other hand away.
  expect(match.supply([3, 0, 0, 0, 0, 0])).toMatchObject({ details: { space: 'draw 2' } });
});

test('rules that fail in the middle leave the match as it was, and its draws unmade', () => {
  let broken = false;
  const fragile = {
    ...rules,
    answer: (...args: Parameters<typeof rules.answer>) => {
      const refusal = rules.answer(...args);
      if (broken) throw new Error('a fault in the rules');
      return refusal;
    },
  };
  const seed = `chacha20-1:${'ab'.repeat(32)}`;
  const finish = (withFault: boolean) => {
    const match = Match.open(fragile, { ...opening, chance: { kind: 'audited', seed } });
    if (isRefusal(match)) throw new Error(match.reason);
    match.answer(0, match.pending[0]?.id ?? -1, 'check');
    if (withFault) {
      broken = true;
      expect(() => match.answer(1, match.pending[0]?.id ?? -1, 'check')).toThrow('a fault in the rules');
      broken = false;
    }
    match.answer(1, match.pending[0]?.id ?? -1, 'check');
    return match.journal.entries.at(-1)?.hash;
  };
  expect(finish(true)).toBe(finish(false));
});
