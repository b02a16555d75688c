/** The link leads nowhere from another machine: said first, and what to do about it for whoever can. */
import { useWords } from '@reverie/ui/words';
import { tableWords } from './words.ts';
import './only-here.css';

export function OnlyHere() {
  const { gather } = useWords(tableWords);
  return (
    <div className="notice bad small only-here">
      {gather.reach.machine}
      <details>
        <summary>{gather.opening}</summary>
        {gather.openingHow} <code>npm start -- --lan</code>
      </details>
    </div>
  );
}
