/** The door of the board of Songe. */
import type { BoardProps, PaperProps, SetupProps } from '@reverie/ui/board';
import { lazyPart } from '@reverie/ui/lazy-part';
import { Suspense } from 'react';
import { SongeBoard } from './Board.tsx';
import { keys as ownKeys } from './keys.ts';
import type { SongeProps } from './reading.ts';
import { SongeTwin } from './Twin.tsx';

// Heroes and foes are chosen before a table is opened: loaded apart, so that players do not wait for it.
const SongeSetup = lazyPart(async () => (await import('./Setup.tsx')).SongeSetup);

const SongePaper = lazyPart(async () => (await import('./Paper.tsx')).SongePaper);

// The page is generic. It finds this board by the id of the game, so these are its views and answers.
export const Board = (props: BoardProps) => <SongeBoard {...(props as SongeProps)} />;
export const asks = true;
export const fills = true;
export const keys = ownKeys;
export const Twin = (props: BoardProps) => <SongeTwin {...(props as SongeProps)} />;
export const Setup = (props: SetupProps) => (
  <Suspense>
    <SongeSetup {...props} />
  </Suspense>
);
export const Paper = (props: PaperProps) => (
  <Suspense>
    <SongePaper {...props} />
  </Suspense>
);
