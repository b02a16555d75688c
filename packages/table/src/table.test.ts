import { commitment, seedString } from '@reverie/kernel/chance/audited';
import { Fast } from '@reverie/kernel/chance/fast';
import { twoCardPoker } from '@reverie/kernel/examples/two-card-poker';
import { canonical } from '@reverie/kernel/plain';
import { isRefusal } from '@reverie/kernel/refusal';
import { verify } from '@reverie/kernel/verify';
import { describe, expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import { clockWalk } from '../test/clock-walk.ts';
import { begun, hash, house, OWNER, open, playOn, secrets, seed, seen, sits, THREE } from '../test/given.ts';
import type { TableEntry } from './entries.ts';
import { linesAfter, standingOf } from './feed.ts';
import { type Branch, branch, branchEntries } from './follow-up.ts';
import { seatsOfPeople } from './seats.ts';
import { type Spec, specSchema } from './spec.ts';
import { Table } from './table.ts';
import { sayRefusal } from './texts/say.ts';

const SEED = Number(process.env.REVERIE_SEED ?? 1);

describe('seats', () => {
  test('are claimed by whoever was invited, once, and then have a secret of their own', () => {
    const { table, done, why } = open();
    expect(why({ do: 'claim', seat: 0, name: 'Eve', secret: hash(9), nonce: '' }, { kind: 'invited', seat: 1 })).toBe(
      'this link is no longer valid for this seat',
    );
    done({ do: 'claim', seat: 0, name: 'Ada', secret: hash(10), nonce: 'n' }, { kind: 'invited', seat: 0 });
    expect(table.seats[0]).toMatchObject({
      name: 'Ada',
      secret: hash(10),
      invitation: null,
      sitter: { kind: 'person' },
    });
    expect(why({ do: 'claim', seat: 0, name: 'Eve', secret: hash(9), nonce: '' }, { kind: 'invited', seat: 0 })).toBe(
      'seat 1 is taken',
    );
  });

  test('are revoked by the owner alone, and can then be claimed again where nothing is hidden', () => {
    const { table, done, why } = begun({ game: 'tic-tac-toe', options: {} });
    expect(why({ do: 'revoke', seat: 1, invitation: hash(7) }, sits(0))).toBe(
      'only the owner of the table can do that',
    );
    done({ do: 'revoke', seat: 1, invitation: hash(7) }, OWNER);
    expect(table.seats[1]).toMatchObject({ secret: null, invitation: hash(7) });
    done({ do: 'claim', seat: 1, name: 'Colette', secret: hash(12), nonce: '' }, { kind: 'invited', seat: 1 });
    expect(table.seats[1]).toMatchObject({ name: 'Colette', secret: hash(12) });
  });

  test('may be given to programs before the game, and a game begins when none is open', () => {
    const { done, why, table } = open();
    done({ do: 'claim', seat: 0, name: 'Ada', secret: hash(10), nonce: '' }, { kind: 'invited', seat: 0 });
    expect(why({ do: 'start' }, OWNER)).toBe('1 seat(s) are still to be filled');
    expect(why({ do: 'seat', seat: 1, program: 'deep' }, OWNER)).toBe('there is no bot “deep” for this game');
    done({ do: 'seat', seat: 1, program: 'random' }, OWNER);
    done({ do: 'start' }, OWNER);
    expect(table.phase).toBe('playing');
    expect(why({ do: 'start' }, OWNER)).toBe('the game has already begun');
  });
});

describe('playing', () => {
  test('goes through the match, and everybody gets what they may know', () => {
    const { table, answer } = begun();
    answer(0, 'bet');
    const [mine, other] = [linesAfter(table, 0, 2), linesAfter(table, 1, 2)];
    expect(mine.map(({ kind }) => kind)).toEqual(['started', 'played', 'played']);
    expect(canonical(other)).not.toContain(
      canonical(standingOf(table, 0, 0).view as object).match(/"hand":(\[[^\]]+\])/)?.[1],
    );
    expect(standingOf(table, 1, 0).decisions[0]?.choices).toEqual(['fold', 'call']);
    expect(standingOf(table, 0, 0)).toMatchObject({ decisions: [], waitingFor: [1], seed: null });
    expect(canonical([mine, other, standingOf(table, 0, 0)])).not.toContain('chacha20');
  });

  test('refuses what the rules, the table or the shape refuse, in words', () => {
    const { why, answer } = begun();
    expect(isRefusal(answer(1, 'check'))).toBe(true);
    expect(isRefusal(answer(0, 'fold'))).toBe(true);
    expect(why({ do: 'answer', decision: 0, answer: 'bet' }, { kind: 'spectator', name: 'Eve' })).toBe(
      'only seats at this table can do that',
    );
  });

  test('a pause stops the game and nothing else', () => {
    const { done, why, answer } = begun();
    done({ do: 'pause' }, sits(1));
    expect(isRefusal(answer(0, 'bet'))).toBe(true);
    done({ do: 'say', text: 'une minute' }, sits(1));
    done({ do: 'resume' }, sits(0));
    expect(isRefusal(answer(0, 'bet'))).toBe(false);
    expect(why({ do: 'resume' }, sits(0))).toBe('the table is not paused');
  });

  test('ends with the seed published and the journal true', () => {
    const { table, answer } = begun();
    const below = new Fast(1).below();
    for (let i = 0; i < 200 && table.phase === 'playing'; i++) {
      const [d] = table.match?.pending ?? [];
      const choices = d ? (table.match?.choices(d) ?? []) : [];
      if (d) answer(d.seat, choices[below(choices.length)]);
    }
    expect(table.phase).toBe('over');
    expect(standingOf(table, 'spectator', 0)).toMatchObject({ seed, outcome: { rule: 'POK-07' } });
    if (!table.match) throw new Error('no match');
    const { fault, audited } = verify(twoCardPoker.rules, table.match.journal);
    expect({ fault, audited }).toEqual({ fault: undefined, audited: true });
  });
});

