/** RDD-POS-02: hauts-rêvants between two tables: the demi-rêve stays where it was left, and all that waits there. */
import { malformedCharacter } from '@reverie/kernel/character';
import type { Character, Characters, Seat } from '@reverie/kernel/game';
import { type Arrival, type Body, bodySchema } from './body.ts';
import { checkArrival, checkSheet } from './body-check.ts';
import { READY } from './characters.ts';
import { trackLength } from './data/fatigue.ts';
import { coordOf } from './data/map.ts';
import { foundry } from './foundry/bridge.ts';
import { NOBODY, READY_IDS } from './options.ts';
import { newDreamer } from './rules/arrival.ts';
import { renamed } from './rules/spellbook.ts';
import { type Sheet, sheetSchema } from './sheet.ts';
import type { Types } from './types.ts';
import { type DreamerView, viewOfDreamer } from './view.ts';

/**
 * What a dreamer takes home. A journey that is not over ends here: its fatigue is written as on the way down
 * (RDD-STATE-02), and what he was about to face is gone (RDD-UP-05).
 */
function bodyOf(d: DreamerView, round: number): Body {
  const { name: _name, ...sheet } = d.sheet;
  const { levels, spells, points, seuil, refoulement, vie, ethylisme, surencombrement, notBefore, carried } = d;
  const { shadowed, written, experience, cell, reserves, waiting, effects, cellBonus, journey } = d;
  return {
    ...{ sheet, round, levels: { ...levels }, spells: [...spells], points, seuil, refoulement, vie },
    ...{ ethylisme, surencombrement, cell, shadowed, written: [...written], experience: { ...experience } },
    fatigue: Math.min(trackLength(sheet.endurance), d.fatigue + (journey?.fatigue ?? 0)),
    belief: d.belief?.map(([at, ways, ...left]) => [coordOf(at), ways, ...left.map(coordOf)]) ?? null,
    // RDD-UP-06: not in the round in which he came down.
    notBefore: journey ? Math.max(notBefore, round + 1) : notBefore > round ? notBefore : 0,
    carried: carried.map((one) => ({ ...one, parameters: { ...one.parameters } })),
    reserves: reserves.map((one) => ({ ...one })),
    waiting: waiting.map((one) => ({ ...one })),
    effects: effects.map(({ cells, done, ...one }) => ({
      ...one,
      ...(cells && { cells: [...cells] }),
      ...(done && { done: [...done] }),
    })),
    cellBonus: cellBonus.map((one) => ({ ...one })),
  };
}

/** Somebody new, who has not been anywhere. */
function newcomer(sheet: Sheet): Character<Types> {
  return { name: sheet.name, body: bodyOf(viewOfDreamer(newDreamer(0, sheet)), 0) };
}

const arrivalOf = ({ name, body }: Character<Types>): Arrival => ({ name, ...body });

export const characters: Characters<Types> = {
  role: 'haut-revant',
  body: bodySchema,
  ready: READY_IDS.map((id) => newcomer(READY[id])),
  made(given) {
    const parsed = sheetSchema.safeParse(given);
    if (!parsed.success) return [malformedCharacter(parsed.error)];
    const refusal = checkSheet(parsed.data);
    return refusal ? [refusal] : newcomer(parsed.data);
  },
  amended({ body }, given) {
    const made = this.made(given);
    if (!('body' in made)) return made;
    const { sheet, levels, spells, points, seuil, fatigue, refoulement } = made.body;
    const vie = Math.min(body.vie, sheet.vie);
    // What he has of his own making goes by its place on the sheet, and may have another there now.
    const moved = <T extends { readonly spell: string }>(all: readonly T[]): T[] =>
      all.map((one) => ({ ...one, spell: renamed(body.sheet, sheet, one.spell) }));
    const [reserves, carried, cellBonus] = [moved(body.reserves), moved(body.carried), moved(body.cellBonus)];
    const changed = { ...body, sheet, levels, spells, points, seuil, fatigue, refoulement, vie };
    const amended = { name: made.name, body: { ...changed, reserves, carried, cellBonus } };
    const wrong = this.wrong(amended);
    return wrong.length > 0 ? wrong : amended;
  },
  from(view, seat) {
    const d = view.dreamers[seat];
    return d ? { name: d.sheet.name, body: bodyOf(d, view.round) } : undefined;
  },
  enter: (seat, character) => ({ kind: 'watch', answer: { do: 'arrive', seat, arrival: arrivalOf(character) } }),
  seat(options, seats, comers) {
    const { dreamers = [], ...rest } = (options ?? {}) as { readonly dreamers?: readonly unknown[] };
    const own = seats.flatMap(({ role }: Seat, seat) => (role === 'haut-revant' ? [seat] : []));
    const last = own.findLastIndex((seat, place) => comers[seat] !== undefined || dreamers[place]);
    const found = own.slice(0, last + 1).map((seat, place) => {
      const comer = comers[seat];
      if (comer === null) return NOBODY;
      return comer ? arrivalOf(comer) : (dreamers[place] ?? READY_IDS[place % READY_IDS.length]);
    });
    return { ...rest, dreamers: found };
  },
  wrong: (character) => checkArrival(arrivalOf(character)),
  retired: () => undefined,
  // RDD-X-05: a goal begins where it begins.
  goesOn: (options) => (options as { readonly quest?: unknown } | null)?.quest === undefined,
  bridges: [foundry],
};
