/** The button of the menu. What is behind it is fetched when the page has nothing better to do, or when it is pressed. */
import { Button } from '@reverie/ui/components/Button';
import { Fetching } from '@reverie/ui/components/Fetching';
import { lazyPart } from '@reverie/ui/lazy-part';
import { useWords } from '@reverie/ui/words';
import { Suspense, useEffect, useState } from 'react';
import { afterTheFirst } from '../table/after-the-first.ts';
import { Dots } from './Dots.tsx';
import { useHelpKey } from './use-help-key.ts';
import { headerWords } from './words.ts';

const TableMenu = lazyPart(async () => (await import('./TableMenu.tsx')).TableMenu);

export function MenuDoor() {
  const [wanted, want] = useState<'menu' | 'help' | null>(null);
  const [here, setHere] = useState(false);
  useEffect(() => {
    let current = true;
    const fetch = async () => {
      await TableMenu.fetch();
      if (current) setHere(true);
    };
    const cancel = wanted ? void fetch() : afterTheFirst(fetch);
    return () => {
      current = false;
      cancel?.();
    };
  }, [wanted]);
  useHelpKey(() => want('help'), !here);
  const door = <Door wanted={wanted !== null} onPress={() => want('menu')} />;
  return here ? (
    <Suspense fallback={door}>
      <TableMenu first={wanted} />
    </Suspense>
  ) : (
    door
  );
}

function Door({ wanted, onPress }: { readonly wanted: boolean; readonly onPress: () => void }) {
  const t = useWords(headerWords);
  return (
    <div className="table-menu">
      <Button aria-label={t.menu.open} aria-haspopup="menu" onPress={onPress}>
        <Dots />
      </Button>
      {wanted ? (
        <div className="menu-problem">
          <Fetching />
        </div>
      ) : null}
    </div>
  );
}