describe('taking back', () => {
  test('is free while the law says so, and then asks the others', () => {
    const { table, done, answer, why } = begun();
    answer(0, 'bet');
    done({ do: 'takeBack' }, sits(0));
    expect(table.match?.pending[0]).toMatchObject({ seat: 0, kind: 'speak' });
    answer(0, 'bet');
    answer(1, 'call');
    expect(done({ do: 'takeBack' }, sits(1)).map(({ happened }) => happened.kind)).toEqual(['backAsked']);
    expect(why({ do: 'takeBack' }, sits(0))).toBe('a request to undo is already pending');
    expect(why({ do: 'consent', agree: true }, sits(1))).toBe('you cannot answer your own request');
    done({ do: 'consent', agree: true }, sits(0));
    expect(table.undoRequest).toBeNull();
    expect(table.match?.pending[0]).toMatchObject({ seat: 1, kind: 'answer' });
  });

  test('asks nobody where only programs sit beside', () => {
    const { table, done, answer } = begun();
    answer(0, 'bet');
    answer(1, 'call');
    done({ do: 'takeOver', seat: 0, program: 'random' }, sits(0));
    expect(done({ do: 'takeBack' }, sits(1)).map(({ happened }) => happened.kind)).toEqual(['played']);
    expect(table.match?.pending[0]).toMatchObject({ seat: 1, kind: 'answer' });
  });

  test('is refused by one who refuses, and dropped when the game goes on', () => {
    const { table, done, answer } = begun();
    answer(0, 'bet');
    answer(1, 'call');
    done({ do: 'takeBack' }, sits(1));
    done({ do: 'consent', agree: false }, sits(0));
    expect(table.undoRequest).toBeNull();
    done({ do: 'takeBack' }, sits(1));
    const [d] = table.match?.pending ?? [];
    answer(d?.seat ?? -1, 'check');
    expect(table.undoRequest).toBeNull();
  });

  test('who has no say is not heard: whose seat a program holds, and who has left', () => {
    const { table, done, why, answer } = begun(THREE);
    answer(0, { offer: 1 });
    answer(1, { offer: 2 });
    done({ do: 'takeBack' }, sits(0));
    expect(table.undoRequest?.waitingFor).toEqual([1, 2]);
    done({ do: 'takeOver', seat: 2, program: 'random' }, sits(0));
    expect(why({ do: 'consent', agree: false }, sits(2))).toBe('a bot plays your seat; take it back first');
    expect(why({ do: 'consent', agree: true }, { kind: 'spectator', name: 'Eve' })).toBe(
      'only seats at this table can do that',
    );
    done({ do: 'giveBack' }, sits(2));
    done({ do: 'resign' }, sits(2));
    done({ do: 'takeBack' }, sits(0));
    expect(why({ do: 'consent', agree: false }, sits(2))).toBe('this request is not addressed to you');
    done({ do: 'consent', agree: true }, sits(1));
    expect(table.match?.pending.map(({ seat }) => seat)).toContain(0);
  });

  test('waits for everybody who is asked', () => {
    const { table, done, answer } = begun(THREE);
    answer(0, { offer: 1 });
    answer(1, { offer: 2 });
    done({ do: 'takeBack' }, sits(0));
    expect(done({ do: 'consent', agree: true }, sits(1)).map(({ happened }) => happened.kind)).toEqual([
      'backAnswered',
    ]);
    expect(table.undoRequest?.waitingFor).toEqual([2]);
    expect(done({ do: 'consent', agree: true }, sits(2)).map(({ happened }) => happened.kind)).toEqual([
      'backAnswered',
      'played',
    ]);
  });

  test('is done as soon as nobody is left to be asked, whatever took them away', () => {
    const kinds = (entries: readonly { happened: { kind: string } }[]) => entries.map(({ happened }) => happened.kind);
    const asked = () => {
      const t = begun();
      t.answer(0, 'bet');
      t.answer(1, 'call');
      t.done({ do: 'takeBack' }, sits(1));
      return t;
    };
    const revoked = asked();
    expect(kinds(revoked.done({ do: 'revoke', seat: 0, invitation: hash(7) }, OWNER))).toEqual(['revoked', 'played']);
    const paused = asked();
    paused.done({ do: 'pause' }, sits(1));
    paused.done({ do: 'takeOver', seat: 0, program: 'random' }, sits(1));
    expect(paused.table.undoRequest?.waitingFor).toEqual([]);
    expect(kinds(paused.done({ do: 'resume' }, sits(1)))).toEqual(['resumed', 'played']);
    for (const { table } of [revoked, paused]) expect(seen(Table.load(house, 'T', table.log))).toBe(seen(table));
  });

  test('with real dice it is dropped when somebody goes on, although the draw is still to be made', () => {
    const { table, done, why, answer } = begun({ dice: true });
    const deal = () => {
      done({ do: 'supply', outcome: [1, 1, 0, 0, 0, 0] }, sits(0));
      done({ do: 'supply', outcome: [0, 0, 1, 1, 0, 0] }, sits(1));
    };
    const speak = () => (table.match?.pending[0]?.seat ?? -1) as 0 | 1;
    deal();
    const [first, second] = [speak(), 1 - speak()];
    answer(first, 'bet');
    answer(second, 'call');
    deal();
    const other = 1 - speak();
    answer(speak(), 'bet');
    done({ do: 'takeBack' }, sits(other));
    expect(table.undoRequest).not.toBeNull();
    answer(other, 'fold');
    expect(table.match?.awaited).toBeDefined();
    const { seq } = table;
    expect(why({ do: 'consent', agree: true }, sits(1 - other))).toBe('no request to undo is pending');
    expect(table.seq).toBe(seq);
  });

  test('programs do not mind', () => {
    const { table, done } = open();
    done({ do: 'claim', seat: 0, name: 'Ada', secret: hash(10), nonce: '' }, { kind: 'invited', seat: 0 });
    done({ do: 'seat', seat: 1, program: 'random' }, OWNER);
    done({ do: 'start' }, OWNER);
    const id = () => table.match?.pending[0]?.id ?? -1;
    done({ do: 'answer', decision: id(), answer: 'bet' }, sits(0));
    done({ do: 'answer', decision: id(), answer: 'call' }, sits(1));
    done({ do: 'takeBack' }, sits(0));
    expect(table.match?.pending[0]).toMatchObject({ seat: 0, kind: 'speak' });
  });
});

