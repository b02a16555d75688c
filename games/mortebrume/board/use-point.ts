/** Answers that are a place on the table: what is left of a displacement, where somebody is put, where a spell goes. */
import { useMemo, useState } from 'react';
import type { Answer } from '../answers.ts';
import { tapeTo } from '../sketch/tape.ts';
import { refusalOf } from '../sketch.ts';
import type { Point } from './plane.ts';
import { cmOf, isKind, type MortebrumeProps, type Open } from './reading.ts';
import { useReach } from './use-activation.ts';
import { type BoardWords, boardWords } from './words.ts';

export function usePoint({ view, language }: MortebrumeProps, open: Open | undefined) {
  const [made, setMade] = useState<{ readonly decision: number; readonly at: Point } | null>(null);
  const moving = isKind(open, 'on') ? open : undefined;
  const mover = moving ? view.fighters[moving.decision.about.fighter] : undefined;
  const reach = useReach(view, mover, moving?.decision.about.most);
  const at = open && made?.decision === open.decision.id ? made.at : null;
  const answer = useMemo((): Answer | null => {
    if (!open || !at) return null;
    if (moving && mover) {
      const { most, sidestep } = moving.decision.about;
      const path = tapeTo(view, mover, [], at, sidestep ?? most);
      const plain: Answer = { do: 'go', path };
      // Beyond four centimetres a dodge takes a sidestep.
      const far = path.length > 0 && sidestep !== null && refusalOf(view, open.decision, plain)?.reason === 'tooFar';
      return far ? { ...plain, sidestep: true } : plain;
    }
    if (open.decision.kind === 'place') return { do: 'place', at };
    if (open.decision.kind === 'press') return { do: 'shift', at };
    if (open.decision.kind === 'cast') return { do: 'cast', at };
    return null;
  }, [open, at, moving, mover, view]);
  const refusal = useMemo(
    () => (open && answer ? refusalOf(view, open.decision, answer) : undefined),
    [open, answer, view],
  );
  const t = boardWords[language];
  return {
    mover,
    reach: mover ? reach : null,
    at,
    answer,
    refusal,
    word: answer ? wordOf(answer, t) : '',
    hint: moving
      ? t.onHow(cmOf(moving.decision.about.most, language))
      : open?.decision.kind === 'place'
        ? t.placeHow
        : open?.decision.kind === 'press'
          ? t.shiftHow
          : undefined,
    put(to: Point): void {
      if (open) setMade({ decision: open.decision.id, at: to });
    },
    drop: () => setMade(null),
  };
}

function wordOf(answer: Answer, t: BoardWords): string {
  if (answer.do === 'go') return answer.sidestep ? t.sidestep : t.go;
  return answer.do === 'place' ? t.put : answer.do === 'shift' ? t.shift : t.castThere;
}
