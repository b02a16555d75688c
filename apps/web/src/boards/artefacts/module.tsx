/** What Artefacts du rêve puts on the table. */
import type { BoardProps } from '../board.ts';
import { ArtefactsBoard } from './Board.tsx';
import type { ArtefactsProps } from './reading.ts';
import { ArtefactsSetup } from './Setup.tsx';
import { ArtefactsTwin } from './Twin.tsx';

// The table knows no game: that these are the views and answers of this one is certain by the id under which it was found.
export const Board = (props: BoardProps) => <ArtefactsBoard {...(props as unknown as ArtefactsProps)} />;
export const Twin = (props: BoardProps) => <ArtefactsTwin {...(props as unknown as ArtefactsProps)} />;
export const Setup = ArtefactsSetup;
