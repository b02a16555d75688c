/** A sheet as a strip: what changes during a journey, at a glance. */

import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { memo } from 'react';
import { fatigueSegments, malusOf, trackLength } from '../data/fatigue.ts';
import { HOURS } from '../data/hours.ts';
import type { DreamerView, View } from '../view.ts';
import { roundOfHour } from '../words/speech.ts';
import { Portrait, TOKENS } from './art.tsx';
import type { Names } from './names.ts';
import { isLost, spellNamed } from './reading.ts';
import { readyIdOf } from './ready.ts';
import { boardWords } from './words.ts';

interface Props {
  readonly d: DreamerView;
  readonly of: number;
  readonly view: View;
  readonly names: Names;
  readonly player: string;
  readonly chosen: boolean;
  choose?(): void;
}

export const SheetStrip = memo(function SheetStrip({ d, of, view, names, player, chosen, choose }: Props) {
  const words = useWords(boardWords);
  const { sheet } = d;
  return (
    <section className={`rv-strip rv-of-${of}`} aria-label={words.sheetOf(sheet.name)} data-chosen={chosen}>
      <div className="rv-who">
        <Portrait of={readyIdOf(sheet) ?? sheet.birthHour} size={44} />
        <div>
          <strong>{sheet.name}</strong>
          {player !== '' && player !== sheet.name && <span className="rv-quiet"> {player}</span>}
          <div className="rv-quiet rv-where">
            {words.states[stateOf(d)]} · {d.cell === null ? words.lostAmong(d.candidates.length) : names.cell(d.cell)}
            {d.cell !== null && isLost(d) && ` (${words.lostAmong(d.candidates.length)})`}
          </div>
        </div>
        {choose && (
          <button type="button" className="rv-turn" aria-pressed={chosen} onClick={choose}>
            {words.watch}
          </button>
        )}
      </div>
      {of === 0 && <Dial view={view} birth={sheet.birthHour} />}
      <Reve d={d} />
      <FatigueTrack endurance={sheet.endurance} marked={d.fatigue} coming={d.journey?.fatigue ?? 0} names={names} />
      <Refoulement counter={d.refoulement} />
      <dl className="rv-figure-box rv-body">
        <div>
          <dt>{words.vie}</dt>
          <dd>
            {d.vie}
            <small>/{sheet.vie}</small>
          </dd>
        </div>
        <div>
          <dt>{words.generalState}</dt>
          <dd>{names.signed(d.generalState)}</dd>
        </div>
      </dl>
      {d.reserves.length > 0 && (
        <ul className="rv-reserves" aria-label={words.reserves}>
          {d.reserves.map(({ spell, cell, erratic }) => (
            <li key={`${spell} ${cell}`}>
              <svg viewBox="-12 -12 24 24" aria-hidden="true">
                <path d={erratic ? TOKENS.failure : TOKENS.reserve} />
              </svg>
              {spellNamed(d, spell, names.spell)} <span className="rv-quiet">{cell ?? words.somewhere}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

export function stateOf(d: DreamerView): 'ended' | 'normal' | 'accelere' | 'asleep' | 'busy' | 'world' {
  if (d.ended) return 'ended';
  if (d.journey) return d.journey.mode;
  if (d.exhausted || d.busy?.asleep) return 'asleep';
  return d.busy ? 'busy' : 'world';
}

/** Points of rêve against the seuil. */
function Reve({ d }: { readonly d: DreamerView }) {
  const words = useWords(boardWords);
  const most = Math.max(d.seuil, d.points, 1);
  return (
    <div className="rv-figure-box rv-reve">
      <span className="rv-label">{words.reve}</span>
      <span className="rv-number">
        {d.points}
        <small>
          {' '}
          {words.seuil} {d.seuil}
        </small>
      </span>
      <span className="rv-gauge" aria-hidden="true">
        <i style={{ width: `${(d.points / most) * 100}%` }} />
        <b style={{ left: `${(d.seuil / most) * 100}%` }} />
      </span>
    </div>
  );
}

interface TrackProps {
  readonly endurance: number;
  readonly marked: number;
  readonly coming: number;
  readonly names: Names;
}

/** The cells of the track in their twelve segments, in two lines; what the journey has cost so far is hatched. */
export function FatigueTrack({ endurance, marked, coming, names }: TrackProps) {
  const words = useWords(boardWords);
  let from = 0;
  const segments = fatigueSegments(endurance).map((size) => {
    const start = from;
    from += size;
    return { start, size, malus: malusOf(endurance, from) };
  });
  return (
    <div className="rv-figure-box rv-fatigue">
      <span className="rv-label">{words.fatigue}</span>
      <span className="rv-number">
        {marked}
        {coming > 0 && <em> +{coming}</em>}
        <small>/{trackLength(endurance)}</small>
      </span>
      <div className="rv-track" aria-hidden="true">
        {segments.map(({ start, size, malus }) => (
          <span key={start} className="segment">
            <span className="cells">
              {Array.from({ length: size }, (_, i) => {
                const at = start + i;
                return <i key={at} className={at < marked ? 'full' : at < marked + coming ? 'coming' : ''} />;
              })}
            </span>
            <span className="malus">{names.signed(malus)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

function Refoulement({ counter }: { readonly counter: number }) {
  const words = useWords(boardWords);
  return (
    <div className="rv-figure-box rv-refoulement">
      <span className="rv-label">{words.refoulement}</span>
      <span className="rv-number">
        {counter}
        <small>/20</small>
      </span>
      <span className="rv-gauge" aria-hidden="true">
        <i style={{ width: `${counter * 5}%` }} />
      </span>
    </div>
  );
}

const at = (hour: number, r: number): string => {
  const turn = (hour / 12) * 2 * Math.PI - Math.PI / 2;
  return `${(32 + r * Math.cos(turn)).toFixed(2)} ${(32 + r * Math.sin(turn)).toFixed(2)}`;
};
const sector = (hour: number, inner: number, outer: number): string =>
  `M${at(hour, inner)}L${at(hour, outer)}A${outer} ${outer} 0 0 1 ${at(hour + 1, outer)}L${at(hour + 1, inner)}A${inner} ${inner} 0 0 0 ${at(hour, inner)}Z`;

/** Twelve hours, six of the day above and six of the night; a ring at the hour of birth. */
function Dial({ view, birth }: { readonly view: View; readonly birth: number }) {
  const words = useWords(boardWords);
  const { language } = useSettings();
  const hour = HOURS[view.hour];
  return (
    <div className="rv-figure-box rv-dial">
      <svg viewBox="0 0 64 64" aria-hidden="true">
        {HOURS.map(({ id }, i) => (
          <path
            key={id}
            className={`${i >= 6 ? 'night' : 'day'}${i === view.hour ? ' now' : ''}`}
            d={sector(i - 3, 15, 30)}
          />
        ))}
        <path className="birth" d={sector(birth - 3, 11, 13.5)} />
      </svg>
      <div>
        <span className="rv-label">{words.day(view.day + 1)}</span>
        <span className="rv-hour">{hour?.[language]}</span>
        <span className="rv-quiet rv-round">{words.round(roundOfHour(view.round))}</span>
      </div>
    </div>
  );
}
