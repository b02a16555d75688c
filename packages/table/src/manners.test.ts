import { twoCardPoker } from '@reverie/kernel/examples/two-card-poker';
import { readJournal } from '@reverie/kernel/journal';
import { canonical } from '@reverie/kernel/plain';
import { verify } from '@reverie/kernel/verify';
import { describe, expect, test } from 'vitest';
import { begun, hash, house, OWNER, open, playOn, sits } from '../test/given.ts';
import type { Actor } from './commands.ts';
import { exportFor } from './export.ts';
import { cardOf, isListed, linesAfter, standingOf } from './feed.ts';
import { openRematch, rematchSeats } from './follow-up.ts';
import { MAX_INTERRUPTIONS } from './gallery.ts';
import { type House, Table } from './table.ts';
import { NUDGE_INTERVAL } from './wire.ts';
import { cardSchema, lineSchema, standingSchema } from './wire-schemas.ts';

const recovery = 'scrypt:salt:key';
const WATCHING = 'spectators cannot do that: only seats and the owner of the table can';

describe('secrets of seats', () => {
  test('are renewed by whoever sits there or has the code, and by nobody else', () => {
    const { table, done, why } = begun();
    const rekey = { do: 'rekey', secret: hash(20), recovery };
    expect(why(rekey, { kind: 'spectator', name: 'Eve' })).toBe('only seats at this table can do that');
    expect(why(rekey, OWNER)).toBe('only seats at this table can do that');
    done(rekey, sits(0));
    expect(table.seats[0]).toMatchObject({ secret: hash(20), recovery, invitation: null });
    done({ ...rekey, secret: hash(21) }, { kind: 'recovered', seat: 0 });
    expect(table.seats[0]).toMatchObject({ secret: hash(21) });
    expect(linesAfter(table, 1, -1).at(-1)).toEqual({
      seq: table.seq,
      at: expect.any(Number),
      kind: 'rekeyed',
      seat: 0,
    });
    // Nobody sits on a seat that was revoked: a code is no invitation.
    done({ do: 'revoke', seat: 0, invitation: hash(7) }, OWNER);
    expect(why(rekey, { kind: 'recovered', seat: 0 })).toBe('this link is no longer valid for this seat');
  });

  test('nobody makes a key of what opens something already: the link of spectators, the owner’s, another seat’s', () => {
    const { table, why } = begun();
    const taken = [table.watchSecret, table.owner, ...table.seats.flatMap(({ secret }) => secret ?? [])];
    expect(taken.length).toBeGreaterThan(3);
    const inUse = 'this key opens something at this table already: make a new one';
    for (const key of taken) {
      expect(why({ do: 'rekey', secret: key, recovery }, sits(1))).toBe(inUse);
      expect(why({ do: 'handOver', invitation: key }, sits(1))).toBe(inUse);
      expect(why({ do: 'revoke', seat: 1, invitation: key }, OWNER)).toBe(inUse);
    }
  });

  test('a seat that was given up is taken by the same link again', () => {
    const { table, done } = open();
    const claim = { do: 'claim', seat: 0, name: 'Ada', secret: hash(10), nonce: '', recovery };
    done(claim, { kind: 'invited', seat: 0 });
    expect(cardOf(table).free).toEqual([1]);
    done({ do: 'release' }, sits(0));
    expect(table.seats[0]).toMatchObject({
      invitation: hash(2),
      secret: null,
      recovery: null,
      sitter: { kind: 'open' },
    });
    expect(cardOf(table).free).toEqual([0, 1]);
    done({ ...claim, secret: hash(11) }, { kind: 'invited', seat: 0 });
  });

  test('name and face go with whoever leaves, and the log still says who it was', () => {
    const seats = [{ role: 'player', name: 'Nord' }, { role: 'player' }];
    for (const [leave, kind] of [
      [(t: ReturnType<typeof open>, seat: number) => t.done({ do: 'release' }, sits(seat)), 'released'],
      [
        (t: ReturnType<typeof open>, seat: number) =>
          t.done({ do: 'revoke', seat, invitation: hash(70 + seat) }, OWNER),
        'revoked',
      ],
    ] as const) {
      const t = open({ seats });
      const sit = (seat: number, key: number) =>
        t.done({ do: 'claim', seat, name: 'Ada', secret: hash(key), nonce: '', face: 3 }, { kind: 'invited', seat });
      sit(0, 10);
      leave(t, 0);
      expect(t.table.seats[0]).toMatchObject({ name: 'Nord', face: null });
      expect(linesAfter(t.table, 1, -1).at(-1)).toMatchObject({ kind, seat: 0, name: 'Ada' });
      sit(1, 11);
      leave(t, 1);
      expect(t.table.seats[1]).toMatchObject({ name: '', face: null });
      sit(0, 12);
      t.done({ do: 'seat', seat: 1, program: 'random' }, OWNER);
      t.done({ do: 'start' }, OWNER);
      expect(t.table.match?.journal.header.seats.map(({ name }) => name)).toEqual(['Ada', 'joueur 2']);
      expect(Table.load(house, 'T', t.table.log).seats).toEqual(t.table.seats);
    }
  });

  test('a seat of an earlier log keeps the name, as it did', () => {
    const t = open();
    t.done({ do: 'claim', seat: 0, name: 'Ada', secret: hash(10), nonce: '' }, { kind: 'invited', seat: 0 });
    t.done({ do: 'release' }, sits(0));
    const earlier = t.table.log.map((entry) =>
      entry.happened.kind === 'released' ? { ...entry, happened: { kind: 'released' as const, seat: 0 } } : entry,
    );
    expect(Table.load(house, 'T', earlier).seats[0]).toMatchObject({ name: 'Ada', secret: null });
  });

  test('nobody is a person at a table before taking the seat', () => {
    const { table, why } = open({ seats: [{ role: 'player', sitter: { kind: 'person' } }, { role: 'player' }] });
    expect(table.seats[0]?.sitter).toEqual({ kind: 'open' });
    expect(why({ do: 'start' }, OWNER)).toBe('2 seat(s) are still to be filled');
  });
});

