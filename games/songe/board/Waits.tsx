/** Whom the table waits for, where nothing is asked of oneself. Bots answer before it could be read. */
import { useTable } from './table.ts';

export function Waits() {
  const { waitingFor, bots, seats, who, t, view } = useTable();
  const others = waitingFor.filter((seat) => seat !== who && !bots.includes(seat));
  if (others.length === 0 || view.over !== null) return null;
  return <p className="sg-waits">{t.waiting(others.map((seat) => seats[seat]?.name ?? ''))}</p>;
}
