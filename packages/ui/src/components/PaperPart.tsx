/** A part of a sheet on paper: a title and lines, with empty ones to write on. */
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Lines to write on, where fewer are filled. */
  readonly lines?: number;
  readonly count?: number;
  readonly wide?: boolean;
}

export function PaperPart({ title, children, lines = 0, count = 0, wide = false }: Props) {
  return (
    <section data-wide={wide}>
      <h2>{title}</h2>
      <ul>
        {children}
        {Array.from({ length: Math.max(0, lines - count) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty line is its place
          <li key={`blank ${i}`} aria-hidden="true" />
        ))}
      </ul>
    </section>
  );
}
