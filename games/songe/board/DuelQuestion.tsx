/** The question of a duel: manoeuvre cards with what they bring, mends, stones on the chain, wounds, bottes. */
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { Answer, Do } from '../answers.ts';
import { BOTTES } from '../data/bottes.ts';
import { MANOEUVRE_IDS, MANOEUVRES, type ManoeuvreId } from '../data/manoeuvres.ts';
import { CHARACTERISTIC_WORDS } from '../data/skills.ts';
import { aimChance, type Blow, blow } from '../sketch.ts';
import type { SongeDecision } from '../types.ts';
import type { DuelView } from '../view-shape.ts';
import { Pebbles, Stone } from './art.tsx';
import { Choices } from './Choices.tsx';
import { Pattern } from './Fencing.tsx';
import { manoeuvreName as called } from './names.ts';
import { type Open, offered, percent, sameAnswer } from './reading.ts';
import { useTable } from './table.ts';

interface QuestionProps {
  readonly open: Open;
  readonly duel: DuelView;
}

export function DuelQuestionOf({ open, duel }: QuestionProps) {
  const { texts, seats } = useTable();
  const { decision } = open;
  return (
    <section className="sg-question" data-decision={decision.id} data-kind={decision.kind}>
      <h3 className="sg-asked">{texts.decision(decision, seats)}</h3>
      <Body key={decision.id} open={open} duel={duel} />
    </section>
  );
}

function Body({ open, duel }: QuestionProps) {
  switch (open.decision.kind) {
    case 'duel.attack':
      return <Manoeuvres open={open} duel={duel} />;
    case 'duel.defend':
      return <Manoeuvres open={open} duel={duel} defends />;
    case 'duel.stance':
      return <Stance open={open} />;
    case 'duel.openMend':
    case 'duel.attackMend':
    case 'duel.defendMend':
    case 'duel.counterMend':
      return <Mends open={open} />;
    case 'duel.raise':
      return <Raise open={open} duel={duel} />;
    case 'duel.suffer':
      return <Suffer open={open} />;
    case 'duel.mark':
      return <Marks open={open} />;
    default:
      return <Choices open={open} />;
  }
}

type Move = Do<'attack'> | Do<'defend'> | Do<'counter'>;
interface Card {
  readonly answer: Move;
  readonly found: Blow | undefined;
  /** The share of what one wants: any Réussite, or nothing that gets through. */
  readonly worth: number;
  readonly shares: readonly number[];
  readonly owned: boolean;
}

/** In a defence: the shares of 0, 1, 2 … Réussites that get through. */
const through = (shares: readonly number[], result: number): number[] => {
  const left = Array.from({ length: result + 1 }, () => 0);
  shares.forEach((share, r) => {
    const at = Math.max(0, result - r);
    left[at] = (left[at] ?? 0) + share;
  });
  return left;
};

