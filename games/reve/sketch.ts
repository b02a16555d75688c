/**
 * What a half-made answer would do, out of a view: where a move leads and what it costs or meets there, how hard a cast is
 * and what it takes. A board draws these marks, a terminal prints what they say (`Texts.mark`).
 */
import type { DecisionOf } from '@reverie/kernel/game';
import { invalid, type Refusal } from '@reverie/kernel/refusal';
import type { Mark, Sketch } from '@reverie/kernel/sketch';
import type { Answer, Do } from './answers.ts';
import { CELLS, type CellIndex, cellAt, coordOf } from './data/map.ts';
import { leastCost, type Spell, suits } from './data/spells.ts';
import type { Voie } from './data/voies.ts';
import { step } from './hex.ts';
import { chanceOf, RESULTS, successShare, weights } from './resolution.ts';
import { whyNot } from './rules/cast.ts';
import { generalState } from './rules/dreamer.ts';
import { arrival, fatigueCost, hasToll, trialsOf } from './rules/effects.ts';
import { isLost } from './rules/hidden.ts';
import { reserveAt } from './rules/reserve.ts';
import { difficultyOf, type Known, ownSpell, spellOf, voieOf } from './rules/spellbook.ts';
import type { Sheet } from './sheet.ts';
import type { Dreamer } from './state.ts';
import type { Types } from './types.ts';
import { beliefIn, type DreamerView, dreamerIn, type View } from './view.ts';

const NOTHING: Sketch = { marks: [] };

export function sketch(view: View, decision: DecisionOf<Types>, draft: Answer): Sketch {
  const seen = view.dreamers[decision.seat];
  if (!seen) return NOTHING;
  const d = { ...dreamerIn(seen), belief: beliefIn(seen) };
  switch (draft.do) {
    case 'go':
      return decision.kind === 'lands' ? move(view, d, step(d.at, draft.towards)) : NOTHING;
    case 'stay':
      if (decision.kind !== 'lands') return NOTHING;
      if (seen.journey?.moved) return { refusal: invalid('RDD-MOVE-03', 'alreadyThere'), marks: [] };
      // He has had what the cell holds: only coming there asks for it.
      return { marks: [tires(d, isLost(d) ? undefined : d.at)] };
    case 'home':
    case 'river':
      return decision.kind === 'lands' ? move(view, { ...d, belief: null }, cellAt(draft.cell)) : NOTHING;
    case 'cast':
      return decision.kind === 'cast' || decision.kind === 'castThrough' ? cast(view, decision, d, draft) : NOTHING;
    default:
      return NOTHING;
  }
}

/** Where a mark stands that belongs to no cell that can be named. */
const NOWHERE = '';
const label = (cell: CellIndex | undefined) =>
  ({ shape: 'label', at: cell === undefined ? NOWHERE : coordOf(cell) }) as const;

const tires = (d: Dreamer, cell: CellIndex | undefined): Mark => ({
  ...label(cell),
  tone: 'plain',
  rule: 'RDD-MOVE-01',
  what: 'tires',
  details: { fatigue: fatigueCost(d) },
});

function move({ round }: View, d: Dreamer, cell: CellIndex | undefined): Sketch {
  // RDD-HID-02: who is lost cannot say where a step leads.
  if (isLost(d)) {
    return {
      marks: [{ ...label(undefined), tone: 'muted', rule: 'RDD-HID-01', what: 'unknown' }, tires(d, undefined)],
    };
  }
  const to = arrival(d, cell);
  if (to === undefined) return { marks: [{ ...label(cell), tone: 'warning', rule: 'RDD-MOVE-07', what: 'offMap' }] };
  const kind = CELLS[to]?.kind ?? 'plaines';
  const waiting = d.waiting.find((one) => one.cell === to && one.until > round);
  const reserve = reserveAt(d, to);
  const marks: Mark[] = [
    { ...label(to), tone: 'plain', what: 'leadsTo', details: { cell: coordOf(to) } },
    tires(d, to),
    ...trialsOf(d, to).map(({ what, force }): Mark => {
      const rule = what === 'humide' ? 'RDD-WET-01' : 'RDD-TABLE-01';
      return { ...label(to), tone: 'warning', rule, what: 'trial', details: { what, force } };
    }),
  ];
  if (hasToll(d, kind)) marks.push({ ...label(to), tone: 'bad', rule: 'RDD-TABLE-01', what: 'toll' });
  if (waiting) {
    const { kind: encounter, force } = waiting;
    marks.push({ ...label(to), tone: 'warning', rule: 'RDD-ENC-06', what: 'waiting', details: { encounter, force } });
  }
  if (reserve) {
    const { spell } = reserve;
    marks.push({ ...label(to), tone: 'warning', rule: 'RDD-RES-02', what: 'reserve', details: { spell } });
  }
  return { marks };
}

