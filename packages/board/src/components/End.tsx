/** The end of a game: its picture, what came of it, and how the game tells it; below, what the page or the game adds. */
import type { ReactNode } from 'react';
import './end.css';

interface Props {
  readonly picture: ReactNode;
  readonly over: string;
  readonly result: string;
  /** In the words of the game. */
  readonly tale?: ReactNode;
  readonly children?: ReactNode;
}

export function End({ picture, over, result, tale, children }: Props) {
  return (
    <section className="bd-end">
      {picture ? <div className="bd-end-picture">{picture}</div> : null}
      <h2>
        <span className="bd-end-over">{over}</span> {result}
      </h2>
      {tale ? <p className="bd-end-tale">{tale}</p> : null}
      {children}
    </section>
  );
}
