/** The Conteur’s inbox: one card for each question, with its suggestion and its answers. */
import { useState } from 'react';
import { BRISURE_IDS, BRISURES } from '../data/magic.ts';
import type { SongeDecision } from '../types.ts';
import { Choices } from './Choices.tsx';
import { Purse } from './Purse.tsx';
import { Ruling } from './Ruling.tsx';
import { type Open, offered } from './reading.ts';
import { useTable } from './table.ts';
import { Waits } from './Waits.tsx';

/** One card for each question that waits for the Conteur. */
export function Inbox() {
  const { decisions, t, texts, seats, view } = useTable();
  const waiting = decisions.filter(({ decision }) => !decision.optional && !decision.kind.startsWith('duel.'));
  return (
    <section className="sg-inbox" data-empty={waiting.length === 0} aria-label={t.inbox}>
      <h2>
        {t.inbox} <span className="sg-badge">{waiting.length}</span>
      </h2>
      {waiting.length > 0 || view.over !== null ? null : view.business.length > 0 ? (
        <Waits />
      ) : (
        <p className="sg-quiet">{t.inboxEmpty}</p>
      )}
      {waiting.map((open) => (
        <article key={open.decision.id} className="sg-letter" data-kind={open.decision.kind}>
          <h3>{texts.decision(open.decision, seats)}</h3>
          <Letter open={open} />
          <Purse open={open} />
        </article>
      ))}
    </section>
  );
}

function Letter({ open }: { readonly open: Open }) {
  switch (open.decision.kind) {
    case 'test.rule':
      return <Ruling open={open} />;
    case 'request':
      return <Assent open={open} />;
    case 'test.after':
      return <Aftermath open={open} />;
    case 'limbesEvent':
      return <Hostile open={open} />;
    default:
      return <Choices open={open} />;
  }
}

/** A player's wish: agreed, refused, or agreed at another price. */
function Assent({ open }: { readonly open: Open }) {
  const { t, give } = useTable();
  const [text, setText] = useState('');
  const { about } = open.decision as SongeDecision<'request'>;
  const word = text === '' ? {} : { text };
  const agrees = offered(open.choices, 'agree').length > 0;
  const no = offered(open.choices, 'prevent')[0] ?? { do: 'refuse' as const };
  return (
    <div className="sg-options">
      <input
        data-for="agree refuse"
        data-with="text"
        aria-label={t.word}
        placeholder={t.word}
        maxLength={300}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {agrees && about.act !== 'affirm' ? (
        <button
          type="button"
          className="sg-main"
          data-do="agree"
          data-key="p"
          data-keyboard
          onClick={() => give(open, { do: 'agree', ...word })}
        >
          {t.agree}
        </button>
      ) : null}
      {agrees && about.act === 'affirm'
        ? [1, 2, 3].map((grade) => (
            <button
              key={grade}
              type="button"
              className={grade === about.price ? 'sg-main' : 'sg-option'}
              data-do="agree"
              data-for="agree"
              data-with="grade"
              data-key={grade === about.price ? 'p' : undefined}
              onClick={() => give(open, { do: 'agree', grade, ...word })}
            >
              <b>{t.agreeAt(grade)}</b>
            </button>
          ))
        : null}
      <button
        type="button"
        className="sg-option"
        data-do={no.do}
        data-key="n"
        onClick={() => give(open, no.do === 'refuse' ? { ...no, ...word } : no)}
      >
        <b>{no.do === 'prevent' ? t.prevent : t.refuse}</b>
      </button>
    </div>
  );
}

function Aftermath({ open }: { readonly open: Open }) {
  const { t, give, language } = useTable();
  const [text, setText] = useState('');
  const [keyword, setKeyword] = useState('');
  const [brisure, setBrisure] = useState<(typeof BRISURE_IDS)[number] | null>(null);
  const spell = 'what' in open.decision.about && open.decision.about.what === 'spell';
  const said = { ...(text !== '' && { text }), ...(keyword !== '' && { keyword }), ...(brisure && { brisure }) };
  return (
    <div className="sg-options">
      <input
        data-for="after"
        data-with="text"
        aria-label={t.word}
        placeholder={t.word}
        maxLength={300}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <input
        data-for="after"
        data-with="keyword"
        aria-label={t.keyword}
        placeholder={t.keyword}
        maxLength={60}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      {spell ? (
        <select
          data-for="after"
          data-with="brisure"
          aria-label={t.brisure}
          value={brisure ?? ''}
          onChange={({ target }) => setBrisure(BRISURE_IDS.find((id) => id === target.value) ?? null)}
        >
          <option value="">{t.noBrisure}</option>
          {BRISURE_IDS.map((id) => (
            <option key={id} value={id}>
              {BRISURES[id][language]}
            </option>
          ))}
        </select>
      ) : null}
      <button
        type="button"
        className="sg-main"
        data-do="after"
        data-keyboard
        onClick={() => give(open, { do: 'after', yesBut: false, ...said })}
      >
        {t.failure}
      </button>
      <button
        type="button"
        className="sg-option"
        data-do="after"
        onClick={() => give(open, { do: 'after', yesBut: true, ...said })}
      >
        <b>{t.yesBut}</b>
      </button>
    </div>
  );
}

/** SON-LIM-02: what happens when the Limbes overflow. */
function Hostile({ open }: { readonly open: Open }) {
  const { t, give } = useTable();
  const [text, setText] = useState('');
  return (
    <div className="sg-options">
      <p>{t.limbesDue}</p>
      <input
        aria-label={t.word}
        placeholder={t.word}
        maxLength={300}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button
        type="button"
        className="sg-main"
        data-do="limbesEvent"
        data-key="p"
        data-keyboard
        onClick={() => give(open, { do: 'limbesEvent', text })}
      >
        {t.limbesEvent}
      </button>
    </div>
  );
}
