/** The table in words, for screen readers: everybody with what they see, then the question and its answers. */
import { QuestionList } from '@reverie/ui/components/QuestionList';
import { useMemo } from 'react';
import { linesIn } from '../overlay.ts';
import type { Fighter } from '../state.ts';
import { sightWords } from './Labels.tsx';
import { cmOf, inWords, type MortebrumeProps, nameOf, thingName } from './reading.ts';
import { boardWords } from './words.ts';

/** Four sides, as whoever sits there sees them: far, right, own, left. */
function side({ fx, fy }: Fighter, own: number): number {
  const [x, y] = own === 1 ? [-fx, -fy] : [fx, fy];
  if (Math.abs(y) >= Math.abs(x)) return y > 0 ? 0 : 2;
  return x > 0 ? 1 : 3;
}

export function MortebrumeTwin({ view, who, decisions, selected, select, seats, texts, language }: MortebrumeProps) {
  const t = boardWords[language];
  const own = who === 'spectator' ? 0 : who;
  const lines = useMemo(() => linesIn(view) ?? [], [view]);
  const said = (f: Fighter): string => {
    const parts = [inWords(view, f, f.seat === own, language, t)];
    if (!f.off) {
      const [x, y] = own === 1 ? [view.side - f.x, view.side - f.y] : [f.x, f.y];
      parts.push(t.twin.at(cmOf(x, language), cmOf(y, language)), t.twin.faces(t.twin.sides[side(f, own)] ?? ''));
    }
    const seen = lines
      .filter(({ from }) => from === f.id)
      .sort((a, b) => a.gap - b.gap)
      .map((line) =>
        t.twin.line(
          view.fighters[line.to]?.mark ?? '',
          cmOf(line.gap, language),
          sightWords(line, language, view.scenery),
        ),
      );
    if (seen.length > 0) parts.push(t.twin.sees(seen.join(' ; ')));
    return parts.join(', ');
  };
  return (
    <div className="mb-twin">
      <p>
        {view.turn > 0
          ? `${t.turnOf(view.turn, view.turns)} · ${t.mist} ${t.cm(cmOf(view.visibility, language))}`
          : t.deployment}
      </p>
      {[own, 1 - own].map((seat) => (
        <section key={seat} aria-label={seat === own ? t.twin.own : t.twin.foes}>
          <h2>{seat === own ? t.twin.own : t.twin.foes}</h2>
          <ul>
            {view.fighters
              .filter((f) => f.seat === seat)
              .map((f) => (
                <li key={f.id}>{said(f)}</li>
              ))}
          </ul>
        </section>
      ))}
      {view.things.length > 0 ? (
        <section aria-label={t.twin.things}>
          <h2>{t.twin.things}</h2>
          <ul>
            {view.things.map(({ kind, x, y, holder }, i) => {
              const by = view.fighters[holder];
              const where = by ? nameOf(by, language) : t.twin.at(cmOf(x, language), cmOf(y, language));
              // biome-ignore lint/suspicious/noArrayIndexKey: a thing is its number
              return <li key={i}>{t.twin.thing(thingName(kind, language, t), where)}</li>;
            })}
          </ul>
        </section>
      ) : null}
      <QuestionList {...{ decisions, selected, select, texts, seats }} label={t.twin.question} />
    </div>
  );
}
