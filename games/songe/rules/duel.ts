/** SON-DUE: a duel as a procedure: whom each step asks what. Answers, choices and what runs by itself lie beside it. */

import { ask, type Procedure } from '@reverie/kernel/frames';
import { type Decision, MAX_SEATS, type SeatIndex } from '@reverie/kernel/game';
import { refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import type { Drawer, Duel } from '../business.ts';
import { MANOEUVRE_IDS, type ManoeuvreId } from '../data/manoeuvres.ts';
import { PRICES } from '../data/tables.ts';
import { type Facts, policy } from '../programs/policy.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';
import { shiftable } from './combination.ts';
import { answer } from './duel-answers.ts';
import { choicesFor } from './duel-choices.ts';
import { canMend, failed } from './duel-mends.ts';
import { run } from './duel-run.ts';
import { figureAt, nameAt, other, seatAt, whiteOf } from './duelling.ts';
import { bottesNow, canShed, keptSecret, pendingWound } from './finish.ts';
import { panacheOf } from './panache.ts';
import { FOE } from './purposes.ts';

/** Whom the step waits for, if for anybody: the side, and what it is asked. */
function asked(s: State, f: Duel): Drawer | undefined {
  switch (f.step) {
    case 'impress':
      return f.turn;
    case 'impressed':
      return other(f.turn);
    case 'bid':
      return f.passes >= 2 || panacheOf(s, f.sides[f.turn].figure) === 0 ? undefined : f.turn;
    case 'stance':
      return f.turn;
    case 'shift':
      return f.turn < 2 && shiftable(s, f, f.turn) >= 0 ? f.turn : undefined;
    case 'openMend': {
      const behind = whiteOf(s, f, 0) === whiteOf(s, f, 1) ? undefined : whiteOf(s, f, 0) < whiteOf(s, f, 1) ? 0 : 1;
      return behind !== undefined && behind === f.turn && f.passes === 0 && canMend(s, f, behind) ? behind : undefined;
    }
    case 'tie':
      return f.passes < 2 && panacheOf(s, f.sides[f.turn].figure) >= PRICES.tie ? f.turn : undefined;
    case 'attack':
      return f.up;
    case 'attackMend':
      return failed(s, f, f.up) && canMend(s, f, f.up) ? f.up : undefined;
    case 'defend':
    case 'botteAnswer':
      return other(f.up);
    case 'defendMend':
    case 'counterMend': {
      const side = other(f.up);
      return failed(s, f, side) && canMend(s, f, side) ? side : undefined;
    }
    case 'raise':
      if (f.passes >= 2 || panacheOf(s, f.sides[f.turn].figure) === 0) return undefined;
      return f.turn === f.up || f.result > 0 ? f.turn : undefined;
    case 'botte':
      return bottesNow(s, f).length > 0 ? f.up : undefined;
    case 'suffer':
      return pendingWound(s, f).wound === null || f.due[0]?.botte ? undefined : f.due[0]?.side;
    case 'fate':
      return f.turn;
    case 'mark':
      return f.given !== null && panacheOf(s, f.sides[f.up].figure) > 0 ? f.up : undefined;
    case 'shed':
      return canShed(s, f) ? f.up : undefined;
    default:
      return undefined;
  }
}

/** What a seat needs to know to decide; in the dark nothing that only hidden figures say. */
function aboutOf(s: State, f: Duel, side: Drawer): object {
  const foe = nameAt(s, f, other(side));
  switch (f.step) {
    case 'bid': {
      const [stake, foeStake] = [f.sides[side].bid, f.sides[other(side)].bid];
      return { foe, side, name: nameAt(s, f, side), stake, foeStake, passed: f.passes };
    }
    case 'attackMend':
    case 'defendMend':
    case 'counterMend':
    case 'openMend':
      if (f.dark) return { foe, side, result: f.result };
      return {
        foe,
        side,
        white: whiteOf(s, f, side),
        foeWhite: f.step === 'openMend' ? whiteOf(s, f, other(side)) : null,
        result: f.result,
        karmaCases: s.options.karmaExtraCost,
      };
    case 'suffer': {
      const { dessous } = f.sides[side];
      // SON-WND-07: what is told is the force of the blow.
      if (keptSecret(s, f, side)) return { foe, side, wound: null, total: f.due[0]?.total ?? 0, dessous };
      const { wound, total } = pendingWound(s, f);
      return { foe, side, wound, total, dessous };
    }
    case 'botteAnswer':
      return { foe, side, botte: f.botte };
    case 'botte':
      return { foe, side, chain: f.chain, free: f.free };
    case 'mark':
      return { foe, side, wound: keptSecret(s, f, other(side)) ? null : f.given };
    default:
      return { foe, side, chain: f.chain, result: f.result, exchange: f.exchange, dessous: f.sides[side].dessous };
  }
}

/** What the policy of those whom nobody plays looks at; a program gets the same out of its view. */
export function factsOf(s: State, f: Duel, side: Drawer): Facts {
  const figure = figureAt(s, f, side);
  const { dessous, last, lastDefence, run: times, defenceRun } = f.sides[side];
  return {
    sheet: figure.sheet,
    panache: panacheOf(s, f.sides[side].figure),
    dessous,
    last,
    run: times,
    lastDefence,
    defenceRun,
    wounds: figure.wounds.length + figure.boxes,
  };
}

const NOTHING: readonly Decision[] = [];

const KINDS: Partial<Record<Duel['step'], string>> = {};

/** The question of a step is asked for several times until it is answered; it is made once. */
const questions = new WeakMap<Duel, readonly [Decision]>();

function question(s: State, f: Duel, side: Drawer, seat: SeatIndex): readonly Decision[] {
  const made = questions.get(f);
  if (made && made[0].id === f.serial * MAX_SEATS + seat) return made;
  let kind = KINDS[f.step];
  if (kind === undefined) {
    kind = `duel.${f.step}`;
    KINDS[f.step] = kind;
  }
  const fresh = [ask(f, seat, kind, { about: aboutOf(s, f, side), open: true })] as const;
  questions.set(f, fresh);
  return fresh;
}

export const duel: Procedure<Types, Duel> = {
  pending(s, f) {
    const side = asked(s, f);
    if (side === undefined) return NOTHING;
    const seat = seatAt(s, f, side);
    return seat === null ? NOTHING : question(s, f, side, seat);
  },
  choices: (s, f) => {
    const side = asked(s, f);
    return side === undefined ? [] : choicesFor(s, f, side);
  },
  answer(s, f, _d, a, io) {
    const side = asked(s, f);
    return side === undefined ? refuse('stale', 'SON-DUE-10', 'notNow') : answer(s, f, side, a, io);
  },
  run(s, f, io) {
    const side = asked(s, f);
    if (side === undefined) {
      run(s, f, io);
      return;
    }
    // Nobody plays this figure: the policy decides (SON-X-02).
    const choices = choicesFor(s, f, side);
    const chosen = policy(f.step, aboutOf(s, f, side), choices, factsOf(s, f, side), (n) => io.chance.pick(FOE, n));
    const refusal = answer(s, f, side, choices[chosen] as Answer, io);
    if (refusal) throw new Error(`the policy chose what ${refusal.rule} refuses: ${refusal.reason}`);
  },
  absent(s, f) {
    const side = asked(s, f) ?? 0;
    if (f.step === 'stance') return { do: 'yield' };
    const choices = choicesFor(s, f, side);
    return (
      choices.find(
        ({ do: what }) => what === 'pass' || what === 'stand' || what === 'take' || what === 'stop' || what === 'wound',
      ) ?? (choices[0] as Answer)
    );
  },
};

export const isManoeuvre = (id: string): id is ManoeuvreId => (MANOEUVRE_IDS as readonly string[]).includes(id);
