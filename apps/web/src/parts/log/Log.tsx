/** The log: one sentence per line; each opens to show its draws, sum and rules. */

import type { VisibleEntry } from '@reverie/kernel/match';
import { signed } from '@reverie/kernel/words';
import { Button } from '@reverie/ui/components/Button';
import { useSettings } from '@reverie/ui/settings';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useAtTable } from '../table/at-table.ts';
import { tableWords } from '../table/words.ts';
import { Drawn } from './Drawn.tsx';
import { RuleLink } from './RuleLink.tsx';
import { RuleText } from './RuleText.tsx';
import { type LogLine, sumOf, tellAll } from './telling.ts';
import { logWords } from './words.ts';
import './log.css';

/** Older lines are rendered on demand. */
const MOST = 150;

export function useLogLines(): LogLine[] {
  const { state, seats, texts } = useAtTable();
  const t = useWords(logWords);
  return useMemo(() => tellAll(state.lines, seats, texts, t), [state.lines, seats, texts, t]);
}

interface LogProps {
  /** At a table, a reader who scrolled up stays there; a replay always scrolls to its position. */
  readonly follows?: 'reader' | 'always';
}

export function Log({ follows: wanted = 'reader' }: LogProps) {
  const t = useWords(logWords);
  const table = useWords(tableWords);
  const { state } = useAtTable();
  const told = useLogLines().filter(({ kind }) => kind !== 'chat');
  const [all, setAll] = useState(false);
  const [atEnd, setAtEnd] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const shown = all ? told : told.slice(-MOST);
  const last = shown.at(-1)?.key;
  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight });
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the newest line as long as one is there
  useEffect(() => {
    if (atEnd || wanted === 'always') toEnd();
  }, [last]);
  const follows = useRef(true);
  follows.current = atEnd;
  const empty = told.length === 0;
  // The panel above changes its height: the newest line must stay in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is there as soon as there is a line
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(() => follows.current && toEnd());
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [empty]);
  if (empty) return <p className="quiet log-empty">{t.logEmpty}</p>;
  return (
    <div className="log-frame">
      <div
        className="log"
        ref={box}
        role="log"
        aria-label={table.tabs.log}
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          setAtEnd(scrollHeight - scrollTop - clientHeight < 40)
        }
      >
        {shown.length < told.length ? (
          <Button look="bare" onPress={() => setAll(true)}>
            … {told.length - shown.length}
          </Button>
        ) : null}
        <ol>
          {shown.map((one) => (
            <LogRow key={one.key} told={one} fresh={one.seq > state.readUpTo} />
          ))}
        </ol>
      </div>
      {atEnd ? null : (
        <Button className="to-newest" onPress={toEnd}>
          ↓ {t.latest}
        </Button>
      )}
    </div>
  );
}

/** Kept as it is while its sentence stays: a new line is no reason to draw all the others again. */
const LogRow = memo(function LogRow({ told, fresh }: { readonly told: LogLine; readonly fresh: boolean }) {
  const t = useWords(logWords);
  const { heard, gone, kind } = told;
  const [open, setOpen] = useState(false);
  const { expert } = useSettings();
  const text = withFrenchSpaces(told.text);
  const words = gone ? (
    <del>
      <Inked text={text} /> <span className="visually-hidden">({t.taken})</span>
    </del>
  ) : (
    <Inked text={text} />
  );
  return (
    <li data-kind={kind} data-fresh={fresh}>
      {heard ? (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>
            {words} {expert ? <span className="rule-id">{heard.event.rule}</span> : null}
          </summary>
          {open ? <Behind heard={heard} /> : null}
        </details>
      ) : (
        <span className="line">{words}</span>
      )}
    </li>
  );
});

/** Discs that stand for white and black are so by night too, when ink is white. */
function Inked({ text }: { readonly text: string }) {
  return text.split(/([○●]+)/).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line stay where they are
      <span key={i} className="discs">
        <span className="visually-hidden">{part}</span>
        {[...part].map((disc, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
          <i key={at} data-white={disc === '○'} aria-hidden="true" />
        ))}
      </span>
    ),
  );
}

/** The details of a line. */
function Behind({ heard }: { readonly heard: VisibleEntry }) {
  const t = useWords(logWords);
  const { texts } = useAtTable();
  const { event, drawn } = heard;
  const sum = sumOf(heard);
  return (
    <div className="behind">
      {drawn.map((seen, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: draws of one event have no name of their own
        <Drawn key={i} seen={seen} />
      ))}
      {sum ? (
        <table>
          <caption className="visually-hidden">{t.modifiers}</caption>
          <tbody>
            {sum.terms.map(({ what, value, rule }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a term may come twice
              <tr key={i}>
                <th scope="row">{texts.term(what)}</th>
                <td>{signed(value)}</td>
                <td>
                  <RuleLink rule={rule} />
                </td>
              </tr>
            ))}
            <tr className="total">
              <th scope="row">=</th>
              <td>{`${sum.total}`.replace('-', '−')}</td>
              <td />
            </tr>
          </tbody>
        </table>
      ) : null}
      <RuleText rule={event.rule} />
    </div>
  );
}
