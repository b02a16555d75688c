/** Arpenteurs between two tables: what they have become, what they bear, own and owe, and who serves them. */
import { malformedCharacter } from '@reverie/kernel/character';
import type { Character, Characters, Seat } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { type Arrival, type Body, bodySchema, LASTING_OUTS } from './body.ts';
import { ARPENTEUR_IDS, ARPENTEURS } from './characters.ts';
import { newFigure } from './figure.ts';
import { NOBODY, optionsSchema, settled } from './options.ts';
import { unfitFor } from './rules/arrival.ts';
import { type Sheet, sheetSchema } from './sheet.ts';
import type { Types } from './types.ts';
import { viewOfFigure } from './view.ts';
import type { FigureView, View } from './view-shape.ts';

type Life = Omit<Body, 'day' | 'hour' | 'valets'>;

/** SON-DUE-10: who fled, gave up or was taken is still in the story; the others stay out of it. */
const lasting = (out: FigureView['out']): Life['out'] => LASTING_OUTS.find((one) => one === out) ?? null;

function lifeOf(f: FigureView): Life | undefined {
  const { name: _name, escrime, ...sheet } = f.sheet;
  if (escrime === null) return undefined;
  const { panache, karma, mana, ticks, imago, marks, asleep, ammunition, loaded, potionDay, debts, signeUsed } = f;
  const { keywords, lastSpell, spellRun, routines, tried, xp, kept, things, bound } = f;
  return {
    sheet: { ...sheet, escrime } as Life['sheet'],
    panache: { white: panache.white, black: panache.black },
    ...{ karma, mana, ticks: { ...ticks }, imago, marks: [...marks], out: lasting(f.out), asleep, ammunition, loaded },
    ...{ potionDay, debts, signeUsed, keywords: [...keywords], lastSpell, spellRun, kept },
    wounds: f.wounds.map(({ kind, place, day }) => ({ kind, place, day })),
    routines: routines.map((one) => ({ ...one })),
    tried: [...tried],
    xp: { ...xp, toward: { ...xp.toward } },
    things: [...things],
    bound: [...bound],
  };
}

function valetsOf(view: View, of: number): Body['valets'] {
  return view.figures.flatMap((figure) => {
    const { valet, out } = figure;
    const life = valet?.of === of && out !== 'dead' ? lifeOf(figure) : undefined;
    return valet && life ? [{ name: figure.sheet.name, ...life, paid: valet.paid, unpaid: valet.unpaid }] : [];
  });
}

/** The Arpenteurs of a view that fit. */
function those(view: View, fits: (figure: FigureView) => boolean): readonly Character<Types>[] {
  const { day, hour } = view;
  return view.figures.flatMap((figure, at) => {
    const life = figure.kind === 'arpenteur' && fits(figure) ? lifeOf(figure) : undefined;
    return life ? [{ name: figure.sheet.name, body: { ...life, day, hour, valets: valetsOf(view, at) } }] : [];
  });
}

/** Somebody new, who has not been anywhere. */
function newcomer(sheet: Sheet): Character<Types> {
  const life = lifeOf(viewOfFigure(newFigure(sheet, 0))) as Life;
  return { name: sheet.name, body: { ...life, day: 1, hour: 8, valets: [] } };
}

const arrivalOf = ({ name, body }: Character<Types>): Arrival => ({ name, ...body });

function wrong({ name, body: { sheet, xp, valets } }: Character<Types>): readonly Refusal[] {
  const found: Refusal[] = [];
  const at = (field: string) => ({ field, name });
  if (sheet.kind !== 'arpenteur') found.push(refuse('invalid', 'SON-SHT-09', 'notAnArpenteur', at('sheet.kind')));
  if (sheet.bottes.some((id, at) => sheet.bottes.indexOf(id) !== at))
    found.push(refuse('invalid', 'SON-BOT-07', 'botteTwice', at('sheet.bottes')));
  if (sheet.combinations.some(({ botte }) => !sheet.bottes.includes(botte)))
    found.push(refuse('invalid', 'SON-BOT-06', 'notYourBotte', at('sheet.combinations')));
  if (xp.rounds > 8) found.push(refuse('invalid', 'SON-XP-05', 'tooManyRounds', at('xp.rounds')));
  if (xp.free > xp.total) found.push(refuse('invalid', 'SON-XP-11', 'moreThanEarned', at('xp.free')));
  for (const valet of valets)
    if (valet.sheet.kind !== 'valet') found.push(refuse('invalid', 'SON-VAL-01', 'noValet', at('valets')));
  return found;
}

export const characters: Characters<Types> = {
  role: 'arpenteur',
  body: bodySchema,
  ready: ARPENTEUR_IDS.map((id) => newcomer(ARPENTEURS[id])),
  made(given) {
    const parsed = sheetSchema.safeParse(given);
    if (!parsed.success) return [malformedCharacter(parsed.error)];
    const made = newcomer(parsed.data);
    const refusals = wrong(made);
    return refusals.length > 0 ? refusals : made;
  },
  amended({ body }, given) {
    const made = this.made(given);
    return 'body' in made ? { name: made.name, body: { ...body, sheet: made.body.sheet } } : made;
  },
  from: (view, seat) => those(view, (figure) => figure.seat === seat)[0],
  // SON-DTH-03, SON-KAR-10: whom the same player played here before.
  former: (view, seat) => those(view, (figure) => figure.player === seat && figure.seat !== seat),
  enter: (seat, character) => ({ kind: 'preside', answer: { do: 'arrive', seat, arrival: arrivalOf(character) } }),
  seat(options, seats, comers) {
    const { arpenteurs = [], ...rest } = (options ?? {}) as { readonly arpenteurs?: readonly unknown[] };
    const own = seats.flatMap(({ role }: Seat, seat) => (role === 'arpenteur' ? [seat] : []));
    const last = own.findLastIndex((seat, place) => comers[seat] !== undefined || arpenteurs[place]);
    const found = own.slice(0, last + 1).map((seat, place) => {
      const comer = comers[seat];
      if (comer === null) return NOBODY;
      return comer ? arrivalOf(comer) : (arpenteurs[place] ?? ARPENTEUR_IDS[place % ARPENTEUR_IDS.length]);
    });
    return { ...rest, arpenteurs: found };
  },
  wrong,
  // A duel in the arena and a crossing begin anew.
  goesOn: (options, seats) => settled(optionsSchema.parse(options), seats).mode === 'table',
  retired: ({ name, body: { out } }) => unfitFor('table', { name, out }),
};
