/** W3: what was declared against me, who of mine may step in, where and with what chances. */
import { percent } from '@reverie/ui/percent';
import { useState } from 'react';
import { type Interceptor, interceptionOdds, type StrikeOdds } from '../sketch/outlook.ts';
import type { Fighter } from '../state.ts';
import { Face } from './Figure.tsx';
import { Dice, mostDice } from './Odds.tsx';
import { cmOf, type MortebrumeProps, nameOf, type OpenAs, thingName } from './reading.ts';
import type { Reaction } from './use-reaction.ts';
import { boardWords } from './words.ts';

interface ReactingProps {
  readonly board: MortebrumeProps;
  readonly open: OpenAs<'react'>;
  readonly reaction: Reaction;
  /** With destiny dice by fighter. */
  give(dice: Readonly<Record<number, number>>): void;
}

/** My chance of a good end, lowest and highest over the other side's answers. */
function chances(odds: readonly StrikeOdds[]): readonly [number, number] {
  const all = odds.map((one) =>
    one.kind === 'duel' ? one.odds.results.dominates / one.odds.of : one.odds.hit / one.odds.of,
  );
  return [Math.min(...all), Math.max(...all)];
}

export function Reacting({ board, open, reaction, give }: ReactingProps) {
  const { candidates, guards, draft, change, mute } = reaction;
  const [dice, setDice] = useState<Readonly<Record<number, number>>>({});
  const { view, language, texts, seats } = board;
  const t = boardWords[language];
  const each = [...new Set(candidates.map(({ who }) => who))];
  const steppers = [...draft.intercept.map(({ fighter }) => fighter), ...(draft.defend ? [draft.defend.who] : [])];
  const muteButton = (f: Fighter) => (
    <button type="button" className="mb-mute" onClick={() => mute(f.id)}>
      {t.mute(nameOf(f, language))}
    </button>
  );
  const set = draft.intercept.length + (draft.defend ? 1 : 0) > 0;
  return (
    <section className="mb-prompt" aria-label={t.twin.question}>
      <header className="mb-prompt-head">
        <h2>{t.reactTitle}</h2>
      </header>
      <p className="mb-told">{texts.decision(open.decision, seats)}</p>
      {each.map((id) => {
        const f = view.fighters[id];
        if (!f) return null;
        const ways = candidates.filter(({ who }) => who === id);
        const now = draft.intercept.find(({ fighter }) => fighter === id);
        const way = ways.find((one) => one.with === now?.with) ?? ways[0];
        if (!way) return null;
        const at = now?.at ?? Math.ceil(way.stretches[0]?.[0] ?? 0);
        const [low, high] = chances(interceptionOdds(view, id, way.with, way.mover, at));
        const others = draft.intercept.filter(({ fighter }) => fighter !== id);
        const put = (means: Interceptor, where: number) =>
          change({
            ...draft,
            defend: draft.defend?.who === id ? null : draft.defend,
            intercept: [...others, { fighter: id, with: means.with, mover: means.mover, at: where }],
          });
        const [from, to] = way.stretches.find(([a, b]) => at >= a && at <= b) ?? way.stretches[0] ?? [0, 0];
        return (
          <div key={id} className="mb-chip" data-on={now !== undefined}>
            <Face kind={f.kind} own mark={f.mark} />
            <div className="mb-chip-text">
              <p>
                <b>{nameOf(f, language)}</b> · {thingName(way.with, language, t)} ·{' '}
                {t.fromTo(cmOf(from, language), cmOf(to, language))}
              </p>
              <p>
                <span className="mb-big">{t.range(percent(low, language), percent(high, language))}</span>{' '}
                {low === high ? '' : t.hisAnswer}
              </p>
              {ways.length > 1 ? (
                <label className="mb-means">
                  <span className="visually-hidden">{t.withWhat}</span>
                  <select
                    value={way.with}
                    onChange={({ target }) => {
                      const next = ways.find((one) => one.with === target.value);
                      if (next) put(next, Math.ceil(next.stretches[0]?.[0] ?? 0));
                    }}
                  >
                    {ways.map((one) => (
                      <option key={one.with} value={one.with}>
                        {thingName(one.with, language, t)}
                      </option>
                    ))}
                  </select>
                </label>
              ) : null}
              {now && to > from ? (
                <input
                  type="range"
                  aria-label={t.strikePoint}
                  min={Math.ceil(from)}
                  max={Math.floor(to)}
                  step={10}
                  value={at}
                  onChange={({ target }) => put(way, Number(target.value))}
                />
              ) : null}
            </div>
            <button
              type="button"
              className="mb-button"
              aria-pressed={now !== undefined}
              onClick={() => (now ? change({ ...draft, intercept: others }) : put(way, at))}
            >
              {t.intercept}
            </button>
            {now ? (
              <Dice
                value={dice[id] ?? 0}
                most={mostDice(view, f.seat)}
                change={(n) => setDice({ ...dice, [id]: n })}
                t={t}
              />
            ) : null}
            {muteButton(f)}
          </div>
        );
      })}
      {guards.map((guard) => {
        const f = view.fighters[guard.who];
        const on = draft.defend?.who === guard.who;
        return f ? (
          <div key={`guard ${guard.who}`} className="mb-chip" data-on={on}>
            <Face kind={f.kind} own mark={f.mark} />
            <div className="mb-chip-text">
              <p>
                <b>{nameOf(f, language)}</b>
              </p>
              <p>{t.against(cmOf(guard.own, language), cmOf(guard.other, language))}</p>
            </div>
            <button
              type="button"
              className="mb-button"
              aria-pressed={on}
              onClick={() =>
                change({
                  intercept: draft.intercept.filter(({ fighter }) => fighter !== guard.who),
                  defend: on ? null : guard,
                })
              }
            >
              {t.interpose}
            </button>
            {each.includes(guard.who) ? null : muteButton(f)}
          </div>
        ) : null;
      })}
      <footer className="mb-give">
        <button
          type="button"
          className="mb-button mb-main"
          onClick={() => give(Object.fromEntries(steppers.map((id) => [id, dice[id] ?? 0])))}
        >
          {set ? (draft.intercept.length > 0 ? t.intercept : t.interpose) : t.lets} <kbd>{t.enterKey}</kbd>
        </button>
      </footer>
    </section>
  );
}
