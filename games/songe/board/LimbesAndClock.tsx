/** The bowl of the Limbes, the clock and the scene. */
import { countOf } from '../stones.ts';
import { Bowl, Pebbles } from './art.tsx';
import { openOf } from './reading.ts';
import { useTable } from './table.ts';

/** When the Limbes turn against the story: SON-LIM-02. */
const nextReverse = (stones: number): number => (stones < 8 ? 8 : stones < 12 ? 12 : stones + 4 - (stones % 4));

export function LimbesAndClock() {
  const { view, t, give, decisions, conteur } = useTable();
  const preside = openOf(decisions, 'preside');
  const { limbes, purse, day, hour, minute, place } = view;
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
        <h3>{t.clock(day, hour, minute)}</h3>
        {preside && !preside.decision.about.busy ? (
          <p className="sg-chip-row">
            <button
              type="button"
              className="sg-chip"
              data-do="time"
              onClick={() => give(preside, { do: 'time', days: 0, hours: 0, minutes: 30 })}
            >
              {t.halfHourMore}
            </button>
            <button type="button" className="sg-chip" data-do="time" data-key="h" onClick={() => pass(0, 1)}>
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
