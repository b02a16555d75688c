import { isRefusal } from '@reverie/kernel/refusal';
import { expect, test } from 'vitest';
import type { BroughtCharacter } from '../characters.ts';
import { Chronicle, type ChronicleRequest } from './chronicle.ts';
import type { ChronicleActor, ChronicleCommand } from './commands.ts';
import type { ChronicleEntry } from './entries.ts';
import { chronicleCard, chronicleView } from './view.ts';

const hash = (n: number): string => n.toString(16).padStart(64, '0');
const member = (n: number): ChronicleActor => ({ kind: 'member', member: n });
const HOUSE: ChronicleActor = { kind: 'house' };
const [ADA, BLAISE, CLAIRE] = [0, 1, 2];

const someone = (id: string, how = 'indemne', retired = false): BroughtCharacter => ({
  document: {
    ...{ kind: 'reverie character', version: 1, id, game: 'songe', rules: '3', name: `Dame ${id}` },
    ...{ body: { secretOfBody: `body of ${id}, ${how}` }, chain: [] },
  },
  card: {
    ...{ id, name: `Dame ${id}`, provenance: 'new', retired },
    summary: { fr: { what: 'arpenteuse', how }, en: { what: 'arpenteuse', how } },
  },
});

/** A chronicle with its log, as a house keeps it. */
function group(names = ['Ada', 'Blaise', 'Claire']) {
  const opening = { game: 'songe', title: 'Les Brumes', options: {}, led: true, name: names[0] ?? '' };
  const log: ChronicleEntry[] = [
    ...Chronicle.open({ ...opening, invitation: hash(99), secret: hash(0), recovery: 'r0' }, 'begin', 100),
  ];
  const chronicle = Chronicle.load('c.1', log);
  let at = 200;
  const ask = (actor: ChronicleActor, command: ChronicleCommand, more: Partial<ChronicleRequest> = {}) => {
    at += 10;
    const done = chronicle.execute({ actor, command, id: `x${at}`, at, ...more });
    if (isRefusal(done)) return done.reason;
    log.push(...done);
    return null;
  };
  for (const [i, name] of names.entries()) {
    if (i > 0) ask({ kind: 'invited' }, { do: 'join', name, secret: hash(i), recovery: `r${i}` });
  }
  return { chronicle, log, ask };
}

test('a chronicle is its log: loaded again, everybody sees the same', () => {
  const { chronicle, log, ask } = group();
  expect(ask(member(BLAISE), { do: 'bring', ...someone('b') })).toBeNull();
  expect(ask(member(ADA), { do: 'consent', member: BLAISE, agree: true })).toBeNull();
  expect(ask(member(ADA), { do: 'plan', title: 'Le bal', text: 'On entre masqué.', at: 5000 })).toBeNull();
  expect(ask(member(CLAIRE), { do: 'reply', comes: false })).toBeNull();
  expect(ask(member(ADA), { do: 'open', table: 't1', title: 'Le bal', seats: [BLAISE, ADA] })).toBeNull();
  const after = someone('b', 'blessée');
  const home = { do: 'settle', evening: 0, journal: 'j', characters: [{ member: BLAISE, ...after }] } as const;
  const changes = [{ member: BLAISE, lines: [{ fr: 'une blessure', en: 'a wound' }] }];
  expect(ask(HOUSE, { ...home, changes, date: { fr: 'jour 2', en: 'day 2' } })).toBeNull();
  expect(
    ask(member(ADA), { do: 'retell', evening: 0, text: 'Le lustre tombe.', calendar: 'la nuit du bal' }),
  ).toBeNull();
  const again = Chronicle.load('c.1', JSON.parse(JSON.stringify(log)) as ChronicleEntry[]);
  for (const who of [ADA, BLAISE, CLAIRE]) expect(chronicleView(again, who)).toEqual(chronicleView(chronicle, who));
  const view = chronicleView(again, CLAIRE);
  expect(view.evenings).toMatchObject([{ table: 't1', title: 'Le bal', text: 'Le lustre tombe.', changes }]);
  expect(view.members[BLAISE]?.character?.summary.fr.how).toBe('blessée');
  expect(again.current).toBeNull();
  expect(again.memberOf(hash(BLAISE))).toBe(BLAISE);
});

