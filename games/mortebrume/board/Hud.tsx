/** What stands around the table: where the game is, the view and its buttons, the overview, and both hordes. */
import { Overview } from '@reverie/board/components/Overview';
import type { Stage } from '@reverie/board/stage';
import { colon } from '@reverie/kernel/words';
import { change, PACES, type Pace, useSettings } from '@reverie/ui/settings';
import { uiWords } from '@reverie/ui/ui-words';
import { useWords } from '@reverie/ui/words';
import { memo, useState } from 'react';
import { scoreOf, standingOf } from '../sketch/sights.ts';
import type { Fighter, View } from '../state.ts';
import { Face } from './Figure.tsx';
import { type Point, type Turn, toPlane } from './plane.ts';
import { cmOf, inWords, type MortebrumeProps, nameOf } from './reading.ts';
import { cornersOf } from './terrain.tsx';
import { boardWords } from './words.ts';

export const Hud = memo(function Hud({
  board,
  placed,
}: {
  readonly board: MortebrumeProps;
  readonly placed: readonly [number, number] | null;
}) {
  const { view, who, language } = board;
  const t = boardWords[language];
  const own = who === 'spectator' ? 0 : who;
  const dice = (seat: number) => view.destiny[seat as 0 | 1] + view.extra[seat as 0 | 1];
  const lozenges = (n: number, of: number) => (
    <>
      <span className="mb-lozenges" aria-hidden="true">
        {Array.from({ length: Math.min(Math.max(n, of), 8) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <i key={i} data-spent={i >= n} />
        ))}
      </span>
      <span className="visually-hidden">{t.points(n)}</span>
    </>
  );
  const count = (seat: number) => view.fighters.filter((f) => f.seat === seat).length;
  // Known from when it is decided until the turn is over; the view remembers it longer.
  const began =
    board.past.findLast(({ event: { kind } }) => kind === 'turn' || kind === 'begins')?.event.kind === 'begins';
  const first = who === 'spectator' ? t.begins.side(view.began + 1) : t.begins[view.began === own ? 'you' : 'they'];
  return (
    <dl className="mb-hud mb-card" data-over-stage="">
      <div>
        <dt>
          {view.turn === 0 ? t.deployment : t.turn}
          {began ? <span className="mb-hud-begins"> · {first}</span> : null}
        </dt>
        <dd>
          {view.turn === 0 ? (placed ? `${placed[0]} / ${placed[1]}` : '…') : view.turn}{' '}
          {view.turn === 0 ? null : <small>{t.of(view.turns)}</small>}
        </dd>
      </div>
      {view.turn > 0 ? (
        <>
          <div>
            <dt>{t.mist}</dt>
            <dd>
              {t.cm(cmOf(view.visibility, language))} {view.weather === 'rain' ? <small>{t.rain}</small> : null}
            </dd>
          </div>
          <div>
            <dt>{t.score}</dt>
            <dd>
              {who === 'spectator'
                ? t.scoresWatched(scoreOf(view, 0), scoreOf(view, 1))
                : t.scores(scoreOf(view, own), scoreOf(view, 1 - own))}
            </dd>
          </div>
        </>
      ) : null}
      <div>
        <dt>{who === 'spectator' ? t.side(1) : t.destiny}</dt>
        <dd>{lozenges(dice(own), count(own))}</dd>
      </div>
      <div className="mb-hud-last">
        <dt>{who === 'spectator' ? t.side(2) : t.theirs}</dt>
        <dd>{lozenges(dice(1 - own), count(1 - own))}</dd>
      </div>
    </dl>
  );
});

const PACE_ORDER = Object.keys(PACES) as readonly Pace[];
/** One, two or three chevrons, or to the end. */
const PACE_ICONS: Readonly<Record<Pace, string>> = {
  slow: 'M9 6l6 6-6 6',
  usual: 'M6 6l6 6-6 6M12 6l6 6-6 6',
  quick: 'M3 6l6 6-6 6M9 6l6 6-6 6M15 6l6 6-6 6',
  none: 'M5 6l6 6-6 6M12 6l6 6-6 6M20 5v14',
};

interface ToolsProps {
  readonly stage: Stage;
  readonly board: MortebrumeProps;
  readonly mist: boolean;
  showMist(on: boolean): void;
  rotate(quarters?: number): void;
  fight(): void;
}

