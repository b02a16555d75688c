/** The answer being composed, in signs and words: its payment and its effect. */
import type { Language, Seat } from '@reverie/kernel/game';
import { sameAnswer } from '@reverie/ui/board';
import type { ReactNode } from 'react';
import type { Answer } from '../answers.ts';
import { CARDS } from '../data/cards.ts';
import { type Preview, toldOf } from '../sketch.ts';
import type { View } from '../view.ts';
import { Spiral } from './art.tsx';
import { DreamSign, Pips } from './Cards.tsx';
import { cardName, dreamInWords, powerInWords, powerName } from './names.ts';
import type { Open } from './reading.ts';
import { boardWords } from './words.ts';

interface ChosenProps {
  readonly open: Open;
  readonly verdict: Preview | null;
  readonly language: Language;
  readonly answer: Answer;
  readonly seats: readonly Seat[];
  readonly view: View;
  /** The same in the words of the game, where there are no signs. */
  readonly said: string;
  choose(answer: Answer): void;
}

export function Chosen({ open, answer, verdict, language, seats, view, said, choose }: ChosenProps) {
  const t = boardWords[language];
  switch (answer.do) {
    case 'summon':
    case 'use':
      return <ChosenCard open={open} answer={answer} verdict={verdict} language={language} choose={choose} />;
    case 'refill':
      return (
        <p className="ar-chosen">
          {answer.discard.length === 0 ? (
            t.keepAll
          ) : (
            <>
              {t.replace} <Payment pay={answer.discard} spirals={0} language={language} />
            </>
          )}
        </p>
      );
    case 'recall':
    case 'drawPower':
      return (
        <p className="ar-chosen">
          {answer.do === 'recall' ? (
            <>
              <DreamSign sort={answer.power} language={language} /> {dreamInWords(answer.power, language)}
            </>
          ) : (
            t.quick.drawPower
          )}
          {answer.drop === undefined ? null : (
            <>
              {' '}
              {t.drop} <DreamSign sort={answer.drop} language={language} />
            </>
          )}
        </p>
      );
    case 'forget':
    case 'giveBack':
      return (
        <p className="ar-chosen">
          <DreamSign sort={answer.power} language={language} /> {dreamInWords(answer.power, language)}
        </p>
      );
    case 'barter':
      return (
        <p className="ar-chosen">
          <DreamSign sort={answer.give} language={language} />{' '}
          {answer.get === undefined ? (
            t.theyChoose(seats[answer.seat]?.name ?? '')
          ) : (
            <>
              {t.versus} <DreamSign sort={answer.get} language={language} />
            </>
          )}
        </p>
      );
    case 'defend':
      return <ChosenDefence answer={answer} language={language} />;
    case 'boost':
      return (
        <p className="ar-chosen">
          {answer.boost.length === 0 ? (
            t.quick.boost
          ) : (
            <>
              {'+ '}
              <Payment pay={answer.boost} spirals={0} language={language} />
            </>
          )}
        </p>
      );
    case 'compose':
      return <p className="ar-chosen">{answer.cards.map((card) => cardName(card, language)).join(' · ')}</p>;
    case 'wakeOwn': {
      const { woken = 0 } = view.sides[open.decision.seat] ?? {};
      const count = (verdict && toldOf(verdict, 'woke')?.count) ?? woken;
      const counted = count > woken ? `${t.wakesCounted(count, view.limit)} ` : '';
      return <p className="ar-chosen">{`${counted}${t.wakesOwn}`}</p>;
    }
    case 'end':
      return <p className="ar-chosen">{t.stillToDo}</p>;
    case 'pick':
      return <CardAside card={answer.card} language={language} />;
    default:
      return <p className="ar-chosen">{said}</p>;
  }
}

interface CardProps extends Pick<ChosenProps, 'open' | 'verdict' | 'language' | 'choose'> {
  readonly answer: Extract<Answer, { do: 'summon' | 'use' }>;
}

