/** Views share what is the same in them, and are what they would be if they did not. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Viewer } from '@reverie/kernel/game';
import { copyPlain } from '@reverie/kernel/plain';
import { playout } from '@reverie/kernel/playout';
import { isRefusal } from '@reverie/kernel/refusal';
import { parseOptions } from '@reverie/kernel/seating';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules.ts';
import { copySide, copyState, newSide, type Side, type State, sameSide, sideOf } from '../state.ts';
import { view } from '../view.ts';
import { SEATS, Table } from './table.ts';

function newGame(players: number, options: object, seed: number): State {
  const parsed = parseOptions(rules, options);
  if (isRefusal(parsed)) throw new Error(parsed.reason);
  return rules.setup(parsed.options, SEATS.slice(0, players), { chance: new Fast(seed), tell: undefined });
}

describe('a view', () => {
  it.each([
    [2, {}],
    [2, { boostMode: 'secret' }],
    [2, { draft: true, summoningSickness: true }],
    [4, { boostMode: 'raise', barterPick: 'each' }],
  ])('of a state that is written into is that of the state made anew: %i players, %j', (players, options) => {
    const viewers: readonly Viewer[] = [...Array.from({ length: players }, (_, seat) => seat), 'spectator'];
    for (let seed = 1; seed <= 3; seed++) {
      const s = newGame(players, options, seed);
      const io = { chance: new Fast(seed), tell: undefined };
      const below = new Fast(seed).below();
      // Two branches of one table, looked at by turns: what was shown of one may not be shown of the other.
      const branches = [s, copyState(s)];
      for (let n = 0; n < 120; n++) {
        for (const branch of branches) {
          playout(rules, branch, io, below, 1);
          const anew = copyPlain(branch);
          for (const who of viewers) {
            const [shown, meant] = [view(branch, who), view(anew, who)].map((seen) => JSON.stringify(seen));
            if (shown !== meant) expect(shown).toBe(meant);
          }
        }
      }
    }
  });

  it('shows the same object of what has not changed', () => {
    const t = new Table().ready();
    const before = view(t.s, 0);
    const after = copyState(t.s);
    sideOf(after, 0).acted = true;
    const { sides, stacks } = view(after, 0);
    expect(stacks).toBe(before.stacks);
    expect(sides[1]).toBe(before.sides[1]);
    expect(sides[0]).not.toBe(before.sides[0]);
    expect(sides[0]?.places).toBe(before.sides[0]?.places);
    expect(sides[0]?.unseen).toBe(before.sides[0]?.unseen);
  });

  it('compares all of a side', () => {
    const side = newSide([1, 2], [1, 1]);
    expect(sameSide(side, copySide(side))).toBe(true);
    for (const field of Object.keys(side) as (keyof Side)[]) {
      const other = { ...side, [field]: 'otherwise' } as unknown as Side;
      expect(sameSide(side, other), field).toBe(false);
    }
  });
});
