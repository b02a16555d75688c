/** Everything about the table that is not the game itself. */
import type { Command } from '@reverie/table/commands';
import { Button } from '@reverie/ui/components/Button';
import { saveFile } from '@reverie/ui/save-file';
import { useWords } from '@reverie/ui/words';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { bestProgram } from '../base/games.ts';
import { goTo, useRoute } from '../base/route.tsx';
import { wish } from '../house/local.ts';
import { exportOf } from '../remote/api.ts';
import { keptAt } from '../remote/kept.ts';
import { useAtTable } from './at-table.ts';
import { isWriting } from './keys.ts';
import { tableWords } from './words.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));
const SeatDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).SeatDialog }));
const HelpDialog = lazy(async () => ({ default: (await import('./HelpDialog.tsx')).HelpDialog }));
const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog }));
const RenameDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).RenameDialog }));

type Shown = 'share' | 'seat' | 'help' | 'resign' | 'close' | 'rename' | null;

export function TableMenu() {
  const t = useWords(tableWords);
  const { session, standing, state, seats, place } = useAtTable();
  const route = useRoute();
  const [shown, setShown] = useState<Shown>(null);
  const [problem, setProblem] = useState('');
  const kept = place.kind === 'remote' ? keptAt(place.table) : undefined;
  const { seat, presence } = state;
  const seated = seat !== null;
  const playing = standing.phase === 'playing';
  const mine = seated ? standing.seats[seat] : undefined;
  const absent = standing.seats.flatMap((one, i) =>
    one.sitter === 'person' && one.program === null && !one.resigned && i !== seat && !presence[i] ? [i] : [],
  );
  useHelpKey(() => setShown('help'));

  const save = async () => {
    const journal = await journalFor(place).catch(() => null);
    if (journal === null) setProblem(t.notFinished);
    else saveFile(`${standing.game}-${place.table.slice(0, 6)}.jsonl`, journal);
  };
  const items: { readonly id: string; readonly label: string; act(): void | Promise<void> }[] = [];
  const offer = (when: boolean, id: string, label: string, act: () => void | Promise<void>): void => {
    if (when) items.push({ id, label, act });
  };
  const online = place.kind === 'remote';
  const send = (command: Command) => () => void session.send(command);
  offer(true, 'share', t.menu.share, () => setShown('share'));
  offer(kept !== undefined && seated, 'seat', t.menu.seatKey, () => setShown('seat'));
  if (route.at === 'solo' || route.at === 'table') {
    offer(true, 'text', t.menu.textMode, () => goTo({ ...route, text: true }));
  }
  offer(true, 'rules', t.menu.rules, () => goTo({ at: 'rules', game: standing.game, rule: '' }));
  offer(true, 'help', t.menu.help, () => setShown('help'));
  offer(standing.phase !== 'gathering', 'export', t.menu.export, () => void save());
  offer(seated && playing && online && !standing.paused, 'pause', t.menu.pause, send({ do: 'pause' }));
  offer(seated && playing && standing.paused, 'resume', t.menu.resume, send({ do: 'resume' }));
  const replaced = mine?.sitter === 'person' && mine.program !== null;
  const inTime = state.seat === null || standing.clock?.[state.seat] !== 0;
  offer(playing && replaced && inTime, 'giveBack', t.menu.giveBack, send({ do: 'giveBack' }));
  for (const one of absent) {
    const label = t.menu.takeOver(seats[one]?.name ?? '');
    offer(seated && playing && online, `over-${one}`, label, async () => {
      await session.send({ do: 'takeOver', seat: one, program: await bestProgram(standing.game) });
    });
  }
  offer(seated && online, 'rename', t.menu.rename, () => setShown('rename'));
  offer(playing && mine?.resigned === false, 'resign', t.menu.resign, () => setShown('resign'));
  offer(online && state.owner && !standing.closed, 'close', t.menu.close, () => setShown('close'));
  offer(true, 'settings', t.menu.settings, () => goTo({ at: 'settings' }));
  return (
    <div className="table-menu">
      <MenuTrigger>
        <Button aria-label={t.menu.open}>⋯</Button>
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
          <Button look="bare" onPress={() => setProblem('')} aria-label={t.dismiss}>
            ✕
          </Button>
        </p>
      ) : null}
      <Suspense fallback={null}>
        {shown === 'share' ? <ShareDialog isOpen onClose={() => setShown(null)} /> : null}
        {shown === 'seat' ? <SeatDialog isOpen onClose={() => setShown(null)} /> : null}
        {shown === 'help' ? <HelpDialog isOpen onClose={() => setShown(null)} /> : null}
        {shown === 'rename' ? <RenameDialog onClose={() => setShown(null)} /> : null}
        {shown === 'resign' ? (
          <ConfirmDialog
            text={t.resignSure}
            yes={t.resignYes}
            onClose={() => setShown(null)}
            onYes={() => {
              setShown(null);
              void session.send({ do: 'resign' });
            }}
          />
        ) : null}
        {shown === 'close' ? (
          <ConfirmDialog
            text={t.closeSure}
            yes={t.closeYes}
            onClose={() => setShown(null)}
            onYes={() => {
              setShown(null);
              void session.send({ do: 'close' });
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

/** The journal as whoever looks may have it; null where there is none to be had yet. */
export const journalFor = (place: {
  readonly kind: 'local' | 'remote';
  readonly table: string;
}): Promise<string | null> =>
  place.kind === 'local'
    ? wish('journal', { table: place.table })
    : exportOf(place.table, keptAt(place.table)?.secret ?? '');

function useHelpKey(show: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || isWriting(event.target))
        return;
      event.preventDefault();
      show();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}