describe('absence', () => {
  test('a program takes over and gives back', () => {
    const { table, done, why } = begun();
    done({ do: 'takeOver', seat: 0, program: 'random' }, sits(1));
    // One of them answers, never both: what the journal ascribes to a program no person has said.
    const decision = table.match?.pending[0]?.id;
    expect(why({ do: 'answer', decision, answer: 'bet' }, sits(0))).toBe('a bot plays your seat; take it back first');
    done({ do: 'answer', decision, answer: 'bet' }, { kind: 'seat', seat: 0, program: true });
    const line = linesAfter(table, 1, -1).at(-1);
    expect(line).toMatchObject({ kind: 'played', seat: 0, program: true });
    expect(why({ do: 'takeOver', seat: 0, program: 'random' }, sits(1))).toBe('a bot cannot take over seat 1');
    done({ do: 'giveBack' }, sits(0));
    expect(why({ do: 'giveBack' }, sits(0))).toBe('no bot has taken over your seat');
  });

  test('who resigns is out of the game', () => {
    const { table, done } = begun();
    done({ do: 'resign' }, sits(0));
    expect(table.match?.outcome).toMatchObject({ winners: [1], rule: 'POK-08' });
    expect(table.seats[0]?.resigned).toBe(true);
  });
});

describe('clocks', () => {
  test(`no walk of answers, take-backs, pauses, stand-ins, reloads and jumps of the time gains any (seed ${SEED})`, () => {
    for (let seed = SEED; seed < SEED + tiered(80, 400); seed++) expect(clockWalk(seed, 60)).toBeNull();
    // One of a hundred thousand: an answer that comes in after the last second, and just before the flag falls.
    expect(clockWalk(1626436561, 40)).toBeNull();
  });

  test('answering and taking back makes no time', () => {
    const { table, ask } = begun({
      game: 'tic-tac-toe',
      options: {},
      seats: [{ role: 'player' }, { role: 'player' }],
      clock: { seconds: 60, increment: 30 },
    });
    const at = table.last?.at ?? 0;
    for (let i = 0; i < 12; i++) {
      const [d] = table.match?.pending ?? [];
      if (!d) throw new Error('over');
      const answer = table.match?.choices(d)[0];
      expect(ask({ do: 'answer', decision: d.id, answer }, sits(d.seat), at + 10 * i, { id: `a${i}` })).toHaveLength(1);
      expect(ask({ do: 'takeBack' }, sits(d.seat), at + 10 * i + 5, { id: `b${i}` })).toHaveLength(1);
    }
    // All of the second is the first seat’s, also what the other waited for.
    expect(table.clock?.left(at + 1000)).toEqual([59_000, 60_000]);
  });

  test('each seat has so many pauses where there is a clock, and any number where there is none', () => {
    const timed = begun({ clock: { seconds: 60, pauses: 1 } });
    timed.done({ do: 'pause' }, sits(0));
    timed.done({ do: 'resume' }, sits(1));
    expect(timed.why({ do: 'pause' }, sits(0))).toMatch(/may take 1 pause/);
    timed.done({ do: 'pause' }, sits(1));
    const free = begun();
    for (let i = 0; i < 9; i++) {
      free.done({ do: 'pause' }, sits(0));
      free.done({ do: 'resume' }, sits(1));
    }
  });

  test('run for whom the game waits, stop in a pause, and give back what an answer earns', () => {
    const { table, done, answer } = begun({ clock: { seconds: 60, increment: 5 } });
    const at = table.log.at(-1)?.at ?? 0;
    expect(table.clock?.left(at + 10_000)).toEqual([50_000, 60_000]);
    expect(table.clock?.deadline([0, 1])).toBe(at + 60_000);
    answer(0, 'bet');
    const [ada, blaise] = table.clock?.left(table.log.at(-1)?.at ?? 0) ?? [];
    expect([ada, blaise]).toEqual([64_000, 60_000]);
    done({ do: 'pause' }, sits(0));
    expect(table.clock?.deadline([0, 1])).toBeNull();
  });

  test('whose time has run out does not get the seat back from the program; whose has not does', () => {
    const { table, done, why } = begun({ clock: { seconds: 60, increment: 0 } });
    const at = table.log.at(-1)?.at ?? 0;
    done({ do: 'takeOver', seat: 0, program: 'random' }, { kind: 'house' }, at + 60_000);
    expect(why({ do: 'giveBack' }, sits(0), at + 61_000)).toBe('this seat is out of time');
    done({ do: 'takeOver', seat: 1, program: 'random' }, sits(1), at + 62_000);
    done({ do: 'giveBack' }, sits(1), at + 63_000);
  });

  test('answering and taking back does not use up the time of the others: whoever does it pays', () => {
    const { table, ask } = begun({
      game: 'tic-tac-toe',
      options: {},
      seats: [{ role: 'player' }, { role: 'player' }],
      clock: { seconds: 60, increment: 7 },
    });
    const at = table.log.at(-1)?.at ?? 0;
    for (let i = 0; i < 3; i++) {
      const decision = table.match?.pending[0];
      const [choice] = decision ? (table.match?.choices(decision) ?? []) : [];
      ask({ do: 'answer', decision: decision?.id, answer: choice }, sits(0), at + 10_000 * i);
      ask({ do: 'takeBack' }, sits(0), at + 10_000 * (i + 1));
    }
    expect(table.clock?.left(at + 30_000)).toEqual([30_000, 60_000]);
  });

  test('of a branch begin anew, however often it is loaded; branches of earlier versions keep the time they have', () => {
    const { table } = begun({ options: { hands: 30 } });
    playOn(table, 9);
    const journal = { header: table.match?.journal.header as never, entries: table.match?.journal.entries ?? [] };
    const game = house.game('two-card-poker') as never;
    const made = branch(game, journal, { at: undefined, match: 'B', seed, say: () => '' });
    const spec = specSchema.parse({ ...table.spec, clock: { seconds: 60, increment: 30 } }) as Spec;
    const log = branchEntries(house, spec, secrets, made as Branch, { id: 'open', at: 0 }) as readonly TableEntry[];
    expect(Table.load(house, 'B', log).clock?.left(1000)).toEqual([60_000, 60_000]);
    const earlier = (JSON.parse(JSON.stringify(log)) as TableEntry[]).map(({ happened, ...entry }) => ({
      ...entry,
      happened: happened.kind === 'started' ? { ...happened, ownTime: undefined } : happened,
    })) as unknown as readonly TableEntry[];
    const [ada = 0, blaise = 0] = Table.load(house, 'B', earlier).clock?.left(1000) ?? [];
    expect(ada + blaise).toBe(120_000 + 9 * 30_000);
  });

  test('lending the seat to a program does not stop the clock, and nobody is timed out meanwhile', () => {
    const { table, done } = begun({ clock: { seconds: 60, increment: 0 } });
    const at = table.log.at(-1)?.at ?? 0;
    done({ do: 'takeOver', seat: 0, program: 'random' }, sits(0), at + 1000);
    expect(table.clock?.deadline(seatsOfPeople(table.seats))).toBeNull();
    done({ do: 'giveBack' }, sits(0), at + 11_000);
    expect(table.clock?.left(at + 11_000)).toEqual([49_000, 60_000]);
  });
});

