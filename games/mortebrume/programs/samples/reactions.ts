/** W3: let it be, one of them, or everybody. */
import type { Answer } from '../../answers.ts';
import { spellOf } from '../../data/spells.ts';
import type { ActivationFrame } from '../../frames.ts';
import { type Point, rounded } from '../../geometry/plane.ts';
import { spellFault } from '../../rules/intention.ts';
import type { Scene } from '../../rules/measure.ts';
import type { Fighter } from '../../state.ts';

export function reactSamples(f: ActivationFrame): Answer[] {
  const found: Answer[] = [{ do: 'pass' }];
  const single = f.offers.map(({ who: fighter, with: means, mover, at }) => ({ fighter, with: means, mover, at }));
  for (const one of single) found.push({ do: 'react', intercept: [one] });
  const each = single.filter((one, i) => single.findIndex(({ fighter }) => fighter === one.fighter) === i);
  if (each.length > 1) found.push({ do: 'react', intercept: each });
  for (const { who: fighter, of, against, steps } of f.guards) {
    const path = steps.map(({ x, y }) => ({ to: [x, y] as const }));
    // MOR-DEF-A7: named where there are several.
    const whose = { ...(f.movers.some(({ struck }) => struck.length > 1) && { of }), ...(f.combined && { against }) };
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
