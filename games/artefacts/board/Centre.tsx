/** The middle of the table: the piles, whose turn it is, and the fight when there is one. */
import { Recent } from '@reverie/board/components/Recent';
import { deedsBySeat, inShort } from '@reverie/board/recent';
import type { Viewer } from '@reverie/kernel/game';
import { toNumber } from '@reverie/odds/fraction';
import { CARDS } from '../data/cards.ts';
import { COLOURS } from '../data/colours.ts';
import { DREAMERS } from '../data/dreamers.ts';
import type { Event } from '../events.ts';
import type { BoostOdds } from '../odds/attack.ts';
import { CardFace, DreamCard, DreamSign, ThingButton } from './Cards.tsx';
import { Finale } from './Finale.tsx';
import { cardName, dreamerName } from './names.ts';
import { Sleeper } from './pictures.tsx';
import { keyOf, type Thing } from './reading.ts';
import { deedOf } from './recent.ts';
import type { Corner, Scene } from './scene.ts';
import type { Table } from './table.ts';
import { boardWords } from './words.ts';

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

/** So many deeds of the others are said; all of them are in the log. */
const MOST = 5;

interface CentreProps {
  readonly table: Table;
  readonly scene: Scene | null;
  readonly who: Viewer;
  /** Events since the viewer's last move. */
  readonly since: readonly Event[];
  /** A move of somebody else is being shown. */
  readonly held: boolean;
}

export function Centre({ table, scene, who, since, held }: CentreProps) {
  const { view, seats, language } = table;
  const t = boardWords[language];
  // Shows a fight in progress; a settled one is listed with the other events, and shown only if it ended the game.
  const looking = view.winners !== null || (scene !== null && (!scene.over || held));
  const deeds = looking ? [] : since.flatMap((event) => deedOf(event, who, seats, language) ?? []);
  const recent = inShort(deedsBySeat(deeds, who), MOST);
  const head =
    view.winners !== null
      ? t.over
      : view.order.length === 0
        ? t.before
        : `${t.round(view.round)} · ${t.turnOf(seats[view.turn]?.name ?? '')}`;
  return (
    <section className="ar-centre" aria-label={t.centre} data-fight={scene !== null}>
      <div className="ar-commons">
        <p className="ar-round">{head}</p>
        <p className="ar-stock">
          {t.pile(sum(view.pile))} · {t.used(sum(view.used))}
          <span className="rarely"> · {t.sleepers(sum(view.dreamers))}</span>
        </p>
      </div>
      {recent.length > 0 ? (
        <Recent label={t.recent} all={recent} seats={seats} />
      ) : scene ? (
        <Fight scene={scene} table={table} />
      ) : null}
      {view.winners === null ? null : <Finale table={table} who={who} />}
      <UsedTray table={table} />
    </section>
  );
}

/** The used dreams, spread out where one of them may be taken. */
function UsedTray({ table }: { readonly table: Table }) {
  const { view, language } = table;
  const t = boardWords[language];
  const used = view.used.flatMap((count, sort) => {
    const thing: Thing = { on: 'used', sort };
    const mark = table.mark(thing);
    return count > 0 && (mark.can || mark.chosen) ? [{ thing, mark, sort, count }] : [];
  });
  const pile: Thing = { on: 'pile' };
  const draw = table.mark(pile);
  if (used.length === 0 && !draw.can) return null;
  return (
    <ul className="ar-used" aria-label={t.usedTray}>
      {used.map(({ thing, mark, sort, count }) => (
        <li key={keyOf(thing)}>
          <DreamCard
            thing={thing}
            mark={mark}
            sort={sort}
            count={count}
            language={language}
            touch={table.touch}
            look={table.look}
          />
        </li>
      ))}
      {draw.can ? (
        <li>
          <ThingButton
            thing={pile}
            mark={draw}
            label={t.quick.drawPower ?? ''}
            className="ar-dream ar-back"
            touch={table.touch}
          >
            {sum(view.pile)}
          </ThingButton>
        </li>
      ) : null}
    </ul>
  );
}