describe('the log', () => {
  /** A table to which a bit of everything has happened. */
  function busy() {
    const t = begun({ clock: { seconds: 600, increment: 2 } });
    t.answer(0, 'bet');
    t.answer(1, 'call');
    t.done({ do: 'say', text: '  <b>bien</b>\n joué \u202e ' }, sits(0));
    t.done({ do: 'react', sign: 'bravo' }, sits(1));
    t.done({ do: 'takeBack' }, sits(1));
    t.done({ do: 'consent', agree: true }, sits(0));
    t.done({ do: 'rename', name: 'Ada L.' }, sits(0));
    t.done({ do: 'takeOver', seat: 1, program: 'random' }, sits(0));
    const decision = t.table.match?.pending[0]?.id;
    t.done({ do: 'answer', decision, answer: 'fold' }, { kind: 'seat', seat: 1, program: true });
    return t;
  }

  test('loads to the same table after any command', () => {
    const { table } = busy();
    const stored = JSON.parse(JSON.stringify(table.log)) as typeof table.log;
    expect(seen(Table.load(house, 'T', stored))).toBe(seen(table));
    for (let length = 1; length <= stored.length; length++) {
      // The entries of one command are stored all together or not at all.
      if (stored[length]?.command === stored[length - 1]?.command) continue;
      expect(Table.load(house, 'T', stored.slice(0, length)).seq).toBe(length - 1);
    }
  });

  test('a loaded table goes on with the same draws', () => {
    const { table } = begun();
    const copy = Table.load(house, 'T', table.log);
    const fold = (t: Table) => {
      for (let i = 0; i < 3; i++) {
        const [d] = t.match?.pending ?? [];
        const answer = d && t.match?.choices(d)[0];
        t.execute({
          command: { do: 'answer', decision: d?.id ?? -1, answer: answer as string },
          actor: sits(d?.seat ?? 0),
          id: `x${i}`,
          at: i,
        });
      }
      return t;
    };
    expect(seen(fold(copy))).toBe(seen(fold(table)));
  });

  test('a command is known by its id', () => {
    const { table } = busy();
    expect(table.seqOfCommand('c3')).toBe(3);
    expect(table.seqOfCommand('never')).toBeUndefined();
  });

  test('nothing secret is in any line or standing, for anybody', () => {
    const { table } = busy();
    const everything = seen(table);
    for (const secret of [hash(1), hash(2), hash(4), hash(10), hash(11), seed, 'secret'])
      expect(everything).not.toContain(secret);
  });
});