test('nobody can fill a table with pauses, undos and stand-ins: people have to play, and can', () => {
  const { table, done, why, answer } = begun();
  while (table.interruptions < MAX_INTERRUPTIONS - 1) {
    done({ do: 'pause' }, sits(0));
    done({ do: 'resume' }, sits(0));
  }
  done({ do: 'takeOver', seat: 1, program: 'random' }, sits(1));
  const enough = 'this table was interrupted or undone too often: play on';
  expect(why({ do: 'pause' }, sits(0))).toBe(enough);
  expect(why({ do: 'takeBack' }, sits(0))).toBe(enough);
  expect(why({ do: 'takeOver', seat: 0, program: 'random' }, sits(0))).toBe(enough);
  // Whoever is absent is replaced all the same, and a seat that was lent is given back.
  done({ do: 'giveBack' }, sits(1));
  expect(answer(0, 'bet')).toHaveProperty('length');
  done({ do: 'takeOver', seat: 1, program: 'random' }, sits(0));
});

describe('reminding', () => {
  test('whoever waits may remind the seat that is waited for, once a minute', () => {
    const { table, done, why } = begun();
    expect(why({ do: 'nudge', seat: 0 }, { kind: 'spectator', name: 'Eve' })).toBe(WATCHING);
    expect(why({ do: 'nudge', seat: 0 }, sits(0))).toBe('nobody reminds themselves');
    expect(why({ do: 'nudge', seat: 1 }, sits(0))).toBe('the table is not waiting for seat 2');
    expect(why({ do: 'nudge', seat: 9 }, sits(0))).toBe('there is no seat 10 at this table');
    done({ do: 'nudge', seat: 0 }, sits(1), 100_000);
    expect(linesAfter(table, 0, -1).at(-1)).toMatchObject({ kind: 'nudged', seat: 1, whom: 0 });
    expect(why({ do: 'nudge', seat: 0 }, OWNER, 100_000 + NUDGE_INTERVAL - 1)).toBe(
      'seat 1 has just been reminded; wait a little',
    );
    done({ do: 'nudge', seat: 0 }, OWNER, 100_000 + NUDGE_INTERVAL);
  });
});

