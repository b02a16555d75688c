/** The time left to a seat; it runs on locally between two messages of the table. */
import { useWords } from '@reverie/ui/words';
import { useEffect, useState } from 'react';
import { useAtTable } from '../table/at-table.ts';
import { headerWords } from './words.ts';

const DAY = 86_400_000;

export function ClockFace({ seat, running }: { readonly seat: number; readonly running: boolean }) {
  const { standing } = useAtTable();
  const t = useWords(headerWords);
  const given = standing.clock?.[seat];
  const [from, setFrom] = useState({ standing, at: Date.now() });
  const [, tick] = useState(0);
  if (from.standing !== standing) setFrom({ standing, at: Date.now() });
  useEffect(() => {
    if (!running || given === undefined) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [running, given]);
  if (given === undefined) return null;
  const left = Math.max(0, given - (running && !standing.paused ? Date.now() - from.at : 0));
  return <span className="clock">{left >= 2 * DAY ? t.days(Math.floor(left / DAY)) : clockText(left)}</span>;
}

function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
