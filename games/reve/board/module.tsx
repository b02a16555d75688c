/** The door of the board of Rêve de Dragon. */
import type { BoardProps, EndProps, PaperProps, SetupProps } from '@reverie/ui/board';
import { lazyPart } from '@reverie/ui/lazy-part';
import { Suspense } from 'react';
import { ReveBoard } from './Board.tsx';
import type { ReveEndProps } from './quest-curve.ts';
import type { ReveProps } from './reading.ts';
import { ReveTwin } from './Twin.tsx';
import './art.css';
import './board.css';

// Characters are created before a table is opened: loaded apart, so that players do not wait for forms and rules.
const ReveSetup = lazyPart(async () => (await import('./Setup.tsx')).ReveSetup);

const RevePaper = lazyPart(async () => (await import('./Paper.tsx')).RevePaper);

const ReveEnd = lazyPart(async () => (await import('./QuestEnd.tsx')).ReveEnd);

// The page is generic. It finds this board by the id of the game, so these are its views and answers.
export const Board = (props: BoardProps) => <ReveBoard {...(props as ReveProps)} />;
// Every answer has a control on the board itself.
export const asks = true;
export const showsChoice = true;
export const fills = true;
export const Twin = (props: BoardProps) => <ReveTwin {...(props as ReveProps)} />;
export const End = (props: EndProps) => (
  <Suspense fallback={props.children}>
    <ReveEnd {...(props as ReveEndProps)} />
  </Suspense>
);
export const Setup = (props: SetupProps) => (
  <Suspense>
    <ReveSetup {...props} />
  </Suspense>
);
export const Paper = (props: PaperProps) => (
  <Suspense>
    <RevePaper {...props} />
  </Suspense>
);
