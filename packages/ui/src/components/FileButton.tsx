/** A button that asks for a file. The browser's own field, in words of its own, stays out of sight. */
import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';

interface Props {
  /** What kinds of files, as the browser wants it. */
  readonly accept: string;
  /** What is asked for. */
  readonly label: string;
  readonly look?: 'main' | 'plain';
  readonly isPending?: boolean;
  readonly children?: ReactNode;
  take(file: File): void;
}

export function FileButton({ accept, label, look = 'plain', isPending = false, children = label, take }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets the same file be chosen again.
          target.value = '';
          if (file) take(file);
        }}
      />
      <Button look={look} isPending={isPending} onPress={() => field.current?.click()}>
        {children}
      </Button>
    </>
  );
}
