/** SON-LIM-03: which of his stones the Conteur pays with first for a PNJ. */
import { PURSES, pays } from './pay-from.ts';
import type { Open } from './reading.ts';
import { useTable } from './table.ts';

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
