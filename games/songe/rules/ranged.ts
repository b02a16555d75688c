/** SON-RNG, SON-FIR: shooting. */
import { pop, push } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do } from '../answers.ts';
import { COVERS, DISTANCES, RANGED } from '../data/tables.ts';
import type { Io } from '../events.ts';
import type { Figure } from '../figure.ts';
import type { AnyFrame, Shot } from '../frames.ts';
import { figureOf, goTo, nameOf, type State, say, told } from '../state.ts';
import { skillTest, startTest } from './test-draw.ts';
import { procedure } from './ways.ts';
import { enterStage, hurt, reduced, woundOf } from './wounds.ts';

/** SON-RNG-02, SON-RNG-03, SON-RNG-04: added up. */
function difficultyOf(s: State, a: Pick<Do<'shot'>, 'distance' | 'moving' | 'cover'>): number {
  return DISTANCES[a.distance] + (a.moving ? 1 : 0) + COVERS[s.options.cover][a.cover];
}

function cannotShoot(s: State, { sheet, ammunition, loaded }: Figure): Refusal | undefined {
  if (!sheet.ranged) return refuse('invalid', 'SON-RNG-01', 'noWeapon');
  const { powder } = RANGED[sheet.ranged];
  if (powder && s.options.apulvre) return refuse('invalid', 'SON-FIR-01', 'powderDead');
  if (!ammunition) return refuse('invalid', 'SON-RNG-05', 'noAmmunition');
  return powder && !loaded ? refuse('invalid', 'SON-FIR-03', 'notLoaded') : undefined;
}

export function startShot(s: State, a: Do<'shot'>, under: AnyFrame, io: Io): Refusal | undefined {
  const shooter = s.figures[a.a];
  if (!shooter || !s.figures[a.b] || a.a === a.b) return refuse('invalid', 'SON-RNG-01', 'noSuchFigure');
  const refusal = cannotShoot(s, shooter);
  if (refusal) return refusal;
  for (const i of [a.a, a.b]) enterStage(s, i, io);
  const difficulty = difficultyOf(s, a);
  io.tell?.({ kind: 'shot', rule: 'SON-RNG-01', ...told(s, a.a), target: nameOf(s, a.b), difficulty });
  // SON-FIR-03: one shot, then reload.
  if (shooter.sheet.ranged && RANGED[shooter.sheet.ranged].powder) shooter.loaded = false;
  const frame: Omit<Shot, 'serial'> = { kind: 'shot', step: 'test', figure: a.a, target: a.b, verdict: null };
  push<AnyFrame>(s, frame, under);
  // SON-RNG-01: like any action, with the redraws of its Caractéristique as far as the skill goes, at each shot.
  startTest(
    s,
    { figure: a.a, ...skillTest(shooter, 'tir'), use: 'shot', what: 'shot', ruled: difficulty },
    frame as Shot,
  );
}

/** What the test of a shot does. */
function hit(s: State, f: Shot, io: Io): undefined {
  const { verdict } = f;
  const shooter = figureOf(s, f.figure);
  // SON-QUA-06, SON-RNG-05: endless until a critical failure.
  if (verdict?.quality === 'fumble') {
    shooter.ammunition = false;
    say('SON-QUA-06', 'noAmmunition', shooter.sheet.name, '', io, 'table');
  }
  if (verdict?.success && shooter.sheet.ranged) {
    // SON-RNG-06: Réussites as in a duel, one more for a bow, two for powder.
    const total = reduced(s, figureOf(s, f.target), verdict.reussites + RANGED[shooter.sheet.ranged].adds);
    const wound = woundOf(total);
    if (wound) hurt(s, f.target, wound, total, io);
    else io.tell?.({ kind: 'unhurt', rule: 'SON-RNG-06', ...told(s, f.target), total });
  }
  goTo(s, f, 'hit');
}

export const shot = procedure<Shot>({
  test: { run: (s, f, io) => (f.verdict ? hit(s, f, io) : void pop(s, f)) },
  hit: { run: pop },
});
