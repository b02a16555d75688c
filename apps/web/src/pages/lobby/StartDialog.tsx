/** What a game asks before somebody plays it alone. */
import type { StartModule } from '@reverie/ui/board';
import { Button } from '@reverie/ui/components/Button';
import { Dialog } from '@reverie/ui/components/Dialog';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { type ReactNode, useMemo } from 'react';
import { titleOf } from '../../base/games.ts';
import { goTo, Link } from '../../base/route.tsx';
import { playAlone } from '../../parts/opponents/alone.ts';
import { lobbyWords } from './words.ts';
import { useWorkshopLink } from './workshop-link.tsx';

interface Props {
  readonly id: string;
  readonly Start: StartModule['Start'];
  close(): void;
}

export function StartDialog({ id, Start, close }: Props) {
  const t = useWords(lobbyWords);
  const { language, name } = useSettings();
  const OpenLink = useMemo(
    () =>
      ({ children }: { readonly children: ReactNode }) => <Link to={{ at: 'open', game: id }}>{children}</Link>,
    [id],
  );
  const WorkshopLink = useWorkshopLink(id);
  const play = async (options: unknown) => {
    const opened = await playAlone(id, name, language, options);
    if ('problem' in opened) return opened.problem;
    goTo({ at: 'solo', table: opened.table });
    return undefined;
  };
  return (
    <Dialog title={titleOf(id, language)} isOpen onClose={close}>
      <Start language={language} play={play} OpenLink={OpenLink} WorkshopLink={WorkshopLink} />
      <div className="start-cancel">
        <Button onPress={close}>{t.cancel}</Button>
      </div>
    </Dialog>
  );
}
