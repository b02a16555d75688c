/** Those who cross blades in Songe: their way, and their face. What they are called stands in words/opponents.ts. */
import type { Opponent } from '@reverie/kernel/game';

const COLLAR = 'M5 48c0-9 8-13 19-13s19 4 19 13z';
const HEAD = 'M14 20a10 12 0 0 1 20 0v4a10 11 0 0 1-20 0z';

export const opponents: readonly Opponent[] = [
  {
    id: 'lameGrise',
    way: 'merciless',
    face: [
      { path: COLLAR, fill: 'cloth' },
      { path: 'M12 16c0-9 6-12 12-12s12 3 12 12v14h-3V18H15v12h-3z', fill: 'hair' },
      { path: HEAD, fill: 'skin' },
      { path: 'M14 17c2-6 6-7 10-7s8 1 10 7c-4-3-16-3-20 0z', fill: 'hair' },
      { path: 'M16 19.5h6.5v1H16zM25.5 19.5H32v1h-6.5zM18 21h3v1.5h-3zM27 21h3v1.5h-3z', fill: 'ink' },
      { path: 'M21 29.5h6v1.2h-6zM23 32h2v3h-2z', fill: 'ink' },
    ],
  },
  {
    id: 'sixte',
    way: 'prudent',
    face: [
      { path: COLLAR, fill: 'cloth' },
      { path: 'M10 24c-1-14 6-20 14-20s15 6 14 20l-3 9H13z', fill: 'hair' },
      { path: HEAD, fill: 'skin' },
      { path: 'M14 19c5-1 8-4 10-8 2 4 5 7 10 8-1-8-5-12-10-12s-9 4-10 12z', fill: 'hair' },
      { path: 'M17 20q2.5-1.8 5 0v1.2q-2.5-1-5 0zM26 20q2.5-1.8 5 0v1.2q-2.5-1-5 0z', fill: 'ink' },
      { path: 'M21.5 28.5q2.5 1.2 5 0v1q-2.5 1.2-5 0z', fill: 'ink' },
      { path: 'M16 37h16v2H16z', fill: 'light' },
    ],
  },
  {
    id: 'cadet',
    way: 'bold',
    face: [
      { path: COLLAR, fill: 'cloth' },
      { path: HEAD, fill: 'skin' },
      { path: 'M6 13c8-6 28-6 36 0-8-1-28-1-36 3zM15 13c1-7 5-9 9-9s8 2 9 9z', fill: 'hair' },
      { path: 'M33 10c6-8 11-4 12-1-3-1-7 0-11 4z', fill: 'light' },
      { path: 'M19.5 19a1.5 2 0 0 1 0 4 1.5 2 0 0 1 0-4zM28.5 19a1.5 2 0 0 1 0 4 1.5 2 0 0 1 0-4z', fill: 'ink' },
      { path: 'M18 27q3-2 6-.5 3-1.5 6 .5-3 1-6 .2-3 .8-6-.2z', fill: 'hair' },
      { path: 'M21 29q3 2.5 6 0-3 1-6 0z', fill: 'ink' },
    ],
  },
  {
    id: 'arlequin',
    way: 'tricky',
    face: [
      { path: COLLAR, fill: 'cloth' },
      { path: 'M12 48l6-6 6 6 6-6 6 6z', fill: 'light' },
      { path: HEAD, fill: 'skin' },
      { path: 'M12 18C10 8 16 5 24 4c8 1 14 4 12 14-2-5-6-6-12-6s-10 1-12 6z', fill: 'hair' },
      { path: 'M13.5 18h21l-1 6q-5 3-7.5-1h-4q-2.5 4-7.5 1z', fill: 'ink' },
      { path: 'M17 20h4v2h-4zM27 20h4v2h-4z', fill: 'light' },
      { path: 'M19 28q5 4 10 0-1 3.5-5 3.5t-5-3.5z', fill: 'ink' },
    ],
  },
];