test('only whoever leads removes, consents, plans and opens; nobody does anything with another’s name', () => {
  const { ask } = group();
  for (const command of [
    { do: 'remove', member: CLAIRE },
    { do: 'lead', member: BLAISE },
    { do: 'invite', invitation: hash(98) },
    { do: 'describe', title: 'Autre' },
    { do: 'consent', member: BLAISE, agree: true },
    { do: 'plan', title: 'x', text: '', at: null },
    { do: 'open', table: 't', title: 'x', seats: [] },
    { do: 'hook', url: 'https://example.org', language: 'fr' },
  ] as const) {
    expect(ask(member(BLAISE), command), command.do).toBe('masterOnly');
    expect(ask({ kind: 'invited' }, command), command.do).toBe('notInvited');
  }
  expect(ask(member(BLAISE), { do: 'rename', name: 'ada' })).toBe('memberNamed');
  expect(
    ask(member(BLAISE), { do: 'settle', evening: 0, journal: null, characters: [], changes: [], date: null }),
  ).toBe('masterOnly');
  expect(ask(member(ADA), { do: 'leave' })).toBe('masterStays');
  expect(ask(member(ADA), { do: 'lead', member: BLAISE })).toBeNull();
  expect(ask(member(ADA), { do: 'leave' })).toBeNull();
  expect(ask(member(BLAISE), { do: 'plan', title: 'x', text: '', at: null })).toBeNull();
});

test('a character waits for the master, plays for one member alone, and stays home while it plays', () => {
  const { chronicle, ask } = group();
  expect(ask(member(BLAISE), { do: 'bring', ...someone('b') })).toBeNull();
  expect(chronicle.members[BLAISE]).toMatchObject({ character: null, proposed: { card: { id: 'b' } } });
  expect(ask(member(CLAIRE), { do: 'bring', ...someone('b') })).toBe('characterTaken');
  expect(ask(member(CLAIRE), { do: 'bring', ...someone('c', 'mort', true) })).toBe('characterDead');
  expect(ask(member(ADA), { do: 'consent', member: BLAISE, agree: false })).toBeNull();
  expect(chronicle.members[BLAISE]).toMatchObject({ character: null, proposed: null });
  expect(ask(member(ADA), { do: 'consent', member: BLAISE, agree: true })).toBe('nothingProposed');
  expect(ask(member(CLAIRE), { do: 'bring', ...someone('b') })).toBeNull();
  expect(ask(member(ADA), { do: 'consent', member: CLAIRE, agree: true })).toBeNull();
  // Whoever leads needs nobody's leave.
  expect(ask(member(ADA), { do: 'bring', ...someone('a') })).toBeNull();
  expect(chronicle.members[ADA]?.character?.card.id).toBe('a');
  expect(ask(member(ADA), { do: 'open', table: 't', title: 'x', seats: [CLAIRE, ADA] })).toBeNull();
  expect(ask(member(CLAIRE), { do: 'bring', ...someone('d') })).toBe('characterPlays');
  expect(ask(member(ADA), { do: 'open', table: 'u', title: 'x', seats: [CLAIRE, ADA] })).toBe('eveningOpen');
});

test('who comes home with a second character has that one’s card beside that one’s document', () => {
  const { chronicle, ask } = group();
  expect(ask(member(ADA), { do: 'open', table: 't1', title: '', seats: [BLAISE, ADA] })).toBeNull();
  const [dead, heir] = [someone('b', 'morte', true), someone('h')];
  const characters = [dead, heir].map((one) => ({ member: BLAISE, ...one }));
  const home = { do: 'settle', evening: 0, journal: null, characters, changes: [], date: null } as const;
  expect(ask(HOUSE, home)).toBeNull();
  expect(chronicle.members[BLAISE]?.character).toEqual(heir);
});

