/** The cloth: bag, row of eight, what it takes to pass, and what can be done about a draw that failed. */
import { signed } from '@reverie/kernel/words';
import { useState } from 'react';
import type { Answer, Do } from '../answers.ts';
import { DIFFICULTIES } from '../data/tables.ts';
import { drawnFor, NEEDED, whiteWith } from '../resolution.ts';
import { outlookNow, redrawChance } from '../sketch.ts';
import { countOf } from '../stones.ts';
import type { SongeDecision } from '../types.ts';
import type { TestView } from '../view-shape.ts';
import { phraseIn, readyWord } from '../words/ready.ts';
import { Bag, Moon, Pebbles, Star } from './art.tsx';
import { quoted, whatIsTested } from './names.ts';
import { Purse } from './Purse.tsx';
import { Row, unordered } from './Row.tsx';
import { nameAt, type Open, offered, openOf, percent, testIn } from './reading.ts';
import type { RecentDraw } from './recent.ts';
import { StakesOf, stakedFor, useStakes } from './Stakes.tsx';
import { type Table, useTable, whyNot } from './table.ts';

export function Cloth() {
  const table = useTable();
  const { view, recent, t, language } = table;
  // Where the scene is set, which a player hears of once and then lives in.
  const { place } = view;
  const test = testIn(view);
  const draw = test && (test.step === 'rule' || test.step === 'prepare') ? null : recent.test;
  const [lifted, setLifted] = useState({ key: '', count: 0 });
  const mend = openOf(table.decisions, 'test.mend');
  const shown = test ? ofTest(table, test, draw) : draw ? ofDraw(draw) : null;
  const most = mend ? mostRedraws(mend.choices) : 0;
  const key = `${mend?.decision.id ?? ''}`;
  const count = lifted.key === key ? lifted.count : most;
  const invert = mend && offered(mend.choices, 'invert').length > 0 ? () => putOn(table, mend) : undefined;
  return (
    <section className="sg-cloth" data-idle={shown === null} aria-label={t.cloth}>
      <span className="sg-stitching" aria-hidden="true" />
      <Moon className="sg-watermark" />
      <BagOf />
      <div className="sg-cloth-text">
        <h2>
          {test
            ? titleOf(table, test)
            : draw
              ? `${readyWord(language, draw.name)} · ${whatIsTested(language, draw.what)}`
              : place.name
                ? readyWord(language, place.name)
                : t.nothingDrawn}
        </h2>
        {test ? <Terms test={test} /> : null}
        {shown === null && place.name && place.traits.length > 0 ? (
          <p className="sg-terms">[{place.traits.map((trait) => readyWord(language, trait)).join(', ')}]</p>
        ) : null}
        {recent.told && !table.conteur && !test ? <p className="sg-told">{quoted(language, recent.told)}</p> : null}
      </div>
      {shown ? <div className="sg-chance">{shown.chance}</div> : <div className="sg-chance" />}
      <div className="sg-row-slot">
        <Row
          fixed={shown?.fixed ?? 0}
          row={shown?.row ?? []}
          drawKey={shown?.key ?? 'ready'}
          most={most}
          lifted={mend ? count : 0}
          lift={(n) => setLifted({ key, count: n })}
          invert={invert}
          run={draw?.row !== undefined && (draw.quality === 'critical' || draw.quality === 'fumble')}
        />
        {test && test.extra[0] + test.extra[1] > 0 ? (
          <p className="sg-extra">
            {t.karmaTitle} <Pebbles white={test.extra[0]} black={test.extra[1]} label={t.stones(...test.extra)} />
          </p>
        ) : null}
        <p className="sg-verdict" data-success={shown?.success ?? ''}>
          {shown?.said ?? ''}
        </p>
      </div>
      <div className="sg-actions">
        <Actions mend={mend} count={count} />
      </div>
    </section>
  );
}

const mostRedraws = (choices: readonly Answer[]): number =>
  Math.max(0, ...offered(choices, 'redraw').map(({ count }) => count));