export const Tools = memo(function Tools({ stage, board, mist, showMist, rotate, fight }: ToolsProps) {
  const t = boardWords[board.language];
  const { pace } = useSettings();
  const { pace: paceOf, paces } = useWords(uiWords);
  // A phone has fingers for most of it, and no room: the whole table in one touch, the rest behind another.
  const [unfolded, unfold] = useState(false);
  const tools: readonly [label: string, icon: string, act: () => void, on?: boolean][] = [
    [t.closer, 'M12 5v14M5 12h14', () => stage.zoomBy(1.4)],
    [t.farther, 'M5 12h14', () => stage.zoomBy(1 / 1.4)],
    [t.all, 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5', () => stage.all()],
    [t.fight, 'M12 3v5M12 16v5M3 12h5M16 12h5M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0', fight],
    [
      t.mistOn,
      'M3 8c3-3 5-3 8 0s5 3 10 0M3 13c3-3 5-3 8 0s5 3 10 0M3 18c3-3 5-3 8 0s5 3 10 0',
      () => showMist(!mist),
      mist,
    ],
    [t.rotate, 'M19 12a7 7 0 1 1-2-5M17 3v4h-4', () => rotate()],
    [
      `${paceOf}${colon(board.language)}${paces[pace]}`,
      PACE_ICONS[pace],
      () => change({ pace: PACE_ORDER[(PACE_ORDER.indexOf(pace) + 1) % PACE_ORDER.length] as Pace }),
    ],
  ];
  return (
    <div
      className="mb-tools mb-card"
      data-over-stage=""
      role="toolbar"
      aria-label={t.tools}
      aria-orientation="vertical"
      data-unfolded={unfolded}
    >
      {tools.map(([label, icon, act, on]) => (
        <button
          key={label}
          type="button"
          {...(label === t.all && { className: 'mb-always' })}
          aria-label={label}
          title={label}
          {...(on === undefined ? {} : { 'aria-pressed': on })}
          onClick={act}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
        </button>
      ))}
      <button
        type="button"
        className="mb-unfold"
        aria-label={t.moreTools}
        aria-expanded={unfolded}
        onClick={() => unfold(!unfolded)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={unfolded ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />
        </svg>
      </button>
    </div>
  );
});

interface MiniMapProps {
  readonly view: View;
  readonly turn: Turn;
  readonly own: number;
  readonly stage: Stage;
  readonly label: string;
  readonly places: ReadonlyMap<number, Point>;
}

/** Discs are mine, lozenges are theirs. */
export const MiniMap = memo(function MiniMap({ view, turn, own, stage, label, places }: MiniMapProps) {
  return (
    <Overview stage={stage} label={label} className="mb-mini mb-card">
      <rect className="mb-mini-cloth" width={view.side} height={view.side} />
      {view.scenery.map((piece) => (
        <path
          key={JSON.stringify(piece)}
          className={`mb-mini-${piece.kind}`}
          d={`M${cornersOf(piece, turn, view.side)
            .map(([x, y]) => `${x * 100} ${y * 100}`)
            .join('L')}Z`}
        />
      ))}
      {view.fighters.map((f) => {
        const at = places.get(f.id);
        if (!at) return null;
        const [x, y] = toPlane(turn, view.side, at);
        return f.seat === own ? (
          <circle key={f.id} className="mb-mini-own" cx={x} cy={y} r="150" />
        ) : (
          <path key={f.id} className="mb-mini-foe" d={`M${x} ${y - 190}l190 190l-190 190l-190-190z`} />
        );
      })}
    </Overview>
  );
});

interface RosterProps {
  readonly board: MortebrumeProps;
  readonly own: number;
  readonly chosen: number | null;
  touch(f: Fighter): void;
  look(f: Fighter | null): void;
}

/** Both hordes in a row: whom one touches here one touches on the table. */
export const Roster = memo(function Roster({ board, own, chosen, touch, look }: RosterProps) {
  const { view, language, who } = board;
  const t = boardWords[language];
  return (
    <div className="mb-roster mb-card" data-over-stage="">
      {[own, 1 - own].map((seat) => {
        const horde = view.fighters.filter((f) => f.seat === seat);
        const left = horde.filter((f) => standingOf(view, f).waiting).length;
        return (
          <div key={seat} className="mb-horde">
            <p>
              <b>{who === 'spectator' ? t.side(seat + 1) : seat === own ? t.yours : t.foes}</b>
              <small>{view.turn > 0 ? t.left(left) : ''}</small>
            </p>
            <ul>
              {horde.map((f) => (
                <li key={f.id}>
                  <button
                    type="button"
                    aria-label={inWords(view, f, seat === own, language, t)}
                    title={nameOf(f, language)}
                    data-chosen={chosen === f.id}
                    data-gone={f.phys === 0 || f.fled}
                    onClick={() => touch(f)}
                    onPointerEnter={() => look(f)}
                    onPointerLeave={() => look(null)}
                  >
                    <Face kind={f.kind} own={seat === own} mark={f.mark} dim={f.activated} />
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
});
