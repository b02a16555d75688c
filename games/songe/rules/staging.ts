/** What the Conteur changes about figures and fights: Traits, nightmares, new characters, shadows, effects. */

import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do } from '../answers.ts';
import { ARPENTEURS } from '../characters.ts';
import { CAUCHEMAR_IDS, type CauchemarId } from '../data/eclats.ts';
import type { Event } from '../events.ts';
import { amend, type FigureIndex, newFigure } from '../figure.ts';
import type { SongeRule } from '../rulebook.ts';
import { sheetSchema } from '../sheet.ts';
import { figureOf, goTo, knowers, type State, told } from '../state.ts';
import { move } from '../stones.ts';
import { isNightmarish } from './karma.ts';
import { isPlayers, limbesReached, tryPay } from './panache.ts';
import { comeBack, enterStage } from './wounds.ts';

export const say = (rule: SongeRule, what: string, about: string, text: string | undefined, io: Io<Event>): undefined =>
  void io.tell?.({ kind: 'said', rule, what, about, text: text ?? '', by: 'conteur' });

/** SON-TRA-07: a PP that the Conteur demands for a Trait that was lived by. */
export function demand(s: State, a: Do<'demand'>, io: Io<Event>): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure?.sheet.traits.some(({ name }) => name === a.name))
    return refuse('invalid', 'SON-TRA-07', 'notOnSheet', { name: a.name });
  const refusal = tryPay(s, a.to, 1, 'SON-TRA-07', io);
  if (refusal) return refusal;
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
}

/** SON-LRN-02: a master and time: a word at Faible, a verb where it is said. */
export function teach(s: State, a: Do<'teach'>, io: Io<Event>): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure?.onStage) return refuse('invalid', 'SON-LRN-02', 'noSuchFigure');
  const kind = a.verb ? 'pouvoirs' : 'cles';
  if (Object.hasOwn(figure.sheet[kind], a.word))
    return refuse('invalid', 'SON-LRN-02', 'knownAlready', { word: a.word });
  amend(figure, { [kind]: { ...figure.sheet[kind], [a.word]: 1 } });
  io.tell?.({ kind: 'learnt', rule: 'SON-LRN-02', ...told(s, a.to), what: 'word', name2: a.word, value: 1 });
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
}

/** SON-DTH-03: a new character, slightly stronger; SON-VAL-03: a valet, played by somebody else. */
export function newCharacter(s: State, a: Do<'newCharacter'>, io: Io<Event>): Refusal | undefined {
  const old = s.figures[a.to];
  if (!old || (old.kind !== 'arpenteur' && old.former === null)) return refuse('invalid', 'SON-DTH-03', 'noSuchFigure');
  if (s.figures.length >= 60) return refuse('invalid', 'SON-VAL-03', 'tooManyFigures');
  if (a.as === 'valet') {
    if (old.seat === null) return refuse('invalid', 'SON-VAL-03', 'noSuchFigure');
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
  if (old.out !== 'dead' && old.former === null) return refuse('invalid', 'SON-DTH-03', 'stillAlive');
  const used = new Set(s.figures.map(({ sheet }) => sheet.name));
  const fresh = Object.values(ARPENTEURS).find(({ name }) => !used.has(name)) ?? ARPENTEURS.aurelie;
  const figure = newFigure(fresh, old.seat ?? old.former);
  amend(figure, { escrime: Math.min(8, figure.sheet.escrime + 1) });
  // The old one has no seat any more: the new one is the Arpenteur of the player.
  old.seat = null;
  old.former = null;
  s.figures.push(figure);
  say('SON-DTH-03', 'newCharacter', figure.sheet.name, a.text, io);
}

/** SON-CBT-03, SON-DUE-10: the Conteur brings somebody in, or back, or lets a PNJ go where nobody sees him. */
export function stage(s: State, a: Do<'stage'>, io: Io<Event>): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure) return refuse('invalid', 'SON-CBT-03', 'noSuchFigure');
  const away = figure.out === 'fled' || figure.out === 'surrendered' || figure.out === 'captured';
  if (!a.on) {
    if (figure.seat !== null || !figure.onStage) return refuse('invalid', 'SON-CBT-03', 'notOnStage');
    figure.onStage = false;
    return say('SON-CBT-03', 'leaves', figure.sheet.name, a.text, io);
  }
  if (figure.onStage && !away) return refuse('invalid', 'SON-CBT-03', 'alreadyThere');
  enterStage(s, a.to, io);
  if (away) comeBack(s, a.to, 'SON-DUE-10', io);
}

