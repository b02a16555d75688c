/** The current question: the answer so far, its cost and effect, and the button that gives it. */
import { capital } from '@reverie/kernel/capital';
import type { Language, Seat } from '@reverie/kernel/game';
import type { Mark } from '@reverie/kernel/sketch';
import { sameAnswer } from '@reverie/ui/board';
import { withFrenchSpaces } from '@reverie/ui/words';
import type { ReactNode } from 'react';
import type { Answer } from '../answers.ts';
import type { Preview } from '../sketch.ts';
import type { View } from '../view.ts';
import { Chosen } from './Chosen.tsx';
import { type ArtefactsTexts, type Open, offered } from './reading.ts';
import { composed, mostInHand, type PartialAnswer, picksAlone } from './touch.ts';
import { sayWhy } from './why.ts';
import { type ArtefactsWords, boardWords } from './words.ts';

interface Props {
  readonly open: Open;
  readonly answer: Answer | null;
  readonly begun: PartialAnswer;
  readonly verdict: Preview | null;
  /** What the answer would do, as its sketch tells it. */
  readonly marks: readonly Mark[];
  readonly language: Language;
  readonly texts: ArtefactsTexts;
  readonly seats: readonly Seat[];
  readonly view: View;
  /** Details of the inspected thing, if nothing is selected. */
  readonly aside: ReactNode;
  /** Why the inspected thing cannot be used. */
  readonly why: string | null;
  /** Why there is no combat now. */
  readonly unfought: string | null;
  choose(answer: Answer | null, event?: Press): void;
  give(): void;
  /** Gives an answer that needs no second look. */
  giveAtOnce(answer: Answer, event: Press): void;
}

type Press = Pick<MouseEvent, 'timeStamp' | 'detail' | 'clientX' | 'clientY'>;

/** Texts of a game leave French spacing to the page. */
const inPlace = (text: string, language: Language): string => (language === 'fr' ? withFrenchSpaces(text) : text);

/** Answers that are words rather than things: each has a button of its own. */
const QUICK: ReadonlySet<Answer['do']> = new Set([
  'fight',
  'end',
  'keep',
  'redraw',
  'refill',
  'wakeOwn',
  'decline',
  'defend',
  'boost',
  'compose',
  'done',
]);

/** The plain ones alone: nothing paid, laid or put back. */
const isPlain = (answer: Answer): boolean =>
  QUICK.has(answer.do) &&
  !(answer.do === 'refill' && answer.discard.length > 0) &&
  !(answer.do === 'redraw' && answer.powers !== undefined) &&
  !((answer.do === 'defend' || answer.do === 'boost') && answer.boost.length > 0) &&
  !(answer.do === 'defend' && answer.item !== undefined);

/** There is more that a turn could bring. */
const GOES_ON: ReadonlySet<Answer['do']> = new Set(['summon', 'use', 'fight', 'attack']);

/** What is looked at before it is given: a suggestion, what can hardly be wanted, and a turn ended too early. */
const isWeighed = ({ choices }: Open, { do: what }: Answer): boolean =>
  what === 'compose' || what === 'wakeOwn' || (what === 'end' && choices.some((one) => GOES_ON.has(one.do)));

/** Which dreams pay is drawn on the row itself. */
const isSaid = ({ what }: Mark): boolean => what !== 'pays' && what !== 'canPay';

function hintFor(open: Open, mode: View['options']['boostMode'], t: ArtefactsWords): string {
  const { decision } = open;
  const { kind } = decision;
  if (decision.kind === 'dawn' && decision.about.most === 0) return t.hints.firstDawn ?? '';
  if (offered(open, 'barter').length > 0) return picksAlone(open) ? (t.hints.barter ?? '') : (t.hints.offer ?? '');
  const more = kind === 'defend' || kind === 'boost' ? t.modes[mode] : '';
  return [t.hints[kind] ?? '', more].filter((part) => part !== '').join(' ');
}

/** What is still wanted of an answer that is begun. */
const halfOf = (open: Open, begun: PartialAnswer): keyof ArtefactsWords['begun'] | undefined => {
  const [half] = Object.keys(begun) as (keyof PartialAnswer)[];
  return half === 'give' && !picksAlone(open) ? 'giveTo' : half;
};