/** A card that is summoned or used, with the other ways to pay for it. */
function ChosenCard({ open, answer, verdict, language, choose }: CardProps) {
  const t = boardWords[language];
  const plans = open.choices.filter(
    (one): one is typeof answer => one.do === answer.do && 'card' in one && one.card === answer.card,
  );
  const inWords = ({ pay = [], spirals = 0 }: typeof answer): string =>
    t.paid(
      [...pay.map((sort) => dreamInWords(sort, language)), ...(spirals > 0 ? [t.spirals(spirals)] : [])].join(' ; '),
    );
  return (
    <>
      <p className="ar-chosen">
        <strong>{cardName(answer.card, language)}</strong>{' '}
        <Payment pay={answer.pay ?? []} spirals={answer.spirals ?? 0} language={language} />{' '}
        <Brings verdict={verdict} card={answer.card} language={language} />
      </p>
      {plans.length > 1 ? (
        <p className="ar-plans">
          <span>{t.otherPay}</span>
          {plans
            .filter((plan) => !sameAnswer(plan, answer))
            .map((plan) => (
              <button
                key={JSON.stringify(plan)}
                type="button"
                className="ar-plan"
                aria-label={inWords(plan)}
                onClick={() => choose(plan)}
              >
                <Payment pay={plan.pay ?? []} spirals={plan.spirals ?? 0} language={language} />
              </button>
            ))}
        </p>
      ) : null}
    </>
  );
}

interface DefenceProps {
  readonly answer: Extract<Answer, { do: 'defend' }>;
  readonly language: Language;
}

function ChosenDefence({ answer, language }: DefenceProps) {
  const t = boardWords[language];
  return (
    <p className="ar-chosen">
      {answer.item === undefined ? null : (
        <>
          <strong>{cardName(answer.item, language)}</strong>{' '}
          <Payment pay={answer.pay ?? []} spirals={answer.spirals ?? 0} language={language} />
        </>
      )}
      {answer.boost.length === 0 && answer.item === undefined ? t.quick.defend : null}
      {answer.boost.length > 0 ? (
        <>
          {' + '}
          <Payment pay={answer.boost} spirals={0} language={language} />
        </>
      ) : null}
    </p>
  );
}

function Payment({
  pay,
  spirals,
  language,
}: {
  readonly pay: readonly number[];
  readonly spirals: number;
  readonly language: Language;
}) {
  const t = boardWords[language];
  return (
    <span className="ar-payment">
      {pay.map((sort, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dreams of a sort are alike
        <DreamSign key={`${sort} ${i}`} sort={sort} language={language} />
      ))}
      {spirals > 0 ? (
        <span className="ar-paid-spirals" role="img" aria-label={t.spirals(spirals)}>
          {spirals}
          <Spiral />
        </span>
      ) : null}
    </span>
  );
}

/** The effect: endurance or the value of an item, with the reason for a bonus. */
function Brings({
  verdict,
  card,
  language,
}: {
  readonly verdict: Preview | null;
  readonly card: number;
  readonly language: Language;
}) {
  const t = boardWords[language];
  const summoned = verdict && toldOf(verdict, 'summoned');
  const used = verdict && toldOf(verdict, 'used');
  if (summoned) {
    const bonus = summoned.sum?.some(({ what }) => what === 'sameColour') ?? false;
    return (
      <span className="ar-brings">
        {t.comesWith} {t.endurance(summoned.endurance)} <Pips n={summoned.endurance} />
        {bonus ? <em>{t.ownColour}</em> : null}
        {CARDS[card]?.power ? <span>{` · ${powerName(card, language)} : ${powerInWords(card, language)}`}</span> : null}
      </span>
    );
  }
  if (used) {
    return (
      <span className="ar-brings">
        {powerInWords(card, language, used.value)}
        {used.doubled ? <em>{t.doubledValue}</em> : null}
      </span>
    );
  }
  return null;
}

/** A card that is only looked at. */
export function CardAside({
  card,
  language,
  children,
}: {
  readonly card: number;
  readonly language: Language;
  readonly children?: ReactNode;
}) {
  const printed = CARDS[card];
  const t = boardWords[language];
  if (!printed) return null;
  return (
    <div className="ar-aside">
      <p>
        <strong>{printed.name[language]}</strong> <span className="ar-quiet">{t.types[printed.type]}</span>{' '}
        <em>{printed.flavour[language]}</em>
      </p>
      {printed.power ? (
        <p>
          <b>{powerName(card, language)}</b> : {powerInWords(card, language)}
        </p>
      ) : null}
      {children}
    </div>
  );
}
