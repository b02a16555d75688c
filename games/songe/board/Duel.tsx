/** A duel: the scene with its two plates, the chain as steps, the openings on the cloth, and the question of the moment. */
import { colon } from '@reverie/kernel/words';
import { mainOpen } from '@reverie/ui/board';
import { BOTTES } from '../data/bottes.ts';
import { MASQUES } from '../data/skills.ts';
import { drawnFor, ROW } from '../resolution.ts';
import type { DuelView, FigureView } from '../view-shape.ts';
import { readyWord } from '../words/ready.ts';
import { Pebbles, Portrait, Star } from './art.tsx';
import { isFencing, NO_ORDERS, setGuard, useGuard } from './auto.ts';
import { Cloth } from './Cloth.tsx';
import { DuelQuestionOf } from './DuelQuestion.tsx';
import { Pattern } from './Fencing.tsx';
import { manoeuvreName as called, whatIsTested } from './names.ts';
import { Row, unordered } from './Row.tsx';
import { nameAt, percent, portraitOf, testIn } from './reading.ts';
import { asItLies, type RecentDraw } from './recent.ts';
import { Scene } from './Scene.tsx';
import { PanacheStones, Wounds } from './Strip.tsx';
import { useTable } from './table.ts';
import { Waits } from './Waits.tsx';

/** Réussites from which a wound is a worse one. */
const WOUNDS = [
  ['legere', 1],
  ['serieuse', 3],
  ['grave', 6],
  ['mortelle', 8],
] as const;

export function Duel({ duel }: { readonly duel: DuelView }) {
  const { own, decisions, who, view, t } = useTable();
  // One's own side on the left; the Conteur and those who watch see the Arpenteur there.
  const mine = duel.sides.findIndex(({ figure }) => figure === own);
  const left = mine === 1 ? 1 : 0;
  const right = left === 0 ? 1 : 0;
  const open = decisions.find(({ decision }) => decision.kind.startsWith('duel.'));
  const asked = open ?? mainOpen(decisions.filter(({ decision }) => !decision.optional));
  return (
    <div className="sg-duel" data-who={who}>
      <section className="sg-stage" aria-label={t.duel}>
        <Scene duel={duel} left={left} />
        <Plate duel={duel} side={left} figure={view.figures[duel.sides[left].figure]} />
        <Plate duel={duel} side={right} figure={view.figures[duel.sides[right].figure]} far />
        <Chain duel={duel} />
      </section>
      {/* What is tested in the middle of a duel, such as who is impressed, lies on the whole cloth with its answers. */}
      {testIn(view) ? <Cloth /> : <DuelCloth duel={duel} left={left} />}
      {asked?.decision.kind.startsWith('duel.') ? <DuelQuestionOf open={asked} duel={duel} /> : <Waits />}
      {mine >= 0 ? <GuardSwitch /> : null}
    </div>
  );
}

/** Whether empty questions are passed over, and what was decided for the rest of the duel. */
function GuardSwitch() {
  const { t, orders, order, language, view } = useTable();
  const on = useGuard();
  const passed = (['bid', 'tie', 'raise', 'botte', 'mend'] as const).filter((what) =>
    orders.passed.some((one) => one.startsWith(what)),
  );
  const given = [
    ...(orders.aim === undefined ? [] : [orders.aim ? t.orders.aim(BOTTES[orders.aim][language]) : t.orders.noAim]),
    ...passed.map((what) => t.orders[what]),
    ...(isFencing(orders, view) ? [t.orders.fences] : []),
  ];
  return (
    <div className="sg-guard">
      <label className="sg-check">
        <input type="checkbox" checked={on} onChange={({ target }) => setGuard(target.checked)} />
        {t.guard}
      </label>
      {on && given.length > 0 ? (
        <p>
          <small>{t.decided(given.join(', '))}</small>{' '}
          <button type="button" className="sg-chip" onClick={() => order(NO_ORDERS)}>
            {t.askAgain}
          </button>
        </p>
      ) : null}
    </div>
  );
}

interface PlateProps {
  readonly duel: DuelView;
  readonly side: 0 | 1;
  readonly figure: FigureView | undefined;
  readonly far?: boolean;
}

