/** The door of the board of Mortebrume. */
import type { BoardProps } from '@reverie/ui/board';
import { MortebrumeBoard } from './Board.tsx';
import type { MortebrumeProps } from './reading.ts';
import { MortebrumeTwin } from './Twin.tsx';

// The page is generic. It finds this board by the id of the game, so these are its views and answers.
export const Board = (props: BoardProps) => <MortebrumeBoard {...(props as unknown as MortebrumeProps)} />;
export const asks = true;
export const fills = true;
export const Twin = (props: BoardProps) => <MortebrumeTwin {...(props as unknown as MortebrumeProps)} />;