test('what is for one member alone reaches nobody else: notes, documents, secrets, addresses', () => {
  const { chronicle, log, ask } = group();
  ask(member(BLAISE), { do: 'bring', ...someone('b') });
  ask(member(ADA), { do: 'consent', member: BLAISE, agree: true });
  ask(member(CLAIRE), { do: 'bring', ...someone('c') });
  ask(member(ADA), { do: 'note', note: null, own: true, text: 'canary: la clef ouvre la volière' });
  ask(member(BLAISE), { do: 'note', note: null, own: true, text: 'canary: je mens' });
  ask(member(ADA), { do: 'note', note: null, own: false, text: 'Qui achète les noms ?' });
  ask(member(ADA), { do: 'hook', url: 'https://canary.example/hook', language: 'fr' });
  const seen = (who: number): string => JSON.stringify(chronicleView(chronicle, who));
  expect(seen(ADA)).toContain('la clef');
  expect(seen(ADA)).not.toContain('je mens');
  expect(seen(BLAISE)).toContain('je mens');
  expect(seen(BLAISE)).not.toContain('la clef');
  expect(seen(CLAIRE)).not.toContain('canary');
  for (const who of [ADA, BLAISE, CLAIRE]) {
    expect(seen(who)).toContain('Qui achète les noms ?');
    // No hash of a secret, no recovery code, no address, whoever looks.
    for (const { happened } of log) {
      const hidden = Object.entries(happened).filter(([key]) => /^secret(?!Document|Text)/.test(key));
      for (const [, value] of hidden) expect(seen(who)).not.toContain(JSON.stringify(value));
    }
  }
  // A sheet is read by its player and by whoever leads.
  expect(seen(BLAISE)).toContain('body of b');
  expect(seen(BLAISE)).not.toContain('body of c');
  expect(seen(CLAIRE)).not.toContain('body of b');
  for (const id of ['b', 'c']) expect(seen(ADA)).toContain(`body of ${id}`);
  expect(JSON.stringify(chronicleCard(chronicle))).not.toMatch(/canary|body of|0000/);
  // Notes of others are not there, and are not changed.
  expect(ask(member(CLAIRE), { do: 'note', note: 0, own: false, text: 'x' })).toBe('noNote');
  expect(ask(member(ADA), { do: 'note', note: 1, own: false, text: 'x' })).toBe('noNote');
  expect(ask(member(CLAIRE), { do: 'note', note: 2, own: false, text: 'x' })).toBe('masterOnly');
  expect(ask(member(ADA), { do: 'note', note: 2, own: false, text: '' })).toBeNull();
  expect(seen(BLAISE)).not.toContain('Qui achète');
});

test('somebody who is gone has no rights, and is known to have been there; a late joiner sees the past', () => {
  const { chronicle, ask } = group();
  ask(member(ADA), { do: 'open', table: 't', title: 'I', seats: [BLAISE, CLAIRE, ADA] });
  expect(ask(member(ADA), { do: 'remove', member: CLAIRE })).toBeNull();
  expect(ask(member(CLAIRE), { do: 'note', note: null, own: false, text: 'encore' })).toBe('notInvited');
  expect(ask(member(ADA), { do: 'remove', member: CLAIRE })).toBe('noMember');
  expect(chronicle.memberOf(hash(CLAIRE))).toBe(-1);
  expect(chronicle.wasMember(hash(CLAIRE))).toBe(true);
  // The name is free again; the place is not.
  expect(ask({ kind: 'invited' }, { do: 'join', name: 'Claire', secret: hash(7) })).toBeNull();
  expect(chronicle.memberOf(hash(7))).toBe(3);
  expect(chronicleView(chronicle, 3).evenings).toHaveLength(1);
  expect(ask({ kind: 'recovered', member: 3 }, { do: 'rekey', secret: hash(8), recovery: 'r8' })).toBeNull();
  expect(chronicle.memberOf(hash(7))).toBe(-1);
  expect(ask({ kind: 'invited' }, { do: 'join', name: 'Eve', secret: hash(9) }, { stillAllowed: () => false })).toBe(
    'notInvited',
  );
});
