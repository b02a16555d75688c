/** The Conteur’s table: cast, inbox with one card for each question, players to reward, Limbes, clock, and every act by form. */
import { readStored, writeStored } from '@reverie/ui/store';
import { useState } from 'react';
import type { Do } from '../answers.ts';
import { BRISURE_IDS, BRISURES } from '../data/magic.ts';
import { DIFFICULTIES } from '../data/tables.ts';
import { ladder } from '../sketch.ts';
import { countOf } from '../stones.ts';
import type { SongeDecision } from '../types.ts';
import type { FigureView } from '../view-shape.ts';
import { ActList } from './ActList.tsx';
import { actsAt } from './acts.ts';
import { Bowl, Pebbles, Portrait, Stone } from './art.tsx';
import { Choices } from './Choices.tsx';
import { type Open, offered, openOf, percent, portraitOf, testIn } from './reading.ts';
import { WholeSheet } from './SheetTab.tsx';
import { Wounds } from './Strip.tsx';
import { type TabSpec, Tabs } from './Tabs.tsx';
import { useTable } from './table.ts';

type DeskId = 'people' | 'fight' | 'test' | 'scene' | 'evening' | 'notes';

export function Cast() {
  const { view, t } = useTable();
  const cast = view.figures.flatMap((figure, at) => (figure.seat === null ? [{ figure, at }] : []));
  return (
    <aside className="sg-cast" aria-label={t.onStage}>
      <h2>{t.onStage}</h2>
      <Troupe cast={cast.filter(({ figure }) => figure.onStage)} />
      <h2>{t.curtain}</h2>
      <Troupe cast={cast.filter(({ figure }) => !figure.onStage)} />
    </aside>
  );
}

