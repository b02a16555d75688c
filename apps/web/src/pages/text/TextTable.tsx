/** A table as text with typed commands, for playing whole games without sight. */
import { Button } from '@reverie/ui/components/Button';
import { useWords } from '@reverie/ui/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { EndOfGame } from '../../parts/end/EndOfGame.tsx';
import { Gathering } from '../../parts/gathering/Gathering.tsx';
import { TableHeader } from '../../parts/header/TableHeader.tsx';
import { useAtTable } from '../../parts/table/at-table.ts';
import { useTextKey } from '../../parts/table/keys.ts';
import { useTranscript } from './transcript.ts';
import { textWords } from './words.ts';
import './text.css';

export function TextTable() {
  const t = useWords(textWords);
  const { standing } = useAtTable();
  const { entries, type } = useTranscript();
  const [typed, setTyped] = useState('');
  useTextKey();
  const end = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows what was said last
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [entries]);
  useEffect(() => field.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    type(typed);
    setTyped('');
  };
  return (
    <div className="text-table">
      <TableHeader />
      <main>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard */}
        <div className="transcript" role="log" aria-label={t.transcript} aria-live="polite" tabIndex={0}>
          {entries.map(({ key, kind, lines }) => (
            <pre key={key} data-kind={kind}>
              {lines.join('\n')}
            </pre>
          ))}
          <div ref={end} />
        </div>
        {standing.phase === 'gathering' ? <Gathering /> : null}
        {standing.phase === 'over' ? <EndOfGame /> : null}
        <form onSubmit={send} className="prompt">
          <label htmlFor="typed">{t.prompt}</label>
          <div className="row">
            <input
              id="typed"
              className="input"
              ref={field}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="typed-hint"
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" look="main">
              {t.send}
            </Button>
          </div>
          <span id="typed-hint" className="quiet small">
            {t.hint}
          </span>
        </form>
      </main>
    </div>
  );
}
