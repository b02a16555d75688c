/** The chiefs who play Mortebrume: their way, and their face. What they are called stands in words/opponents.ts. */
import type { Opponent } from '@reverie/kernel/game';

const SHOULDERS = 'M5 48c0-9 8-13 19-13s19 4 19 13z';
const HEAD = 'M14 19a10 11 0 0 1 20 0v6a10 10 0 0 1-20 0z';

export const opponents: readonly Opponent[] = [
  {
    id: 'vesper',
    way: 'merciless',
    face: [
      { path: SHOULDERS, fill: 'cloth' },
      { path: 'M9 34c-2-20 5-31 15-31s17 11 15 31c-3-4-5-8-6-14H15c-1 6-3 10-6 14z', fill: 'ink' },
      { path: 'M15 20a9 11 0 0 1 18 0v5a9 9 0 0 1-18 0z', fill: 'skin' },
      { path: 'M15 19c2-5 6-7 9-7s7 2 9 7c-3-2-6-3-9-3s-6 1-9 3z', fill: 'ink' },
      { path: 'M17 21l5 1v1.5h-5zM31 21l-5 1v1.5h5z', fill: 'light' },
      { path: 'M21 29.5h6v1.2h-6z', fill: 'ink' },
    ],
  },
  {
    id: 'avelle',
    way: 'prudent',
    face: [
      { path: SHOULDERS, fill: 'cloth' },
      { path: 'M10 36c-1-20 4-30 14-30s15 10 14 30h-5V18H15v18z', fill: 'hair' },
      { path: HEAD, fill: 'skin' },
      { path: 'M13 17c0-9 6-13 11-13s11 4 11 13z', fill: 'light' },
      { path: 'M23 4h2v18h-2zM13 15h22v2H13z', fill: 'ink' },
      { path: 'M17 21q2.5-2 5 0v1q-2.5-1.3-5 0zM26 21q2.5-2 5 0v1q-2.5-1.3-5 0z', fill: 'ink' },
      { path: 'M21 29q3 1.5 6 0v1q-3 1.5-6 0z', fill: 'ink' },
    ],
  },
  {
    id: 'grond',
    way: 'bold',
    face: [
      { path: 'M2 48c0-12 10-16 22-16s22 4 22 16z', fill: 'cloth' },
      { path: 'M12 18a12 13 0 0 1 24 0v8a12 11 0 0 1-24 0z', fill: 'skin' },
      { path: 'M12 24c0 10 5 14 12 14s12-4 12-14c-2 5-5 6-12 6s-10-1-12-6z', fill: 'hair' },
      { path: 'M5 8c0 6 3 9 8 9l1-5c-4 0-6-1-9-4zM43 8c0 6-3 9-8 9l-1-5c4 0 6-1 9-4z', fill: 'light' },
      { path: 'M13 14c1-8 6-10 11-10s10 2 11 10z', fill: 'ink' },
      { path: 'M16 18l7 2v2h-6zM32 18l-7 2v2h6z', fill: 'ink' },
      { path: 'M19 31h10l-1 2h-8z', fill: 'ink' },
    ],
  },
  {
    id: 'ronce',
    way: 'tricky',
    face: [
      { path: SHOULDERS, fill: 'cloth' },
      { path: 'M8 18c3-11 9-15 16-15s13 4 16 15c-2 6-4 10-5 16H13c-1-6-3-10-5-16z', fill: 'hair' },
      { path: 'M8 17l-6-7 9 3zM40 17l6-7-9 3z', fill: 'skin' },
      { path: HEAD, fill: 'skin' },
      { path: 'M14 17c4-2 7-3 9-7 3 4 7 5 11 7-1-7-5-10-10-10s-9 3-10 10z', fill: 'hair' },
      { path: 'M19.5 19.5a1.4 2 0 0 1 0 4 1.4 2 0 0 1 0-4zM26 21h5v1.3h-5z', fill: 'ink' },
      { path: 'M20 28.5q5 2.5 9-1v1.2q-4 3.5-9 1z', fill: 'ink' },
    ],
  },
];
