/** The panel that asks: every open question of this seat in one place, with a control for every answer. */
import { capital } from '@reverie/kernel/capital';
import { awaitedPeople } from '@reverie/ui/board';
import { useWords } from '@reverie/ui/words';
import type { Answer } from '../answers.ts';
import { CELLS } from '../data/map.ts';
import type { Question } from '../questions.ts';
import { sketch } from '../sketch.ts';
import { AimForm } from './Aim.tsx';
import { askWords } from './ask-words.ts';
import { type AskProps, isRuling } from './asking.ts';
import { Bearings } from './Bearings.tsx';
import { CastForm } from './Cast.tsx';
import { Encounter } from './Encounter.tsx';
import { LandsQuestion } from './LandsQuestion.tsx';
import { NAMES } from './names.ts';
import { dreamersOf, isGardien, type OpenQuestion, type ReveProps } from './reading.ts';
import { SketchMarks } from './SketchMarks.tsx';
import { WorldQuestion } from './WorldQuestion.tsx';
import './ask.css';

export function Ask(props: ReveProps) {
  const { view, who, decisions, seats, language } = props;
  const awaited = awaitedPeople(props);
  const words = useWords(askWords);
  const asked = decisions
    .filter((open) => !isRuling(open))
    .toSorted((a, b) => Number(a.decision.optional === true) - Number(b.decision.optional === true));
  const several = dreamersOf(view).length > 1;
  if (asked.length === 0 && isGardien(view, who)) return null;
  return (
    <>
      <Rolled {...props} />
      {asked.length === 0 && <p className="rv-quiet">{awaited.length > 0 ? words.awaited(awaited) : words.nothing}</p>}
      {asked.map((open) => {
        const { decision } = open;
        const d = view.dreamers[decision.seat] ?? undefined;
        return (
          <section
            key={decision.id}
            className={`rv-question ${decision.kind}`}
            data-decision={decision.id}
            aria-label={NAMES[language].texts.decision(decision, seats)}
          >
            {several && d && <p className="rv-quiet rv-for">{words.forWhom(d.sheet.name)}</p>}
            <QuestionShown {...props} open={open} d={d} />
          </section>
        );
      })}
      <Chosen {...props} />
    </>
  );
}

/** What is rolled for, and held or not. */
const ROLLED: ReadonlySet<string> = new Set(['mastering', 'refoulementTest', 'sight', 'resistance', 'cast']);

/** How the last roll came out, where there is no room for dice: what was met is gone by then, and the map says nothing. */
function Rolled({ news, texts, seats }: ReveProps) {
  const last = news.findLast(({ event }) => ROLLED.has(event.kind))?.event;
  if (!last) return null;
  const { success, holds } = last as { success?: boolean; holds?: boolean };
  return (
    <p className="rv-rolled" role="status" data-good={success ?? holds}>
      {texts.event(last as never, seats)}
    </p>
  );
}

function QuestionShown(props: AskProps) {
  const { open, d } = props;
  switch (open.decision.kind) {
    case 'encounter':
    case 'struggle':
    case 'present':
      return <Encounter {...props} open={open as OpenQuestion<'encounter' | 'struggle' | 'present'>} />;
    case 'cast':
    case 'castThrough':
      return <CastForm {...props} />;
    case 'aim':
      return <AimForm {...props} open={open as OpenQuestion<'aim'>} />;
    case 'lands':
      return d ? <LandsQuestion {...props} open={open as OpenQuestion<'lands'>} d={d} /> : null;
    case 'world':
      return d ? <WorldQuestion {...props} open={open as OpenQuestion<'world'>} d={d} /> : null;
    default:
      return <PlainQuestion {...props} />;
  }
}

/** The cell that an answer names, if it names one. */
const cellIn = (answer: Answer): string | undefined => ('cell' in answer ? answer.cell : undefined);

/** A question whose answers are few words, or cells of the map. */
function PlainQuestion(props: AskProps) {
  const { open, seats, selected, select, answer, language, showRule } = props;
  const words = useWords(askWords);
  const { texts } = NAMES[language];
  const { decision, choices } = open;
  const named = choices.filter((choice) => cellIn(choice) !== undefined);
  const ways = choices.filter((choice) => 'towards' in choice && choice.towards !== undefined);
  const others = choices.filter((choice) => !named.includes(choice) && !ways.includes(choice));
  const mine = selected?.decision === decision.id ? cellIn(selected.answer) : undefined;
  const rule = RULES[decision.kind];
  return (
    <>
      <h2>{texts.decision(decision, seats)}</h2>
      {named.length > 0 && (
        <label className="rv-by-name">
          {words.tapCell}
          <select
            value={mine ?? ''}
            onChange={({ target }) => {
              const choice = named.find((one) => cellIn(one) === target.value);
              if (choice) select({ decision: decision.id, answer: choice });
            }}
          >
            <option value="" disabled>
              {words.aCell}
            </option>
            {named.map((choice) => (
              <option key={cellIn(choice)} value={cellIn(choice)}>
                {CELLS.find(({ coord }) => coord === cellIn(choice))?.name} ({cellIn(choice)})
              </option>
            ))}
          </select>
        </label>
      )}
      {ways.length > 0 && <Bearings {...props} ways={ways} />}
      <div className="rv-answers">
        {others.map((choice) => (
          <button
            key={JSON.stringify(choice)}
            type="button"
            className="rv-answer"
            aria-pressed={
              selected?.decision === decision.id && JSON.stringify(selected.answer) === JSON.stringify(choice)
            }
            onClick={() => answer(decision.id, choice)}
          >
            {capital(texts.choice(decision, choice, seats))}
          </button>
        ))}
      </div>
      {rule && (
        <button type="button" className="rv-rule" onClick={() => showRule(rule)}>
          {words.rule}
        </button>
      )}
    </>
  );
}

const RULES: Readonly<Partial<Record<Question['kind'], string>>> = {
  teleport: 'RDD-PAS-01',
  send: 'RDD-MES-01',
  trigger: 'RDD-RES-02',
  reserve: 'RDD-RES-01',
  reserveFailure: 'RDD-RES-01',
  burdens: 'RDD-REF-01',
};

/** Kinds of answers whose form has a button of its own. */
const OWN_BUTTON: ReadonlySet<Answer['do']> = new Set(['cast', 'aim']);

/** What is selected on the map or in a list, what it would do, and the press that gives it. */
function Chosen({ view, decisions, selected, select, answer, odds, seats, language }: ReveProps) {
  const words = useWords(askWords);
  const names = NAMES[language];
  const open = selected && decisions.find(({ decision }) => decision.id === selected.decision);
  if (!open || isRuling(open) || OWN_BUTTON.has(selected.answer.do)) return null;
  const { marks } = sketch(view, open.decision, selected.answer);
  const ways = odds(open.decision.id, selected.answer)?.ways.filter(({ way }) => way !== '') ?? [];
  return (
    <section className="rv-chosen" aria-label={words.chosen}>
      <strong>{capital(names.texts.choice(open.decision, selected.answer, seats))}</strong>
      <SketchMarks marks={marks} names={names} />
      {ways.length > 0 && (
        <p className="rv-outcomes">
          {ways.map(({ way, share }) => `${names.texts.way(way)} ${names.percent(share)}`).join(' · ')}
        </p>
      )}
      <div className="rv-answers pair">
        <button type="button" className="rv-go" onClick={() => answer(selected.decision, selected.answer)}>
          {words.confirm}
        </button>
        <button type="button" className="rv-answer" onClick={() => select(null)}>
          {words.letGo}
        </button>
      </div>
    </section>
  );
}
