/** What the Conteur changes about figures: Traits, nightmares, new characters, who shields whom. */

import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do } from '../answers.ts';
import { ARPENTEURS } from '../data/characters.ts';
import { CAUCHEMAR_IDS, type CauchemarId } from '../data/eclats.ts';
import type { SongeRule } from '../data/rulebook.ts';
import type { Event } from '../events.ts';
import { amend, newFigure } from '../figures.ts';
import { sheetSchema } from '../sheet.ts';
import type { State } from '../state.ts';
import { isNightmarish } from './karma.ts';
import { cannotPay, pay } from './panache.ts';

export const say = (rule: SongeRule, what: string, about: string, text: string | undefined, io: Io<Event>): void =>
  io.tell?.({ kind: 'said', rule, what, about, text: text ?? '', by: 'conteur' });

/** SON-TRA-07: a PP that the Conteur demands for a Trait that was lived by. */
export function demand(s: State, a: Do<'demand'>, io: Io<Event>): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure?.sheet.traits.some(({ name }) => name === a.name))
    return refuse('invalid', 'SON-TRA-07', 'notOnSheet', { name: a.name });
  const refusal = cannotPay(s, a.to, 1, 'SON-TRA-07');
  if (refusal) return refusal;
  pay(s, a.to, 1, 'SON-TRA-07', io);
  return undefined;
}

/** SON-TRA-08: a Trait or its level changes if it is not played, or played very much. */
export function changeTrait(s: State, a: Do<'trait'>, io: Io<Event>): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure) return refuse('invalid', 'SON-TRA-08', 'noSuchFigure');
  const trait = figure.sheet.traits.find(({ name }) => name === a.name);
  const { traits } = figure.sheet;
  amend(figure, {
    traits: trait
      ? traits.map((one) => (one === trait ? { ...one, level: a.level } : one))
      : [...traits, { name: a.name, level: a.level, flaw: false }],
  });
  say('SON-TRA-08', 'trait', figure.sheet.name, a.name, io);
  return undefined;
}

/** SON-KAR-10: at −3 points, chosen by the Conteur. */
export function nightmare(s: State, a: Do<'nightmare'>, io: Io<Event>): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure || !isNightmarish(figure)) return refuse('invalid', 'SON-KAR-10', 'notDarkEnough');
  if (!(CAUCHEMAR_IDS as readonly string[]).includes(a.id))
    return refuse('invalid', 'SON-KAR-10', 'notOnSheet', { name: a.id });
  const id = a.id as CauchemarId;
  if (!figure.sheet.eclats.includes(id)) amend(figure, { eclats: [...figure.sheet.eclats, id] });
  say('SON-KAR-10', 'nightmare', figure.sheet.name, id, io);
  return undefined;
}

/** SON-DTH-03: a new character, slightly stronger; SON-VAL-03: a valet, played by somebody else. */
export function newCharacter(s: State, a: Do<'newCharacter'>, io: Io<Event>): Refusal | undefined {
  const old = s.figures[a.to];
  if (old?.kind !== 'arpenteur') return refuse('invalid', 'SON-DTH-03', 'noSuchFigure');
  if (s.figures.length >= 60) return refuse('invalid', 'SON-VAL-03', 'tooManyFigures');
  if (a.as === 'valet') {
    const others = s.players.filter((seat) => seat !== old.seat);
    const sheet = sheetSchema.parse({
      name: (a.text ?? '').slice(0, 60) || 'Planchet',
      kind: 'valet',
      skills: { vigilance: 2, baratin: 2, survie: 1 },
      escrime: 1,
    });
    const valet = newFigure(sheet, others[0] ?? old.seat);
    valet.valet = { of: a.to, paid: false, unpaid: 0 };
    s.figures.push(valet);
    say('SON-VAL-03', 'valet', old.sheet.name, sheet.name, io);
    return undefined;
  }
  if (old.out !== 'dead' && old.out !== 'conteur') return refuse('invalid', 'SON-DTH-03', 'stillAlive');
  const used = new Set(s.figures.map(({ sheet }) => sheet.name));
  const fresh = Object.values(ARPENTEURS).find(({ name }) => !used.has(name)) ?? ARPENTEURS.aurelie;
  const figure = newFigure(fresh, old.seat);
  amend(figure, { escrime: Math.min(8, figure.sheet.escrime + 1) });
  // The old one has no seat any more: the new one is the Arpenteur of the player.
  old.seat = null;
  s.figures.push(figure);
  say('SON-DTH-03', 'newCharacter', figure.sheet.name, a.text, io);
  return undefined;
}

/** SON-NPC-04: minor PNJ stand before a major one and fall in his place. */
export function attach(s: State, a: Do<'attach'>, io: Io<Event>): Refusal | undefined {
  const guard = s.figures[a.a];
  const major = s.figures[a.b];
  if (!guard || !major || guard.out !== null || major.out !== null)
    return refuse('invalid', 'SON-NPC-04', 'noSuchFigure');
  if (guard.kind !== 'minor' || major.kind !== 'major') return refuse('invalid', 'SON-NPC-04', 'minorsShieldMajors');
  guard.guards = { of: a.b, left: a.foes };
  const { name } = guard.sheet;
  io.tell?.({ kind: 'attached', rule: 'SON-NPC-04', figure: a.a, name, whom: major.sheet.name, count: a.foes });
  return undefined;
}
