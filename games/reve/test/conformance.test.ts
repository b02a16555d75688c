import { conforms } from '@reverie/kernel/conformance/describe';
import type { DecisionOf } from '@reverie/kernel/game';
import { tiered } from '../../../tools/tiers.mjs';
import type { Answer } from '../answers.ts';
import { game as reve } from '../game.ts';
import { RULEBOOK } from '../rulebook.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';

const seat = (name: string, role: string) => ({ name, role });

/** What a dreamer without a point or a free cell may still do: sleep, wait for it, end the evening, bear his queues. */
const ASLEEP = new Set<Answer['do']>(['sleep', 'wait', 'end', 'repressTail', 'settle']);

/**
 * Who sleeps or waits is asked nothing until it is over; who is spent is asked for nothing but to sleep, and to face the
 * Rêve de Dragon that he meets there (RDD-DREAM-01).
 */
function misasked(s: State, d: DecisionOf<Types>, choices: readonly Answer[]): string | undefined {
  const dreamer = s.dreamers[d.seat];
  if (!dreamer) return d.seat === s.gardien ? undefined : 'a seat without a dreamer is asked';
  if (dreamer.ended || s.gone.includes(d.seat)) return 'a dreamer whose evening is over is asked';
  if (dreamer.busy && dreamer.busy.until > s.round && !d.optional) return 'a dreamer who sleeps or waits is asked';
  if (dreamer.exhausted && d.kind !== 'encounter' && choices.some((a) => !ASLEEP.has(a.do)))
    return 'a dreamer who is spent is asked to act';
  return undefined;
}

conforms({
  game: { ...reve, rulebook: RULEBOOK },
  tables: [
    { options: {}, seats: [seat('A', 'haut-revant')] },
    { options: {}, seats: [seat('A', 'haut-revant'), seat('G', 'gardien')] },
    { options: {}, seats: [seat('A', 'haut-revant'), seat('B', 'haut-revant')] },
    // A place is still free.
    {
      options: { dreamers: ['nitouche', 'nobody'] },
      seats: [seat('A', 'haut-revant'), seat('B', 'haut-revant'), seat('G', 'gardien')],
    },
  ],
  misasked,
  many: { games: tiered(60, 10_000), longest: 120 },
  moves: 120,
  runs: tiered(12, 60),
  avoid: (a) => a.do === 'end' || a.do === 'comeDown' || a.do === 'pass' || a.do === 'dodge',
});
