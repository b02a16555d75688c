/** From move to move, by hand, by key, or by itself. */
import { Button } from '@reverie/ui/components/Button';
import { useWords } from '@reverie/ui/words';
import { useEffect, useEffectEvent, useState } from 'react';
import { isCalledFault, type Move } from './moves.ts';
import { analysisPageWords } from './words.ts';

/** Milliseconds that a move stays on the screen. */
const PACE = 1200;

interface Props {
  readonly moves: readonly Move[];
  readonly at: number;
  /** There is a curve above. */
  readonly drawn: boolean;
  go(place: number): void;
}

export function Controls({ moves, at, drawn, go }: Props) {
  const t = useWords(analysisPageWords);
  const last = Math.max(0, moves.length - 1);
  const [playing, setPlaying] = useState(false);
  const nextFault = moves.findIndex((move, i) => i > at && isCalledFault(move));
  const previousFault = moves.findLastIndex((move, i) => i < at && isCalledFault(move));
  const goOn = useEffectEvent(() => go(at + 1));
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => goOn(), PACE);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (target.closest('input, select, textarea, [role="grid"], [role="listbox"], [role="application"]')) return;
    if (event.key === ' ') {
      if (target.closest('button, a, summary')) return;
      event.preventDefault();
      setPlaying((on) => !on);
      return;
    }
    const to = new Map([
      ['ArrowLeft', Math.max(0, at - 1)],
      ['ArrowRight', Math.min(last, at + 1)],
      ['ArrowUp', previousFault],
      ['ArrowDown', nextFault],
      ['Home', 0],
      ['End', last],
    ]).get(event.key);
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0) go(to);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t.position}
        aria-valuetext={t.of(at, last)}
        onChange={({ target }) => go(Number(target.value))}
      />
      <div className="analysis-buttons">
        <Button isDisabled={at === 0} onPress={() => go(0)}>
          {t.begin}
        </Button>
        <Button isDisabled={at === 0} onPress={() => go(at - 1)}>
          {t.previous}
        </Button>
        <Button look="main" isDisabled={at >= last} onPress={() => go(at + 1)}>
          {t.next}
        </Button>
        <Button isDisabled={previousFault < 0} onPress={() => go(previousFault)}>
          {t.previousFault}
        </Button>
        <Button isDisabled={nextFault < 0} onPress={() => go(nextFault)}>
          {t.nextFault}
        </Button>
        <Button isDisabled={at >= last} onPress={() => setPlaying(!playing)}>
          {playing ? t.pause : t.play}
        </Button>
        <span className="quiet small analysis-touch">{drawn ? t.touch : t.keys}</span>
      </div>
    </>
  );
}
