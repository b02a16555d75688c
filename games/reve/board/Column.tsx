/** The dreamer's column: who, where, and all that changes during a journey; the hour wheel at its foot. */
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { memo } from 'react';
import { fatigueSegments, malusOf, trackLength } from '../data/fatigue.ts';
import { HOURS } from '../data/hours.ts';
import type { Voie } from '../data/voies.ts';
import { VOIES } from '../data/voies.ts';
import type { DreamerView, View } from '../view.ts';
import { lastHour, roundOfHour } from '../words/speech.ts';
import { HourSign, Portrait, TOKENS } from './art.tsx';
import { type Names, VOIE_NAMES } from './names.ts';
import { isLost, spellNamed } from './reading.ts';
import { readyIdOf } from './ready.ts';
import { boardWords } from './words.ts';

interface Props {
  readonly d: DreamerView;
  readonly of: number;
  readonly names: Names;
  readonly player: string;
  readonly chosen: boolean;
  choose?(): void;
}

export const DreamerCard = memo(function DreamerCard({ d, of, names, player, chosen, choose }: Props) {
  const words = useWords(boardWords);
  const { sheet } = d;
  return (
    <section className={`rv-strip rv-of-${of}`} aria-label={words.sheetOf(sheet.name)} data-chosen={chosen}>
      <div className="rv-who">
        <Portrait of={readyIdOf(sheet) ?? sheet.birthHour} size={56} />
        <div>
          <strong>{sheet.name}</strong>
          {player !== '' && player !== sheet.name && <span className="rv-quiet"> {player}</span>}
          <div className="rv-quiet rv-where">
            {d.cell === null ? words.lostAmong(d.candidates.length) : names.cell(d.cell)}
            {d.cell !== null && isLost(d) && ` (${words.lostAmong(d.candidates.length)})`}
            <span className="rv-state">{words.states[stateOf(d)]}</span>
          </div>
        </div>
        {choose && !chosen && (
          <button type="button" className="rv-turn" onClick={choose}>
            {words.watch}
          </button>
        )}
      </div>
      <Reve d={d} />
      <FatigueTrack endurance={sheet.endurance} marked={d.fatigue} coming={d.journey?.fatigue ?? 0} names={names} />
      <Refoulement counter={d.refoulement} />
      <dl className="rv-levels">
        {bestVoies(d).map((voie) => (
          <div key={voie}>
            <dd>{names.signed(d.levels[voie])}</dd> <dt>{VOIE_NAMES[voie]}</dt>
          </div>
        ))}
        <div>
          <dd>{names.signed(d.generalState)}</dd> <dt>{words.generalState}</dt>
        </div>
        <div>
          <dd>
            {d.vie}
            <small>/{sheet.vie}</small>
          </dd>{' '}
          <dt>{words.vie}</dt>
        </div>
      </dl>
      <Left d={d} names={names} />
    </section>
  );
});

/** The two that matter most to whoever masters or casts. */
const bestVoies = (d: DreamerView): readonly Voie[] => VOIES.toSorted((a, b) => d.levels[b] - d.levels[a]).slice(0, 2);

