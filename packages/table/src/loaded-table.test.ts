import { Fast } from '@reverie/kernel/chance/fast';
import type { Viewer } from '@reverie/kernel/game';
import { isRefusal } from '@reverie/kernel/refusal';
import { expect, test } from 'vitest';
import { begun, hash, sits, THREE } from '../test/given.ts';
import { applyChange } from './change.ts';
import type { Actor } from './commands.ts';
import { linesAfter, type Standing, standingOf } from './feed.ts';
import { loadedTable, publish, type Subscriber } from './loaded-table.ts';
import type { ServerFrame } from './protocol.ts';
import type { Table } from './table.ts';

/** As it comes out at the other end of a wire. */
const sent = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;
const frameIn = <T extends ServerFrame['type']>(text: string, type: T): Extract<ServerFrame, { type: T }> => {
  const frame = JSON.parse(text) as ServerFrame;
  expect(frame.type).toBe(type);
  return frame as Extract<ServerFrame, { type: T }>;
};

/** Somebody who compares every frame with what is theirs. */
function comparing(table: Table, who: Viewer): Subscriber & { texts: string[] } {
  let known = standingOf(table, who, 0);
  let held: Standing = sent(known);
  let seq = table.seq;
  const texts: string[] = [];
  return {
    who,
    owner: false,
    seq,
    texts,
    update(update) {
      const [lines, standing] = [sent(linesAfter(table, who, seq)), sent(standingOf(table, who, 0))];
      const changed = frameIn(update.since(known), 'changed');
      held = applyChange(held, changed.change);
      expect([changed.lines, held]).toEqual([lines, standing]);
      expect(frameIn(update.whole, 'lines')).toEqual({ type: 'lines', lines, standing });
      texts.push(JSON.stringify(lines));
      known = update.standing;
      seq = table.seq;
    },
    presence: () => undefined,
    recording: () => undefined,
    recheck: () => undefined,
    revoked: () => undefined,
    unavailable: () => undefined,
  };
}

test.each([
  ['poker', {}],
  ['a market of secret offers', THREE],
])('at %s everybody gets the lines and the standing that are theirs', (_, change) => {
  const { table } = begun(change);
  const loaded = loadedTable(table, 0);
  const all = [...table.seats.keys(), 'spectator' as const].map((who) => comparing(table, who));
  for (const one of all) loaded.subscribers.add(one);
  const below = new Fast(7).below();
  const told = (command: object, actor: Actor, id: string): void => {
    const entries = table.execute({ command: command as never, actor, id, at: 1e6 + 5000 * table.seq });
    if (!isRefusal(entries)) publish(loaded, entries, 5000 * table.seq);
  };
  for (let i = 0; i < 60 && table.phase === 'playing'; i++) {
    const open = table.match?.pending ?? [];
    const d = open[below(open.length)];
    if (!d) break;
    const choices = table.match?.choices(d) ?? [];
    told({ do: 'answer', decision: d.id, answer: choices[below(choices.length)] }, sits(d.seat), `a${i}`);
    if (below(3) === 0) told({ do: 'say', text: `« ${i} »` }, { kind: 'spectator', name: 'Zoé' }, `s${i}`);
    if (below(5) === 0) told({ do: 'takeBack' }, sits(d.seat), `b${i}`);
  }
  // Some of it was read alike by all, some was not.
  const alike = all[0]?.texts.map((text, i) => all.every(({ texts }) => texts[i] === text));
  expect(new Set(alike)).toEqual(new Set([true, false]));
});

test('whoever handed a seat over is shown out before anything of the new sitter is sent', () => {
  const { table, done, answer } = begun();
  const loaded = loadedTable(table, 0);
  const told: string[] = [];
  for (const who of [0, 1]) {
    const one = comparing(table, who);
    loaded.subscribers.add({
      ...one,
      update: (news) => {
        const { lines } = frameIn(news.whole, 'lines');
        told.push(`${who}: ${lines.map(({ kind }) => kind).join(' ')}`);
      },
      revoked: () => told.push(`${who}: shown out`),
    });
  }
  // All of it in one piece, as a node reads it that was behind.
  const from = table.seq + 1;
  done({ do: 'handOver', invitation: hash(77) }, sits(0));
  done({ do: 'claim', seat: 0, name: 'Zora', secret: hash(78), nonce: '' }, { kind: 'invited', seat: 0 });
  answer(0, 'bet');
  publish(loaded, table.since(from), 0);
  expect(told).toEqual(['0: shown out', '1: offered claimed played']);
});
