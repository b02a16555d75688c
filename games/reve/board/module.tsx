/** What Rêve de Dragon puts on the table. */

import type { BoardProps, SetupProps } from '@reverie/ui/board';
import { lazy, Suspense } from 'react';
import { ReveBoard } from './Board.tsx';
import type { ReveProps } from './reading.ts';
import { ReveTwin } from './Twin.tsx';
import './art.css';
import './board.css';

// Characters are made before a table is opened: whoever plays need not wait for the forms, nor for the rules that check them.
const ReveSetup = lazy(async () => ({ default: (await import('./Setup.tsx')).ReveSetup }));

// The table knows no game: that these are the views and answers of this one is certain by the id under which it was found.
export const Board = (props: BoardProps) => <ReveBoard {...(props as unknown as ReveProps)} />;
export const Twin = (props: BoardProps) => <ReveTwin {...(props as unknown as ReveProps)} />;
export const Setup = (props: SetupProps) => (
  <Suspense>
    <ReveSetup {...props} />
  </Suspense>
);
