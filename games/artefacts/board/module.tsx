/** What Artefacts du rêve puts on the table. */

import type { BoardProps, SetupProps } from '@reverie/ui/board';
import { lazy, Suspense } from 'react';
import { ArtefactsBoard } from './Board.tsx';
import type { ArtefactsProps } from './reading.ts';
import { ArtefactsTwin } from './Twin.tsx';

// Decks are chosen before a table is opened: whoever plays need not wait for that.
const ArtefactsSetup = lazy(async () => ({ default: (await import('./Setup.tsx')).ArtefactsSetup }));

// The table knows no game: that these are the views and answers of this one is certain by the id under which it was found.
export const Board = (props: BoardProps) => <ArtefactsBoard {...(props as unknown as ArtefactsProps)} />;
export const asks = true;
export const Twin = (props: BoardProps) => <ArtefactsTwin {...(props as unknown as ArtefactsProps)} />;
export const Setup = (props: SetupProps) => (
  <Suspense>
    <ArtefactsSetup {...props} />
  </Suspense>
);