test('with real dice a draw is asked of those who may see it, also after the table was loaded again', () => {
  const { table, done, why } = begun({ dice: true });
  expect(standingOf(table, 0, 0)).toMatchObject({
    view: null,
    awaited: { label: 'deal.0', space: ['draw', 2], seats: [0] },
  });
  expect(why({ do: 'supply', outcome: [2, 0, 0, 0, 0, 0] }, sits(1))).toBe('this draw is not yours to make');
  expect(why({ do: 'supply', outcome: [9, 0, 0, 0, 0, 0] }, sits(0))).toBe('this is not a possible outcome of draw 2');
  done({ do: 'supply', outcome: [2, 0, 0, 0, 0, 0] }, sits(0));
  const copy = Table.load(house, 'T', table.log);
  expect(standingOf(copy, 1, 0).awaited).toEqual({ label: 'deal.1', space: ['draw', 2], seats: [1] });
  expect(canonical(linesAfter(copy, 1, -1))).not.toContain('[2,0,0,0,0,0]');
  done({ do: 'supply', outcome: [0, 2, 0, 0, 0, 0] }, sits(1));
  expect(standingOf(table, 0, 0)).toMatchObject({ awaited: null, waitingFor: [0] });
});

test('a table that cannot be is refused before it is opened', () => {
  const why = (change: object) => {
    const spec = specSchema.parse({
      game: 'two-card-poker',
      seats: [{ role: 'player' }, { role: 'player' }],
      ...change,
    }) as Spec;
    const table = Table.open(house, 'T', spec, secrets, { id: 'o', at: 0 });
    return isRefusal(table) ? sayRefusal('fr', table) : 'ouverte';
  };
  expect(why({ game: 'belote' })).toBe('il n’y a pas de jeu « belote »');
  expect(why({ options: { hands: 0 } })).toBe('options mal formées à « hands » : attendu ≥ 1');
  expect(why({ seats: [{ role: 'player' }] })).toMatch(/^il faut au moins 2/);
});

