/** The menu of a table. */
import type { Command } from '@reverie/table/commands';
import { Button } from '@reverie/ui/components/Button';
import { Fetching } from '@reverie/ui/components/Fetching';
import { lazyPart } from '@reverie/ui/lazy-part';
import { saveFile } from '@reverie/ui/save-file';
import { useWords } from '@reverie/ui/words';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { bestProgram } from '../../base/games.ts';
import { goTo, useRoute } from '../../base/route.tsx';
import { ownSeatAt } from '../../remote/own-seats.ts';
import { adviceOpen } from '../advice/advice-open.ts';
import { studyPosition } from '../advice/study-position.ts';
import { adviceWords } from '../advice/words.ts';
import { useAtTable } from '../table/at-table.ts';
import { journalFor } from '../table/journal-for.ts';
import { tableWords } from '../table/words.ts';
import { Dots } from './Dots.tsx';
import { useHelpKey } from './use-help-key.ts';
import { headerWords } from './words.ts';

const ShareDialog = lazyPart(async () => (await import('../sharing/ShareDialog.tsx')).ShareDialog);
const SeatDialog = lazyPart(async () => (await import('../sharing/ShareDialog.tsx')).SeatDialog);
const HelpDialog = lazyPart(async () => (await import('./HelpDialog.tsx')).HelpDialog);
const ConfirmDialog = lazyPart(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);
const AdviceDialog = lazyPart(async () => (await import('../advice/AdviceDialog.tsx')).AdviceDialog);
const Moderation = lazyPart(async () => (await import('../chat/Moderation.tsx')).Moderation);
const RenameDialog = lazyPart(async () => (await import('./ConfirmDialog.tsx')).RenameDialog);

type DialogName = 'advice' | 'share' | 'moderate' | 'seat' | 'help' | 'resign' | 'close' | 'rename' | null;

