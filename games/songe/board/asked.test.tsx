/** Whatever must be answered can be answered on the board: no position leaves a player before an empty cloth. */
import { Fast } from '@reverie/kernel/chance/fast';
import { beforeAll, expect, test, vi } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import { optionsSchema } from '../options.ts';
import { rules } from '../rules.ts';
import type { Open } from './reading.ts';
import { boardMarkup } from './test/whole-markup.tsx';

let board: typeof import('./Board.tsx');
beforeAll(async () => {
  vi.stubGlobal('navigator', { language: 'fr-FR' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  board = await import('./Board.tsx');
  // What answers itself shows nothing: here everything is asked.
  (await import('./auto.ts')).setGuard(false);
}, 60_000);

const seats = [{ name: 'P0', role: 'arpenteur' }];

/** What the controls of the board do when only this is asked. */
async function controlsFor(s: ReturnType<typeof rules.setup>, open: Open): Promise<Set<string | undefined>> {
  const html = await boardMarkup(board.SongeBoard, s, 0, seats, [open]);
  return new Set([...html.matchAll(/data-do="([^"]+)"/g)].map(([, what]) => what));
}

test.each(['arena', 'crossing'] as const)('%s: every question that must be answered has its control', async (mode) => {
  const looked = new Set<string>();
  const without: string[] = [];
  for (let seed = 1; seed <= tiered(6, 12); seed++) {
    const chance = new Fast(seed);
    const s = rules.setup(optionsSchema.parse({ mode, arpenteurs: ['aurelie'] }), seats, { chance } as never);
    const below = (n: number) => chance.pick({ label: 'test', seen: 'all' }, n);
    for (let i = 0; i < 150 && !rules.outcome(s); i++) {
      const pending = rules.pending(s).filter(({ optional }) => !optional);
      const decision = pending[0];
      if (!decision) break;
      const choices = rules.choices(s, decision);
      const where = `${decision.kind} in ${rules
        .view(s, 0)
        .business.map(({ kind }) => kind)
        .join(' ')}`;
      if (decision.seat === 0 && choices.length > 1 && !looked.has(where)) {
        looked.add(where);
        const controls = await controlsFor(s, { decision, choices } as Open);
        if (!choices.some((one) => controls.has(one.do))) without.push(`${where}: ${[...controls].join(' ')}`);
      }
      const going = choices.filter((one) => one.do !== 'yield' && one.do !== 'flee');
      const among = going.length > 0 ? going : choices;
      rules.answer(s, decision, among[below(among.length)] as (typeof among)[number], { chance } as never);
    }
  }
  expect(without).toEqual([]);
  if (mode === 'arena') expect([...looked].some((one) => one.startsWith('test.prepare in duel'))).toBe(true);
});
