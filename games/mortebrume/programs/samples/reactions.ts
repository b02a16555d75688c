/** W3: let it be, one of them, or everybody. */
import type { Answer, Do } from '../../answers.ts';
import { spellOf } from '../../data/spells.ts';
import type { ActivationFrame, Mover } from '../../frames.ts';
import { type Point, rounded } from '../../geometry/plane.ts';
import { spellFault } from '../../rules/intention.ts';
import type { Scene } from '../../rules/measure.ts';
import { legsOf } from '../../rules/paths.ts';
import type { Fighter } from '../../state.ts';

type Intercept = Do<'react'>['intercept'][number];
const strikesSeveral = ({ struck }: Mover): boolean => struck.length > 1;
function hasOneOf(each: readonly Intercept[], fighter: number): boolean {
  for (const one of each) if (one.fighter === fighter) return true;
  return false;
}

export function reactSamples(f: ActivationFrame): Answer[] {
  const found: Answer[] = [{ do: 'pass' }];
  /** One for each fighter. */
  const each: Intercept[] = [];
  for (const { who: fighter, with: means, mover, at } of f.offers) {
    const one: Intercept = { fighter, with: means, mover, at };
    found.push({ do: 'react', intercept: [one] });
    if (!hasOneOf(each, fighter)) each.push(one);
  }
  if (each.length > 1) found.push({ do: 'react', intercept: each });
  for (const { who: fighter, of, against, steps } of f.guards) {
    const path = legsOf(steps);
    // MOR-DEF-A7: named where there are several.
    const whose = { ...(f.movers.some(strikesSeveral) && { of }), ...(f.combined && { against }) };
    found.push({ do: 'react', intercept: [], defend: { fighter, path, ...whose } });
  }
  return found;
}

/** W11: the prepared spell at whatever it can be cast at, or not yet. */
export function castSamples(s: Scene, f: Fighter): Answer[] {
  const found: Answer[] = [{ do: 'pass' }];
  const spell = f.prepared ?? '';
  const known = spellOf(spell);
  if (known?.target === 'point') {
    const length = Math.sqrt(f.fx * f.fx + f.fy * f.fy) || 1;
    const at: Point = [rounded(f.x + (f.fx * 900) / length), rounded(f.y + (f.fy * 900) / length)];
    if (!spellFault(s, f, { spell, at })) found.push({ do: 'cast', at });
    return found;
  }
  for (const target of s.fighters) {
    if (!spellFault(s, f, { spell, target: target.id })) found.push({ do: 'cast', target: target.id });
  }
  return found;
}