describe('absence', () => {
  const over = { do: 'takeOver', seat: 0, program: 'random' };

  test('who is there is replaced by nobody but themselves and the clock', () => {
    const there = { grace: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] };
    for (const actor of [sits(1), OWNER, { kind: 'seat', seat: 1, owner: true } as const]) {
      expect(begun().why(over, actor, undefined, there)).toBe('seat 1 is connected: only its sitter decides about it');
      expect(begun().why(over, actor, undefined, { grace: [12_300, 0] })).toBe(
        'seat 1 has been away only for a moment: wait 13 s more',
      );
      begun().done(over, actor, undefined, { grace: [0, 12_300] });
    }
    expect(begun().why(over, { kind: 'spectator', name: 'Eve' })).toBe(WATCHING);
    expect(open().why({ do: 'start' }, { kind: 'spectator', name: 'Eve' })).toBe(WATCHING);
    begun().done(over, sits(0), undefined, there);
    begun({ clock: { seconds: 60 } }).done(over, { kind: 'house' }, 99_000, there);
  });

  test('the best bot plays for somebody else, whatever is asked for; for yourself you choose', () => {
    const two: House = { ...house, programs: () => ['careful', 'random'] };
    expect(begun({}, two).done(over, sits(1)).at(-1)?.happened).toMatchObject({ program: 'careful', absent: true });
    const late = begun({ clock: { seconds: 60 } }, two).done(over, { kind: 'house' }, 99_000);
    expect(late.at(-1)?.happened).toMatchObject({ program: 'careful', late: true });
    expect(begun({}, two).done(over, sits(0)).at(-1)?.happened).toMatchObject({ program: 'random' });
  });

  test('whoever returns may undo what the bot did, as long as nothing was drawn or revealed', () => {
    const three = { game: 'tic-tac-toe', options: {}, seats: [{ role: 'player' }, { role: 'player' }] };
    const { table, done, why } = begun(three);
    const move = (by: Actor) => {
      const [d] = table.match?.pending ?? [];
      done({ do: 'answer', decision: d?.id, answer: d && table.match?.choices(d)[0] }, by);
    };
    done(over, sits(1));
    move({ kind: 'seat', seat: 0, program: true });
    move(sits(1));
    move({ kind: 'seat', seat: 0, program: true });
    done({ do: 'giveBack' }, sits(0));
    const copy = Table.load(house, 'T', JSON.parse(JSON.stringify(table.log)));
    expect(copy.seats[0]?.takenAt).toBe(table.seats[0]?.takenAt);
    expect(done({ do: 'takeBack' }, sits(0)).map(({ happened }) => happened)).toMatchObject([
      { kind: 'played', entry: { do: 'back', to: 0 } },
    ]);
    expect(why({ do: 'takeBack' }, sits(0))).toBe('there is nothing to undo');
    // In poker cards were dealt meanwhile: then the others are asked, as ever.
    const poker = begun();
    poker.done(over, sits(1));
    for (let i = 0; i < 12 && (poker.table.match?.told ?? []).filter(({ drawn }) => drawn.length > 0).length < 3; i++) {
      const [d] = poker.table.match?.pending ?? [];
      if (!d) break;
      const by: Actor = d.seat === 0 ? { kind: 'seat', seat: 0, program: true } : sits(1);
      poker.done({ do: 'answer', decision: d.id, answer: poker.table.match?.choices(d)[0] }, by);
    }
    poker.done({ do: 'giveBack' }, sits(0));
    expect(poker.done({ do: 'takeBack' }, sits(0)).map(({ happened }) => happened.kind)).toEqual(['backAsked']);
  });

  test('the others may end the game for somebody absent', () => {
    const dismiss = { do: 'dismiss', seat: 0 };
    expect(begun().why(dismiss, sits(1), undefined, { grace: [5000, 0] })).toContain('only for a moment');
    expect(begun().why(dismiss, sits(0))).toBe('for your own seat, resign');
    expect(begun().why(dismiss, { kind: 'spectator', name: 'Eve' })).toBe(WATCHING);
    expect(open().why(dismiss, OWNER)).toBe('the game has not begun yet');
    const { table, done } = begun();
    done(dismiss, sits(1));
    expect(table.seats[0]?.resigned).toBe(true);
  });

  test('whoever was away no longer stands in the way of taking back', () => {
    const { table, done, answer } = begun();
    answer(0, 'bet');
    answer(1, 'call');
    done({ do: 'takeBack' }, sits(1));
    expect(table.undoRequest?.waitingFor).toEqual([0]);
    expect(done(over, sits(1)).map(({ happened }) => happened.kind)).toEqual(['takenOver', 'played']);
    expect(table.undoRequest).toBeNull();
  });

  test('who has resigned is known after the table was loaded again', () => {
    const { table, done } = begun();
    done({ do: 'resign' }, sits(1));
    expect(Table.load(house, 'T', table.log).seats.map(({ resigned }) => resigned)).toEqual([false, true]);
  });
});