/** PNJ with their stones; each can come or go, and shows its whole sheet. */
function Troupe({ cast }: { readonly cast: readonly { readonly figure: FigureView; readonly at: number }[] }) {
  const { t, decisions, give } = useTable();
  const [shown, show] = useState<number | null>(null);
  const preside = openOf(decisions, 'preside');
  return (
    <ul>
      {cast.map(({ figure, at }) => (
        <li key={at}>
          <button type="button" aria-expanded={shown === at} onClick={() => show(shown === at ? null : at)}>
            <Portrait of={portraitOf(figure)} />
            <span>
              <b>{figure.sheet.name}</b>
              <small>
                {t.kinds[figure.kind]} · {t.escrime(figure.sheet.escrime ?? 0)}
                {figure.out ? ` · ${t.outs[figure.out]}` : ''}
              </small>
            </span>
            <Pebbles
              white={figure.panache.white}
              black={figure.panache.black}
              label={t.stones(figure.panache.white, figure.panache.black)}
            />
          </button>
          {preside && !preside.decision.about.busy ? (
            <button
              type="button"
              className="sg-chip"
              data-do="stage"
              onClick={() => give(preside, { do: 'stage', to: at, on: !figure.onStage })}
            >
              {figure.onStage ? t.exit : t.enter}
            </button>
          ) : null}
          {shown === at ? <WholeSheet figure={figure} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** One card for each question that waits for the Conteur. */
export function Inbox() {
  const { decisions, t, texts, seats } = useTable();
  const waiting = decisions.filter(({ decision }) => !decision.optional && !decision.kind.startsWith('duel.'));
  return (
    <section className="sg-inbox" aria-label={t.inbox}>
      <h2>
        {t.inbox} <span className="sg-badge">{waiting.length}</span>
      </h2>
      {waiting.length === 0 ? <p className="sg-quiet">{t.inboxEmpty}</p> : null}
      {waiting.map((open) => (
        <article key={open.decision.id} className="sg-letter" data-kind={open.decision.kind}>
          <h3>{texts.decision(open.decision, seats)}</h3>
          <Letter open={open} />
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

/** The ladder of nine rungs, with the player's chance on each. */
function Ruling({ open }: { readonly open: Open }) {
  const { view, who, t, language, give } = useTable();
  const [difficulty, setDifficulty] = useState(0);
  const [bonus, setBonus] = useState(0);
  const [relance, setRelance] = useState(0);
  const [flags, setFlags] = useState({ fortune: false, important: false, less: false });
  const [text, setText] = useState('');
  const test = testIn(view);
  const seat = who === 'spectator' ? 0 : who;
  const rungs = ladder(view, seat, {
    bonus: bonus - (flags.less ? 1 : 0),
    relance,
    ...(flags.fortune && { fortune: true }),
  });
  const name = (black: number) => DIFFICULTIES.find((one) => one.black === black)?.[language] ?? '';
  const answer: Do<'rule'> = {
    do: 'rule',
    difficulty,
    ...(bonus > 0 && { bonus }),
    ...(relance > 0 && { relance }),
    ...(flags.fortune && { fortune: true }),
    ...(flags.important && { important: true }),
    ...(flags.less && { less: true }),
    ...(text !== '' && { text }),
  };
  const flag = (one: keyof typeof flags, label: string) => (
    <button
      type="button"
      className="sg-chip"
      aria-pressed={flags[one]}
      onClick={() => setFlags({ ...flags, [one]: !flags[one] })}
    >
      {label}
    </button>
  );
  const word = text === '' ? {} : { text };
  return (
    <div className="sg-ruling">
      <div className="sg-ladder" role="radiogroup" aria-label={t.rungs}>
        {rungs.map(({ black, chance }) => (
          <label key={black} data-on={black === difficulty}>
            <input
              type="radio"
              className="visually-hidden"
              name={`rung ${open.decision.id}`}
              checked={black === difficulty}
              onChange={() => setDifficulty(black)}
            />
            <span>{name(black)}</span>
            <span className="sg-rung">
              <Pebbles
                white={Math.max(0, -black)}
                black={Math.max(0, black)}
                label={t.stones(Math.max(0, -black), Math.max(0, black))}
              />
            </span>
            <i className="sg-meter" aria-hidden="true">
              <i style={{ width: `${chance * 100}%` }} />
            </i>
            <b>{percent(chance, language)}</b>
          </label>
        ))}
      </div>
      <div>
        <fieldset className="sg-spice">
          <legend>{t.bonus}</legend>
          {[0, 1, 2, 3, 4].map((n) => (
            <button key={n} type="button" aria-pressed={bonus === n} onClick={() => setBonus(n)}>
              {n === 0 ? t.bonusNone : <Pebbles white={n} label={t.stones(n, 0)} />}
            </button>
          ))}
        </fieldset>
        <p className="sg-chip-row">
          {test?.dark ? null : (
            <button
              type="button"
              className="sg-chip"
              aria-pressed={relance > 0}
              onClick={() => setRelance((relance + 1) % 5)}
            >
              {t.relance} {relance > 0 ? relance : ''}
            </button>
          )}
          {flag('fortune', t.fortuneShort)}
          {flag('important', t.important)}
          {test?.what.startsWith('char:') ? flag('less', t.less) : null}
        </p>
        <input
          aria-label={t.word}
          placeholder={t.word}
          maxLength={300}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="sg-options">
          <button type="button" className="sg-main" data-do="rule" data-keyboard onClick={() => give(open, answer)}>
            {t.put(name(difficulty))}
          </button>
          <button
            type="button"
            className="sg-option"
            data-do="notNeeded"
            onClick={() => give(open, { do: 'notNeeded', success: true, ...word })}
          >
            <b>{t.succeeds}</b>
          </button>
          <button
            type="button"
            className="sg-option"
            data-do="notNeeded"
            onClick={() => give(open, { do: 'notNeeded', success: false, ...word })}
          >
            <b>{t.fails}</b>
          </button>
          {offered(open.choices, 'callDebt').map((one) => (
            <button key={one.do} type="button" className="sg-option" data-do="callDebt" onClick={() => give(open, one)}>
              <b>{t.callDebt}</b>
            </button>
          ))}
        </div>
      </div>
    </div>
  );
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
        aria-label={t.word}
        placeholder={t.word}
        maxLength={300}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <input
        aria-label={t.keyword}
        placeholder={t.keyword}
        maxLength={60}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      {spell ? (
        <select
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
        onClick={() => give(open, { do: 'limbesEvent', text })}
      >
        {t.limbesEvent}
      </button>
    </div>
  );
}

/** The players, each to be rewarded with one press. */
export function Players() {
  const { view, t, give, decisions, seats } = useTable();
  const preside = openOf(decisions, 'preside');
  const heroes = view.figures.flatMap((figure, at) =>
    figure.kind === 'arpenteur' && figure.seat !== null ? [{ figure, at }] : [],
  );
  return (
    <section className="sg-players" aria-label={t.players}>
      {heroes.map(({ figure, at }) => (
        <article key={at} data-drop={preside ? 'award' : undefined} data-figure={at}>
          <Portrait of={portraitOf(figure)} />
          <div>
            <b>{figure.sheet.name}</b>
            <small>
              {figure.seat === null ? '' : seats[figure.seat]?.name} · {t.karmaTitle} {signedQuarter(figure.karma)}
            </small>
            <Wounds figure={figure} />
          </div>
          <Pebbles
            white={figure.panache.white}
            black={figure.panache.black}
            label={t.stones(figure.panache.white, figure.panache.black)}
          />
          {preside ? (
            <p className="sg-chip-row">
              <button
                type="button"
                className="sg-chip"
                title={t.rewardWhy}
                onClick={() => give(preside, { do: 'award', to: at, count: 1, why: 'panache' })}
              >
                <Stone look="white" /> {t.reward}
              </button>
              <button
                type="button"
                className="sg-chip"
                onClick={() => give(preside, { do: 'judge', to: at, cases: 1 })}
              >
                {t.karmaUp}
              </button>
              <button
                type="button"
                className="sg-chip"
                onClick={() => give(preside, { do: 'judge', to: at, cases: -1 })}
              >
                {t.karmaDown}
              </button>
            </p>
          ) : null}
        </article>
      ))}
    </section>
  );
}

/** Cases as quarters of points: '+1½'. */
const QUARTERS = ['', '¼', '½', '¾'];
const signedQuarter = (cases: number): string => {
  if (cases === 0) return '0';
  const whole = Math.floor(Math.abs(cases) / 4);
  return `${cases < 0 ? '−' : '+'}${whole > 0 ? whole : ''}${QUARTERS[Math.abs(cases) % 4]}`;
};

/** When the Limbes turn against the story: SON-LIM-02. */
const nextReverse = (stones: number): number => (stones < 8 ? 8 : stones < 12 ? 12 : stones + 4 - (stones % 4));

export function LimbesAndClock() {
  const { view, t, give, decisions, conteur } = useTable();
  const preside = openOf(decisions, 'preside');
  const { limbes, purse, day, hour, place } = view;
  const pass = (days: number, hours: number) => {
    if (preside) give(preside, { do: 'time', days, hours });
  };
  return (
    <section className="sg-hearth">
      <div>
        <h3>{t.limbes}</h3>
        <Bowl stones={countOf(limbes)} />
        <p className="sg-quiet">{t.limbesAt(countOf(limbes), nextReverse(countOf(limbes)))}</p>
        {conteur ? (
          <p>
            {t.yours} <Pebbles white={purse.white} black={purse.black} label={t.stones(purse.white, purse.black)} />
          </p>
        ) : null}
      </div>
      <div>
        <h3>{t.clock(day, hour)}</h3>
        {preside && !preside.decision.about.busy ? (
          <p className="sg-chip-row">
            <button type="button" className="sg-chip" data-do="time" onClick={() => pass(0, 1)}>
              {t.hourMore}
            </button>
            <button type="button" className="sg-chip" data-do="time" onClick={() => pass(0, 8)}>
              {t.night}
            </button>
            <button type="button" className="sg-chip" data-do="time" onClick={() => pass(1, 0)}>
              {t.dayMore}
            </button>
          </p>
        ) : null}
        <h3>{t.place}</h3>
        <p>{place.name || t.noPlace}</p>
        <ul className="sg-chips">
          {place.traits.map((trait) => (
            <li key={trait}>{trait}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Every act of the Conteur, by what it is about. */
export function ConteurDesk() {
  const { t, decisions } = useTable();
  const preside = openOf(decisions, 'preside');
  const [tab, setTab] = useState<DeskId>('scene');
  const list = (id: Exclude<DeskId, 'notes'>): TabSpec<DeskId> => ({
    id,
    label: t.desk[id],
    show: () =>
      preside ? (
        <>
          {id === 'evening' ? <Evening /> : null}
          <ActList acts={actsAt(id)} open={preside} />
        </>
      ) : (
        <p className="sg-quiet">{t.busy}</p>
      ),
  });
  const tabs: readonly TabSpec<DeskId>[] = [
    list('scene'),
    list('people'),
    list('fight'),
    list('test'),
    list('evening'),
    { id: 'notes', label: t.desk.notes, show: () => <Notes /> },
  ];
  return <Tabs tabs={tabs} chosen={tab} choose={setTab} label={t.inbox} />;
}

/** What everybody has gained and lost tonight, before it is closed. */
function Evening() {
  const { view, t } = useTable();
  const heroes = view.figures.filter(({ kind, seat }) => kind === 'arpenteur' && seat !== null);
  return (
    <table className="sg-evening">
      <caption>{t.evening}</caption>
      <thead>
        <tr>
          <th />
          <th scope="col">{t.panache}</th>
          <th scope="col">{t.karmaTitle}</th>
          <th scope="col">{t.mana}</th>
          <th scope="col">{t.wounds}</th>
          <th scope="col">{t.experience}</th>
        </tr>
      </thead>
      <tbody>
        {heroes.map((figure: FigureView) => (
          <tr key={figure.sheet.name}>
            <th scope="row">{figure.sheet.name}</th>
            <td>{t.stones(figure.panache.white, figure.panache.black)}</td>
            <td>{signedQuarter(figure.karma)}</td>
            <td>{figure.mana}</td>
            <td>{figure.wounds.map(({ kind }) => (kind ? t.woundKinds[kind] : t.kept)).join(', ') || t.unhurt}</td>
            <td>{t.xp(figure.xp.free, figure.xp.rounds, figure.xp.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NOTES = 'reverie.songe.notes';

function Notes() {
  const { t } = useTable();
  const [text, setText] = useState(() => String(readStored(NOTES) ?? ''));
  return (
    <label className="sg-notes">
      <span>
        {t.notes} <small className="sg-quiet">{t.notesWhy}</small>
      </span>
      <textarea
        rows={8}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          writeStored(NOTES, target.value);
        }}
      />
    </label>
  );
}
