/** The side on which questions stand: whatever is asked, with what answers it. */
import { memo, type ReactNode, useState } from 'react';
import type { Answer } from '../answers.ts';
import { profileOf } from '../data/fighters.ts';
import type { Fighter, View } from '../state.ts';
import { Answering } from './Answering.tsx';
import { Attacking } from './Attacking.tsx';
import { Card, Sheet } from './Card.tsx';
import { Deploying } from './Deploying.tsx';
import { Dice, mostDice, Switch } from './Odds.tsx';
import { Grip, type Height } from './Phone.tsx';
import { Prompt } from './Prompt.tsx';
import { type Plan, planned } from './plan.ts';
import { Reacting } from './Reacting.tsx';
import { isKind, type MortebrumeProps, nameOf, type Open } from './reading.ts';
import { reactionOf } from './use-reaction.ts';
import type { Table } from './use-table.ts';
import { type BoardWords, boardWords } from './words.ts';

interface PanelProps {
  readonly table: Table;
  /** Of the sheet on a phone. */
  readonly height: Height;
  setHeight(height: Height): void;
  pull(f: Fighter, event: React.PointerEvent): void;
}

export const Panel = memo(function Panel({ table, height, setHeight, pull }: PanelProps) {
  const { board, sheet, showSheet } = table;
  const t = boardWords[board.language];
  const f = sheet === null ? undefined : board.view.fighters[sheet];
  return (
    <div
      className="mb-panel mb-card"
      data-over-stage=""
      data-kind={table.kind ?? 'none'}
      data-height={height}
      hidden={!f && hasNothingToSay(table)}
    >
      <Grip height={height} change={setHeight} t={t} />
      {f ? (
        <>
          <Sheet f={f} board={board} />
          <footer className="mb-give">
            <button type="button" className="mb-button" onClick={() => showSheet(null)}>
              {t.card.close}
            </button>
          </footer>
        </>
      ) : null}
      {questionOf(table, pull)}
    </div>
  );
});

function questionOf(table: Table, pull: PanelProps['pull']): ReactNode {
  const { board, open, activation, reaction, deployment, point, plan } = table;
  const { answer: give, texts } = board;
  if (!open) return <Waiting table={table} />;
  if (isKind(open, 'deploy')) {
    return (
      <Deploying
        board={board}
        deployment={deployment}
        give={() => give(open.decision.id, deployment.answer())}
        pull={pull}
      />
    );
  }
  if (activation) {
    const { draft, declare, release, aiming, aimAt } = table;
    return (
      <Card
        board={board}
        activation={activation}
        draft={draft}
        declare={declare}
        release={release}
        aiming={aiming}
        aimAt={aimAt}
      />
    );
  }
  if (isKind(open, 'choose')) return <Choosing table={table} />;
  if (isKind(open, 'attack')) {
    return (
      <Attacking
        board={board}
        open={open}
        attack={table.attack}
        give={(one, dice) => {
          plan.change((now) =>
            one.attackers.reduce(
              (then, { fighter }) => planned(then, fighter, { dice: dice[fighter] ?? 0, stays: true, boosts: false }),
              now,
            ),
          );
          give(open.decision.id, one);
        }}
      />
    );
  }
  if (reaction.open) {
    const { decision } = reaction.open;
    return (
      <Reacting
        key={decision.id}
        board={board}
        open={reaction.open}
        reaction={reaction}
        give={(dice) => {
          plan.change(laying(dice));
          give(decision.id, reactionOf(reaction.draft));
        }}
      />
    );
  }
  if (isKind(open, 'answer')) {
    const { fighter } = open.decision.about;
    return (
      <Answering
        key={open.decision.id}
        board={board}
        open={open}
        give={(one, dice) => {
          if (one.how !== 'take') plan.change(laying({ [fighter]: dice }));
          give(open.decision.id, one);
        }}
      />
    );
  }
  if (isKind(open, 'nameInitiative') || isKind(open, 'nameMorale') || isKind(open, 'escape')) {
    return <Rolling key={open.decision.id} table={table} open={open} />;
  }
  const { answer, refusal, word, hint } = point;
  return (
    <Prompt
      board={board}
      open={open}
      hint={hint}
      extra={
        answer
          ? {
              word,
              give: () => give(open.decision.id, answer),
              refusal: refusal ? texts.reason(refusal.reason, refusal.details) : null,
            }
          : null
      }
      shown={(one) => one.do !== 'go' && one.do !== 'place' && one.do !== 'shift'}
    />
  );
}

