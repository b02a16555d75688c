/**
 * The button of a grave act. It is held until its ring has closed; let go before, nothing has happened. By keyboard, Enter
 * is pressed twice.
 */
import { useEffect, useRef, useState } from 'react';
import { uiWords } from '../ui-words.ts';
import { useWords } from '../words.ts';

const HELD_MS = 600;

interface Props {
  /** What is sealed, as a verb: « Fermer la table ». */
  readonly label: string;
  onSeal(): void;
}

export function Seal({ label, onSeal }: Props) {
  const t = useWords(uiWords);
  const ring = useRef<HTMLButtonElement>(null);
  const frame = useRef(0);
  const [asked, setAsked] = useState(false);
  const close = (share: number) => ring.current?.style.setProperty('--closed', String(share));
  const letGo = () => {
    cancelAnimationFrame(frame.current);
    close(0);
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const hold = () => {
    const began = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - began) / HELD_MS);
      close(share);
      if (share < 1) frame.current = requestAnimationFrame(step);
      else onSeal();
    };
    frame.current = requestAnimationFrame(step);
  };
  return (
    <span className="row gap-3">
      <button
        ref={ring}
        type="button"
        className="seal"
        aria-label={label}
        aria-description={asked ? t.seal.again : t.seal.hold}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          hold();
        }}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onContextMenu={(event) => event.preventDefault()}
        onBlur={() => setAsked(false)}
        onClick={({ detail }) => {
          // A press with a pointer is the ring's; keyboards and screen readers send clicks without one.
          if (detail !== 0) return;
          if (asked) onSeal();
          else setAsked(true);
        }}
      >
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d="M30 10a15 15 0 1 0 8 19 12 12 0 0 1-8-19Z" />
        </svg>
      </button>
      <span className="stack gap-1" aria-hidden="true">
        <b>{label}</b>
        <span className="note">{asked ? t.seal.again : t.seal.hold}</span>
      </span>
    </span>
  );
}
