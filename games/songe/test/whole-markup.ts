import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** What a part of the board comes to as HTML, once everything that is loaded apart is there. */
export async function wholeMarkup(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node);
  // React marks where parts begin and end.
  return (await text(prelude)).replaceAll(/<!--.*?-->/g, '');
}