/** The question; a hand says how many cards are still wanted as it grows. */
function asked({ open, answer, begun, view, texts, seats }: Props): string {
  const { decision } = open;
  if (decision.kind !== 'compose') return texts.decision(decision, seats);
  const hands = { view, seat: decision.seat, open, answer, begun };
  const left = mostInHand(hands) - composed(hands).length;
  return texts.decision({ ...decision, about: { ...decision.about, left } }, seats);
}

/** What a plain answer is called on its button. */
function wordFor(one: Answer, { open: { decision }, texts, seats, language }: Props): string {
  const t = boardWords[language];
  if (one.do === 'refill' && decision.kind === 'dawn' && decision.about.most === 0) return t.quick.goOn ?? '';
  const known = t.quick[one.do];
  if (known !== undefined) return known;
  return capital(inPlace(texts.choice(decision, one, seats), language));
}

export function Moment(props: Props) {
  const {
    open,
    answer,
    begun,
    verdict,
    marks,
    language,
    texts,
    seats,
    view,
    aside,
    why,
    unfought,
    choose,
    give,
    giveAtOnce,
  } = props;
  const t = boardWords[language];
  const { decision, choices } = open;
  const plain = choices.filter(isPlain);
  const mode = view.options.boostMode;
  const refused = verdict?.refusal ?? null;
  const half = halfOf(open, begun);
  return (
    <section
      className="ar-moment"
      aria-label={t.moment}
      data-chosen={answer !== null}
      data-kind={decision.kind}
      data-decision={decision.id}
    >
      <div className="ar-moment-text">
        <p className="ar-question" tabIndex={-1}>
          {inPlace(asked(props), language)}
        </p>
        {answer ? (
          <Chosen
            open={open}
            answer={answer}
            verdict={verdict}
            language={language}
            view={view}
            seats={seats}
            said={texts.choice(decision, answer, seats)}
            choose={choose}
          />
        ) : half ? (
          <p className="ar-hint">{t.begun[half]}</p>
        ) : (
          (aside ?? <p className="ar-hint">{hintFor(open, mode, t)}</p>)
        )}
        {answer === null && why === null && aside === null && unfought !== null ? (
          <p className="ar-hint">{t.unfought(unfought)}</p>
        ) : null}
        {marks.some(isSaid) ? (
          <ul className="ar-marks">
            {marks.filter(isSaid).map((mark) => (
              <li key={JSON.stringify(mark)} data-tone={mark.tone}>
                {inPlace(texts.mark?.(mark.what, mark.details ?? {}) ?? mark.what, language)}
              </li>
            ))}
          </ul>
        ) : null}
        {why === null ? null : (
          <p className="ar-refused" role="status">
            {capital(why)}
          </p>
        )}
        {refused ? (
          <p className="ar-refused" role="status">
            {sayWhy(language, refused, texts)}
          </p>
        ) : null}
      </div>
      <div className="ar-moment-acts">
        {plain.map((one) =>
          isWeighed(open, one) ? (
            <button
              key={JSON.stringify(one)}
              type="button"
              className={one.do === 'wakeOwn' ? 'ar-act plain bare' : 'ar-act plain'}
              aria-pressed={sameAnswer(one, answer)}
              onClick={(event) => choose(one, event)}
            >
              {wordFor(one, props)}
            </button>
          ) : (
            <button
              key={JSON.stringify(one)}
              type="button"
              className="ar-act plain"
              data-gives="true"
              onClick={(event) => giveAtOnce(one, event)}
            >
              {wordFor(one, props)}
            </button>
          ),
        )}
        {answer ? (
          <>
            <button type="button" className="ar-act bare" onClick={() => choose(null)}>
              {t.letGo}
            </button>
            <button type="button" className="ar-act main" data-gives="true" disabled={refused !== null} onClick={give}>
              {t.go[answer.do] ?? t.go.other}
            </button>
          </>
        ) : null}
      </div>
    </section>
  );
}
