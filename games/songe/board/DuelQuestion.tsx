/** The question of a duel: where it is not about manoeuvres it has few answers, each one press. */
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../answers.ts';
import { BOTTES } from '../data/bottes.ts';
import { aimChance } from '../sketch.ts';
import type { Stones } from '../stones.ts';
import type { SongeDecision } from '../types.ts';
import { AskedTitle } from './AskedTitle.tsx';
import { Pebbles } from './art.tsx';
import { FREE } from './auto.ts';
import { Chance } from './Chance.tsx';
import { Choices } from './Choices.tsx';
import { Pattern } from './Fencing.tsx';
import { Instead, isInstead } from './Instead.tsx';
import { Manoeuvres, type QuestionProps } from './Manoeuvres.tsx';
import { Purse } from './Purse.tsx';
import { type Open, offered, percent } from './reading.ts';
import { StakesOf, stakedFor, useStakes } from './Stakes.tsx';
import { useTable } from './table.ts';

/** On a phone the stones and what is asked about them come up together, with the wounds where one strikes: the picture takes half of it. */
function useInSight(decision: number) {
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each question
  useEffect(() => {
    const asked = section.current;
    const area = asked?.closest('.sg-board')?.parentElement;
    if (!asked || !area || !matchMedia('(width < 46rem)').matches) return;
    const { top, bottom } = area.getBoundingClientRect();
    if (asked.getBoundingClientRect().bottom <= bottom) return;
    const ladder = asked.querySelector('.sg-manoeuvres') && asked.parentElement?.querySelector('.sg-chain');
    const first = ladder ?? asked.previousElementSibling ?? asked;
    area.scrollBy({ top: first.getBoundingClientRect().top - top });
  }, [decision]);
  return section;
}

export function DuelQuestionOf({ open, duel }: QuestionProps) {
  const { decision } = open;
  const section = useInSight(decision.id);
  return (
    <section className="sg-question" data-decision={decision.id} data-kind={decision.kind} ref={section}>
      <AskedTitle decision={decision} />
      <Body key={decision.id} open={open} duel={duel} />
      <Purse open={open} />
      <Recall open={open} duel={duel} />
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
    case 'duel.saveMend':
      return <Mends open={open} />;
    case 'duel.raise':
      return <Raise open={open} duel={duel} />;
    case 'duel.botteAnswer':
      return <BotteAnswer open={open} />;
    case 'duel.suffer':
      return <Suffer open={open} />;
    case 'duel.mark':
      return <Marks open={open} />;
    case 'duel.botte':
      return <Choices open={{ ...open, choices: freeFirst(open.choices) }} />;
    default:
      return <Choices open={open} />;
  }
}

/** What was decided until a wound is taken back here. */
function Recall({ open, duel }: QuestionProps) {
  const { t, give } = useTable();
  const { about } = open.decision;
  if (!('side' in about) || Object.keys(duel.sides[about.side].stands).length === 0) return null;
  return (
    <button type="button" className="sg-ghost" data-do="recall" onClick={() => give(open, { do: 'recall' })}>
      {t.recall}
    </button>
  );
}

/** A botte that costs nothing is what one wants. */
const freeFirst = (choices: readonly Answer[]): readonly Answer[] => {
  const isFree = (one: Answer): boolean => one.do === 'botte' && one.free === true;
  return [...choices.filter(isFree), ...choices.filter((one) => !isFree(one))];
};

/** On guard, with a combination to aim at. */
function Stance({ open }: { readonly open: Open }) {
  const { view, t, language, give } = useTable();
  const { staked, stake } = useStakes();
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
            onClick={() => give(open, { ...answer, ...stakedFor('opening', staked) })}
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
          onClick={() => give(open, { ...plain, ...stakedFor('opening', staked) })}
        >
          <b>{t.ready}</b>
          {withChance.length > 0 ? <small>{t.aimNone}</small> : null}
        </button>
      ) : null}
      <Choices open={{ ...open, choices: choices.filter((one) => one.do !== 'ready' && !isInstead(one)) }} />
      <StakesOf use="opening" of="ready" {...{ staked, stake }} />
      <Instead open={open} />
    </div>
  );
}

/** A botte to parry: the parry may be made harder. */
function BotteAnswer({ open }: { readonly open: Open }) {
  const { staked, stake } = useStakes();
  const choices = open.choices.map((one) => (one.do === 'save' ? { ...one, ...stakedFor('save', staked) } : one));
  return (
    <div className="sg-options">
      <Choices open={{ ...open, choices }} />
      <StakesOf use="save" of="save" {...{ staked, stake }} />
    </div>
  );
}

