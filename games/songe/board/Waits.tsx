/** Whom the table waits for, where nothing is asked of oneself. Bots answer before it could be read. */
import { awaitedPeople } from '@reverie/ui/board';
import { useTable } from './table.ts';

export function Waits() {
  const table = useTable();
  const { t, view } = table;
  const others = awaitedPeople(table);
  if (others.length === 0 || view.over !== null) return null;
  return <p className="sg-waits">{t.waiting(others)}</p>;
}
