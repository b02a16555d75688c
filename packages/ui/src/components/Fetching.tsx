/**
 * Stands where a part of the page will be: what it is given as long as all goes well, else why the part does not come. A
 * reload is offered where it helps, and only there: without a server it would take away the page that is here.
 */
import type { ReactNode } from 'react';
import { usePartsMissing } from '../lazy-part.ts';
import { uiWords } from '../ui-words.ts';
import { useWords } from '../words.ts';
import { Button } from './Button.tsx';

export function Fetching({ children = null }: { readonly children?: ReactNode }) {
  const t = useWords(uiWords);
  const missing = usePartsMissing();
  if (!missing) return children;
  return (
    <p className="notice" role="status">
      {t.partMissing[missing]}{' '}
      {missing === 'reload' ? <Button onPress={() => location.reload()}>{t.reload}</Button> : null}
    </p>
  );
}
