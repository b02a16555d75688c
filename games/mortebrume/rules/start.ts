/** How the larger procedures begin. Chapters that lead into one another meet here instead of importing each other. */
import type { SeatIndex } from '@reverie/kernel/game';
import type { How } from '../answers.ts';
import type { Malus, MeleeFrame, VolleyFrame } from '../frames.ts';
import { type Fighter, fighterOf, lay, NOBODY, type State } from '../state.ts';
import { mayReserve, profile } from './fighter.ts';
import { isOff } from './rolls.ts';

/** Most activations begin with their declaration: nothing to regain, nobody to hold. */
function firstStep(s: State, f: Fighter): 'breath' | 'escape' | 'declare' {
  if (f.phys < profile(f).physique && mayReserve(f, 'second-souffle')) return 'breath';
  for (const one of s.fighters) if (one.captor === f.id) return 'escape';
  return 'declare';
}

/** MOR-ESC-04: `onlyMove` for a freed prisoner. `combined`: several fighters in one activation (MOR-CMB). */
export function startActivation(s: State, seat: SeatIndex, id: number, onlyMove = false, combined = false): void {
  lay(s, {
    kind: 'activation',
    step: combined ? 'attack' : onlyMove ? 'declare' : firstStep(s, fighterOf(s, id)),
    seat,
    combined,
    who: id,
    movers: [],
    at: 0,
    double: false,
    onlyMove,
    offers: [],
    guards: [],
    interceptions: [],
    next: 0,
    defence: null,
    standIn: NOBODY,
    malus: 0,
    laid: false,
    continued: false,
    report: null,
    met: null,
    serial: 0,
  });
}

interface MeleeStart extends Pick<MeleeFrame, 'by' | 'body' | 'charge' | 'why'> {
  readonly targets: readonly number[];
  /** Where the reaction is settled beforehand. */
  readonly how?: How;
  readonly malus?: Malus | null;
}

export function startMelee(s: State, { by, body, targets, charge, why, how, malus = null }: MeleeStart): void {
  const f = fighterOf(s, by);
  f.acted = true;
  f.fought = true;
  f.activated = true;
  lay(s, {
    kind: 'melee',
    step: how ? 'roll' : 'react',
    by,
    body,
    targets: [...targets],
    hows: how ? [how] : [],
    malus,
    share: 0,
    off: targets.some((id) => isOff(f, fighterOf(s, id))),
    offs: targets.map((id) => isOff(fighterOf(s, id), f)),
    charge,
    why,
    rolled: [],
    at: 0,
    stopped: false,
    result: 'missed',
    results: [],
    captureTried: false,
    roused: [],
    rage: 0,
    anyDodged: false,
    shifts: [],
    serial: 0,
  });
}

type VolleyStart = Pick<VolleyFrame, 'by' | 'what' | 'with' | 'why'> & {
  readonly [K in 'target' | 'at' | 'thing' | 'victim' | 'malus']?: VolleyFrame[K] | undefined;
};

export function startVolley(s: State, start: VolleyStart): void {
  const f = fighterOf(s, start.by);
  f.activated = true;
  // MOR-SOR-01: the boost is declared before casting; MOR-SOR-A2: he must be able to pay for it.
  const step = start.what === 'spell' && f.phys > 1 ? 'boost' : 'roll';
  lay(s, {
    kind: 'volley',
    step,
    by: start.by,
    what: start.what,
    with: start.with,
    target: start.target ?? NOBODY,
    at: start.at ?? null,
    thing: start.thing ?? NOBODY,
    victim: start.victim ?? NOBODY,
    why: start.why,
    malus: start.malus ?? null,
    share: 0,
    boost: 0,
    offered: 0,
    difficulty: 0,
    rolled: [],
    total: 0,
    special: false,
    hit: NOBODY,
    how: 'take',
    dodged: false,
    serial: 0,
  });
}