/** `first`: what was asked for before the menu was here. */
export function TableMenu({ first }: { readonly first: 'menu' | 'help' | null }) {
  const t = useWords(headerWords);
  const table = useWords(tableWords);
  const [shown, setShown] = useState<DialogName>(first === 'help' ? 'help' : null);
  const [problem, setProblem] = useState('');
  /** Where the focus was when a key, and not the menu, opened the help. */
  const before = useRef<Element | null>(null);
  useHelpKey(() => {
    before.current = document.activeElement;
    setShown('help');
  });
  const items = useItems(setShown, setProblem).filter(({ when }) => when);
  const menu = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  // The item that opened a dialog is gone when the dialog closes: the focus goes to the menu's button. A key leaves it where
  // it was.
  useEffect(() => {
    if (shown !== null) opened.current = true;
    else if (opened.current && document.activeElement === document.body) {
      const to = before.current ?? menu.current?.querySelector('button');
      before.current = null;
      if (to instanceof HTMLElement && to !== document.body) to.focus({ preventScroll: true });
    }
  }, [shown]);
  return (
    <div className="table-menu" ref={menu}>
      <MenuTrigger defaultOpen={first === 'menu'}>
        <Button aria-label={t.menu.open}>
          <Dots />
        </Button>
        <Popover placement="bottom end">
          <Menu className="menu" onAction={(key) => items.find(({ id }) => id === key)?.act()}>
            {items.map(({ id, label }) => (
              <MenuItem key={id} id={id}>
                {label}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {problem ? (
        <p className="notice bad menu-problem" role="alert">
          {problem}{' '}
          <Button look="bare" onPress={() => setProblem('')} aria-label={table.dismiss}>
            ✕
          </Button>
        </p>
      ) : null}
      <Dialogs shown={shown} close={() => setShown(null)} />
    </div>
  );
}

interface Item {
  readonly when: boolean;
  readonly id: string;
  readonly label: string;
  act(): void | Promise<void>;
}

/** Everything that the menu may offer, and when it does. */
function useItems(show: (shown: DialogName) => void, complain: (problem: string) => void): Item[] {
  const { menu } = useWords(headerWords);
  const { notFinished } = useWords(tableWords);
  const advice = useWords(adviceWords);
  const at = useAtTable();
  const { session, standing, state, seats, place } = at;
  const route = useRoute();
  const { seat, presence } = state;
  const seated = seat !== null;
  const playing = standing.phase === 'playing';
  const online = place.kind === 'remote';
  const kept = online ? ownSeatAt(place.table) : undefined;
  const mine = seated ? standing.seats[seat] : undefined;
  const replaced = mine?.sitter === 'person' && mine.program !== null;
  const inTime = !seated || standing.clock?.[seat] !== 0;
  const absent = standing.seats.flatMap((one, i) =>
    one.sitter === 'person' && one.program === null && !one.resigned && i !== seat && !presence[i] ? [i] : [],
  );
  const send = (command: Command) => () => void session.send(command);
  const save = async () => {
    const journal = await journalFor(place).catch(() => null);
    if (journal === null) complain(notFinished);
    else saveFile(`${standing.game}-${place.table.slice(0, 6)}.jsonl`, journal);
  };
  const item = (when: boolean, id: string, label: string, act: Item['act']): Item => ({ when, id, label, act });
  return [
    item(adviceOpen(at) !== undefined, 'advice', advice.ask, () => show('advice')),
    item(true, 'share', menu.share, () => show('share')),
    item(kept !== undefined && seated, 'seat', menu.seatKey, () => show('seat')),
    item(route.at === 'solo' || route.at === 'table', 'text', menu.textMode, () => {
      if (route.at === 'solo' || route.at === 'table') goTo({ ...route, text: true });
    }),
    item(true, 'rules', menu.rules, () => goTo({ at: 'rules', game: standing.game, rule: '' })),
    item(seated && playing && !online, 'lab', menu.lab, () =>
      studyPosition(standing, seat ?? 0, menu.labTitle(seats[seat ?? 0]?.name ?? '')),
    ),
    item(true, 'help', menu.help, () => show('help')),
    item(standing.phase !== 'gathering', 'export', menu.export, () => void save()),
    item(seated && playing && online && !standing.paused, 'pause', menu.pause, send({ do: 'pause' })),
    item(seated && playing && standing.paused, 'resume', menu.resume, send({ do: 'resume' })),
    item(playing && replaced && inTime, 'giveBack', menu.giveBack, send({ do: 'giveBack' })),
    ...absent.map((one) =>
      item(seated && playing && online, `over-${one}`, menu.takeOver(seats[one]?.name ?? ''), async () => {
        await session.send({ do: 'takeOver', seat: one, program: await bestProgram(standing.game) });
      }),
    ),
    item(online && state.owner && !standing.closed, 'moderate', menu.moderate, () => show('moderate')),
    item(seated && online, 'rename', menu.rename, () => show('rename')),
    item(playing && mine?.resigned === false, 'resign', menu.resign, () => show('resign')),
    item(online && state.owner && !standing.closed, 'close', menu.close, () => show('close')),
    item(true, 'settings', menu.settings, () => goTo({ at: 'settings' })),
  ];
}

function Dialogs({ shown, close }: { readonly shown: DialogName; close(): void }) {
  const t = useWords(headerWords);
  const { session } = useAtTable();
  const sure = (command: Command) => () => {
    close();
    void session.send(command);
  };
  return (
    <Suspense
      fallback={
        <div className="menu-problem">
          <Fetching />
        </div>
      }
    >
      {shown === 'advice' ? <AdviceDialog onClose={close} /> : null}
      {shown === 'share' ? <ShareDialog isOpen onClose={close} /> : null}
      {shown === 'seat' ? <SeatDialog isOpen onClose={close} /> : null}
      {shown === 'moderate' ? <Moderation onClose={close} /> : null}
      {shown === 'help' ? <HelpDialog isOpen onClose={close} /> : null}
      {shown === 'rename' ? <RenameDialog onClose={close} /> : null}
      {shown === 'resign' ? (
        <ConfirmDialog text={t.resignSure} yes={t.resignYes} onClose={close} onYes={sure({ do: 'resign' })} />
      ) : null}
      {shown === 'close' ? (
        <ConfirmDialog text={t.closeSure} yes={t.closeYes} onClose={close} onYes={sure({ do: 'close' })} />
      ) : null}
    </Suspense>
  );
}