function Plate({ duel, side, figure, far = false }: PlateProps) {
  const { t, language, own } = useTable();
  if (!figure) return null;
  const { dessous, used, figure: at } = duel.sides[side];
  const { sheet } = figure;
  const suspects = duel.sides[side === 0 ? 1 : 0].suspects ?? figure.suspected;
  const escrime =
    sheet.escrime !== null
      ? t.escrime(sheet.escrime)
      : suspects
        ? t.suspects(likely(suspects, language))
        : t.escrimeHidden;
  return (
    <section className="sg-plate" data-far={far} aria-label={sheet.name}>
      <Portrait of={portraitOf(figure)} />
      <h2>
        {sheet.name}
        {duel.holder === side ? (
          <span className="sg-token" title={t.initiative}>
            <Star />
            <span className="visually-hidden">{t.initiative}</span>
          </span>
        ) : null}
      </h2>
      <p className="sg-quiet">
        {sheet.masque ? `${MASQUES[sheet.masque][language]} · ` : ''}
        {escrime}
      </p>
      <dl>
        <dt>{figure.seat === null ? t.perfidy : t.panache}</dt>
        <dd>
          <PanacheStones figure={figure} />
        </dd>
        {at === own && sheet.escrime !== null ? (
          <>
            <dt>{t.redraws}</dt>
            <dd>
              <Pebbles
                white={sheet.escrime - used}
                of={sheet.escrime}
                label={t.redrawsOf(sheet.escrime - used, sheet.escrime)}
              />
            </dd>
          </>
        ) : null}
        {dessous > 0 ? (
          <>
            <dt>{t.dessous}</dt>
            <dd>
              <Pebbles black={dessous} label={t.stones(0, dessous)} />
            </dd>
          </>
        ) : null}
        <dt>{t.wounds}</dt>
        <dd>
          <Wounds figure={figure} />
        </dd>
      </dl>
    </section>
  );
}

/** The levels that are left, the likeliest first. */
const likely = (shares: readonly number[], language: 'fr' | 'en'): string =>
  shares
    .map((share, level) => ({ share, level }))
    .filter(({ share }) => share >= 0.005)
    .sort((a, b) => b.share - a.share)
    .slice(0, 2)
    .map(({ share, level }) => `${level} (${percent(share, language)})`)
    .join(language === 'fr' ? ' ou ' : ' or ');

const STRIKING: ReadonlySet<DuelView['step']> = new Set([
  'attack',
  'attackMend',
  'defend',
  'defendMend',
  'counterMend',
  'raise',
  'botte',
  'botteAnswer',
]);

/** The blows of this chain, and the ruler on which its sum is read. */
function Chain({ duel }: { readonly duel: DuelView }) {
  const { t, recent, view, language, decisions, own } = useTable();
  const striking = STRIKING.has(duel.step);
  const total = duel.chain + duel.result;
  // Whoever watches or leads sees an Arpenteur on the left, too, without being him.
  const mine = duel.sides[duel.up].figure === own;
  const raise = decisions.find(({ decision }) => decision.kind === 'duel.raise');
  return (
    <div className="sg-chain" data-drop={raise ? 'raise' : undefined}>
      <p className="sg-exchange">
        <b>{t.exchange(duel.exchange)}</b>
        <span>
          {striking ? (mine ? t.youAttack : t.theyAttack(nameAt(view, duel.sides[duel.up].figure))) : t.opening}
        </span>
      </p>
      {striking ? (
        <>
          <ol className="sg-links">
            {recent.chain.map(({ manoeuvre, struck, parried }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a blow is its place in the chain
              <li key={i}>
                <small>{called(language, manoeuvre)}</small>
                <span role="img" aria-label={t.reussites(struck - parried)}>
                  {Array.from({ length: struck }, (_, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
                    <i key={at} className="sg-pip" data-parried={at >= struck - parried} />
                  ))}
                </span>
              </li>
            ))}
          </ol>
          <Ruler total={total} />
        </>
      ) : null}
    </div>
  );
}

