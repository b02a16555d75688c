/** A drawing out of a file of drawings (`.svg`, a `<g id>` each), inside an svg. The file is fetched once, when it is shown. */
import { bringSprite } from '@reverie/ui/sprite';
import { useEffect } from 'react';

interface Props {
  /** The id of the drawing. */
  readonly of: string;
  /** The address of the file: `new URL('./faces.svg', import.meta.url).href`. */
  readonly from: string;
}

export function Drawing({ of, from }: Props) {
  useEffect(() => {
    void bringSprite(from);
  }, [from]);
  return <use href={`#${of}`} />;
}
