/** The tab Escrime: level, redraws, manoeuvres by family, bottes with their patterns. */
import { colon } from '@reverie/kernel/words';
import { BOTTES, type BotteId } from '../data/bottes.ts';
import { type Group, isAttack, MANOEUVRE_IDS, MANOEUVRES } from '../data/manoeuvres.ts';
import { CHARACTERISTICS, shortOf } from '../data/skills.ts';
import { duelIn } from '../sketch.ts';
import { Pebbles, Stone } from './art.tsx';
import { useTable } from './table.ts';

const GROUPS: readonly Group[] = ['attack', 'parry', 'dodge', 'scenery', 'special'];

export function Fencing() {
  const { me, t, language, view, own } = useTable();
  if (!me) return null;
  const { sheet, ticks } = me;
  const side = duelIn(view)?.sides.find(({ figure }) => figure === own);
  const escrime = sheet.escrime ?? 0;
  const known = MANOEUVRE_IDS.filter((id) => sheet.manoeuvres[id] !== undefined);
  return (
    <div className="sg-fencing">
      <p>
        <b>{t.escrime(escrime)}</b>{' '}
        <Pebbles
          white={escrime - (side?.used ?? 0)}
          of={escrime}
          label={t.redrawsOf(escrime - (side?.used ?? 0), escrime)}
        />
      </p>
      <ul className="sg-ticks">
        {CHARACTERISTICS.filter((one) => (sheet.characteristics[one] ?? 0) > 0).map((one) => {
          const score = sheet.characteristics[one] ?? 0;
          return (
            <li key={one}>
              {shortOf(one, language)}{' '}
              <span role="img" aria-label={t.ticks(shortOf(one, language), score - ticks[one])}>
                {Array.from({ length: score }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
                  <i key={i} data-used={i < ticks[one]} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      {GROUPS.map((group) => {
        const some = known.filter((id) => MANOEUVRES[id].group === group);
        if (some.length === 0) return null;
        return (
          <section key={group}>
            <h3>{t.families[group]}</h3>
            <ul className="sg-lines">
              {some.map((id) => (
                <li key={id}>
                  <span>{MANOEUVRES[id][language]}</span>
                  <Pebbles white={sheet.manoeuvres[id] ?? 0} of={4} label={t.level(sheet.manoeuvres[id] ?? 0)} />
                  <span>{MANOEUVRES[id].on.map((one) => shortOf(one, language)).join(', ')}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className="sg-quiet">
        {t.untrained}
        {colon(language)}
        {MANOEUVRE_IDS.filter(
          (id) => isAttack(id) && sheet.manoeuvres[id] === undefined && MANOEUVRES[id].base !== null,
        )
          .map((id) => MANOEUVRES[id][language])
          .join(', ')}
      </p>
      {sheet.bottes.length > 0 ? (
        <section>
          <h3>{t.bottes}</h3>
          <ul className="sg-bottes">
            {sheet.bottes.map((id) => (
              <li key={id}>
                <b>{BOTTES[id][language]}</b>
                <Pattern botte={id} />
                <small>
                  {t.botteOf(t.woundKinds[BOTTES[id].wound], BOTTES[id].price)} · {BOTTES[id].effect[language]}
                </small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

/** Two white ones, then the six places of a combination. */
export function Pattern({ botte }: { readonly botte: BotteId }) {
  const places = [...BOTTES[botte].combination];
  return (
    <span className="sg-pattern" role="img" aria-label={`○○ ${BOTTES[botte].combination}`}>
      {places.map((place, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        <Stone key={i} look={place === '○' ? 'white' : place === '●' ? 'black' : 'ring'} turn={i} />
      ))}
    </span>
  );
}
