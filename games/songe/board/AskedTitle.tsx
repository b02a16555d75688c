/** What is asked, as the heading of its answers; no line of it begins with a sign. */
import { withFrenchSpaces } from '@reverie/ui/words';
import type { Open } from './reading.ts';
import { useTable } from './table.ts';

export function AskedTitle({ decision }: { readonly decision: Open['decision'] }) {
  const { texts, seats, language } = useTable();
  const said = texts.decision(decision, seats);
  return <h3 className="sg-asked">{language === 'fr' ? withFrenchSpaces(said) : said}</h3>;
}
