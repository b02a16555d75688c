/** Tables of poker for tests: opened, begun, played out; and what everybody is shown of them. */
import { seedString } from '@reverie/kernel/chance/audited';
import { Fast } from '@reverie/kernel/chance/fast';
import { ticTacToe } from '@reverie/kernel/examples/tic-tac-toe';
import { twoCardPoker } from '@reverie/kernel/examples/two-card-poker';
import type { Game } from '@reverie/kernel/game';
import { canonical } from '@reverie/kernel/plain';
import { isRefusal } from '@reverie/kernel/refusal';
import { market } from '../../kernel/test/sealed.ts';
import type { Actor, Command } from '../src/commands.ts';
import { linesAfter, standingOf } from '../src/feed.ts';
import { type Spec, specSchema } from '../src/spec.ts';
import { type House, Table, type TableRequest } from '../src/table.ts';
import { sayRefusal } from '../src/texts/say.ts';

export const house: House = {
  game: (id) => [twoCardPoker, ticTacToe, market].find(({ rules }) => rules.id === id) as unknown as Game | undefined,
  programs: () => ['random'],
};
/** As a house with many tables keeps them: what lies behind is written down, here backwards. */
const turned = (text: string) => [...text].reverse().join('');
export const full: House = { ...house, packing: { name: 'turned', pack: turned, unpack: turned } };
export const hash = (n: number) => n.toString(16).padStart(64, '0');
export const seed = seedString(new Uint8Array(32).fill(5));
export const secrets = { owner: hash(1), invitations: [hash(2), hash(3)], watch: hash(4) };
/** Whoever is asked about is absent, unless a test says otherwise. */
const AWAY = Array.from({ length: 16 }, () => 0);
export const OWNER: Actor = { kind: 'owner' };
export const sits = (seat: number): Actor => ({ kind: 'seat', seat });

export function open(change: object = {}, at: House = house) {
  const spec = specSchema.parse({
    game: 'two-card-poker',
    options: { hands: 3 },
    seats: [{ role: 'player' }, { role: 'player' }],
    ...change,
  });
  const table = Table.open(at, 'T', spec as Spec, secrets, { id: 'open', at: 0 });
  if (isRefusal(table)) throw new Error(sayRefusal('en', table));
  let n = 0;
  const ask = (command: object, actor: Actor, at = ++n * 1000, more: Partial<TableRequest> = {}) =>
    table.execute({ command: command as Command, actor, id: `c${n}`, at, seed, grace: AWAY, ...more });
  /** The entries, which must be given. */
  const done = (command: object, actor: Actor, at?: number, more?: Partial<TableRequest>) => {
    const entries = ask(command, actor, at, more);
    if (isRefusal(entries)) throw new Error(sayRefusal('en', entries, twoCardPoker.texts.en as never));
    return entries;
  };
  const why = (command: object, actor: Actor, at?: number, more?: Partial<TableRequest>) => {
    const entries = ask(command, actor, at, more);
    return isRefusal(entries) ? sayRefusal('en', entries, twoCardPoker.texts.en as never) : 'taken';
  };
  return { table, ask, done, why };
}

/** A table of three who offer in secret, all at once: there are others to be asked, and some of them may be away. */
export const THREE = { game: 'market', options: {}, seats: Array.from({ length: 3 }, () => ({ role: 'buyer' })) };

/** Everybody seated, the game begun. */
export function begun(change: object = {}, at: House = house) {
  const t = open(change, at);
  for (const seat of t.table.seats.keys()) {
    t.done(
      { do: 'claim', seat, name: ['Ada', 'Blaise', 'Colette'][seat], secret: hash(10 + seat), nonce: `n${seat}` },
      { kind: 'invited', seat },
    );
  }
  t.done({ do: 'start' }, OWNER);
  const answer = (seat: number, a: unknown) => {
    const decision = t.table.match?.pending.find((d) => d.seat === seat)?.id ?? -1;
    return t.ask({ do: 'answer', decision, answer: a }, sits(seat));
  };
  return { ...t, answer };
}

/** What everybody is shown, for comparing a table with its copy. */
export const seen = (table: Table) =>
  canonical([0, 1, 'spectator' as const].map((who) => [linesAfter(table, who, -1), standingOf(table, who, 1e9)]));

/** Any answers until so many were given, or the game is over. */
export function playOn(table: Table, answers: number, from = 1): void {
  const below = new Fast(from).below();
  for (let i = 0; i < answers && table.phase === 'playing'; i++) {
    const [d] = table.match?.pending ?? [];
    const choices = d ? (table.match?.choices(d) ?? []) : [];
    if (!d) return;
    const command = { do: 'answer', decision: d.id, answer: choices[below(choices.length)] as never } as const;
    table.execute({ command, actor: sits(d.seat), id: `p${from}-${i}-${table.seq}`, at: 1e6 + table.seq });
  }
}
