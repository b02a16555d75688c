/** The door of the board of Artefacts du rêve. */
import type { BoardProps, SetupProps } from '@reverie/ui/board';
import { lazyPart } from '@reverie/ui/lazy-part';
import { Suspense } from 'react';
import { ArtefactsBoard } from './Board.tsx';
import type { ArtefactsProps } from './reading.ts';
import { ArtefactsTwin } from './Twin.tsx';

// Decks are chosen before a table is opened: loaded apart, so that players do not wait for it.
const ArtefactsSetup = lazyPart(async () => (await import('./Setup.tsx')).ArtefactsSetup);

// The page is generic. It finds this board by the id of the game, so these are its views and answers.
export const Board = (props: BoardProps) => <ArtefactsBoard {...(props as ArtefactsProps)} />;
export const asks = true;
export const showsChoice = true;
export const fills = true;
/** Who woke the last Dreamer: what follows from it is of less interest. */
export const ends = ['woke'] as const;
export const Twin = (props: BoardProps) => <ArtefactsTwin {...(props as ArtefactsProps)} />;
export const Setup = (props: SetupProps) => (
  <Suspense>
    <ArtefactsSetup {...props} />
  </Suspense>
);
