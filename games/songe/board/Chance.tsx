/** What an answer in a duel is likely to bring, as a line of its button: the upper hand, a hit, or a parry that holds. */
import type { ShownOdds } from '@reverie/ui/board';
import type { Answer } from '../answers.ts';
import { type Open, percent } from './reading.ts';
import { useTable } from './table.ts';
import type { BoardWords } from './words.ts';

type Hope = keyof BoardWords['likely'];

/** What one hopes for, by question. */
const HOPES: Readonly<Partial<Record<string, Hope>>> = {
  'duel.shift': 'hand',
  'duel.openMend': 'hand',
  'duel.tie': 'hand',
  'duel.attackMend': 'hit',
  'duel.counterMend': 'hit',
  'duel.defendMend': 'parry',
};

const LEADS: readonly string[] = ['combination', 'upperHand'];
const isHoped: Readonly<Record<Hope, (way: string) => boolean>> = {
  hand: (way) => LEADS.includes(way),
  hit: (way) => way !== 'r0',
  parry: (way) => way === 't0',
};

const shareOf = ({ ways }: ShownOdds, hope: Hope): number =>
  ways.reduce((sum, { way, share }) => sum + (isHoped[hope](way) ? share : 0), 0);

/** Its room is there from the beginning: nothing moves from under a finger when the figure arrives. */
export function Chance({ open: { decision }, answer }: { readonly open: Open; readonly answer: Answer }) {
  const { odds, t, language } = useTable();
  const hope = HOPES[decision.kind];
  if (!hope) return null;
  const found = odds(decision.id, answer);
  return (
    <small className="sg-likely" data-known={found ? '' : undefined} aria-hidden={found ? undefined : true}>
      {t.likely[hope](percent(found ? shareOf(found, hope) : 0, language))}
    </small>
  );
}
