/** SON-LIM-03: which of his stones the Conteur pays with first for a PNJ. */
import type { Answer } from '../answers.ts';
import type { Open } from './reading.ts';
import { useTable } from './table.ts';

export const PURSES = ['own', 'limbes', 'conteur'] as const;
export type PurseChoice = (typeof PURSES)[number];

/** Answers that always pay. */
const PAYS: ReadonlySet<Answer['do']> = new Set([
  ...(['invert', 'bid', 'shift', 'breakTie', 'raise', 'botte', 'counterBotte', 'mark', 'where', 'shed'] as const),
]);
/** Whether an answer pays in stones of panache. */
function pays(kind: string, a: Answer): boolean {
  if (a.do === 'draw') return a.fortune === 'panache';
  if (a.do === 'redraw') return a.from === 'panache';
  if (a.do === 'pass') return kind.endsWith('.avoid');
  return PAYS.has(a.do) && !(a.do === 'botte' && a.free);
}

/** An answer of the Conteur's, paid with what he has chosen. */
export const paidFrom = (kind: string, a: Answer, purse: PurseChoice | null): Answer =>
  purse !== null && pays(kind, a) ? ({ ...a, purse } as Answer) : a;

/** Stands beside a question at which something may be paid for a PNJ. */
export function Purse({ open }: { readonly open: Pick<Open, 'decision' | 'choices'> }) {
  const { t, conteur, purse, payFrom } = useTable();
  const paying = open.choices.filter((a) => pays(open.decision.kind, a)).map((a) => a.do);
  if (!conteur || paying.length === 0) return null;
  return (
    <label className="sg-field" data-for={[...new Set(paying)].join(' ')} data-with="purse">
      <span>{t.payFirst}</span>
      <select
        value={purse ?? 'own'}
        onChange={({ target }) => payFrom(PURSES.find((one) => one === target.value) ?? null)}
      >
        {PURSES.map((one) => (
          <option key={one} value={one}>
            {t.pursesOf[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
