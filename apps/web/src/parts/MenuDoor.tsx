/** The button of the menu. What is behind it is fetched when the page has nothing better to do, or when it is pressed. */
import { Button } from '@reverie/ui/components/Button';
import { whenIdle } from '@reverie/ui/when-idle';
import { useWords } from '@reverie/ui/words';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useHelpKey } from './use-help-key.ts';
import { tableWords } from './words.ts';

const TableMenu = lazy(async () => ({ default: (await import('./TableMenu.tsx')).TableMenu }));

/** After a table is there, the first question comes before all that may be wanted later. */
const LATER = 6000;

export function MenuDoor() {
  const t = useWords(tableWords);
  const [wanted, want] = useState<'later' | 'soon' | 'menu' | 'help'>('later');
  useEffect(() => {
    let idle: (() => void) | undefined;
    const timer = setTimeout(() => {
      idle = whenIdle(() => want((before) => (before === 'later' ? 'soon' : before)));
    }, LATER);
    return () => {
      clearTimeout(timer);
      idle?.();
    };
  }, []);
  useHelpKey(() => want('help'), wanted === 'later');
  const closed = (
    <div className="table-menu">
      <Button aria-label={t.menu.open} aria-haspopup="menu" onPress={() => want('menu')}>
        ⋯
      </Button>
    </div>
  );
  if (wanted === 'later') return closed;
  return (
    <Suspense fallback={closed}>
      <TableMenu first={wanted === 'soon' ? null : wanted} />
    </Suspense>
  );
}
