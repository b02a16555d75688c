/** The Conteur’s cast: who is on stage, and who waits behind the curtain. */
import { useState } from 'react';
import type { FigureView } from '../view-shape.ts';
import { Pebbles, Portrait } from './art.tsx';
import { openOf, portraitOf } from './reading.ts';
import { WholeSheet } from './SheetTab.tsx';
import { useTable } from './table.ts';

export function Cast({ make }: { make(): void }) {
  const { view, t, decisions, give } = useTable();
  const preside = openOf(decisions, 'preside');
  const cast = view.figures.flatMap((figure, at) => (figure.seat === null ? [{ figure, at }] : []));
  return (
    <aside className="sg-cast" aria-label={t.onStage}>
      <h2>{t.onStage}</h2>
      <Troupe cast={cast.filter(({ figure }) => figure.onStage)} />
      <h2>{t.curtain}</h2>
      <Troupe cast={cast.filter(({ figure }) => !figure.onStage)} />
      {preside && !preside.decision.about.busy ? (
        <p className="sg-cast-foot">
          <button type="button" className="sg-chip" data-key="j" onClick={make}>
            {t.newPnj}
          </button>
          <button
            type="button"
            className="sg-chip"
            data-do="brumes"
            data-key="b"
            onClick={() => give(preside, { do: 'brumes' })}
          >
            {t.drawBrumes}
          </button>
        </p>
      ) : null}
    </aside>
  );
}

/** PNJ with their stones; each can come or go, and shows its whole sheet. */
function Troupe({ cast }: { readonly cast: readonly { readonly figure: FigureView; readonly at: number }[] }) {
  const { t, decisions, give } = useTable();
  const [shown, show] = useState<number | null>(null);
  const preside = openOf(decisions, 'preside');
  return (
    <ul>
      {cast.map(({ figure, at }) => (
        <li key={at}>
          <button type="button" aria-expanded={shown === at} onClick={() => show(shown === at ? null : at)}>
            <Portrait of={portraitOf(figure)} />
            <span>
              <b>{figure.sheet.name}</b>
              <small>
                {t.kinds[figure.kind]} · {t.escrime(figure.sheet.escrime ?? 0)}
                {figure.out ? ` · ${t.outs[figure.out]}` : ''}
              </small>
            </span>
            <Pebbles
              white={figure.panache.white}
              black={figure.panache.black}
              label={t.stones(figure.panache.white, figure.panache.black)}
            />
          </button>
          {preside && !preside.decision.about.busy ? (
            <button
              type="button"
              className="sg-chip"
              data-do="stage"
              onClick={() => give(preside, { do: 'stage', to: at, on: !figure.onStage })}
            >
              {figure.onStage ? t.exit : t.enter}
            </button>
          ) : null}
          {shown === at ? <WholeSheet figure={figure} /> : null}
        </li>
      ))}
    </ul>
  );
}
