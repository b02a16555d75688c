/**
 * Stands where a part of the page will be: nothing as long as all goes well, a word where the connection is gone. Some
 * browsers remember that a file was not there: then only a reload brings it, and a table is there again after one.
 */
import { usePartsMissing } from '../lazy-part.ts';
import { uiWords } from '../ui-words.ts';
import { useWords } from '../words.ts';
import { Button } from './Button.tsx';

export function Fetching() {
  const t = useWords(uiWords);
  return usePartsMissing() ? (
    <p className="notice" role="status">
      {t.partMissing} <Button onPress={() => location.reload()}>{t.reload}</Button>
    </p>
  ) : null;
}
