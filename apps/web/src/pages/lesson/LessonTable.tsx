/** A lesson on the page of a table: the coach above the usual board, panel and log. */
import type { Game } from '@reverie/kernel/game';
import { sayRefusal } from '@reverie/table/texts/say';
import { KEYBOARD, type SelectedAnswer, type ShownOdds } from '@reverie/ui/board';
import { Button } from '@reverie/ui/components/Button';
import { Moon } from '@reverie/ui/components/Moon';
import { type Lesson, Rehearsal, type Step } from '@reverie/ui/lesson';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useMemo, useReducer, useRef, useState } from 'react';
import { Link } from '../../base/route.tsx';
import { Side } from '../../parts/side/Side.tsx';
import { type AtTable, TableContext } from '../../parts/table/at-table.ts';
import { BoardArea } from '../../parts/table/BoardArea.tsx';
import { PlayButton } from '../lobby/PlayButton.tsx';
import { Coach } from './Coach.tsx';
import { keepProgress, readProgress } from './progress.ts';
import { linesOf, oddsIn, stagedTable, standingOf } from './staged.ts';
import { lessonWords } from './words.ts';
import '../../parts/table/table.css';
import '../../parts/header/header.css';
import './tutorial.css';

interface Props {
  readonly game: Game;
  readonly lesson: Lesson;
}

export function LessonTable({ game, lesson }: Props) {
  const { language } = useSettings();
  const table = useRef<HTMLDivElement>(null);
  const staged = useStage({ game, lesson }, () => focusBoard(table.current));
  return (
    <TableContext value={staged.at}>
      <div className="table-page tutorial-page" ref={table}>
        <LessonHeader title={game.texts[language].title} again={staged.again} />
        {staged.rehearsal.step ? <StepCoach {...staged} step={staged.rehearsal.step} /> : <Done game={lesson.game} />}
        <BoardArea />
        <Side />
      </div>
    </TableContext>
  );
}

interface LessonStage {
  readonly rehearsal: Rehearsal;
  readonly at: AtTable;
  select(selected: SelectedAnswer | null): void;
  /** Acts on the lesson, stores the progress and renders again. */
  change(act: (rehearsal: Rehearsal) => void): void;
  again(): void;
}

/** A lesson in the shape of a table: answers are played in the rehearsal. */
function useStage({ game, lesson }: Props, answered: () => void): LessonStage {
  const { language } = useSettings();
  const kept = useRef<Rehearsal>(undefined);
  kept.current ??= Rehearsal.resume(game, lesson, readProgress(lesson.game));
  const rehearsal = kept.current;
  const [version, moved] = useReducer((n: number) => n + 1, 0);
  const [selected, select] = useState<SelectedAnswer | null>(null);
  const [refused, setRefused] = useState('');

  const change = (act: (one: Rehearsal) => void) => {
    act(kept.current as Rehearsal);
    select(null);
    setRefused('');
    keepProgress(lesson.game, (kept.current as Rehearsal).progress);
    moved();
  };
  // Recomputed only when the lesson moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` counts the steps of the rehearsal, which is no value
  const shown = useMemo(
    () => ({
      standing: standingOf(rehearsal),
      lines: linesOf(rehearsal),
      odds: new Map<string, ShownOdds | null>(),
    }),
    [rehearsal, version],
  );
  const at = stagedTable(
    {
      rehearsal,
      game,
      language,
      selected,
      refused,
      select,
      forget: () => setRefused(''),
      answer(decision, answer) {
        const refusal = rehearsal.give(decision, answer);
        if (refusal) {
          setRefused(sayRefusal(language, refusal, game.texts[language]));
          return refusal;
        }
        change(() => undefined);
        answered();
        return undefined;
      },
      odds: (decision, answer) => oddsKept(shown.odds, rehearsal, decision, answer),
    },
    shown.standing,
    shown.lines,
  );
  return { rehearsal, at, select, change, again: () => change(() => begin(kept, game, lesson)) };
}

function LessonHeader({ title, again }: { readonly title: string; again(): void }) {
  const t = useWords(lessonWords);
  return (
    <header className="table-header">
      <Link className="home" to={{ at: 'lobby' }} aria-label={t.leave}>
        <Moon />
      </Link>
      <h1>{t.title(title)}</h1>
      <span className="tutorial-menu">
        <Button look="bare" onPress={again}>
          {t.again}
        </Button>
        <Link to={{ at: 'lobby' }}>{t.leave}</Link>
      </span>
    </header>
  );
}

function StepCoach({ rehearsal, step, select, change }: LessonStage & { readonly step: Step }) {
  const t = useWords(lessonWords);
  const { language } = useSettings();
  return (
    <Coach
      number={rehearsal.number + 1}
      all={rehearsal.lesson.steps.length}
      text={step.say[language]}
      astray={rehearsal.astray ? (step.otherwise?.[language] ?? t.astray) : null}
      readOnly={step.answer === undefined}
      show={step.show}
      next={() => change((one) => one.readOn())}
      showMe={() => {
        const { wanted } = rehearsal;
        if (wanted) select({ decision: wanted.decision.id, answer: wanted.answer });
      }}
      skip={() =>
        change((one) => {
          const { wanted } = one;
          if (wanted) one.give(wanted.decision.id, wanted.answer);
        })
      }
      back={() => change((one) => one.back())}
    />
  );
}

function Done({ game }: { readonly game: string }) {
  const t = useWords(lessonWords);
  return (
    <section className="coach done" aria-label={t.coach}>
      <div className="coach-text">
        <h2>{t.done}</h2>
        <p>{t.doneText}</p>
      </div>
      <div className="coach-actions">
        <PlayButton id={game} look="main">
          {t.play}
        </PlayButton>{' '}
        <Link to={{ at: 'lobby' }}>{t.lobby}</Link>
      </div>
    </section>
  );
}

/** Keeps the keyboard focus on the board after an answer. */
function focusBoard(table: HTMLElement | null): void {
  const board = table?.querySelector('.board-area');
  const found =
    board?.querySelector<HTMLElement>(`[${KEYBOARD}]`) ?? board?.querySelector<HTMLElement>('[tabindex="0"]');
  found?.focus({ preventScroll: true });
}

function begin(kept: { current: Rehearsal | undefined }, game: Game, lesson: Lesson): void {
  keepProgress(lesson.game, null);
  kept.current = new Rehearsal(game, lesson);
}

function oddsKept(
  known: Map<string, ShownOdds | null>,
  rehearsal: Rehearsal,
  decision: number,
  answer: unknown,
): ShownOdds | null {
  const key = JSON.stringify([decision, answer]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const odds = oddsIn(rehearsal, decision, answer);
  known.set(key, odds);
  return odds;
}