function Manoeuvres({ open, duel, defends = false }: QuestionProps & { readonly defends?: boolean }) {
  const { view, t, language, give, select, selected, odds } = useTable();
  const { decision, choices } = open;
  const [counter, setCounter] = useState(false);
  const [all, showAll] = useState(false);
  const [line, setLine] = useState('');
  const cardsBox = useRef<HTMLDivElement>(null);
  const side = 'side' in decision.about ? decision.about.side : 0;
  const sheet = view.figures[duel.sides[side].figure]?.sheet;
  const result = 'result' in decision.about ? decision.about.result : 0;
  const cards = useMemo(() => {
    const moves: readonly Move[] = !defends
      ? offered(choices, 'attack')
      : counter
        ? offered(choices, 'counter')
        : offered(choices, 'defend');
    return moves
      .map((answer): Card => {
        const found = blow(view, decision as SongeDecision, answer);
        const raw = found?.shares ?? [];
        const shares = defends && !counter ? through(raw, result) : raw;
        const worth = found ? (defends && !counter ? (shares[0] ?? 0) : 1 - (raw[0] ?? 0)) : 0;
        return { answer, found, worth, shares, owned: sheet?.manoeuvres[answer.manoeuvre] !== undefined };
      })
      .sort((a, b) => Number(b.owned) - Number(a.owned) || b.worth - a.worth);
  }, [view, decision, choices, defends, counter, sheet, result]);
  const own = cards.filter(({ owned }) => owned);
  const rest = cards.filter(({ owned }) => !owned);
  const first = [...cards].sort((a, b) => b.worth - a.worth)[0];
  const isSelected = (answer: Move) => selected?.decision === decision.id && sameAnswer(selected.answer, answer);
  const chosen = cards.find(({ answer }) => isSelected(answer)) ?? first;
  const closed = MANOEUVRE_IDS.filter(
    (id) =>
      (MANOEUVRES[id].group === 'parry' || MANOEUVRES[id].group === 'dodge') === (defends && !counter) &&
      !cards.some(({ answer }) => answer.manoeuvre === id),
  );
  const strike = (card: Card | undefined) => {
    if (!card) return;
    const text = line.trim();
    give(open, text && card.answer.do !== 'counter' ? { ...card.answer, text } : card.answer);
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
                    `${ids.length > 3 ? `${ids.length} ×` : ids.map((id) => called(language, id)).join(', ')} ${percent(worth, language)}`,
                )
                .join(' · ')}
            </span>
          </button>
        ) : null}
        {closed.length > 0 && all ? (
          <p className="sg-quiet">
            {t.closed} : {closed.map((id) => called(language, id)).join(', ')}
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
                      .map(({ way, share }) => `${way.replace('r', '')} : ${percent(share, language)}`)
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
            aria-pressed={counter}
            onClick={() => setCounter(!counter)}
          >
            <b>{t.counter}</b>
            <small>{t.counterWhy}</small>
          </button>
        ) : null}
        <label className="sg-line">
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

const repeats = (duel: DuelView, side: 0 | 1, answer: Move): boolean => {
  const own = duel.sides[side];
  return answer.do === 'defend' ? own.lastDefence === answer.manoeuvre : own.last === answer.manoeuvre;
};

interface CardProps {
  readonly card: Card;
  readonly number: number;
  readonly chosen: boolean;
  readonly defends: boolean;
  readonly repeated: boolean;
  press(): void;
}

function ManoeuvreCard({ card, number, chosen, defends, repeated, press }: CardProps) {
  const { t, language } = useTable();
  const { answer, found, shares } = card;
  const { on } = MANOEUVRES[answer.manoeuvre];
  return (
    <button type="button" className="sg-card" aria-pressed={chosen} data-do={answer.do} onClick={press}>
      <b className="sg-card-name">{called(language, answer.manoeuvre)}</b>
      <span className="sg-card-terms">
        {found && found.fixed !== 0 ? (
          <Pebbles
            white={Math.max(0, found.fixed)}
            black={Math.max(0, -found.fixed)}
            label={t.fixedBefore(found.fixed)}
          />
        ) : (
          '0'
        )}
        <abbr title={on.map((one) => CHARACTERISTIC_WORDS[one][language]).join(', ')}>{found?.on ?? on[0] ?? ''}</abbr>
        {found && found.redraws > 0 ? (
          <span className="sg-tick-row" role="img" aria-label={t.ticks(found.on ?? '', found.redraws)}>
            {Array.from({ length: found.redraws }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
              <i key={i} />
            ))}
          </span>
        ) : null}
        {repeated ? (
          <span className="sg-repeated" title={t.repeated}>
            <Stone look="black" />
            <span className="visually-hidden">{t.repeated}</span>
          </span>
        ) : null}
      </span>
      {found ? <Bar shares={shares} defends={defends} /> : null}
      {found ? (
        <span className="sg-card-worth">
          <b>{percent(card.worth, language)}</b> {defends ? t.nothing : ''}
        </span>
      ) : null}
      {number <= 9 ? <kbd className="sg-key">{number}</kbd> : null}
    </button>
  );
}

