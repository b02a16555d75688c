/** The board in words: cells in reach, where a lost demi-rêve may be, what lies where. Reads the same data as the map. */
import { capital } from '@reverie/kernel/capital';
import { useWords } from '@reverie/ui/words';
import { CELLS, cellAt } from '../data/map.ts';
import { isWet } from '../data/terrains.ts';
import { DIRECTIONS, step } from '../hex.ts';
import type { DreamerView } from '../view.ts';
import { stateOf } from './Column.tsx';
import { NAMES, type Names } from './names.ts';
import {
  arrivalOf,
  dreamersOf,
  isLost,
  isSelected,
  openOf,
  type ReveProps,
  spellNamed,
  type Way,
  waysOut,
} from './reading.ts';
import { boardWords } from './words.ts';

export function ReveTwin(props: ReveProps) {
  const { view, language } = props;
  const words = useWords(boardWords);
  const names = NAMES[language];
  return (
    <div className="rv-twin">
      <p>
        {words.day(view.day + 1)}, {words.hourOf(names.hour(view.hour))}, {words.round((view.round % 1200) + 1)}
      </p>
      {dreamersOf(view).map((d) => (
        <OneDreamer key={d.seat} {...props} d={d} />
      ))}
    </div>
  );
}

interface DreamerProps extends ReveProps {
  readonly d: DreamerView;
}

function OneDreamer(props: DreamerProps) {
  const { d, decisions, language, seats } = props;
  const words = useWords(boardWords);
  const names = NAMES[language];
  const lands = decisions.find(({ decision }) => decision.kind === 'lands' && decision.seat === d.seat);
  const ways = waysOut(lands, d);
  const encounter = openOf(decisions, 'encounter', 'struggle');
  const lines = [
    `${words.reve} ${d.points}, ${words.seuil} ${d.seuil}`,
    `${words.fatigue} ${d.fatigue}${d.journey ? ` +${d.journey.fatigue}` : ''}`,
    `${words.refoulement} ${d.refoulement}`,
    `${capital(names.stat('vie'))} ${d.vie}/${d.sheet.vie}`,
    `${words.generalState} ${names.signed(d.generalState)}`,
  ];
  return (
    <section aria-label={words.twinOf(d.sheet.name)}>
      <h2>
        {d.sheet.name} ({seats[d.seat]?.name})
      </h2>
      <p>
        {words.states[stateOf(d)]},{' '}
        {d.cell === null ? words.lostIn(names.terrain(d.terrain), d.candidates.length) : names.cell(d.cell)}
      </p>
      <p>{lines.join(' · ')}</p>
      {encounter && encounter.decision.seat === d.seat && <p>{names.texts.decision(encounter.decision)}</p>}
      {lands && ways.length > 0 ? <InReach {...props} ways={ways} /> : <Around d={d} names={names} />}
      {isLost(d) && (
        <>
          <h3>{words.lostAmong(d.candidates.length)}</h3>
          <p>{d.candidates.map(names.cell).join(' · ')}</p>
        </>
      )}
      <OnMap d={d} names={names} />
    </section>
  );
}

/** The cells one can go to, with the odds of arriving there. */
function InReach({ ways, selected, select, odds, language }: DreamerProps & { readonly ways: readonly Way[] }) {
  const words = useWords(boardWords);
  const names = NAMES[language];
  const textOf = ({ towards, cell, choice }: Way): string => {
    const place = cell == null ? undefined : CELLS[cell];
    const arrival = arrivalOf(odds(choice.decision, choice.answer));
    const elsewhere = cell === null ? words.edge : words.unknown;
    return [
      names.direction(towards),
      place ? `${names.cell(place.coord)}, ${names.terrain(place.kind)}` : elsewhere,
      ...(place && isWet(place.kind) ? [words.wet] : []),
      ...(arrival === undefined ? [] : [words.unhindered(names.percent(arrival))]),
    ].join(' · ');
  };
  return (
    <>
      <h3>{words.inReach}</h3>
      <ul>
        {ways.map((way) => (
          <li key={way.towards}>
            <button
              type="button"
              className="rv-plain"
              aria-pressed={isSelected(selected, way.choice)}
              onClick={() => select(way.choice)}
            >
              {textOf(way)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PlaceProps {
  readonly d: DreamerView;
  readonly names: Names;
}

/** The cells around, where nothing is to be chosen. */
function Around({ d, names }: PlaceProps) {
  const words = useWords(boardWords);
  const from = d.cell === null ? undefined : cellAt(d.cell);
  if (from === undefined) return null;
  return (
    <>
      <h3>{words.around}</h3>
      <ul>
        {DIRECTIONS.map((towards) => {
          const place = CELLS[step(from, towards) ?? -1];
          return (
            <li key={towards}>
              {names.direction(towards)} ·{' '}
              {place ? `${names.cell(place.coord)}, ${names.terrain(place.kind)}` : words.edge}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What a dreamer has lying on the map: spells in reserve, encounters that wait, effects. */
function OnMap({ d, names }: PlaceProps) {
  const words = useWords(boardWords);
  const effects = d.effects.filter(({ cells }) => cells?.length);
  if (d.reserves.length === 0 && d.waiting.length === 0 && effects.length === 0) return null;
  return (
    <>
      <h3>{words.onMap}</h3>
      <ul>
        {d.reserves.map(({ spell, cell }) => (
          <li key={`${spell} ${cell}`}>
            {words.reserve} {spellNamed(d, spell, names.spell)} · {cell === null ? words.somewhere : names.cell(cell)}
          </li>
        ))}
        {d.waiting.map(({ kind, force, cell }) => (
          <li key={`${kind} ${cell}`}>
            {names.encounter(kind)}, {words.force} {force} · {cell === null ? words.somewhere : names.cell(cell)}
          </li>
        ))}
        {effects.map(({ id, cells = [] }) => (
          <li key={id}>
            {names.effect(id)} · {cells.map(names.cell).join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}
