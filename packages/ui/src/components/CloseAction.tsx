/** The last line of a dialog: what it offers, and a way out that people see. */
import type { ReactNode } from 'react';
import { uiWords } from '../ui-words.ts';
import { useWords } from '../words.ts';
import { Button } from './Button.tsx';

export function CloseAction({ onPress, children }: { onPress(): void; readonly children?: ReactNode }) {
  const t = useWords(uiWords);
  return (
    <div className="actions">
      {children}
      <Button onPress={onPress}>{t.close}</Button>
    </div>
  );
}