describe('powers of the owner', () => {
  const eve: Actor = { kind: 'spectator', name: 'Eve' };
  const say = (text: string) => ({ do: 'say', text });
  const moderate = (change: object) => ({ do: 'moderate', ...change });

  test('a seat revoked in a running game with secrets is played on by a bot, and nobody can claim it', () => {
    const { table, done, why } = begun();
    const entries = done({ do: 'revoke', seat: 1, invitation: hash(30) }, OWNER);
    expect(entries.at(-1)?.happened).toEqual({ kind: 'revoked', seat: 1, secretInvitation: null, program: 'random' });
    expect(table.seats[1]).toMatchObject({ secret: null, invitation: null, sitter: { kind: 'program' } });
    const claim = { do: 'claim', seat: 1, name: 'Mallory', secret: hash(31), nonce: '' };
    expect(why(claim, { kind: 'invited', seat: 1 })).toBe('seat 2 is played by a bot');
    expect(why({ do: 'seat', seat: 1, program: null }, OWNER)).toBe('the game has already begun');
    expect(Table.load(house, 'T', JSON.parse(JSON.stringify(table.log))).seats[1]).toEqual(table.seats[1]);
  });

  test('before the game, after it, and where nothing is hidden, a revoked seat gets a new invitation', () => {
    const plain = begun({ game: 'tic-tac-toe', options: {} });
    plain.done({ do: 'revoke', seat: 1, invitation: hash(30) }, OWNER);
    expect(plain.table.seats[1]).toMatchObject({ invitation: hash(30), sitter: { kind: 'person' } });
    const gathering = open();
    gathering.done({ do: 'claim', seat: 1, name: 'B', secret: hash(11), nonce: '' }, { kind: 'invited', seat: 1 });
    gathering.done({ do: 'revoke', seat: 1, invitation: hash(30) }, OWNER);
    expect(gathering.table.seats[1]).toMatchObject({ invitation: hash(30), sitter: { kind: 'open' } });
  });

  test('names of seats are theirs, however they are written', () => {
    const { why, done } = begun();
    for (const name of ['Ada', 'ADA', 'A d a', 'Аda', 'Àda', '«Ada»']) {
      expect(why(say('listen to me'), { kind: 'spectator', name })).toContain('somebody at this table');
      expect(why({ do: 'rename', name }, sits(1))).toContain('somebody at this table');
    }
    done({ do: 'rename', name: 'ada' }, sits(0));
    done({ do: 'rename', name: 'Adam' }, sits(1));
    expect(why(say('I am nobody'), { kind: 'spectator', name: '' })).toContain('takes a name');
  });

  test('spectators speak in turn, slowly if the owner wishes, or not at all; their words are bounded', () => {
    const { table, done, why } = begun();
    done(say('one'), eve, 100_000);
    expect(why(say('two'), { kind: 'spectator', name: 'Mallory' }, 100_500)).toContain('wait 1 s');
    done(say('two'), eve, 101_000);
    expect(why(moderate({ gallery: 'slow' }), sits(1))).toBe('only the owner of the table can do that');
    expect(why(moderate({}), OWNER)).toBe('there is nothing to change');
    done(moderate({ gallery: 'slow' }), OWNER, 101_000);
    expect(why(say('three'), eve, 102_000)).toContain('wait 29 s');
    done(say('players speak'), sits(0), 102_000);
    done(moderate({ gallery: 'closed' }), OWNER, 102_000);
    expect(why(say('three'), eve, 900_000)).toContain('muted the spectators');
    done(moderate({ gallery: 'open' }), OWNER, 900_000);
    for (let i = 0; i < 998; i++) done(say('again'), eve, 1_000_000 + 1000 * i);
    expect(why(say('more'), eve, 9_000_000)).toContain('all that this table can keep');
    done(say('players speak'), sits(0), 9_000_000);
    expect(table.paused).toBe(false);
  });

  test('a seat or a spectator is muted, and may speak again; nobody else is', () => {
    const { done, why } = begun();
    done(moderate({ mute: { who: 1, on: true } }), OWNER);
    expect(why(say('hm'), sits(1))).toContain('muted you');
    expect(why({ do: 'react', sign: 'oh' }, sits(1))).toContain('muted you');
    done(say('hm'), sits(0));
    done(moderate({ mute: { who: 1, on: false } }), OWNER);
    done(say('hm'), sits(1));
    done(moderate({ mute: { who: 'Eve', on: true } }), OWNER);
    expect(why(say('hm'), { kind: 'spectator', name: 'eve' }, 500_000)).toContain('muted you');
    done(say('hm'), { kind: 'spectator', name: 'Frank' }, 500_000);
    expect(why(moderate({ mute: { who: 9, on: true } }), OWNER)).toContain('no seat 10');
  });

  test('players of a running game with secrets do not get what spectators say; spectators do, and players at the end', () => {
    const { table, done } = begun();
    done(say('she has an ace'), eve, 100_000);
    const last = (who: number | 'spectator') =>
      linesAfter(table, who, -1).findLast(({ kind }) => kind !== 'played' && kind !== 'closed');
    expect(last(0)).toMatchObject({ kind: 'withheld' });
    expect(last('spectator')).toMatchObject({ kind: 'said', seat: null, name: 'Eve' });
    playOn(table, 200);
    expect(table.phase).toBe('over');
    expect(last(0)).toMatchObject({ kind: 'said', text: 'she has an ace' });
  });

  test('words are deleted by the owner: whoever comes later is not shown them, and nothing else is hidden', () => {
    const { table, done, why } = begun();
    done({ do: 'say', text: 'a bad word' }, sits(1));
    const { seq } = table;
    expect(why({ do: 'moderate', hide: seq }, sits(0))).toBe('only the owner of the table can do that');
    expect(why({ do: 'moderate', hide: seq - 1 }, OWNER)).toBe(why({ do: 'moderate' }, OWNER));
    expect(why({ do: 'moderate', hide: 999 }, OWNER)).toBe(why({ do: 'moderate' }, OWNER));
    done({ do: 'moderate', hide: seq }, OWNER);
    for (const who of [0, 1, 'spectator'] as const)
      expect(JSON.stringify(linesAfter(table, who, -1))).not.toContain('a bad word');
    expect(linesAfter(table, 0, seq)[0]).toMatchObject({ kind: 'moderated', hide: seq });
    const again = Table.load(house, 'T', JSON.parse(JSON.stringify(table.log)));
    expect(linesAfter(again, 0, seq - 1)[0]).toMatchObject({ kind: 'withheld' });
  });

  test('who may watch is changed by the owner, and the card says so', () => {
    const { table, done } = begun({ watch: 'anybody', listed: true });
    expect(isListed(cardOf(table))).toBe(true);
    done(moderate({ watch: 'nobody', remove: 'Eve' }), OWNER);
    expect([cardOf(table).watch, standingOf(table, 0, 0).watch, isListed(cardOf(table))]).toEqual([
      'nobody',
      'nobody',
      false,
    ]);
    const copy = Table.load(house, 'T', JSON.parse(JSON.stringify(table.log)));
    expect([copy.watch, copy.gallery.isRemoved('eve'), copy.gallery.isRemoved('')]).toEqual(['nobody', true, false]);
  });
});