/** RDD-CAST-01: what a cast is rolled at, under RÊVE. */
const adjustmentOf = (d: Dreamer, voie: Voie, difficulty: number): number =>
  d.levels[voie] + difficulty + generalState(d);

/** A spell as it stands on a sheet: of the list, or of the sheet’s own making. */
export type SpellFacts = Known;
export const spellFacts = (d: Pick<DreamerView, 'sheet'>, id: string): SpellFacts | undefined => spellOf(d, id);

/** What a spell of the sheet’s own making is called; undefined for those of the list. */
export const ownName = ({ sheet }: Pick<DreamerView, 'sheet'>, id: string): string | undefined =>
  ownSpell(sheet, id)?.name;

/** The chance to cast a spell with this sheet, rested and by the best voie; null where it cannot be told. */
export function chanceOn({ draconic, reve }: Pick<Sheet, 'draconic' | 'reve'>, spell: Spell): number | null {
  if (spell.difficulty === 'variable') return null;
  return successShare(reve, draconic[voieOf({ levels: draconic }, spell)] + spell.difficulty);
}

/** A spell of his as it stands before he casts it: by his best voie, with the chance to succeed where it can be told. */
interface Castable {
  readonly spell: Known;
  readonly voie: Voie;
  readonly chance: number | null;
  /** The demi-rêve stands where it can be cast, as far as the map alone can tell. */
  readonly here: boolean;
}

export function castableOf(view: DreamerView, id: string): Castable | undefined {
  const d = dreamerIn(view);
  const spell = spellOf(d, id);
  if (!spell) return undefined;
  const voie = voieOf(d, spell);
  const { difficulty } = spell;
  const cell = view.cell === null ? undefined : cellAt(view.cell);
  return {
    spell,
    voie,
    chance: difficulty === 'variable' ? null : successShare(d.sheet.reve, adjustmentOf(d, voie, difficulty)),
    here: cell !== undefined && suits(spell.where, cell),
  };
}

type Casting = Extract<DecisionOf<Types>, { kind: 'cast' | 'castThrough' }>;

function cast(view: View, decision: Casting, d: Dreamer, a: Do<'cast'>): Sketch {
  const spell = d.spells.includes(a.spell) ? spellOf(d, a.spell) : undefined;
  const unknown = (): Refusal => invalid('RDD-CAST-01', 'unknownSpell', { spell: a.spell.slice(0, 40) });
  if (!spell) return { refusal: unknown(), marks: [] };
  const cell = placeOf(decision, d);
  const refusal = whyNot(view, d, spell, cell, a);
  if (refusal) return { refusal, marks: [] };
  const difficulty = difficultyOf(spell, { cost: 0, ...(a.difficulty !== undefined && { difficulty: a.difficulty }) });
  const adjustment = adjustmentOf(d, voieOf(d, spell, a.voie), difficulty);
  const percent = chanceOf(d.sheet.reve, adjustment);
  const cost = a.cost ?? leastCost(spell);
  const at = label(isLost(d) ? undefined : cell);
  // RDD-CELL-01: the bonus of a cell is added after the table.
  const marks: Mark[] = [
    { ...at, tone: 'plain', rule: 'RDD-CAST-01', what: 'roll', details: { difficulty, percent } },
    { ...at, tone: cost >= d.points ? 'warning' : 'plain', rule: 'RDD-CAST-03', what: 'cost', details: { cost } },
  ];
  if (view.options.cellBonus) return { marks };
  const shares = weights(d.sheet.reve, adjustment);
  const all = shares.reduce((sum, weight) => sum + weight, 0);
  return {
    marks,
    odds: RESULTS.map((way, i) => ({ way, share: (shares[i] ?? 0) / all })).filter(({ share }) => share > 0),
  };
}

/** The Messager's cell, or one of its kind where its sender does not know which; else the demi-rêve's own. */
function placeOf(decision: Casting, d: Dreamer): CellIndex {
  if (decision.kind === 'cast') return d.at;
  const { cell, terrain } = decision.about;
  return cell === null ? CELLS.findIndex(({ kind }) => kind === terrain) : (cellAt(cell) ?? d.at);
}