/** A draw that failed: stones to draw again, by what one has, all that is needed with one press. */
function Mends({ open }: { readonly open: Open }) {
  const { t, give, held, guided } = useTable();
  const { decision, choices } = open;
  const redraws = offered(choices, 'redraw');
  const ones = guided ? [] : redraws.filter(({ count, from }) => count === 1 && FREE.includes(from));
  const mostOf = (from: string) => Math.max(...redraws.map((one) => (one.from === from ? one.count : 0)));
  const free = guided || ones.length > 0;
  const stand = offered(choices, 'stand').map((answer) => (
    <button
      key={String(answer.stands)}
      type="button"
      className={free || answer.stands ? 'sg-option' : 'sg-option sg-first'}
      data-do="stand"
      data-keyboard={free || answer.stands ? undefined : ''}
      onClick={() => give(open, answer)}
    >
      <b>{answer.stands ? t.standOn : t.stand}</b>
      {decision.kind === 'duel.openMend' ? <Chance open={open} answer={answer} /> : null}
    </button>
  ));
  return (
    <div className="sg-options">
      {free ? null : stand}
      {ones.map((answer, i) => (
        <button
          key={answer.from}
          type="button"
          className={i === 0 ? 'sg-option sg-first' : 'sg-option'}
          data-do="redraw"
          data-keyboard={i === 0 ? '' : undefined}
          onClick={() => give(open, redraws.find(({ from, until }) => until && from === answer.from) ?? answer)}
        >
          <b>{mostOf(answer.from) > 1 ? t.redrawUntil(decision.kind === 'duel.openMend') : t.redraw(1)}</b>
          <small>{t.redrawUpTo(t.redrawBy[answer.from], mostOf(answer.from))}</small>
          {mostOf(answer.from) > 1 ? null : <Chance open={open} answer={answer} />}
        </button>
      ))}
      {redraws
        .filter(({ from, until }) => guided || !FREE.includes(from) || (!until && mostOf(from) > 1))
        .map((answer, i) => (
          <button
            key={`${answer.from} ${answer.count}`}
            type="button"
            className={guided && i === 0 ? 'sg-option sg-first' : 'sg-option'}
            data-do="redraw"
            data-keyboard={guided && i === 0 ? '' : undefined}
            onClick={() => give(open, answer)}
          >
            <b>{t.redraw(answer.count)}</b>
            <small>{t.redrawBy[answer.from]}</small>
            <Chance open={open} answer={answer} />
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
          }}
        >
          <b>{t.invert}</b>
          <Chance open={open} answer={answer} />
        </button>
      ))}
      {offered(choices, 'karma').map((answer) => (
        <button key={answer.do} type="button" className="sg-option" data-do="karma" onClick={() => give(open, answer)}>
          <b>{t.karma(('karmaCases' in decision.about ? decision.about.karmaCases : undefined) ?? 2)}</b>
          <Chance open={open} answer={answer} />
        </button>
      ))}
      {offered(choices, 'fortune').map((answer) => (
        <button
          key={answer.do}
          type="button"
          className="sg-option"
          data-do="fortune"
          onClick={() => give(open, answer)}
        >
          <b>{t.buyFortune}</b>
          <Chance open={open} answer={answer} />
        </button>
      ))}
      {free ? stand : null}
    </div>
  );
}

/** Stones on the chain, or against it. */
function Raise({ open, duel }: QuestionProps) {
  const { t, view, give, held } = useTable();
  const { decision, choices } = open;
  const side = 'side' in decision.about && decision.about.side === 1 ? 1 : 0;
  const attacks = side === duel.up;
  const panache = view.figures[duel.sides[side].figure]?.panache ?? { white: 0, black: 0 };
  return (
    <div className="sg-options">
      <p className="sg-quiet">{attacks ? t.raise : t.lower}</p>
      {offered(choices, 'pass').map((answer) => (
        <button
          key={String(answer.stands)}
          type="button"
          className={answer.stands ? 'sg-option' : 'sg-option sg-first'}
          data-do="pass"
          data-keyboard={answer.stands ? undefined : ''}
          onClick={() => give(open, answer)}
        >
          <b>{answer.stands ? t.passOn : t.pass}</b>
        </button>
      ))}
      {offered(choices, 'raise').map((answer) => (
        <button
          key={`${answer.count} ${answer.cancel ?? ''}`}
          type="button"
          className="sg-option"
          data-do="raise"
          onClick={() => {
            give(open, held && answer.count === 1 ? { ...answer, white: held === 'white' ? 1 : 0 } : answer);
          }}
        >
          <b>{answer.cancel ? t.cancelBy(answer.count) : t.raiseBy(answer.count)}</b>
          <Paid count={answer.count} of={panache} />
        </button>
      ))}
    </div>
  );
}

/** The stones that would be paid: white ones first, as the rules take them where nobody says otherwise. */
function Paid({ count, of }: { readonly count: number; readonly of: Stones }) {
  const { t, held } = useTable();
  const white = held && count === 1 ? Number(held === 'white') : Math.min(of.white, count);
  return <Pebbles white={white} black={count - white} label={t.stones(white, count - white)} />;
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
      <label className="sg-line" data-for="mark" data-with="text">
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
