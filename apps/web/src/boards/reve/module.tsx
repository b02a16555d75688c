/** What Rêve de Dragon puts on the table. */
import type { BoardProps } from '../board.ts';
import { ReveBoard } from './Board.tsx';
import type { ReveProps } from './reading.ts';
import { ReveSetup } from './Setup.tsx';
import { ReveTwin } from './Twin.tsx';
import './art.css';
import './board.css';

// The table knows no game: that these are the views and answers of this one is certain by the id under which it was found.
export const Board = (props: BoardProps) => <ReveBoard {...(props as unknown as ReveProps)} />;
export const Twin = (props: BoardProps) => <ReveTwin {...(props as unknown as ReveProps)} />;
export const Setup = ReveSetup;