function Ruler({ total }: { readonly total: number }) {
  const { t, language } = useTable();
  const kind = WOUNDS.findLast(([, least]) => total >= least)?.[0];
  return (
    <div
      className="sg-ruler"
      role="img"
      aria-label={`${t.reussites(total)}${kind ? `${colon(language)}${t.woundKinds[kind]}` : ''}`}
    >
      {WOUNDS.map(([one, least], i) => {
        const most = (WOUNDS[i + 1]?.[1] ?? ROW + 1) - 1;
        return (
          <span key={one} data-here={kind === one}>
            <span>
              {Array.from({ length: most - least + 1 }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
                <i key={least + at} className="sg-pip" data-parried={total < least + at} />
              ))}
            </span>
            <small>{t.woundKinds[one]}</small>
          </span>
        );
      })}
      <b>{total}</b>
    </div>
  );
}

/** The stones of the moment: both openings, or the last blow. */
function DuelCloth({ duel, left }: { readonly duel: DuelView; readonly left: 0 | 1 }) {
  const { t, recent, language, texts, seats } = useTable();
  const { opening, blow, impressed } = recent;
  const side = duel.sides[left];
  const foe = duel.sides[left === 0 ? 1 : 0];
  const mine = asItLies(
    opening.find(({ figure }) => figure === side.figure),
    side,
  );
  const theirs = asItLies(
    opening.find(({ figure }) => figure !== side.figure),
    foe,
  );
  // Before the first opening, what a show came to: its stones would be gone as soon as the next question is there.
  const shows = mine || theirs ? [] : recent.shows.filter(({ success }) => success !== undefined);
  const show = shows.find(({ figure }) => figure === side.figure) ?? shows[0];
  const answered = shows.find((one) => one !== show);
  const shown = blow ?? mine ?? show;
  const beside = theirs ?? answered;
  return (
    <section className="sg-cloth sg-cloth-low" aria-label={t.cloth}>
      <span className="sg-stitching" aria-hidden="true" />
      {side.aim && !blow ? (
        <div className="sg-aimed">
          <small>{BOTTES[side.aim][language]}</small>
          <Pattern botte={side.aim} />
        </div>
      ) : null}
      {shown ? <DrawnRow draw={shown} /> : <Row fixed={0} row={[]} drawKey="ready" />}
      <div className="sg-cloth-said">
        {blow ? (
          <p>
            <b>{readyWord(language, blow.name)}</b>
            {blow.what === '' ? '' : ` · ${called(language, blow.what)}`}
            <br />
            {[blow.white === undefined ? '' : t.foeStones(blow.white), t.reussites(blow.reussites ?? 0)]
              .filter(Boolean)
              .join(', ')}
          </p>
        ) : mine?.white !== undefined && theirs?.white !== undefined ? (
          <p>
            <b>{t.openings(mine.white, theirs.white)}</b>
          </p>
        ) : show ? (
          <p>
            <b>{`${readyWord(language, show.name)} · ${whatIsTested(language, show.what)}`}</b>
            <br />
            {impressed
              ? texts.event(impressed as never, seats)
              : [show.white === undefined ? '' : t.foeStones(show.white), t.result(show.success ?? false)]
                  .filter(Boolean)
                  .join(', ')}
          </p>
        ) : (
          <p>{t.nothingDrawn}</p>
        )}
        {duel.free && duel.up === left ? (
          <>
            <h3>
              <Star /> {t.freeBotte(BOTTES[duel.free][language])}
            </h3>
            <p>{t.freeBotteWhy}</p>
          </>
        ) : null}
      </div>
      {!blow && beside ? (
        <div className="sg-foe-row">
          <small>{readyWord(language, beside.name)}</small>
          <DrawnRow draw={beside} small />
        </div>
      ) : null}
    </section>
  );
}

function DrawnRow({ draw, small = false }: { readonly draw: RecentDraw; readonly small?: boolean }) {
  const { fixed, white, row, key } = draw;
  if (fixed === undefined || white === undefined) return <Row fixed={undefined} row={[]} drawKey={key} small={small} />;
  const stones = row && row.length > 0 ? row : unordered(white - Math.max(0, fixed), drawnFor(fixed));
  return <Row fixed={fixed} row={stones} drawKey={key} small={small} />;
}
