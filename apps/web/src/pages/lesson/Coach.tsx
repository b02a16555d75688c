/** The voice of a lesson: one bubble, with what to do next. */

import { Button } from '@reverie/ui/components/Button';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { type ReactNode, useEffect, useRef } from 'react';
import { lessonWords } from './words.ts';
import './tutorial.css';

interface Props {
  readonly number: number;
  readonly all: number;
  readonly text: string;
  /** Shown to a learner who is off the path. */
  readonly astray: string | null;
  readonly readOnly: boolean;
  /** Selector of the part of the page to highlight. */
  readonly show: string | undefined;
  next(): void;
  showMe(): void;
  skip(): void;
  back(): void;
  readonly children?: ReactNode;
}

export function Coach({ number, all, text, astray, readOnly, show, next, showMe, skip, back, children }: Props) {
  const t = useWords(lessonWords);
  const bubble = useRef<HTMLElement>(null);
  usePointing(astray === null ? show : undefined, number);
  // Focuses the coach whenever its text changes, unless the learner is using the board.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing said
  useEffect(() => {
    const here = document.activeElement;
    if (here === null || here === document.body || bubble.current?.contains(here)) {
      bubble.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    }
  }, [number, astray]);
  return (
    <section className="coach" ref={bubble} aria-label={t.coach}>
      <div className="coach-moon" aria-hidden="true">
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d="M30 6a19 19 0 1 0 12 24A15 15 0 0 1 30 6z" />
          <path d="M22 22q2-2 4 0M20 31q4 3 8 0" />
        </svg>
      </div>
      <div className="coach-text" aria-live="polite">
        <p key={`${number} ${astray}`}>{withFrenchSpaces(astray ?? text)}</p>
        {children}
      </div>
      <div className="coach-actions">
        <progress max={all} value={number} aria-label={t.stepOf(number, all)} />
        <span className="coach-buttons">
          {astray !== null ? (
            <Button look="main" onPress={back} data-first>
              {t.back}
            </Button>
          ) : readOnly ? (
            <Button look="main" onPress={next} data-first>
              {t.next}
            </Button>
          ) : (
            <>
              <Button onPress={showMe} data-first>
                {t.showMe}
              </Button>
              <Button look="bare" onPress={skip}>
                {t.skip}
              </Button>
            </>
          )}
        </span>
      </div>
    </section>
  );
}

/** Highlights an element while the step is shown. */
function usePointing(selector: string | undefined, step: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pointed at may be drawn anew with each step
  useEffect(() => {
    if (selector === undefined) return;
    let shown: Element | null = null;
    const point = () => {
      const found = document.querySelector(selector);
      if (found === shown) return;
      shown?.removeAttribute('data-coach');
      found?.setAttribute('data-coach', 'shown');
      shown = found;
    };
    point();
    const observer = new MutationObserver(point);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      shown?.removeAttribute('data-coach');
    };
  }, [selector, step]);
}