/** SON-NPC-04: minor PNJ stand before a major one and fall in his place. */
export function attach(s: State, a: Do<'attach'>, io: Io<Event>): Refusal | undefined {
  const guard = s.figures[a.a];
  const major = s.figures[a.b];
  if (!guard || !major || guard.out !== null || major.out !== null)
    return refuse('invalid', 'SON-NPC-04', 'noSuchFigure');
  if (guard.kind !== 'minor' || major.kind !== 'major') return refuse('invalid', 'SON-NPC-04', 'minorsShieldMajors');
  for (const i of [a.a, a.b]) enterStage(s, i, io);
  guard.guards = { of: a.b, left: a.foes };
  io.tell?.({ kind: 'attached', rule: 'SON-NPC-04', ...told(s, a.a), whom: major.sheet.name, count: a.foes });
}

/** SON-SIG-03: black stones of the Limbes lie on the next draw of one under the Cauchemar, and leave the game. */
export function shadow(s: State, a: Do<'shadow'>, io: Io<Event>): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure || !isPlayers(figure)) return refuse('invalid', 'SON-SIG-03', 'noSuchFigure');
  if (figure.sheet.signe !== 'cauchemar') return refuse('invalid', 'SON-SIG-03', 'noNightmare');
  const { limbes, bag, out } = s.store;
  if (a.count > limbes.black)
    return refuse('invalid', 'SON-SIG-03', 'tooFewStones', { price: a.count, have: limbes.black });
  if (s.options.sink === 'out') move(limbes, out, 0, a.count);
  else if (s.store.coin) limbes.black -= a.count;
  else move(limbes, bag, 0, a.count);
  figure.shadow += a.count;
  io.tell?.({ kind: 'shadowed', rule: 'SON-SIG-03', ...told(s, a.to), stones: a.count });
  limbesReached(s, io);
}

/** SON-MAN-08: what a manoeuvre does besides its Réussites: the Conteur's words, and stones on somebody's next draw. */
export function effect(s: State, a: Do<'effect'>, io: Io<Event>): Refusal | undefined {
  const top = s.stacks[0]?.at(-1);
  if (top?.kind !== 'duel' || top.trick === null) return refuse('invalid', 'SON-MAN-08', 'noEffectNow');
  if (!top.sides.some((side) => side.figure === a.to)) return refuse('invalid', 'SON-MAN-08', 'noSuchFigure');
  const figure = figureOf(s, a.to);
  const manoeuvre = top.trick;
  top.trick = null;
  figure.nextDraw += a.stones;
  const text = a.text ?? '';
  io.tell?.({ kind: 'effect', rule: 'SON-MAN-08', ...told(s, a.to), manoeuvre, stones: a.stones, text });
}

/** SON-DUE-10: the Conteur's word ends a fight. */
export function endFight(s: State, io: Io<Event>): Refusal | undefined {
  const top = s.stacks[0]?.at(-1);
  if (top?.kind !== 'duel') return refuse('invalid', 'SON-DUE-10', 'noFight');
  say('SON-DMG-04', 'endFight', '', '', io);
  goTo(s, top, 'over');
}

/** SON-NPC-03: the class of a PNJ is the Conteur's; where his Escrime does not fit it, the Conteur is told, and nobody else (SON-DUE-09). */
export function warn(s: State, a: FigureIndex, b: FigureIndex, io: Io<Event>): undefined {
  const best = Math.max(...s.figures.map(({ kind, sheet }) => (kind === 'arpenteur' ? sheet.escrime : 0)));
  for (const i of [a, b]) {
    const { kind, sheet } = figureOf(s, i);
    if ((kind === 'major' && sheet.escrime <= best) || (kind === 'middle' && sheet.escrime > best))
      io.tell?.({ kind: 'unfit', rule: 'SON-NPC-03', ...told(s, i), knows: knowers(s), escrime: sheet.escrime });
  }
}
