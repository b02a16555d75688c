/** Portraits in a round frame, half lit as the Nox Bifax is: silhouettes, and the lines on them. */
import type { ReactNode } from 'react';

interface Portrait {
  /** Outlines, filled alike. */
  readonly shapes: readonly string[];
  readonly lines: ReactNode;
  /** How far down the light falls on the face; none on those without one. */
  readonly lit?: number;
}

const BODY = 'M8 82C9 62 22 55 33 52 34 50 34 47 33 44H47C46 47 46 50 47 52 58 55 71 62 72 82Z';
const HEAD = 'M27 30C26 18 32 11 40 11 48 11 54 18 53 30 53 39 48 47 40 47 32 47 27 39 27 30Z';

export const PORTRAITS = {
  mousquetaire: {
    shapes: [
      BODY,
      HEAD,
      'M6 27C16 18 24 17 28 17 28 7 36 3 44 4 51 5 53 11 53 17 60 17 69 20 75 28 62 23 50 23 40 23 28 23 16 23 6 27Z',
      'M27 30C22 40 22 50 24 56 28 54 30 50 31 46Z',
      'M53 30C58 40 58 50 56 56 52 54 50 50 49 46Z',
    ],
    lines: (
      <>
        <path d="M33 31h4M43 31h4M37 40c2 1.5 4 1.5 6 0" />
        <path d="M50 10C58 0 70 0 78 8 70 8 66 12 60 12 56 14 52 14 50 14Z" fill="var(--sg-scarf)" />
        <path d="M22 60c8 8 28 8 36 0M20 66c10 10 30 10 40 0" />
      </>
    ),
    lit: 25,
  },
  mage: {
    shapes: [
      BODY,
      HEAD,
      'M18 30C18 12 28 2 40 -2 52 2 62 12 62 30 66 42 62 54 58 60L50 52C54 42 54 32 50 24 44 18 36 18 30 24 26 32 26 42 30 52L22 60C18 54 14 42 18 30Z',
    ],
    lines: (
      <>
        <path d="M40 4v8M36 8h8" />
        <path d="M34 33h4M42 33h4M37 41c2 1.5 4 1.5 6 0" />
        <path d="M24 64c10 6 22 6 32 0M30 72l10-6 10 6" />
      </>
    ),
    lit: 23,
  },
  soldat: {
    shapes: [BODY, HEAD, 'M22 28C20 12 28 4 40 3 52 4 60 12 58 28L62 31 18 31Z', 'M38 0h4v8h-4Z'],
    lines: (
      <>
        <path d="M24 27h32M40 4v22M30 8c-3 6-4 12-4 18M50 8c3 6 4 12 4 18" />
        <path d="M30 38c4-3 7-3 10 0 3-3 6-3 10 0" />
        <path d="M14 70h52M18 63h44" />
      </>
    ),
    lit: 31.5,
  },
  voleur: {
    shapes: [
      BODY,
      HEAD,
      'M20 34C18 16 28 4 42 3 54 4 62 16 60 34 62 46 58 54 54 58L48 48C52 40 52 32 49 26 44 20 36 20 31 26 28 32 28 40 32 48L26 58C20 54 18 46 20 34Z',
    ],
    lines: (
      <>
        <path d="M29 30h22v6H44l-4 2-4-2H29Z" fill="var(--sg-scarf)" stroke="none" />
        <path d="M33 33h3M44 33h3" />
        <path d="M22 62c12 10 24 10 36 0" />
      </>
    ),
    lit: 36,
  },
  comedien: {
    shapes: [BODY, HEAD, 'M20 22C22 8 34 2 46 6 56 8 60 16 58 24 54 18 48 16 40 16 32 16 24 18 20 22Z'],
    lines: (
      <>
        <path
          d="M16 58c6-6 10-2 12-6 4 4 8 0 12-2 4 2 8 6 12 2 2 4 6 0 12 6-6 6-10 2-12 6-4-4-8 0-12 2-4-2-8-6-12-2-2-4-6 0-12-6Z"
          fill="var(--sg-rim)"
          stroke="none"
          opacity=".85"
        />
        <path d="M40 24c8-3 12 0 13 5-2 6-8 8-13 4Z" fill="var(--sg-rim)" stroke="none" />
        <path d="M46 29h3" stroke="var(--sg-fig)" />
        <path d="M32 30h4M35 41c3 2 7 2 10-1" />
      </>
    ),
    lit: 19,
  },
  passeur: {
    shapes: [
      BODY,
      HEAD,
      'M16 34C16 14 28 2 42 2 56 4 64 18 62 36 64 48 66 58 68 66L50 54C54 44 54 32 50 24 44 18 34 18 30 26 27 34 28 44 32 52L14 66C16 56 17 46 16 34Z',
    ],
    lines: (
      <>
        <path d="M34 34h3M43 34h3" />
        <path d="M20 70c4-4 8-8 10-14M60 70c-4-4-8-8-10-14" />
        <circle cx="40" cy="68" r="5" fill="var(--sg-lamp)" stroke="none" />
        <path d="M40 58v5" />
      </>
    ),
    lit: 25,
  },
  comte: {
    shapes: [
      BODY,
      HEAD,
      'M18 62C14 50 16 40 22 34 26 42 30 48 36 52L40 60 44 52C50 48 54 42 58 34 64 40 66 50 62 62Z',
      'M25 22C25 8 33 4 40 4 47 4 55 8 55 22 50 15 46 14 40 17 34 14 30 15 25 22Z',
    ],
    lines: (
      <>
        <path d="M30 28l7 2M50 28l-7 2M36 39h8M40 42v6" />
        <path d="M22 40c4 8 8 12 14 16M58 40c-4 8-8 12-14 16" />
        <circle cx="40" cy="64" r="3" fill="var(--sg-scarf)" stroke="none" />
      </>
    ),
    lit: 19,
  },
  bretteur: {
    shapes: [
      BODY,
      HEAD,
      'M4 30C16 20 24 19 27 18 27 8 36 4 44 6 51 7 53 12 53 18 62 20 70 24 76 31 62 26 50 25 40 25 28 25 16 26 4 30Z',
      'M28 36C30 50 36 56 40 57 44 56 50 50 52 36Z',
    ],
    lines: (
      <>
        <path d="M32 32h4M44 32h4M33 41c4-2 10-2 14 0" />
        <path d="M22 58c10 8 26 8 36 0" stroke="var(--sg-scarf)" strokeWidth="4" />
      </>
    ),
    lit: 25,
  },
  dame: {
    shapes: [
      BODY,
      HEAD,
      'M22 36C18 16 28 5 40 5 52 5 62 16 58 36 62 50 66 60 70 70L54 60C56 48 55 38 51 28 46 22 34 22 29 28 25 38 24 48 26 60L10 70C14 60 18 50 22 36Z',
    ],
    lines: (
      <>
        <path d="M27 14l5-9 4 6 4-9 4 9 4-6 5 9" fill="none" />
        <path d="M34 32h3M43 32h3M37 41c2 1 4 1 6 0" />
        <path d="M20 58c-3 6-5 10-8 14M60 58c3 6 5 10 8 14" />
      </>
    ),
    lit: 24,
  },
  justicier: {
    shapes: [
      BODY,
      HEAD,
      'M2 26C18 22 26 20 30 20 29 10 34 6 40 6 46 6 51 10 50 20 54 20 62 22 78 26 62 30 18 30 2 26Z',
      'M14 82C14 62 8 54 4 48 18 50 28 54 34 58H46C52 54 62 50 76 48 72 54 66 62 66 82Z',
    ],
    lines: (
      <>
        <path d="M27 29h26v7H45l-5 2-5-2H27Z" fill="var(--sg-scarf)" stroke="none" />
        <path d="M32 32.5h4M44 32.5h4M37 42h6" />
        <path d="M34 60l6 6 6-6" />
      </>
    ),
    lit: 36,
  },
  courtisan: {
    shapes: [
      BODY,
      HEAD,
      'M22 40C16 22 26 6 40 6 54 6 64 22 58 40 62 46 60 56 56 58 52 54 52 46 52 38 52 28 46 22 40 22 34 22 28 28 28 38 28 46 28 54 24 58 20 56 18 46 22 40Z',
    ],
    lines: (
      <>
        <path d="M32 54c4 4 12 4 16 0l-2 10-6 4-6-4Z" fill="var(--sg-rim)" stroke="none" opacity=".8" />
        <path d="M33 33h4M43 33h4M37 42c2 1 4 1 6 0" />
      </>
    ),
    lit: 24,
  },
  medecin: {
    shapes: [
      BODY,
      HEAD,
      'M12 24C22 20 28 19 30 19L31 4H49L50 19C54 19 60 20 68 24 58 27 22 27 12 24Z',
      'M36 30C34 40 50 52 66 54 56 44 50 36 48 28Z',
    ],
    lines: (
      <>
        <circle cx="38" cy="31" r="3.5" />
        <path d="M46 36c4 6 9 11 15 15" />
        <path d="M31 15h18" />
      </>
    ),
  },
  chasseur: {
    shapes: [BODY, HEAD, 'M16 24C24 18 30 18 34 14 40 6 52 6 60 16 56 20 52 22 48 23 38 25 26 26 16 24Z'],
    lines: (
      <>
        <path d="M54 14L66 0" stroke="var(--sg-scarf)" strokeWidth="3" />
        <path d="M33 33h4M43 33h4M36 42h8" />
        <path d="M18 80L56 56M60 82c8-12 8-24 0-34" />
      </>
    ),
    lit: 25,
  },
  barbazan: {
    shapes: [
      BODY,
      HEAD,
      'M4 24C14 14 22 15 26 14 26 5 34 1 42 2 50 3 54 8 54 15 62 14 70 18 77 25 64 22 52 22 40 22 28 22 16 21 4 24Z',
      'M26 34C27 50 34 60 40 61 46 60 53 50 54 34 50 40 46 41 40 41 34 41 30 40 26 34Z',
    ],
    lines: (
      <>
        <path d="M31 30l6 1M49 30l-6 1" />
        <path d="M26 38c5 4 10 2 14-1 4 3 9 5 14 1" strokeWidth="2.5" />
        <path d="M48 6C58 -2 70 2 76 12 68 10 62 14 56 13Z" fill="var(--sg-scarf)" stroke="none" />
        <path d="M16 68l48 8M16 76l48 4" />
      </>
    ),
    lit: 24,
  },
  sibylle: {
    shapes: [
      BODY,
      HEAD,
      'M24 30C20 12 30 3 41 4 53 5 61 14 57 32 55 24 50 19 41 19 32 19 27 24 24 30Z',
      'M54 18C66 20 70 34 66 46 62 58 66 64 72 70 62 72 54 64 55 52 56 40 58 28 54 18Z',
    ],
    lines: (
      <>
        <path d="M32 31c2-2 4-2 6 0M42 31c2-2 4-2 6 0M37 41c2 1 4 1 6 0" />
        <path d="M28 16c6-5 18-5 25 0" stroke="var(--sg-lamp)" strokeWidth="2" />
        <path d="M26 62c6-6 10-6 14-1 4-5 8-5 14 1M40 61v18" />
        <path d="M60 26c3 8 2 16 0 24" />
      </>
    ),
    lit: 21,
  },
  malvoisin: {
    shapes: [
      BODY,
      HEAD,
      'M22 26C18 14 26 4 42 4 58 4 66 12 62 18 54 14 46 16 40 18 32 20 26 20 22 26Z',
      'M22 56C26 50 34 50 40 54 46 50 54 50 58 56 52 62 46 62 40 59 34 62 28 62 22 56Z',
    ],
    lines: (
      <>
        <path d="M31 27c5-1 10 1 11 5-2 4-8 4-11 1Z" fill="var(--sg-scarf)" stroke="none" />
        <path d="M27 24L55 36" />
        <path d="M44 31l5-1M36 42c4-1 7-1 11-4" />
        <path d="M50 34l6 6M24 68c10 6 22 6 32 0" />
      </>
    ),
    lit: 22,
  },
  valmorin: {
    shapes: [
      BODY,
      HEAD,
      'M20 44C14 26 22 5 40 5 58 5 66 26 60 44 62 54 60 60 54 60 55 50 55 40 53 32 50 24 46 21 40 21 34 21 30 24 27 32 25 40 25 50 26 60 20 60 18 54 20 44Z',
      'M12 60C18 52 26 50 32 50L40 58 48 50C54 50 62 52 68 60 60 58 52 60 40 66 28 60 20 58 12 60Z',
    ],
    lines: (
      <>
        <path d="M32 30c2-1 4-1 5 0M43 30c2-1 4-1 5 0M36 40c3-2 5-2 8 0M38 44h4" />
        <path d="M32 52c3 5 5 8 8 10 3-2 5-5 8-10" fill="var(--sg-rim)" stroke="none" />
        <circle cx="40" cy="70" r="3" fill="var(--sg-lamp)" stroke="none" />
      </>
    ),
    lit: 22,
  },
  bande: {
    shapes: [
      'M2 82C3 68 10 62 17 60 17 57 14 53 14 47 14 40 18 36 23 36 28 36 32 40 32 47 32 53 29 57 29 60 34 62 38 66 40 72 42 66 46 62 51 60 51 57 48 53 48 47 48 40 52 36 57 36 62 36 66 40 66 47 66 53 63 57 63 60 70 62 77 68 78 82Z',
      'M22 60C24 46 31 42 34 40 34 37 30 32 30 25 30 16 34 11 40 11 46 11 50 16 50 25 50 32 46 37 46 40 49 42 56 46 58 60Z',
      'M26 22C28 10 36 6 42 7 50 8 54 14 54 22 46 18 36 18 26 22Z',
    ],
    lines: (
      <>
        <path d="M35 26h3M42 26h3M18 47h3M54 47h3" />
        <path d="M33 33h14" stroke="var(--sg-scarf)" strokeWidth="3" />
      </>
    ),
  },
  chien: {
    shapes: [
      'M10 82C12 60 20 50 26 44 22 34 20 22 22 8 28 12 32 18 34 22 42 20 50 22 56 28 64 30 72 34 76 38 74 44 66 46 58 46 56 52 60 62 66 82Z',
    ],
    lines: (
      <>
        <path d="M44 31h5" stroke="var(--sg-scarf)" strokeWidth="3" />
        <path d="M60 42l4 4M66 42l3 3M28 56c6 8 10 16 12 24" />
      </>
    ),
  },
  enfant: {
    shapes: [
      'M20 82C20 66 28 58 34 56V50C26 48 22 40 22 32 22 20 30 12 40 12 50 12 58 20 58 32 58 40 54 48 46 50V56C52 58 60 66 60 82Z',
      'M28 18C24 12 22 6 24 0 30 4 34 8 36 14Z',
      'M52 18C56 12 58 6 56 0 50 4 46 8 44 14Z',
    ],
    lines: (
      <>
        <circle cx="33" cy="32" r="3.5" fill="var(--sg-scarf)" stroke="none" />
        <circle cx="47" cy="32" r="3.5" fill="var(--sg-scarf)" stroke="none" />
        <path d="M34 42l3-2 3 2 3-2 3 2" />
      </>
    ),
  },
} as const satisfies Record<string, Portrait>;
export type PortraitId = keyof typeof PORTRAITS;
