/** What a viewer cannot know, dealt again: SON-DUE-09, SON-MAG-11, SON-WND-07. */
import type { Io, Viewer } from '@reverie/kernel/game';
import type { Drawer, Duel, Test } from '../business.ts';
import { WOUND_KINDS, type WoundKind } from '../data/bottes.ts';
import type { Event } from '../events.ts';
import { amend } from '../figures.ts';
import { clampFixed, drawnFor } from '../resolution.ts';
import { figureOf, type State } from '../state.ts';
import { hiddenFrom, seesAll } from '../view.ts';
import { guess } from './dark.ts';
import { fixedOf } from './duelling.ts';
import { GUESS } from './purposes.ts';

/** SON-DUE-07: 0 to 8. */
const LEVELS = 9;

export function redealFor(s: State, who: Viewer, io: Io<Event>): void {
  if (seesAll(s, who)) return;
  const duel = s.stacks[0]?.find((frame): frame is Duel => frame.kind === 'duel');
  // Those who do not fight now: any Escrime is as likely as another.
  for (const i of hiddenFrom(s, who))
    if (!duel?.sides.some(({ figure }) => figure === i))
      amend(figureOf(s, i), { escrime: io.chance.pick(GUESS, LEVELS) });
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
  const own = ([0, 1] as const).find((side) => who !== 'spectator' && figureOf(s, f.sides[side].figure).seat === who);
  // Who only looks on knows neither: one of the two sides' own beliefs is as good as any.
  const viewer: Drawer | undefined = own ?? ([0, 1] as const).find((side) => f.sides[side].belief !== null);
  const belief = viewer === undefined ? null : f.sides[viewer].belief;
  if (viewer === undefined || !belief) return;
  const { e, a, b } = guess(belief, io.chance);
  amend(figureOf(s, f.sides[viewer === 0 ? 1 : 0].figure), { escrime: e });
  let white = 0;
  let all = 0;
  for (const side of [0, 1] as const) {
    if (f.drawn[side] < 0) continue;
    f.drawn[side] = side === 0 ? a : b;
    white += f.drawn[side];
    all += drawnFor(fixedOf(s, f, side));
  }
  lay(s, white, all);
  // What the other side made of it all is not known either: it would now know what is supposed here.
  const rival = f.sides[viewer === 0 ? 1 : 0];
  const mine = figureOf(s, f.sides[viewer].figure).sheet.escrime;
  if (rival.belief) rival.belief = [{ e: mine, a: Math.max(0, f.drawn[0]), b: Math.max(0, f.drawn[1]), p: 1 }];
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
