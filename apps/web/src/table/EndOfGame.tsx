import { useWords } from '../app/words.ts';
import { tableWords } from './words.ts';

export function EndOfGame() {
  const t = useWords(tableWords);
  return <p>{t.over}</p>;
}
