import { useWords } from '../app/words.ts';
import { tableWords } from './words.ts';

export function Gathering() {
  const t = useWords(tableWords);
  return <p>{t.gathering}</p>;
}
