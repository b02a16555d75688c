/** Begins a game on this device, once, and says why it could not. */
import { useState } from 'react';

export interface Beginning {
  begin(options: unknown): void;
  readonly busy: boolean;
  /** Empty if nothing went wrong. */
  readonly problem: string;
}

/** `play` as a board gets it: it resolves to what went wrong. Without it, where a game was played elsewhere, none begins. */
export function useBegin(play: ((options: unknown) => Promise<string | undefined>) | undefined): Beginning {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const run = async (options: unknown): Promise<void> => {
    setBusy(true);
    setProblem((await play?.(options)) ?? '');
    setBusy(false);
  };
  return { begin: (options) => void run(options), busy, problem };
}
