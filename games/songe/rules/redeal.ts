/** What a viewer cannot know, dealt again: SON-DUE-09, SON-MAG-11, SON-WND-07. */
import type { Io, Viewer } from '@reverie/kernel/game';
import type { Drawer, Duel, Onlooker, Test } from '../business.ts';
import { WOUND_KINDS, type WoundKind } from '../data/bottes.ts';
import type { Event } from '../events.ts';
import { amend } from '../figures.ts';
import { clampFixed, drawnFor } from '../resolution.ts';
import { figureOf, type State } from '../state.ts';
import { hiddenFrom, seesAll } from '../view.ts';
import { guess, mindOf } from './dark.ts';
import { fixedOf } from './duelling.ts';
import { levelIn, watched } from './onlooker.ts';
import { GUESS } from './purposes.ts';

export function redealFor(s: State, who: Viewer, io: Io<Event>): void {
  if (seesAll(s, who)) return;
  const duel = s.stacks[0]?.find((frame): frame is Duel => frame.kind === 'duel');
  // Those who do not fight now: any Escrime is as likely as another, but for what their duels have shown.
  for (const i of hiddenFrom(s, who))
    if (!duel?.sides.some(({ figure }) => figure === i))
      amend(figureOf(s, i), { escrime: guess(mindOf(figureOf(s, i).suspected), io.chance).e });
  const top = s.stacks[0]?.at(-1);
  if (top?.kind === 'test' && top.belief) redealTest(s, top, io);
  if (duel?.dark) redealDuel(s, duel, who, io);
  for (const figure of s.figures) {
    for (const [at, wound] of figure.wounds.entries()) {
      if (wound.hidden)
        figure.wounds[at] = { ...wound, kind: WOUND_KINDS[io.chance.pick(GUESS, WOUND_KINDS.length)] as WoundKind };
    }
  }
}

/** The Difficulty, and the stones that would then lie there. */
function redealTest(s: State, f: Test, io: Io<Event>): void {
  if (!f.belief || f.step === 'rule') return;
  const { e, a } = guess(f.belief, io.chance);
  f.difficulty = e;
  if (f.step === 'prepare') return;
  const n = drawnFor(clampFixed(f.plain - e));
  // Their order plays no part until it is told.
  f.row = Array.from({ length: n }, (_, i) => i < a);
  lay(s, a, n);
}

/** The Escrime of those one does not know, and the stones drawn with it. */
function redealDuel(s: State, f: Duel, who: Viewer, io: Io<Event>): void {
  const hidden = hiddenFrom(s, who);
  const [first, second] = f.sides.map(({ figure }) => hidden.has(figure));
  if (first && second && f.onlooker) redealBoth(s, f, f.onlooker, io);
  else if (first || second) redealOne(s, f, first ? 1 : 0, io);
}

/** Who knows one side makes of the other what that side makes of it. */
function redealOne(s: State, f: Duel, viewer: Drawer, io: Io<Event>): void {
  const { belief } = f.sides[viewer];
  if (!belief) throw new Error('nobody wonders about a hidden Escrime');
  const { e, a, b } = guess(belief, io.chance);
  amend(figureOf(s, f.sides[viewer === 0 ? 1 : 0].figure), { escrime: e });
  layDrawn(s, f, a, b);
  // What the other side made of it all is not known either: it would now know what is supposed here.
  pretend(s, f, viewer === 0 ? 1 : 0);
}

function redealBoth(s: State, f: Duel, onlooker: Onlooker, io: Io<Event>): void {
  const { e, a, b } = guess(watched(s, f, onlooker), io.chance);
  for (const side of [0, 1] as const) amend(figureOf(s, f.sides[side].figure), { escrime: levelIn(e, side) });
  layDrawn(s, f, a, b);
  for (const side of [0, 1] as const) pretend(s, f, side);
}

function pretend(s: State, f: Duel, side: Drawer): void {
  const foe = figureOf(s, f.sides[side === 0 ? 1 : 0].figure).sheet.escrime;
  if (f.sides[side].belief)
    f.sides[side].belief = [{ e: foe, a: Math.max(0, f.drawn[0]), b: Math.max(0, f.drawn[1]), p: 1 }];
}

function layDrawn(s: State, f: Duel, a: number, b: number): void {
  let white = 0;
  let all = 0;
  for (const side of [0, 1] as const) {
    if (f.drawn[side] < 0) continue;
    f.drawn[side] = side === 0 ? a : b;
    white += f.drawn[side];
    all += drawnFor(fixedOf(s, f, side));
  }
  lay(s, white, all);
}

/** What lies on the table changes; with the bag it is the same as before. */
function lay(s: State, white: number, all: number): void {
  const { bag, lying, coin } = s.store;
  if (coin) return;
  bag.white += lying.white - white;
  bag.black += lying.black - (all - white);
  lying.white = white;
  lying.black = all - white;
}
