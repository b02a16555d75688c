/** What is asked before a game alone, and the one button that begins it; what went wrong stands above the button. */
import { Button } from '@reverie/ui/components/Button';
import type { ReactNode } from 'react';
import type { Beginning } from '../use-begin.ts';
import './start.css';

interface Props {
  readonly beginning: Beginning;
  /** What the game begins with. */
  readonly options: unknown;
  /** On the button; null where nothing can begin yet. */
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function StartForm({ beginning: { begin, busy, problem }, options, label, className = '', children }: Props) {
  return (
    <form
      className={`bd-start ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        begin(options);
      }}
    >
      {children}
      {label === null ? null : (
        <footer>
          <p className="problem" role="alert">
            {problem}
          </p>
          <Button look="main" type="submit" isPending={busy}>
            {label}
          </Button>
        </footer>
      )}
    </form>
  );
}