const laying =
  (dice: Plan['dice']) =>
  (plan: Plan): Plan => ({ ...plan, dice: { ...plan.dice, ...dice } });

/** What a will comes to on the mean; nobody is named before all who may be. */
function willIn(one: Answer, view: View): number {
  const f = one.do === 'name' ? view.fighters[one.fighter] : undefined;
  if (!f) return Number.NEGATIVE_INFINITY;
  const { value, die } = profileOf(f.kind).will;
  return value + (die + 1) / 2;
}
const strongestFirst = (choices: readonly Answer[], view: View): readonly Answer[] =>
  choices.some((one) => one.do === 'name') ? [...choices].sort((p, q) => willIn(q, view) - willIn(p, view)) : choices;

/** Whoever is named here rolls next: the dice are laid in the same breath. */
function Rolling({ table, open }: { readonly table: Table; readonly open: Open }) {
  const { board, plan, own } = table;
  const t = boardWords[board.language];
  const [dice, setDice] = useState(0);
  const [always, setAlways] = useState(true);
  const isVoice = isKind(open, 'nameInitiative');
  const escaping = isKind(open, 'escape') ? open.decision.about.fighter : null;
  return (
    <Prompt
      board={board}
      open={{ ...open, choices: strongestFirst(open.choices, board.view) }}
      give={(one) => {
        const fighter = one.do === 'name' ? one.fighter : escaping;
        if (fighter !== null && one.do !== 'pass') plan.change(laying({ [fighter]: dice }));
        if (isVoice && one.do === 'name') plan.setVoice(always ? one.fighter : null);
        board.answer(open.decision.id, one);
      }}
    >
      <div className="mb-besides">
        <Dice value={dice} most={mostDice(board.view, own)} change={setDice} t={t} />
        {isVoice ? (
          <Switch on={always} change={setAlways}>
            {t.sameVoice}
          </Switch>
        ) : null}
      </div>
    </Prompt>
  );
}

/** Whom to activate is chosen on the table. */
function Choosing({ table }: { readonly table: Table }) {
  const { board, open, plan } = table;
  const t = boardWords[board.language];
  const voice = board.view.fighters[plan.voice ?? -1];
  return (
    <section className="mb-prompt" aria-label={t.twin.question}>
      <header className="mb-prompt-head">
        <div>
          <h2>{t.choose}</h2>
          <p>{t.chooseHow}</p>
        </div>
      </header>
      {open?.choices.some((one) => one.do === 'combine') ? (
        <button type="button" className="mb-button" onClick={() => board.answer(open.decision.id, { do: 'combine' })}>
          {t.combine}
        </button>
      ) : null}
      {voice ? (
        <button type="button" className="mb-mute" onClick={() => plan.setVoice(null)}>
          {t.askVoice(nameOf(voice, board.language))}
        </button>
      ) : null}
    </section>
  );
}

const awaited = ({ waitingFor, who }: MortebrumeProps) => waitingFor.filter((seat) => seat !== who);

/** Nothing is asked, and nobody is waited for: a game that is looked at again. Then the table has all the room. */
export const hasNothingToSay = ({ open, board }: Table): boolean =>
  !open && (board.view.ended !== null || (board.who !== 'spectator' && awaited(board).length === 0));

/** What is decided now, where it has a word: all of it lies open, only the names of spells do not. */
function doingIn({ stacks }: View): keyof BoardWords['doing'] | undefined {
  const frame = stacks[0]?.at(-1);
  switch (frame?.kind) {
    case 'deploy':
    case 'council':
    case 'rolls':
      return frame.kind;
    case 'turn':
      return frame.step === 'begin' || frame.step === 'choose' ? frame.step : undefined;
    case 'activation':
      if (frame.step === 'declare' || frame.step === 'attack') return 'declare';
      return frame.step === 'window' ? 'window' : undefined;
    case 'melee':
    case 'volley':
      return frame.step === 'react' ? 'react' : undefined;
    default:
      return undefined;
  }
}

function Waiting({ table }: { readonly table: Table }) {
  const { view, who, seats, language } = table.board;
  const t = boardWords[language];
  const others = awaited(table.board).map((seat) => seats[seat]?.name ?? '');
  const [only, ...more] = others;
  const doing = doingIn(view);
  const waits = only && doing && more.length === 0 ? t.waitingTo(only, t.doing[doing]) : t.waiting(others.join(', '));
  return (
    <p className="mb-waiting">
      {view.ended ? t.ended : who === 'spectator' ? t.watching : others.length > 0 ? waits : '…'}
    </p>
  );
}
