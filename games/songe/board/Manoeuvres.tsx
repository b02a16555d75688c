/** Manoeuvres to choose from: one’s own first, the others folded by equal odds; what gets through where one defends. */
import { colon } from '@reverie/kernel/words';
import { sameAnswer } from '@reverie/ui/board';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { MANOEUVRE_IDS, MANOEUVRES, type ManoeuvreId } from '../data/manoeuvres.ts';
import type { SongeDecision } from '../types.ts';
import type { DuelView } from '../view-shape.ts';
import { Instead } from './Instead.tsx';
import { ManoeuvreCard } from './ManoeuvreCard.tsx';
import { type Card, cardsOf, likeliest, type Move } from './moves.ts';
import { manoeuvreName as called } from './names.ts';
import { type Open, offered, percent } from './reading.ts';
import { StakesOf, stakedFor, useStakes } from './Stakes.tsx';
import { useTable, whyNot } from './table.ts';

export interface QuestionProps {
  readonly open: Open;
  readonly duel: DuelView;
}

export function Manoeuvres({ open, duel, defends = false }: QuestionProps & { readonly defends?: boolean }) {
  const table = useTable();
  const { view, t, language, give, fence, guided, select, selected, odds } = table;
  const { decision, choices } = open;
  const [counter, setCounter] = useState(false);
  const [all, showAll] = useState(false);
  const [line, setLine] = useState('');
  const { staked, stake } = useStakes();
  const cardsBox = useRef<HTMLDivElement>(null);
  const side = 'side' in decision.about ? decision.about.side : 0;
  const sheet = view.figures[duel.sides[side].figure]?.sheet;
  const result = 'result' in decision.about ? decision.about.result : 0;
  const kind = !defends ? 'attack' : counter ? 'counter' : 'defend';
  const cards = useMemo(
    () => cardsOf(view, decision as SongeDecision, choices, kind, sheet?.manoeuvres ?? {}),
    [view, decision, choices, kind, sheet],
  );
  const own = cards.filter(({ owned }) => owned);
  const rest = cards.filter(({ owned }) => !owned);
  const first = likeliest(cards);
  const isSelected = (answer: Move) => selected?.decision === decision.id && sameAnswer(selected.answer, answer);
  const chosen = cards.find(({ answer }) => isSelected(answer)) ?? first;
  const closed = MANOEUVRE_IDS.filter(
    (id) =>
      (MANOEUVRES[id].group === 'parry' || MANOEUVRES[id].group === 'dodge') === (defends && !counter) &&
      !cards.some(({ answer }) => answer.manoeuvre === id),
  );
  const use = kind === 'defend' ? 'defence' : kind;
  const isStaked = Object.keys(stakedFor(use, staked)).length > 0;
  /** With what is said and taken on. */
  const whole = (move: Move): Move => {
    const text = line.trim();
    return { ...move, ...stakedFor(use, staked), ...(text && { text }) };
  };
  const strike = (card: Card | undefined) => {
    if (!card) return;
    const answer = whole(card.answer);
    if (isStaked && whyNot(table, decision as SongeDecision, answer)) return;
    give(open, answer);
  };
  const stop = offered(choices, 'stop')[0];
  const take = offered(choices, 'take')[0];
  const shown = all ? rest : rest.slice(0, own.length === 0 ? 3 : 0);
  const pressed = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const n = Number(event.key);
    const card = n >= 1 ? [...own, ...shown][n - 1] : undefined;
    if (card) {
      event.preventDefault();
      if (card === chosen) strike(card);
      else select({ decision: decision.id, answer: card.answer });
    }
  };
  const dark = duel.dark && chosen ? odds(decision.id, chosen.answer) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: number keys choose a card wherever the focus is among them
    <div className="sg-manoeuvres" onKeyDown={pressed} ref={cardsBox}>
      <div className="sg-cards">
        {defends ? <p className="sg-quiet">{t.getsThrough(result)}</p> : null}
        <ul>
          {[...own, ...shown].map((card, i) => (
            <li key={card.answer.manoeuvre}>
              <ManoeuvreCard
                card={card}
                number={i + 1}
                chosen={card === chosen}
                defends={defends && !counter}
                repeated={repeats(duel, side, card.answer)}
                press={() =>
                  card === chosen && isSelected(card.answer)
                    ? strike(card)
                    : select({ decision: decision.id, answer: card.answer })
                }
              />
            </li>
          ))}
        </ul>
        {rest.length > shown.length ? (
          <button type="button" className="sg-fold" onClick={() => showAll(true)}>
            <b>{t.untrained}</b>
            <span>
              {grouped(rest)
                .map(
                  ([worth, ids]) =>
                    `${ids.length > 3 ? t.several(ids.length) : ids.map((id) => called(language, id)).join(', ')} ${percent(worth, language)}`,
                )
                .join(' · ')}
            </span>
          </button>
        ) : null}
        {closed.length > 0 && all ? (
          <p className="sg-quiet">
            {t.closed}
            {colon(language)}
            {closed.map((id) => called(language, id)).join(', ')}
          </p>
        ) : null}
      </div>
      <div className="sg-beside">
        {chosen ? (
          <>
            <h4>{called(language, chosen.answer.manoeuvre)}</h4>
            <p className="sg-quiet">
              {chosen.found
                ? defends && !counter
                  ? t.holds(percent(chosen.shares[0] ?? 0, language))
                  : t.touches(
                      percent(1 - (chosen.found.shares[0] ?? 0), language),
                      percent(chosen.found.plain, language),
                    )
                : dark
                  ? dark.ways
                      .map(({ way, share }) => `${way.replace('r', '')}${colon(language)}${percent(share, language)}`)
                      .join(' · ')
                  : ''}
            </p>
            <button
              type="button"
              className="sg-main"
              data-do={chosen.answer.do}
              data-keyboard
              onClick={() => strike(chosen)}
            >
              {defends && !counter ? t.parry : t.strike}
            </button>
          </>
        ) : null}
        {chosen && !counter && !guided && !isStaked ? (
          <button
            type="button"
            className="sg-option"
            data-do="fence"
            data-key="c"
            onClick={() => fence(open, chosen.answer)}
          >
            <b>{t.goOn}</b>
            <small>{t.goOnWhy}</small>
          </button>
        ) : null}
        {stop ? (
          <button type="button" className="sg-option" data-do="stop" onClick={() => give(open, stop)}>
            <b>{t.stop}</b>
            <small>{t.stopAt('chain' in decision.about ? decision.about.chain : 0)}</small>
          </button>
        ) : null}
        {take ? (
          <button type="button" className="sg-option" data-do="take" onClick={() => give(open, take)}>
            <b>{t.takeIt}</b>
            <small>{t.takeWhy(result)}</small>
          </button>
        ) : null}
        {offered(choices, 'counter').length > 0 ? (
          <button
            type="button"
            className="sg-option"
            data-do="counter"
            // What it opens.
            data-for="counter"
            data-with="panache margin"
            aria-pressed={counter}
            onClick={() => setCounter(!counter)}
          >
            <b>{t.counter}</b>
            <small>{t.counterWhy}</small>
          </button>
        ) : null}
        <label className="sg-line" data-for={defends ? 'defend counter' : 'attack'} data-with="text">
          <span>{t.line}</span>
          <input
            maxLength={300}
            placeholder={t.lineHint}
            value={line}
            onChange={({ target }) => setLine(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') strike(chosen);
            }}
          />
        </label>
        <StakesOf
          {...{ use, staked, stake }}
          of={kind}
          why={chosen && isStaked ? whyNot(table, decision as SongeDecision, whole(chosen.answer)) : ''}
        />
        <Instead open={open} />
      </div>
    </div>
  );
}

/** Those with equal odds together. */
function grouped(cards: readonly Card[]): readonly (readonly [number, readonly ManoeuvreId[]])[] {
  const groups = new Map<number, ManoeuvreId[]>();
  for (const { answer, worth } of cards) {
    const key = Math.round(worth * 100) / 100;
    groups.set(key, [...(groups.get(key) ?? []), answer.manoeuvre]);
  }
  return [...groups].sort(([a], [b]) => b - a);
}

const repeats = (duel: DuelView, side: 0 | 1, { manoeuvre }: Move): boolean => duel.sides[side].last === manoeuvre;
