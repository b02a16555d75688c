/** The current question: the answer so far, its cost and effect, and the button that gives it. */

import type { Language, Seat } from '@reverie/kernel/game';
import type { Mark } from '@reverie/kernel/sketch';
import { sameAnswer } from '@reverie/ui/board';
import { withFrenchSpaces } from '@reverie/ui/words';
import type { ReactNode } from 'react';
import type { Answer } from '../answers.ts';
import type { Preview } from '../sketch.ts';
import { Chosen } from './Chosen.tsx';
import { type ArtefactsTexts, type Open, offered } from './reading.ts';
import { type PartialAnswer, picksAlone } from './touch.ts';
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
  /** How dreams are added to a fight at this table. */
  readonly mode: 'open' | 'secret' | 'raise';
  /** Details of the inspected thing, if nothing is selected. */
  readonly aside: ReactNode;
  /** Why the inspected thing cannot be used. */
  readonly why: string | null;
  /** Why there is no combat now. */
  readonly unfought: string | null;
  choose(answer: Answer | null, event?: { readonly timeStamp: number; readonly detail: number }): void;
  give(): void;
}

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

/** Which dreams pay is drawn on the row itself. */
const isSaid = ({ what }: Mark): boolean => what !== 'pays' && what !== 'canPay';

/** Nothing to touch where nothing may be replaced. */
function hintFor(open: Open, mode: Props['mode'], t: ArtefactsWords): string {
  const { decision } = open;
  const { kind } = decision;
  if (decision.kind === 'dawn' && decision.about.most === 0) return '';
  if (offered(open, 'barter').length > 0) return picksAlone(open) ? (t.hints.barter ?? '') : (t.hints.offer ?? '');
  const more = kind === 'defend' || kind === 'boost' ? t.modes[mode] : '';
  return [t.hints[kind] ?? '', more].filter((part) => part !== '').join(' ');
}

/** What is still wanted of an answer that is begun. */
const halfOf = (open: Open, begun: PartialAnswer): keyof ArtefactsWords['begun'] | undefined => {
  const [half] = Object.keys(begun) as (keyof PartialAnswer)[];
  return half === 'give' && !picksAlone(open) ? 'giveTo' : half;
};

export function Moment({
  open,
  answer,
  begun,
  verdict,
  marks,
  language,
  texts,
  seats,
  mode,
  aside,
  why,
  unfought,
  choose,
  give,
}: Props) {
  const t = boardWords[language];
  const { decision, choices } = open;
  const plain = choices.filter(isPlain);
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
        <p className="ar-question">{inPlace(texts.decision(decision, seats), language)}</p>
        {answer ? (
          <Chosen
            open={open}
            answer={answer}
            verdict={verdict}
            language={language}
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
        {why === null ? null : <p className="ar-refused">{why}</p>}
        {refused ? (
          <p className="ar-refused" role="status">
            {sayWhy(language, refused, texts)}
          </p>
        ) : null}
      </div>
      <div className="ar-moment-acts">
        {plain.map((one) => (
          <button
            key={JSON.stringify(one)}
            type="button"
            className="ar-act"
            aria-pressed={sameAnswer(one, answer)}
            onClick={(event) => choose(one, event)}
          >
            {t.quick[one.do]}
          </button>
        ))}
        {answer ? (
          <>
            <button type="button" className="ar-act bare" onClick={() => choose(null)}>
              {t.letGo}
            </button>
            <button type="button" className="ar-act main" disabled={refused !== null} onClick={give}>
              {t.go[answer.do] ?? t.go.other}
            </button>
          </>
        ) : null}
      </div>
    </section>
  );
}