describe('closing', () => {
  test('breaks a game off, and publishes its seed', () => {
    const { table, done, why } = begun();
    expect(why({ do: 'close' }, sits(0))).toBe('only the owner of the table can do that');
    expect(done({ do: 'close' }, OWNER).map(({ happened }) => happened.kind)).toEqual(['played', 'closed']);
    expect(table).toMatchObject({ phase: 'over', closed: true });
    expect(standingOf(table, 'spectator', 0).seed).toMatch(/^chacha20/);
    expect(Table.load(house, 'T', table.log)).toMatchObject({ phase: 'over', closed: true });
    expect(why({ do: 'say', text: 'bonsoir' }, sits(0))).toBe('this table is closed');
  });
});

describe('playing again', () => {
  function finished() {
    const t = begun({ title: 'Soirée', listed: true, watch: 'anybody' });
    t.done({ do: 'rekey', secret: hash(20), recovery }, sits(0));
    playOn(t.table, 300);
    return t;
  }

  test('is for those who sit there when the game is over, once', () => {
    const early = begun();
    const rematch = { rematch: { table: 'N', seats: [0, 1] } };
    expect(early.why({ do: 'rematch', rotate: false }, sits(0), undefined, rematch)).toBe('the game is not over');
    const { table, done, why } = finished();
    const ask = { do: 'rematch', rotate: false };
    expect(why(ask, { kind: 'spectator', name: 'Eve' }, undefined, rematch)).toBe(WATCHING);
    // Asked for while it was still played: the house had no reason to open a table.
    expect(why(ask, sits(1))).toBe('the game is not over');
    done(ask, sits(1), undefined, rematch);
    expect(linesAfter(table, 'spectator', -1).at(-1)).toMatchObject({
      kind: 'rematched',
      seat: 1,
      table: 'N',
      seats: [0, 1],
    });
    expect(standingOf(table, 0, 0).rematch).toBe('N');
    expect(cardOf(table).rematch).toBe('N');
    expect(why(ask, sits(0), undefined, rematch)).toBe('there is already a rematch (table N)');
  });

  test('everybody finds their seat by the secret they have; nothing secret is told', () => {
    const { table } = finished();
    for (const rotate of [false, true]) {
      const places = rematchSeats(2, rotate);
      const next = openRematch(house, table, 'N', places, { id: 'open', at: 5 });
      const [ada, blaise] = [places[0] as number, places[1] as number];
      expect(next.seats[ada]).toMatchObject({ name: 'Ada', secret: hash(20), recovery, sitter: { kind: 'person' } });
      expect(next.seats[blaise]).toMatchObject({ name: 'Blaise', secret: hash(11), invitation: null });
      expect(next).toMatchObject({ owner: hash(1), watchSecret: hash(4), from: 'T', phase: 'gathering' });
      expect(next.spec).toMatchObject({ title: 'Soirée', options: table.spec.options, watch: 'anybody' });
      const shown = canonical([linesAfter(next, ada, -1), standingOf(next, ada, 0), cardOf(next)]);
      for (const secret of [hash(1), hash(4), hash(11), hash(20), recovery]) expect(shown).not.toContain(secret);
      expect(Table.load(house, 'N', next.log).seats).toEqual(next.seats);
    }
  });

  test('a seat that nobody holds any more is open, to the link that was given for it', () => {
    const { table, done } = finished();
    done({ do: 'revoke', seat: 1, invitation: hash(7) }, OWNER);
    const next = openRematch(house, table, 'N', rematchSeats(2, false), { id: 'open', at: 5 });
    expect(next.seats[1]).toMatchObject({ sitter: { kind: 'open' }, secret: null, invitation: hash(7), name: '' });
  });

  test('is on the same terms: who may watch by now, chosen faces, places that may stay free', () => {
    const t = open({ watch: 'anybody', listed: true });
    for (const seat of [0, 1]) {
      t.done(
        { do: 'claim', seat, name: ['Ada', 'Blaise'][seat], secret: hash(10 + seat), nonce: '', face: 3 + seat },
        { kind: 'invited', seat },
      );
    }
    t.done({ do: 'start' }, OWNER);
    t.done({ do: 'moderate', watch: 'nobody' }, OWNER);
    t.done({ do: 'resign' }, sits(0));
    const next = openRematch(house, t.table, 'N', rematchSeats(2, true), { id: 'open', at: 5 });
    expect([next.watch, isListed(cardOf(next))]).toEqual(['nobody', false]);
    expect(next.seats.map(({ name, face }) => [name, face])).toEqual([
      ['Blaise', 4],
      ['Ada', 3],
    ]);
    // Their names are theirs, and go with them.
    next.execute({ command: { do: 'release' }, actor: sits(1), id: 'r', at: 6 });
    expect(next.seats[1]).toMatchObject({ name: '', face: null });

    const spare = open({
      game: 'tic-tac-toe',
      options: {},
      seats: [{ role: 'player' }, { role: 'player', spare: true }],
    });
    const again = openRematch(house, spare.table, 'N', [0, 1], { id: 'open', at: 5 });
    expect(again.spec.seats.map(({ spare }) => spare)).toEqual([undefined, true]);
  });

  test('programs move on like everybody', () => {
    const { table, done } = open();
    done({ do: 'claim', seat: 0, name: 'Ada', secret: hash(10), nonce: '' }, { kind: 'invited', seat: 0 });
    done({ do: 'seat', seat: 1, program: 'random' }, OWNER);
    done({ do: 'start' }, OWNER);
    playOn(table, 300);
    const next = openRematch(house, table, 'N', rematchSeats(2, true), { id: 'open', at: 5 });
    expect(next.seats.map(({ sitter }) => sitter.kind)).toEqual(['program', 'person']);
  });
});