/** What was left on the map: spells in reserve, and encounters that wait. */
function Left({ d, names }: Pick<Props, 'd' | 'names'>) {
  const words = useWords(boardWords);
  if (d.reserves.length + d.waiting.length === 0) return null;
  return (
    <ul className="rv-reserves">
      {d.reserves.map(({ spell, cell, erratic }) => (
        <li key={`${spell} ${cell}`}>
          <TokenSign token={erratic ? 'failure' : 'reserve'} />
          <span>
            <strong>{spellNamed(d, spell, names.spell)}</strong>
            <span className="rv-quiet">{cell === null ? words.somewhere : names.cell(cell)}</span>
          </span>
        </li>
      ))}
      {d.waiting.map(({ kind, force, cell, until }) => (
        <li key={`${kind} ${cell} ${until}`}>
          <TokenSign token="waiting" />
          <span>
            <strong>
              {names.encounter(kind)}, {words.force} {force}
            </strong>
            <span className="rv-quiet">
              {cell === null ? words.somewhere : names.cell(cell)} ·{' '}
              {words.until(names.hour(lastHour(until).hour), lastHour(until).day)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function TokenSign({ token }: { readonly token: keyof typeof TOKENS }) {
  return (
    <svg className={`rv-token ${token}`} viewBox="-15 -15 30 30" aria-hidden="true">
      <circle r="13" />
      <path d={TOKENS[token]} />
    </svg>
  );
}

export function stateOf(d: DreamerView): 'ended' | 'normal' | 'accelere' | 'asleep' | 'busy' | 'world' {
  if (d.ended) return 'ended';
  if (d.journey) return d.journey.mode;
  if (d.exhausted || d.busy?.asleep) return 'asleep';
  return d.busy ? 'busy' : 'world';
}

/** More flames than that are told by the figure alone. */
const MOST_FLAMES = 30;

/** Points of rêve, a flame each, against the seuil. */
function Reve({ d }: { readonly d: DreamerView }) {
  const words = useWords(boardWords);
  const flames = Math.min(Math.max(d.seuil, d.points), MOST_FLAMES);
  return (
    <div className="rv-figure-box rv-reve">
      <span className="rv-label">{words.reve}</span>
      <span className="rv-number">
        {d.points}
        <small>
          {' '}
          <span className="rv-seuil">{words.seuil}</span> {d.seuil}
        </small>
      </span>
      <span className="rv-flames" aria-hidden="true">
        {Array.from({ length: flames }, (_, i) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: flames are all alike
            key={i}
            viewBox="0 0 12 16"
            aria-hidden="true"
            className={i < d.points ? (i < d.seuil ? 'lit' : 'lit over') : ''}
          >
            <path d="M6 1Q11 6 11 10a5 5 0 0 1-10 0Q1 6 6 1z" />
          </svg>
        ))}
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
        <small className="of"> / {trackLength(endurance)}</small>
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

const TWENTY = Array.from({ length: 20 }, (_, i) => i);

function Refoulement({ counter }: { readonly counter: number }) {
  const words = useWords(boardWords);
  return (
    <div className="rv-figure-box rv-refoulement">
      <span className="rv-label">
        <span className="long">{words.refoulement}</span>
        <abbr className="short" title={words.refoulement}>
          {words.refoulementShort}
        </abbr>
      </span>
      <span className="rv-number">
        {counter}
        <small className="of"> / 20</small>
      </span>
      <span className="rv-rule-of-20" aria-hidden="true">
        {TWENTY.map((i) => (
          <i key={i} className={i < counter ? 'full' : ''} />
        ))}
      </span>
    </div>
  );
}

const at = (hour: number, r: number): string => {
  const turn = (hour / 12) * 2 * Math.PI - Math.PI / 2;
  return `${(100 + r * Math.cos(turn)).toFixed(1)} ${(100 + r * Math.sin(turn)).toFixed(1)}`;
};
const sector = (hour: number, inner: number, outer: number): string =>
  `M${at(hour, inner)}L${at(hour, outer)}A${outer} ${outer} 0 0 1 ${at(hour + 1, outer)}L${at(hour + 1, inner)}A${inner} ${inner} 0 0 0 ${at(hour, inner)}Z`;

/** Twelve hours, six of the day above and six of the night; an arc at the heart under the hour of birth. */
export function Wheel({ view, birth }: { readonly view: View; readonly birth: number | undefined }) {
  const words = useWords(boardWords);
  const { language } = useSettings();
  const hour = HOURS[view.hour];
  return (
    <div className="rv-wheel">
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <circle className="rim" cx="100" cy="100" r="98" />
        {HOURS.map(({ id }, i) => {
          const [x, y] = at(i - 2.5, 73).split(' ');
          return (
            <g key={id} className={`${i >= 6 ? 'night' : 'day'}${i === view.hour ? ' now' : ''}`}>
              <path className="sector" d={sector(i - 3, 52, 94)} />
              <g transform={`translate(${x} ${y}) scale(0.5) translate(-32 -32)`}>
                <HourSign hour={i} />
              </g>
            </g>
          );
        })}
        <circle className="heart" cx="100" cy="100" r="46" />
        <path className="sun" d="M62 100a38 38 0 0 1 76 0z" />
        <path className="rays" d="M100 66v-12M76 76l-8-8M124 76l8-8M66 94l-10-3M134 94l10-3" />
        <circle className="face" cx="100" cy="98" r="17" />
        <path className="eyes" d="M91 97q3 3 6 0M103 97q3 3 6 0M95 106q5 3 10 0" />
        {birth !== undefined && <path className="birth" d={sector(birth - 3, 44, 50)} />}
      </svg>
      <div>
        <span className="rv-hour">{hour?.[language]}</span>
        <span className="rv-quiet rv-round">
          {words.day(view.day + 1)}, {words.round(roundOfHour(view.round))}
        </span>
      </div>
    </div>
  );
}
