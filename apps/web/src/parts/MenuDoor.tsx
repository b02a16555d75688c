/** The button of the menu. What is behind it is fetched when the page has nothing better to do, or when it is pressed. */
import { Button } from '@reverie/ui/components/Button';
import { whenIdle } from '@reverie/ui/when-idle';
import { useWords } from '@reverie/ui/words';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useHelpKey } from './use-help-key.ts';
import { tableWords } from './words.ts';

type Menu = ComponentType<ComponentProps<typeof import('./TableMenu.tsx').TableMenu>>;

/** After a table is there, the first question comes before all that may be wanted later. */
const LATER = 6000;

export function MenuDoor() {
  const t = useWords(tableWords);
  const [wanted, want] = useState<'later' | 'soon' | 'menu' | 'help'>('later');
  const [menu, setMenu] = useState<{ readonly Menu: Menu } | null>(null);
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
  useEffect(() => {
    if (wanted === 'later' || menu) return;
    import('./TableMenu.tsx').then(
      ({ TableMenu }) => setMenu({ Menu: TableMenu }),
      // The connection is gone, and the table goes on without a menu: it is fetched when it is asked for again.
      () => want('later'),
    );
  }, [wanted, menu]);
  useHelpKey(() => want('help'), menu === null);
  if (menu) return <menu.Menu first={wanted === 'menu' || wanted === 'help' ? wanted : null} />;
  return (
    <div className="table-menu">
      <Button aria-label={t.menu.open} aria-haspopup="menu" onPress={() => want('menu')}>
        ⋯
      </Button>
    </div>
  );
}
