/** One question with its choices. */

import type { OpenDecision } from '@reverie/ui/board';
import { sameAnswer } from '@reverie/ui/board';
import { useSettings } from '@reverie/ui/settings';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { useEffect, useMemo, useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useAtTable } from '../table/at-table.ts';
import { useBoard } from '../table/use-board.ts';
import { Adjust } from './Adjust.tsx';
import { OddsLine, OddsRoom } from './OddsBar.tsx';
import { grouped, MANY, type Offer, offersOf, searched } from './offers.ts';
import { Rests } from './Rests.tsx';
import { worthIn } from './ways.ts';
import { panelWords } from './words.ts';
import './question.css';
import './choices.css';

/** Longer lists show no odds beside the choices; they are computed on selection. */
const MOST_WITH_ODDS = 40;

export function Deciding({ open, alone }: { readonly open: OpenDecision; readonly alone: boolean }) {
  const t = useWords(panelWords);
  const { session, state, standing, texts, seats, cites } = useAtTable();
  const { expert } = useSettings();
  const boardAsks = useBoard(standing.game)?.asks === true;
  const { decision } = open;
  const [typed, setTyped] = useState('');
  const offers = useMemo(() => offersOf({ decisions: [open] }, texts, seats), [open, texts, seats]);
  const found = searched(offers, typed);
  const groups = grouped(found);
  const { selected } = state;
  const chosen = offers.find(
    (offer) => selected?.decision === decision.id && sameAnswer(offer.answer, selected.answer),
  );
  // One answer needs one press: it is chosen already.
  const [only] = offers.length === 1 && !decision.open && !decision.optional && alone ? offers : [];
  useEffect(() => {
    if (only && !selected) session.select({ decision: decision.id, answer: only.answer });
  }, [only, selected, session, decision.id]);
  const choose = (key: string) => {
    const offer = offers.find((one) => one.key === key);
    if (offer) session.select({ decision: decision.id, answer: offer.answer });
  };
  const give = (answer: unknown) => void session.answer(decision.id, answer);
  const confirm = () => {
    if (chosen) give(chosen.answer);
  };
  return (
    <div
      className="deciding"
      data-optional={decision.optional === true}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.type !== 'radio')
          return;
        event.preventDefault();
        confirm();
      }}
    >
      <RadioGroup value={chosen?.key ?? null} onChange={choose} className="choices">
        <Label className="question">
          {withFrenchSpaces(texts.decision(decision, seats))}
          {decision.optional ? (
            <span className="badge" title={t.optionalWhy}>
              {t.optional}
            </span>
          ) : null}
        </Label>
        <Rests rules={cites?.(decision)} />
        {offers.length > MANY ? (
          <div className="filter">
            <input
              className="input"
              type="search"
              value={typed}
              placeholder={t.filter}
              aria-label={t.filter}
              onChange={({ target }) => setTyped(target.value)}
            />
            <span className="quiet" role="status">
              {typed === '' ? '' : found.length === 0 ? t.nothingFound : t.found(found.length)}
            </span>
          </div>
        ) : null}
        {groups.map(({ heading, offers: some }) => (
          <div key={`${heading} ${some[0]?.key}`} className="choice-group">
            {heading ? <h3>{heading}</h3> : null}
            {some.map((offer) => (
              <Choice
                key={offer.key}
                offer={offer}
                withOdds={offers.length <= MOST_WITH_ODDS}
                give={() => give(offer.answer)}
              />
            ))}
          </div>
        ))}
      </RadioGroup>
      {/* Where the board asks, it has the forms for what is not listed. */}
      {decision.open && (expert || !boardAsks) ? <Adjust open={open} /> : null}
      {!alone && decision.optional ? <p className="quiet small">{t.optionalWhy}</p> : null}
    </div>
  );
}

interface ChoiceProps {
  readonly offer: Offer;
  readonly withOdds: boolean;
  give(): void;
}

function Choice({ offer, withOdds, give }: ChoiceProps) {
  const at = useAtTable();
  const { session, texts, cites } = at;
  const { confirm } = useSettings();
  const odds = withOdds ? session.odds(offer.decision.id, offer.answer) : null;
  // Nothing is drawn, so nothing is lost that undo would not give back. Samples of an open answer are chosen to be changed.
  const plain = withOdds && odds === null && !offer.decision.open;
  const onePress = confirm === 'never' || (confirm === 'risk' && plain);
  return (
    <div className="choice-row">
      <Radio value={offer.key} className="choice">
        {({ isSelected }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a second way to what the button below does
          // biome-ignore lint/a11y/useKeyWithClickEvents: arrows only choose, Enter gives
          <span
            className="choice-body"
            onClick={({ detail }) => (onePress && detail > 0 ? give() : undefined)}
            onDoubleClick={isSelected && !onePress ? give : undefined}
          >
            <span className="choice-text">{withFrenchSpaces(offer.text)}</span>
            {odds ? <OddsLine odds={odds} worth={worthIn(at, offer.decision, offer.answer)} texts={texts} /> : null}
            {odds === undefined && session.expectsOdds(offer.decision.id, offer.answer) ? <OddsRoom /> : null}
          </span>
        )}
      </Radio>
      <Rests rules={cites?.(offer.decision, offer.answer)} beside />
    </div>
  );
}
