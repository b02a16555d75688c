import { text } from 'node:stream/consumers';
import type { Language } from '@reverie/kernel/language';
import type { Seat } from '@reverie/kernel/seats';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { rules } from '../../rules.ts';
import type { State } from '../../state.ts';
import { en } from '../../words/en.ts';
import { fr } from '../../words/fr.ts';
import type { SongeBoard } from '../Board.tsx';
import type { Open } from '../reading.ts';

/** What a part of the board comes to as HTML, once everything that is loaded apart is there. */
export async function wholeMarkup(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node);
  // React marks where parts begin and end.
  return (await text(prelude)).replaceAll(/<!--.*?-->/g, '');
}

/** What the board shows a seat that is asked this. The board comes from outside: it reads the browser when it is loaded. */
export const boardMarkup = (
  Board: typeof SongeBoard,
  s: State,
  seat: number,
  seats: readonly Seat[],
  decisions: Open[],
  language: Language = 'fr',
): Promise<string> =>
  wholeMarkup(
    <Board
      view={rules.view(s, seat)}
      who={seat}
      seats={seats}
      decisions={decisions}
      selected={null}
      select={() => undefined}
      answer={() => undefined}
      odds={() => null}
      waitingFor={[]}
      bots={[]}
      past={[]}
      news={[]}
      wentBackTo={null}
      language={language}
      texts={{ fr, en }[language] as never}
      showRule={() => undefined}
      Face={() => null}
    />,
  );