/** SON-PPS-12: a stone of panache on a black one. */
function putOn({ give, held }: Table, open: Pick<Open, 'decision'>): void {
  give(open, { do: 'invert', ...(held && { white: held === 'white' ? 1 : 0 }) });
}

function titleOf({ view, language }: Table, test: TestView): string {
  const who = nameAt(view, test.figure);
  return test.text
    ? `${who} · ${quoted(language, test.what === 'spell' ? phraseIn(language, test.text) : readyWord(language, test.text))}`
    : `${who} · ${whatIsTested(language, test.what)}`;
}

function Terms({ test }: { readonly test: TestView }) {
  const { t, language } = useTable();
  const difficulty = test.difficulty;
  const named = DIFFICULTIES.find(({ black }) => black === difficulty)?.[language];
  const level = test.level;
  return (
    <p className="sg-terms">
      {whatIsTested(language, test.what)}{' '}
      {level === 0 ? (
        '0'
      ) : (
        <Pebbles white={level} black={-level} label={t.stones(Math.max(0, level), Math.max(0, -level))} />
      )}{' '}
      {test.step === 'rule' ? null : (
        <>
          {t.against}{' '}
          {difficulty === null ? (
            t.difficultyHidden
          ) : (
            <>
              {named}{' '}
              {difficulty === 0 ? null : (
                <Pebbles
                  white={-difficulty}
                  black={difficulty}
                  label={t.stones(Math.max(0, -difficulty), Math.max(0, difficulty))}
                />
              )}
            </>
          )}
        </>
      )}
      {test.bonus > 0 ? <Pebbles white={test.bonus} label={t.stones(test.bonus, 0)} /> : null}
      {test.fortune ? (
        <span className="sg-fortune">
          <Star /> {t.fortune}
        </span>
      ) : null}
    </p>
  );
}

interface Shown {
  readonly key: string;
  readonly fixed: number | undefined;
  readonly row: readonly boolean[];
  readonly chance: React.ReactNode;
  readonly said: string;
  readonly success?: boolean;
}

/** Contests in which the draws are compared. */
const AGAINST: ReadonlySet<string> = new Set(['competition', 'opposition', 'impress']);

function ofTest(table: Table, test: TestView, draw: RecentDraw | null): Shown {
  const { view, who, t, language, conteur } = table;
  const seat = who === 'spectator' ? (view.players[0] ?? 0) : who;
  if (test.step === 'rule' || test.step === 'prepare') {
    const now = conteur || !test.dark ? outlookNow(view, seat) : undefined;
    const fixed = now?.fixed ?? (test.dark ? undefined : Math.max(-8, Math.min(8, test.level)));
    const same = now ? percent(now.chance, language) === percent(now.plain, language) : true;
    // Who draws against somebody has not won with a success.
    const against = view.business.some(
      (one) => one.kind === 'contest' && AGAINST.has(one.how) && one.figures.length > 1,
    );
    const chance = now ? (
      <>
        <strong>{percent(now.chance, language)}</strong>
        {against ? (
          <small>
            {t.ofTheDraw}
            <br />
            {t.othersDraw}
          </small>
        ) : null}
        {same ? null : (
          <small>
            {t.withRedraws}
            <br />
            {t.withoutRedraws(percent(now.plain, language))}
          </small>
        )}
      </>
    ) : null;
    const said = fixed === undefined ? t.fixedHidden : `${t.fixedCount(Math.abs(fixed))}, ${t.toDraw(drawnFor(fixed))}`;
    return { key: `before ${test.serial}`, fixed, row: [], chance, said };
  }
  const row = test.row ?? draw?.row ?? [];
  const fixed = test.difficulty === null ? draw?.fixed : Math.max(-8, Math.min(8, test.plain - test.difficulty));
  const white = fixed === undefined ? draw?.white : whiteWith(fixed, row.filter(Boolean).length) + test.extra[0];
  const black = 8 + test.extra[1] - (white ?? 0) + test.extra[0];
  const success = test.success ?? false;
  const needed = test.fortune ? NEEDED - 1 : NEEDED;
  const verdict =
    white === undefined
      ? success
        ? t.qualities.simple
        : t.qualities.failure
      : t.outcome(white, black, t.result(success));
  const missing = white !== undefined && !success && white < needed ? ` · ${t.missing(needed - white)}` : '';
  return {
    key: draw?.key ?? `${test.serial}`,
    fixed,
    row: fixed === undefined && !test.row ? unordered(0, 0) : row,
    chance: null,
    said: verdict + missing,
    success,
  };
}