describe('taking a game away', () => {
  test('when it is over: the journal, whole', () => {
    const { table } = begun();
    expect(exportFor(open().table, 0, 0)).toBeNull();
    playOn(table, 300);
    const exported = exportFor(table, 'spectator', 0);
    const { journal } = readJournal(exported?.text ?? '');
    expect(exported?.kind).toBe('journal');
    expect(journal && verify(twoCardPoker.rules, journal)).toMatchObject({ audited: true });
  });

  test('before that, of a game with secrets, what the viewer was told and no more', () => {
    const { table, answer } = begun();
    answer(0, 'bet');
    const texts = [0, 1, 'spectator' as const].map((who) => exportFor(table, who, 0));
    const hands = [0, 1].map((seat) => canonical((standingOf(table, seat, 0).view as { hand: number[] }).hand));
    for (const [i, exported] of texts.entries()) {
      expect(exported?.kind).toBe('transcript');
      expect(exported?.text).not.toContain('chacha20');
      expect(readJournal(exported?.text ?? '').journal).toBeUndefined();
      for (const seat of [0, 1]) {
        expect(exported?.text.includes(`"hand":${hands[seat]}`)).toBe(seat === i || hands[0] === hands[1]);
      }
    }
  });

  test('of a game in which nothing is hidden: the journal so far, without the seed', () => {
    const { table, done } = begun({ game: 'tic-tac-toe', options: {} });
    done({ do: 'answer', decision: table.match?.pending[0]?.id, answer: 4 }, sits(0));
    const exported = exportFor(table, 'spectator', 0);
    expect(exported?.kind).toBe('journal');
    expect(readJournal(exported?.text ?? '').journal?.entries).toHaveLength(2);
    expect(exported?.text).not.toContain('chacha20');
  });
});

