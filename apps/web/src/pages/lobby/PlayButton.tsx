/** The button that begins a game alone, with what the game asks before. */
import type { StartModule } from '@reverie/ui/board';
import { Button } from '@reverie/ui/components/Button';
import { Fetching } from '@reverie/ui/components/Fetching';
import { lazyPart } from '@reverie/ui/lazy-part';
import { nextTask } from '@reverie/ui/next-task';
import { useSettings } from '@reverie/ui/settings';
import { type ReactNode, Suspense, startTransition, useRef, useState } from 'react';
import { loadStart } from '../../base/games.ts';
import { goTo } from '../../base/route.tsx';
import { makeReady, playAlone } from '../../parts/opponents/alone.ts';
import { fetchTable } from '../table/fetch.ts';

const StartDialog = lazyPart(async () => (await import('./StartDialog.tsx')).StartDialog);

/** Starts a game alone; a game may ask something before. */
export function useStart(id: string) {
  const { language, name } = useSettings();
  const [busy, setBusy] = useState(false);
  /** A second press may come before the button shows that it is busy. */
  const going = useRef(false);
  const [problem, setProblem] = useState('');
  const [Start, setStart] = useState<StartModule['Start'] | null>(null);
  /** What is needed first is fetched first: its dialog, then the board and the rules, while the visitor chooses. */
  const prepare = async (): Promise<StartModule | undefined> => {
    const asked = loadStart(id);
    const dialog = asked && StartDialog.fetch();
    makeReady(id);
    fetchTable();
    const start = await asked;
    await dialog;
    return start;
  };
  /** What fails now is asked for again, and reported, when it is needed. */
  const ahead = () =>
    void nextTask()
      .then(prepare)
      .catch(() => undefined);
  const begin = async () => {
    if (going.current) return;
    going.current = true;
    try {
      await go();
    } finally {
      going.current = false;
    }
  };
  const go = async () => {
    // Whatever the page has just put off, such as the effects of its first screen, would be done within the press.
    await nextTask();
    setBusy(true);
    setProblem('');
    // What cannot be fetched cannot ask: the game begins with its usual options.
    const asked = await prepare().catch(() => undefined);
    if (asked) {
      startTransition(() => {
        setBusy(false);
        setStart(() => asked.Start);
      });
      return;
    }
    const opened = await playAlone(id, name, language);
    setBusy(false);
    if ('table' in opened) goTo({ at: 'solo', table: opened.table });
    else setProblem(opened.problem);
  };
  const dialog = Start ? (
    <Suspense fallback={<Fetching />}>
      <StartDialog id={id} Start={Start} close={() => setStart(null)} />
    </Suspense>
  ) : null;
  return { busy, problem, ahead, begin, dialog };
}

interface Props {
  readonly id: string;
  readonly look: 'main' | 'plain';
  /** Where the button stands alone, it names the game. */
  readonly called?: string;
  readonly children: ReactNode;
}

export function PlayButton({ id, look, called, children }: Props) {
  const { busy, problem, ahead, begin, dialog } = useStart(id);
  return (
    <>
      {dialog}
      <Button
        look={look}
        isPending={busy}
        {...(called !== undefined && { 'aria-label': called })}
        onHoverStart={ahead}
        onFocus={ahead}
        onPress={() => void begin()}
      >
        {children}
      </Button>
      {problem ? (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      ) : null}
    </>
  );
}