function ofDraw(draw: RecentDraw): Shown {
  return {
    key: draw.key,
    fixed: draw.fixed,
    // Drawn in the dark: how many of each lay there is told, and not in which order.
    row: draw.row ?? (draw.white === undefined ? [] : unordered(Math.min(8, draw.white), 8)),
    chance: null,
    said: '',
    ...(draw.success !== undefined && { success: draw.success }),
  };
}

/** Before a draw: a fortune, and what is taken on. */
function Preparing({
  open,
}: {
  readonly open: Pick<Open, 'choices'> & { readonly decision: SongeDecision<'test.prepare'> };
}) {
  const table = useTable();
  const { view, own, t, give } = table;
  const { staked, stake } = useStakes();
  const [line, say] = useState('');
  const use = testIn(view)?.use ?? 'skill';
  const text = line.trim();
  const taken = { ...stakedFor(use, staked), ...(staked.margin && text && { text }) };
  const [plain, ...others] = offered(open.choices, 'draw');
  const why = plain && Object.keys(taken).length > 0 ? whyNot(table, open.decision, { ...plain, ...taken }) : '';
  const draw = (one: Do<'draw'>) => why === '' && give(open, { ...one, ...taken });
  return (
    <>
      {plain ? (
        <button type="button" className="sg-main" data-do="draw" data-keyboard onClick={() => draw(plain)}>
          {t.draw}
        </button>
      ) : null}
      {others.map((one) =>
        one.fortune ? (
          <button key={one.fortune} type="button" className="sg-ghost" data-do="draw" onClick={() => draw(one)}>
            {one.fortune === 'karma'
              ? t.drawFortune.karma(signed((view.figures[own]?.karma ?? 0) - 1))
              : t.drawFortune.panache}
          </button>
        ) : null,
      )}
      {offered(open.choices, 'sign').map((one) => (
        <button key={one.do} type="button" className="sg-ghost" data-do="sign" onClick={() => give(open, one)}>
          {t.sign}
        </button>
      ))}
      <StakesOf of="draw" {...{ use, staked, stake, line, say, why }} />
      <Purse open={open} />
    </>
  );
}

