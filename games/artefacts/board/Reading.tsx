/** A card at reading size, beside the place where it lies: under the pointer after a moment, or under a finger that rests. */
import type { Language } from '@reverie/kernel/game';
import { useEffect, useState } from 'react';
import { CARDS } from '../data/cards.ts';
import { COLOURS } from '../data/colours.ts';
import type { View } from '../view.ts';
import { CardFace, DreamerFace } from './Cards.tsx';
import { keyOf, type Thing } from './reading.ts';

const WIDTH = 290;
const HEIGHT = 430;
const ROOM = 12;
const AFTER = 250;

interface Props {
  readonly thing: Thing | null;
  readonly view: View;
  readonly language: Language;
  /** At once: a finger has waited already. */
  readonly now: boolean;
}

export function Reading({ thing, view, language, now }: Props) {
  const [shown, show] = useState<Thing | null>(null);
  useEffect(() => {
    if (thing === null) {
      show(null);
      return;
    }
    const timer = setTimeout(() => show(thing), now ? 0 : AFTER);
    return () => clearTimeout(timer);
  }, [thing, now]);
  if (!shown || shown !== thing) return null;
  const what = faceOf(shown, view, language);
  const at = document.querySelector(`[data-thing="${keyOf(shown)}"]`)?.getBoundingClientRect();
  // What lies there in that size already need not be shown twice.
  if (!what || !at || at.width >= WIDTH * 0.9) return null;
  const right = at.right + ROOM + WIDTH <= innerWidth;
  const left = right ? at.right + ROOM : Math.max(8, at.left - ROOM - WIDTH);
  const top = Math.min(Math.max(8, at.top + at.height / 2 - HEIGHT / 2), innerHeight - HEIGHT - 8);
  return (
    <div className="ar-reading" style={{ left, top, width: WIDTH }} aria-hidden="true">
      {what}
    </div>
  );
}

function faceOf(thing: Thing, view: View, language: Language) {
  if (thing.on === 'dreamer') {
    const dreamer = view.sides[thing.seat]?.dreamer;
    return dreamer == null ? null : <DreamerFace dreamer={dreamer} language={language} />;
  }
  const card =
    thing.on === 'hand' || thing.on === 'pool'
      ? thing.card
      : thing.on === 'place'
        ? view.sides[thing.seat]?.places[thing.place]?.card
        : undefined;
  if (card === undefined) return null;
  const { colour = 0, type = 'monster' } = CARDS[card] ?? {};
  return (
    <span className="ar-card ar-still ar-whole" data-colour={COLOURS[colour]?.sign ?? ''} data-type={type}>
      <CardFace card={card} language={language} whole />
    </span>
  );
}