describe('the seed', () => {
  test('is committed to when the table opens, before anybody adds a nonce, and the game is played with it', () => {
    const own = seedString(new Uint8Array(32).fill(9));
    const spec = specSchema.parse({ game: 'two-card-poker', seats: [{ role: 'player' }, { role: 'player' }] });
    const table = Table.open(house, 'T', spec, secrets, { id: 'open', at: 0, seed: own });
    if (isRefusal(table)) throw new Error(table.reason);
    const promise = commitment(own, 'T', `two-card-poker@${table.game.rules.version}`);
    expect(linesAfter(table, 'spectator', -1)).toEqual([
      { seq: 0, at: 0, kind: 'opened', game: 'two-card-poker', title: '', from: null, commitment: promise },
    ]);
    for (const seat of [0, 1]) {
      const command = { do: 'claim', seat, name: `P${seat}`, secret: hash(10 + seat), nonce: `n${seat}` } as const;
      table.execute({ command, actor: { kind: 'invited', seat }, id: `c${seat}`, at: 1 });
    }
    // Whatever the house brings now comes too late.
    const started = table.execute({ command: { do: 'start' }, actor: OWNER, id: 's', at: 2, seed });
    expect(isRefusal(started)).toBe(false);
    expect(standingOf(table, 0, 2).chance).toEqual({ kind: 'audited', commitment: promise, nonces: ['n0', 'n1'] });
    const again = Table.load(house, 'T', JSON.parse(JSON.stringify(table.log)));
    again.execute({ command: { do: 'close' }, actor: OWNER, id: 'x', at: 3 });
    expect(standingOf(again, 0, 3).seed).toBe(own);
    expect(JSON.stringify(linesAfter(table, 0, -1))).not.toContain(own);
  });

  test('with real dice there is none', () => {
    const seats = [{ role: 'player' }, { role: 'player' }];
    const spec = specSchema.parse({ game: 'two-card-poker', dice: true, seats });
    const table = Table.open(house, 'T', spec, secrets, { id: 'open', at: 0, seed });
    if (isRefusal(table)) throw new Error(table.reason);
    expect(table.committedSeed).toBeNull();
    expect(linesAfter(table, 0, -1)[0]).toMatchObject({ commitment: null });
  });
});