/** What comes of it, as a bar: labelled inside, failure hatched. */
function Bar({ shares, defends }: { readonly shares: readonly number[]; readonly defends: boolean }) {
  const { t, language } = useTable();
  const parts = shares.map((share, n) => ({ share, n })).filter(({ share }) => share >= 0.005);
  const name = (n: number): string => (defends ? (n === 0 ? t.nothing : String(n)) : n === 0 ? t.missed : String(n));
  const bad = (n: number): boolean => (defends ? n === shares.length - 1 && n > 0 : n === 0);
  return (
    <span
      className="sg-bar"
      role="img"
      aria-label={parts.map(({ share, n }) => `${name(n)} : ${percent(share, language)}`).join(', ')}
    >
      {parts.map(({ share, n }) => (
        <i
          key={n}
          style={{ flexGrow: share }}
          data-bad={bad(n)}
          data-good={defends ? shares.length - n : n}
          aria-hidden="true"
        >
          {share > 0.12 ? <small>{name(n)}</small> : null}
          {share > 0.08 ? Math.round(share * 100) : ''}
        </i>
      ))}
    </span>
  );
}

/** On guard, with a combination to aim at. */
function Stance({ open }: { readonly open: Open }) {
  const { view, t, language, give } = useTable();
  const { decision, choices } = open;
  const aims = offered(choices, 'ready').filter(({ botte }) => botte !== undefined);
  const plain = offered(choices, 'ready').find(({ botte }) => botte === undefined);
  const withChance = aims
    .map((answer) => ({
      answer,
      chance: answer.botte ? (aimChance(view, decision as SongeDecision, answer.botte) ?? 0) : 0,
    }))
    .sort((a, b) => b.chance - a.chance);
  return (
    <div className="sg-options">
      {withChance.map(({ answer, chance }, i) =>
        answer.botte ? (
          <button
            key={answer.botte}
            type="button"
            className={i === 0 ? 'sg-option sg-first' : 'sg-option'}
            data-do="ready"
            data-keyboard={i === 0 ? '' : undefined}
            onClick={() => give(open, answer)}
          >
            <b>{t.aim(BOTTES[answer.botte][language], percent(chance, language))}</b>
            <Pattern botte={answer.botte} />
            <small>{t.botteOf(t.woundKinds[BOTTES[answer.botte].wound], 0).replace(/, 0.*$/, '')}</small>
          </button>
        ) : null,
      )}
      {plain ? (
        <button
          type="button"
          className={withChance.length === 0 ? 'sg-main' : 'sg-option'}
          data-do="ready"
          onClick={() => give(open, plain)}
        >
          <b>{t.ready}</b>
          {withChance.length > 0 ? <small>{t.aimNone}</small> : null}
        </button>
      ) : null}
      <Choices open={{ ...open, choices: choices.filter((one) => one.do !== 'ready') }} />
    </div>
  );
}

/** A draw that failed: stones to draw again, by what one has. */
function Mends({ open }: { readonly open: Open }) {
  const { t, give, held, hold } = useTable();
  const { decision, choices } = open;
  const redraws = offered(choices, 'redraw');
  return (
    <div className="sg-options">
      {redraws.map((answer, i) => (
        <button
          key={`${answer.from} ${answer.count}`}
          type="button"
          className={i === 0 ? 'sg-option sg-first' : 'sg-option'}
          data-do="redraw"
          data-keyboard={i === 0 ? '' : undefined}
          onClick={() => give(open, answer)}
        >
          <b>{t.redraw(answer.count)}</b>
          <small>{t.redrawBy[answer.from]}</small>
        </button>
      ))}
      {offered(choices, 'invert').map((answer) => (
        <button
          key={answer.do}
          type="button"
          className="sg-option"
          data-do="invert"
          onClick={() => {
            give(open, held ? { ...answer, white: held === 'white' ? 1 : 0 } : answer);
            hold(null);
          }}
        >
          <b>{t.invert}</b>
        </button>
      ))}
      {offered(choices, 'karma').map((answer) => (
        <button key={answer.do} type="button" className="sg-option" data-do="karma" onClick={() => give(open, answer)}>
          <b>{t.karma(('karmaCases' in decision.about ? decision.about.karmaCases : undefined) ?? 2)}</b>
        </button>
      ))}
      {offered(choices, 'stand').map((answer) => (
        <button key={answer.do} type="button" className="sg-option" data-do="stand" onClick={() => give(open, answer)}>
          <b>{t.stand}</b>
        </button>
      ))}
    </div>
  );
}