/** What can be done about the draw at hand; with nothing to do, how it came out. */
function Actions({
  mend,
  count,
}: {
  readonly mend: Pick<Open, 'decision' | 'choices'> | undefined;
  readonly count: number;
}) {
  const table = useTable();
  const { decisions, view, t, language, give, recent } = table;
  const test = testIn(view);
  const prepare = openOf(decisions, 'test.prepare');
  if (prepare) {
    return <Preparing key={prepare.decision.id} open={prepare} />;
  }
  if (mend) {
    const redraws = offered(mend.choices, 'redraw');
    const [source] = redraws;
    const white = 'white' in mend.decision.about ? mend.decision.about.white : undefined;
    const needed = (test?.fortune ? NEEDED - 1 : NEEDED) - (white ?? 0);
    const n = test?.dark ? 1 : Math.max(1, count);
    return (
      <>
        {source ? (
          <button
            type="button"
            className="sg-main"
            data-do="redraw"
            data-keyboard
            disabled={!test?.dark && count === 0}
            onClick={() => give(mend, { ...source, count: n })}
          >
            {t.redraw(n)}
            {white === undefined ? '' : ` · ${percent(redrawChance(view, n, Math.max(0, needed)), language)}`}
          </button>
        ) : null}
        {offered(mend.choices, 'invert').map((one) => (
          <button key={one.do} type="button" className="sg-ghost" data-do="invert" onClick={() => putOn(table, mend)}>
            {t.invert}
          </button>
        ))}
        {offered(mend.choices, 'karma').map((one) => (
          <button key={one.do} type="button" className="sg-ghost" data-do="karma" onClick={() => give(mend, one)}>
            {t.karma(('karmaCases' in mend.decision.about ? mend.decision.about.karmaCases : undefined) ?? 2)}
          </button>
        ))}
        {offered(mend.choices, 'fortune').map((one) => (
          <button key={one.do} type="button" className="sg-ghost" data-do="fortune" onClick={() => give(mend, one)}>
            {t.buyFortune}
          </button>
        ))}
        {offered(mend.choices, 'sign').map((one) => (
          <button key={one.do} type="button" className="sg-ghost" data-do="sign" onClick={() => give(mend, one)}>
            {t.sign}
          </button>
        ))}
        <button
          type="button"
          className={source ? 'sg-ghost' : 'sg-main'}
          data-keyboard={source ? undefined : ''}
          data-do="stand"
          onClick={() => give(mend, { do: 'stand' })}
        >
          {t.stand}
        </button>
        <Purse open={mend} />
      </>
    );
  }
  const avoid = openOf(decisions, 'test.avoid');
  if (avoid) {
    return (
      <>
        <button
          type="button"
          className="sg-main"
          data-do="take"
          data-keyboard
          onClick={() => give(avoid, { do: 'take' })}
        >
          {t.takeKarma}
        </button>
        {offered(avoid.choices, 'pass').map((one) => (
          <button key={one.do} type="button" className="sg-ghost" data-do="pass" onClick={() => give(avoid, one)}>
            {t.avoidKarma}
          </button>
        ))}
        <Purse open={avoid} />
      </>
    );
  }
  const { test: draw } = recent;
  if (!test && draw?.success !== undefined) {
    const white = draw.white;
    const said = draw.quality ? t.qualities[draw.quality] : '';
    return (
      <p className="sg-outcome" data-success={draw.success} role="status">
        {white === undefined ? said : t.outcome(white, 8 - Math.min(8, white), said || t.result(draw.success))}
      </p>
    );
  }
  return null;
}

/** The bag; a press shows where all stones are. */
function BagOf() {
  const { view, t } = useTable();
  const { bag, limbes, reserve, out, purse, figures, conteur } = view;
  return (
    <details className="sg-bag-of">
      <summary>
        <Bag />
        <span>{bag === 'coin' ? '½' : countOf(bag)}</span>
        <span className="visually-hidden">{bag === 'coin' ? t.coin : t.inBag(bag.white, bag.black)}</span>
      </summary>
      <div className="sg-where">
        <h3>{t.where}</h3>
        <dl>
          <Pile name={t.bag} pile={bag} />
          {figures.flatMap(({ panache, sheet }) =>
            countOf(panache) > 0 ? [<Pile key={sheet.name} name={t.heldBy(sheet.name)} pile={panache} />] : [],
          )}
          {conteur === null ? null : <Pile name={t.heldBy('Conteur')} pile={purse} />}
          <Pile name={t.limbes} pile={limbes} />
          {countOf(reserve) > 0 ? <Pile name={t.reserve} pile={reserve} /> : null}
          {countOf(out) > 0 ? <Pile name={t.out} pile={out} /> : null}
        </dl>
      </div>
    </details>
  );
}

function Pile({ name, pile }: { readonly name: string; readonly pile: { white: number; black: number } | 'coin' }) {
  const { t } = useTable();
  return (
    <>
      <dt>{name}</dt>
      <dd>{pile === 'coin' ? t.coin : t.stones(pile.white, pile.black)}</dd>
    </>
  );
}
