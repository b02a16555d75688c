/** Random play on random grounds: pits, ledges, mounds, walls, copses and mires, any hordes, every option. */
import { Fast } from '@reverie/kernel/chance/fast';
import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { FIGHTERS, HORDE_IDS } from '../data/fighters.ts';
import { box } from '../data/scenarios.ts';
import type { TerrainKind } from '../data/terrain.ts';
import { surfaceAt } from '../geometry/field.ts';
import { wrongWith } from '../invariants.ts';
import { isFree } from '../rules/fighter.ts';
import { rules } from '../rules.ts';
import { groundOf } from '../scenery.ts';
import { copyState, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { misasked } from './asked.ts';

const SEED = Number(process.env.REVERIE_SEED ?? 77);
const GAMES = 400;
const MOST = 3000;
const HOURS = 7_200_000;
const SEATS = ['Ada', 'Blaise'].map((name) => ({ name, role: 'chef' }));
const KINDS = ['wall', 'rock', 'steps', 'wood', 'mire', 'hole', 'rock', 'hole'] as const;

type Below = (n: number) => number;
const oneOf = <T>(below: Below, of: readonly T[]): T => of[below(of.length)] as T;

/** Three to eight pieces between the two strips. */
function scenery(below: Below): unknown[] {
  const from = (least: number, most: number): number => least + below(Math.round((most - least) * 100)) / 100;
  const piece = (kind: TerrainKind): unknown => {
    const [w, h] = [from(1, 10), kind === 'wall' ? from(1, 2) : from(1, 10)];
    const height = kind === 'mire' ? 0 : from(0.3, 6);
    return box(kind, from(8, 62), from(18, 50), w, h, height);
  };
  return Array.from({ length: 3 + below(6) }, () => piece(oneOf(below, KINDS)));
}

function tableOf(below: Below): unknown {
  const horde = (): string[] => {
    const belief = oneOf(below, HORDE_IDS);
    const all = FIGHTERS.filter((one) => one.horde === belief);
    return Array.from({ length: 3 + below(4) }, () => oneOf(below, all).id);
  };
  const things = ['relique', 'grimoire'].map((thing, i) => ({ thing, at: [30 + 7 * i, 37] }));
  const goal = oneOf(below, ['fight', 'relic', 'hostage', 'cross', 'hold']);
  return {
    scenario: { name: 'essai', goal, scenery: scenery(below), things, turns: 6, strip: 30, zone: 9 },
    hordes: [horde(), horde()],
    points: 120,
    capture: oneOf(below, ['book', 'half', 'hard']),
    offensive: oneOf(below, ['dominator', 'charger']),
    measuring: oneOf(below, ['free', 'strict']),
  };
}

/** What an answer did that no answer does: a figure that acts twice in a turn, or whose turn has come back. */
function twice(before: State, s: State, a: Answer, events: readonly Types['Event'][]): string | undefined {
  const wasActive = (id: number): boolean => before.fighters[id]?.activated === true;
  if (a.do === 'choose' && wasActive(a.fighter)) return 'chosen again';
  if (a.do === 'attack' && a.attackers.some(({ fighter }) => wasActive(fighter))) return 'attacks again';
  for (const e of events)
    if ((e.kind === 'intercepts' || e.kind === 'defends') && wasActive(e.who.id))
      return `${e.kind} after its activation`;
  if (events.some(({ kind }) => kind === 'turnEnds')) return undefined;
  for (const f of s.fighters) {
    const was = before.fighters[f.id];
    if (was?.activated && !f.activated) return `${f.mark} may be activated again`;
    if (was?.acted && !f.acted) return `${f.mark} may act again`;
  }
  return undefined;
}

/** Between two activations all stand on ground that bears them, and only the free hold prisoners. */
function astray(s: State): string | undefined {
  const ground = groundOf(s);
  for (const f of s.fighters) {
    if (f.off) continue;
    if (surfaceAt(ground, f.x, f.y, f.r) !== f.z) return `${f.mark} stands on nothing`;
    const captor = s.fighters[f.captor];
    if (captor && !isFree(captor)) return `${captor.mark} is not free and holds ${f.mark}`;
  }
  return undefined;
}

/** Plays a game; what went wrong in it, with the last answers. */
function play(options: Types['Options'], below: Below, chance: Fast): string | undefined {
  const events: Types['Event'][] = [];
  const io = { chance, tell: (e: Types['Event']): void => void events.push(e) };
  const s = rules.setup(options, SEATS, io);
  const log: string[] = [];
  for (let moves = 0; moves < MOST; moves++) {
    const [d] = rules.pending(s);
    if (!d) return undefined;
    const choices = rules.choices(s, d);
    const a = oneOf(below, choices);
    log.push(JSON.stringify([d.kind, a]));
    const before = copyState(s);
    events.length = 0;
    const refusal = rules.answer(s, d, a, io);
    const between = rules.pending(s)[0]?.kind === 'choose' && s.stacks[0]?.length === 1;
    const wrong =
      misasked(before, d, choices) ??
      (refusal && `refused: ${JSON.stringify(refusal)}`) ??
      wrongWith(s) ??
      twice(before, s, a, events) ??
      (between ? astray(s) : undefined);
    if (wrong) return `${wrong} in move ${moves}:\n${log.slice(-6).join('\n')}`;
  }
  return 'the game does not end';
}

test(
  `MOR-GEN-01 MOR-INT-A9 MOR-CMB-07 on any ground all stand firm, and none acts twice (seed ${SEED})`,
  () => {
    let played = 0;
    for (let game = 0; game < GAMES; game++) {
      const chance = new Fast(SEED * 100_000 + game);
      const below = chance.below();
      const options = rules.options.parse(tableOf(below));
      if (rules.check?.(options, SEATS)) continue;
      played++;
      expect(play(options, below, chance), `game ${game}`).toBeUndefined();
    }
    expect(played).toBeGreaterThan(GAMES / 2);
  },
  HOURS,
);