/** Stones on the chain, or against it. */
function Raise({ open, duel }: QuestionProps) {
  const { t, give, held, hold } = useTable();
  const { decision, choices } = open;
  const attacks = 'side' in decision.about && decision.about.side === duel.up;
  return (
    <div className="sg-options">
      <p className="sg-quiet">{attacks ? t.raise : t.lower}</p>
      {offered(choices, 'pass').map((answer) => (
        <button
          key={answer.do}
          type="button"
          className="sg-option sg-first"
          data-do="pass"
          data-keyboard
          onClick={() => give(open, answer)}
        >
          <b>{t.pass}</b>
        </button>
      ))}
      {offered(choices, 'raise').map((answer) => (
        <button
          key={answer.count}
          type="button"
          className="sg-option"
          data-do="raise"
          onClick={() => {
            give(open, held && answer.count === 1 ? { ...answer, white: held === 'white' ? 1 : 0 } : answer);
            hold(null);
          }}
        >
          <b>{t.raiseBy(answer.count)}</b>
          <Pebbles white={answer.count} label={t.reussites(answer.count)} />
        </button>
      ))}
    </div>
  );
}

/** A wound to take, or a step back. */
function Suffer({ open }: { readonly open: Open }) {
  const { t, give } = useTable();
  const { about } = open.decision;
  const wound = 'wound' in about ? about.wound : null;
  const dessous = 'dessous' in about ? about.dessous : 0;
  const total = 'total' in about ? about.total : 0;
  return (
    <div className="sg-options">
      <button
        type="button"
        className="sg-option sg-first"
        data-do="wound"
        data-keyboard
        onClick={() => give(open, { do: 'wound' })}
      >
        <b>{wound ? t.takeWound(t.woundKinds[wound]) : t.takeBlow}</b>
        <small>{wound ? t.woundSum(total, t.woundKinds[wound]) : t.reussites(total)}</small>
      </button>
      <button type="button" className="sg-option" data-do="dessous" onClick={() => give(open, { do: 'dessous' })}>
        <b>{dessous >= 3 ? t.edge : t.stepBack}</b>
        <Pebbles black={dessous + 1} label={t.stones(0, dessous + 1)} />
      </button>
    </div>
  );
}

/** Where a blow fell, and what it leaves. */
function Marks({ open }: { readonly open: Open }) {
  const { t, give } = useTable();
  const { choices } = open;
  const [place, setPlace] = useState('');
  const said = place.trim();
  const may = (answer: Answer): boolean => said !== '' || answer.do === 'mark';
  return (
    <div className="sg-options">
      <button
        type="button"
        className="sg-option sg-first"
        data-do="pass"
        data-keyboard
        onClick={() => give(open, { do: 'pass' })}
      >
        <b>{t.pass}</b>
      </button>
      <label className="sg-line">
        <span>{t.markWhere}</span>
        <input
          maxLength={60}
          placeholder={t.markPlace}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
      </label>
      {offered(choices, 'where').map((answer) => (
        <button
          key={String(answer.sensitive)}
          type="button"
          className="sg-option"
          data-do="where"
          disabled={!may(answer)}
          onClick={() => give(open, { ...answer, place: said })}
        >
          <b>{answer.sensitive ? t.markSensitive : t.markGive}</b>
        </button>
      ))}
      {offered(choices, 'mark').map((answer) => (
        <button
          key={answer.size}
          type="button"
          className="sg-option"
          data-do="mark"
          onClick={() => give(open, said ? { ...answer, text: said } : answer)}
        >
          <b>{t.markLeave(answer.size)}</b>
        </button>
      ))}
    </div>
  );
}