function Fight({ scene, table }: { readonly scene: Scene; readonly table: Table }) {
  const { language, seats } = table;
  const t = boardWords[language];
  const { attack, defence, odds, result, dreamer } = scene;
  const named = (corner: Corner) => (corner.card === null ? t.theDreamer : cardName(corner.card, language));
  const shown = odds?.boosts[attack.boost.length];
  const chance = shown ? toNumber(shown.success) : 0;
  const foe = seats[scene.foe ?? -1]?.name ?? '';
  /** One figure, or bounds where one would pretend. */
  const figure = ({ success, bounds }: BoostOdds): string => {
    const [low, high] = (bounds ?? [success]).map((share) => t.percent(toNumber(share)));
    return high === undefined || high === low ? (low ?? '') : t.between(low ?? '', high);
  };
  const outcome = result === null ? null : result === 'won' && defence.card === null ? t.wakes : t.results[result];
  return (
    <section className="ar-fight" aria-label={t.scene} data-result={result ?? 'open'}>
      <p className="ar-said">
        {t.sceneSaid(named(attack), attack.total, named(defence), defence.total)}
        {[attack, defence].map((corner) =>
          corner.faceDown === null ? '' : `. ${named(corner)} : ${t.laidDown[corner.faceDown]}`,
        )}
      </p>
      <Fighter corner={attack} against={defence.card} side="attack" table={table} dreamer={null} most={null} />
      <div className="ar-versus">
        {outcome ?? t.versus}
        {odds && shown ? (
          <div className="ar-odds">
            <span className="ar-odds-bar" aria-hidden="true">
              <span style={{ inlineSize: `${chance * 100}%` }} />
            </span>
            {shown.bounds ? (
              <span>
                <b>{figure(shown)}</b> {t.asComposed}
              </span>
            ) : chance === 1 || chance === 0 ? (
              <span>
                <b>{chance === 1 ? t.through : t.never}</b>
                {chance === 1 ? t.whateverHand(foe) : ''}
              </span>
            ) : (
              <span>
                <b>{figure(shown)}</b> {odds.composed ? t.asUsual : t.through}
              </span>
            )}
            <span className="ar-ladder">
              {odds.boosts.slice(attack.boost.length + 1).map((one, i) => (
                <small key={one.attack}>{t.withBoosts(i + 1, figure(one))}</small>
              ))}
            </span>
          </div>
        ) : null}
      </div>
      <Fighter
        corner={defence}
        against={attack.card}
        side="defence"
        table={table}
        dreamer={dreamer}
        most={odds && odds.bestDefence > odds.defence ? odds.bestDefence : null}
      />
    </section>
  );
}

interface FighterProps {
  readonly corner: Corner;
  /** The card on the other side, if it is one. */
  readonly against: number | null;
  readonly side: 'attack' | 'defence';
  readonly table: Table;
  readonly dreamer: number | null;
  /** The best defence there may be, where it is better than what is seen. */
  readonly most: number | null;
}

function Fighter({ corner, against, side, table, dreamer, most }: FighterProps) {
  const { language } = table;
  const t = boardWords[language];
  const colour = corner.card === null ? DREAMERS[dreamer ?? -1]?.colour : CARDS[corner.card]?.colour;
  return (
    <div className="ar-fighter" data-side={side} aria-hidden="true">
      <span className="ar-fighter-card" data-colour={COLOURS[colour ?? 0]?.sign ?? ''} key={corner.card ?? 'dreamer'}>
        {corner.card === null ? (
          <Sleeper dreamer={dreamer ?? 0} />
        ) : (
          <span className="ar-card ar-still" data-colour={COLOURS[colour ?? 0]?.sign ?? ''}>
            <CardFace card={corner.card} language={language} />
          </span>
        )}
      </span>
      <span className="ar-fighter-figures">
        <span className="ar-fighter-name">
          {corner.card === null
            ? dreamer === null
              ? t.theDreamer
              : dreamerName(dreamer, language)
            : cardName(corner.card, language)}
        </span>
        <span className="ar-total-line">
          <b className="ar-total" key={corner.total}>
            {corner.total}
          </b>
          {corner.doubled ? (
            <span className="ar-double" title={t.doubled}>
              ×2
            </span>
          ) : null}
          {corner.boost.map((sort, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dreams of a sort are alike
            <DreamSign key={`${sort} ${i}`} sort={sort} language={language} />
          ))}
          {corner.faceDown === 'unknown' ? <span className="ar-dream ar-mini ar-back" /> : null}
          {corner.faceDown === null ? null : <small className="ar-quiet">{t.laidDown[corner.faceDown]}</small>}
          {most === null ? null : <small className="ar-quiet">{t.upTo(most)}</small>}
          {corner.item === null ? null : <small>{cardName(corner.item, language)}</small>}
        </span>
        {corner.doubled && corner.card !== null && against !== null ? (
          <small className="ar-quiet ar-because">
            {t.doubledFrom(CARDS[corner.card]?.[side] ?? 0, COLOURS[CARDS[against]?.colour ?? 0]?.[language] ?? '')}
          </small>
        ) : null}
      </span>
    </div>
  );
}
