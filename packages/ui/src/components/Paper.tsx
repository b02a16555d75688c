/** A sheet on paper: not seen on a screen; `printPaper` prints a copy of it by itself. */
import type { ReactNode } from 'react';
import './paper.css';

interface PaperProps {
  /** The game's own class, for what only its sheets have. */
  readonly className: string;
  readonly language: string;
  readonly children: ReactNode;
}

export function Paper({ className, language, children }: PaperProps) {
  return (
    <article className={`paper ${className}`} lang={language}>
      {children}
    </article>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Lines to write on, where fewer are filled. */
  readonly lines?: number;
  readonly count?: number;
  readonly wide?: boolean;
}

/** A title and lines, with empty ones to write on. */
export function PaperPart({ title, children, lines = 0, count = 0, wide = false }: PartProps) {
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
