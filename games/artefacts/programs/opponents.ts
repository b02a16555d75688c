/** Those who play Artefacts: their way, and their face. What they are called stands in words/opponents.ts. */
import type { Opponent } from '@reverie/kernel/game';

const SHOULDERS = 'M6 48c0-10 8-14 18-14s18 4 18 14z';
const HEAD = 'M14 20a10 12 0 0 1 20 0v4a10 10 0 0 1-20 0z';

/** In the order of the seats that they take where nobody chooses (`strangers`). */
export const opponents: readonly Opponent[] = [
  {
    id: 'lucette',
    way: 'bold',
    face: [
      { path: SHOULDERS, fill: 'cloth' },
      { path: 'M10 14a6 7 0 0 1 0 14 6 7 0 0 1 0-14zM38 14a6 7 0 0 1 0 14 6 7 0 0 1 0-14z', fill: 'hair' },
      { path: HEAD, fill: 'skin' },
      { path: 'M13 18c0-9 6-13 11-13s11 4 11 13c-2-3-4-6-7-6-4 3-10 3-15 6z', fill: 'hair' },
      { path: 'M19.5 19a1.5 2 0 0 1 0 4 1.5 2 0 0 1 0-4zM28.5 19a1.5 2 0 0 1 0 4 1.5 2 0 0 1 0-4z', fill: 'ink' },
      { path: 'M19 27q5 5 10 0-5 2-10 0z', fill: 'ink' },
      { path: 'M21 28q3 1 6 0v1.2q-3 1.6-6 0z', fill: 'light' },
    ],
  },
  {
    id: 'tisane',
    way: 'prudent',
    face: [
      { path: SHOULDERS, fill: 'cloth' },
      { path: 'M11 22c-2-12 6-18 13-18s15 6 13 18c1 6-2 10-4 11H15c-2-1-5-5-4-11z', fill: 'hair' },
      { path: 'M24 1a5 4 0 0 1 0 8 5 4 0 0 1 0-8z', fill: 'hair' },
      { path: HEAD, fill: 'skin' },
      { path: 'M14 18c3-5 7-6 10-6s7 1 10 6c-1-8-5-10-10-10s-9 2-10 10z', fill: 'hair' },
      { path: 'M17 20q2.5-2 5 0v1q-2.5-1.5-5 0zM26 20q2.5-2 5 0v1q-2.5-1.5-5 0z', fill: 'ink' },
      { path: 'M20 28q4 3 8 0v1q-4 3-8 0z', fill: 'ink' },
    ],
  },
  {
    id: 'anselme',
    way: 'merciless',
    face: [
      { path: SHOULDERS, fill: 'cloth' },
      { path: HEAD, fill: 'skin' },
      { path: 'M13 19c-1-10 6-14 11-14s12 4 11 14c-3-5-6-7-11-7s-8 2-11 7z', fill: 'hair' },
      { path: 'M17 20h5v2h-5zM26 20h5v2h-5z', fill: 'ink' },
      { path: 'M15.5 18.5h7v5h-7zm1 1v3h5v-3zM25.5 18.5h7v5h-7zm1 1v3h5v-3zM22.5 20h3v1h-3z', fill: 'light' },
      { path: 'M20 29h8v1.5h-8z', fill: 'ink' },
    ],
  },
  {
    id: 'barnabe',
    way: 'tricky',
    face: [
      { path: SHOULDERS, fill: 'cloth' },
      { path: HEAD, fill: 'skin' },
      { path: 'M9 15h30l-2 3H11zM15 15c0-8 4-11 9-11s9 3 9 11z', fill: 'hair' },
      { path: 'M15 13h18v2H15z', fill: 'light' },
      { path: 'M17 20.5h5v1.2h-5zM28.5 19a1.5 2 0 0 1 0 4 1.5 2 0 0 1 0-4z', fill: 'ink' },
      { path: 'M17 26q3.5-2 7 0 3.5-2 7 0-3 2.5-7 1-4 1.5-7-1z', fill: 'hair' },
      { path: 'M22 29.5q4 1 6-1v1q-2 2-6 1z', fill: 'ink' },
    ],
  },
];
