/** All the spells of a sheet: where each is cast, what it asks for, and the way there. */
import { useWords } from '@reverie/ui/words';
import { castableOf } from '../sketch.ts';
import type { DreamerView } from '../view.ts';
import { TerrainSign } from './art.tsx';
import { type Names, VOIE_NAMES } from './names.ts';
import { figuresOf, terrainOf } from './spell-facts.ts';
import type { AdvisorState } from './use-advice.ts';
import { boardWords } from './words.ts';

interface Props {
  readonly d: DreamerView;
  readonly names: Names;
  readonly advisor: AdvisorState;
}

export function Spells({ d, names, advisor }: Props) {
  const words = useWords(boardWords);
  if (d.spells.length === 0) return <p className="rv-quiet">{words.noSpells}</p>;
  return (
    <table className="rv-spells">
      <thead>
        <tr>
          <th scope="col">{words.spell}</th>
          <th scope="col">{words.where}</th>
          <th scope="col">{words.figures}</th>
          <th scope="col">{words.chance}</th>
          <th scope="col">
            <span className="rv-hidden">{words.route}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {d.spells.map((id) => {
          const found = castableOf(d, id);
          if (!found) return null;
          const { spell: facts, voie, chance, here } = found;
          const terrain = terrainOf(facts);
          return (
            <tr key={id} className={here ? 'here' : ''}>
              <th scope="row">
                {facts.name}
                <span className="rv-quiet">
                  {VOIE_NAMES[voie]}
                  {facts.ritual && ` · ${words.ritual}`}
                </span>
              </th>
              <td>
                {terrain && <TerrainSign terrain={terrain} size={26} />}
                <span>
                  {names.castIn(facts.where)}
                  {here && <em> {words.here}</em>}
                </span>
              </td>
              <td>{figuresOf(facts, names.signed, words)}</td>
              <td>{chance === null ? '–' : names.percent(chance)}</td>
              <td>
                {facts.where !== 'origine' && (
                  <button type="button" className="rv-plain" onClick={() => advisor.seek({ to: 'cast', spell: id })}>
                    {words.seek}
                    <span className="rv-hidden"> {facts.name}</span>
                  </button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
