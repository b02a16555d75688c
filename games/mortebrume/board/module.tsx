/** The door of the board of Mortebrume. */
import type { BoardProps, SetupProps } from '@reverie/ui/board';
import { lazyPart } from '@reverie/ui/lazy-part';
import { Suspense } from 'react';
import { MortebrumeBoard } from './Board.tsx';
import type { MortebrumeProps } from './reading.ts';
import { MortebrumeTwin } from './Twin.tsx';

// Grounds and hordes are chosen before a table is opened: loaded apart, so that players do not wait for it.
const MortebrumeSetup = lazyPart(async () => (await import('./Setup.tsx')).MortebrumeSetup);

// The page is generic. It finds this board by the id of the game, so these are its views and answers.
export const Board = (props: BoardProps) => <MortebrumeBoard {...(props as MortebrumeProps)} />;
export const asks = true;
export const fills = true;
export const Twin = (props: BoardProps) => <MortebrumeTwin {...(props as MortebrumeProps)} />;
export const Setup = (props: SetupProps) => (
  <Suspense>
    <MortebrumeSetup {...props} />
  </Suspense>
);