test('cards, lines and standings are of the shape that the schemas say', () => {
  const { table, answer, done } = begun({ clock: { seconds: 600 }, listed: true, watch: 'anybody' });
  answer(0, 'bet');
  answer(1, 'call');
  done({ do: 'takeBack' }, sits(1));
  done({ do: 'consent', agree: false }, sits(0));
  done({ do: 'say', text: 'bonsoir' }, sits(0));
  playOn(table, 300);
  expect(isListed(cardOf(table))).toBe(true);
  expect(cardSchema.parse(cardOf(table))).toEqual(cardOf(table));
  for (const who of [0, 1, 'spectator' as const]) {
    const lines = linesAfter(table, who, -1);
    expect(lineSchema.array().parse(lines)).toEqual(lines);
    expect(standingSchema.parse(standingOf(table, who, 0))).toEqual(standingOf(table, who, 0));
    expect(linesAfter(table, who, 3, 2).map(({ seq }) => seq)).toEqual([4, 5]);
  }
});

test('programs may advise whoever plays alone; several people only where the table was opened so', () => {
  const advised = (change: object) => standingOf(open(change).table, 0, 0).advice;
  const bot = { role: 'player', sitter: { kind: 'program', program: 'random' } };
  expect(advised({})).toBeUndefined();
  expect(advised({ advice: true })).toBe(true);
  expect(advised({ seats: [{ role: 'player' }, bot] })).toBe(true);
  expect(advised({ seats: [{ role: 'player' }, bot], advice: false })).toBeUndefined();
});
