/** RDD-AIM, RDD-JR: a spell comes into the world, somebody must point at something, and what is aimed at resists. */
import { type NewFrame, next, pop, push } from '@reverie/kernel/frames';
import type { RuleId } from '@reverie/kernel/game';
import { invalid } from '@reverie/kernel/refusal';
import { type Step, stepped } from '@reverie/kernel/steps';
import type { Do } from '../answers.ts';
import { HN_RESISTANCE } from '../data/spells.ts';
import type { By, Io } from '../events.ts';
import type { About } from '../questions.ts';
import { isSuccess } from '../resolution.ts';
import type { Aim, Aiming, AnyFrame, Dreamer, Parameters, Ruling, State, Turn } from '../state.ts';
import { dreamerOf, gardienOf, stackOf } from '../state.ts';
import type { Types } from '../types.ts';
import { ON_ONESELF, WORTH } from '../ways.ts';
import { comeDown } from './concentration.ts';
import { generalState, roll } from './dreamer.ts';
import { forbids } from './effects.ts';
import { RESISTANCE, SIGHT, TEAR } from './purposes.ts';
import { type Known, knownSpell, lastsUntil, reachOf, spellOf, voieOf } from './spellbook.ts';

/**
 * RDD-CAST-03, RDD-UP-07: at the very start of the round, before shots and throws, he comes down with his spell. The rest
 * of the round is left to the world. Of two spells the first is aimed first (ruling).
 */
export function deliver(s: State, f: Turn, d: Dreamer, io: Io): void {
  const { carried } = d;
  d.carried = [];
  comeDown(s, d, io);
  next(s, f, d.exhausted ? 'over' : 'open');
  const arriving = carried.flatMap(({ spell: id, parameters, erratic, blind }): NewFrame<Aiming | Ruling>[] => {
    const { seat } = d;
    const spell = spellOf(d, id);
    if (!spell) return [];
    if (erratic) {
      const effect = { voie: voieOf(d, spell, parameters.voie), reach: reachOf(s, d, spell) };
      return [{ kind: 'ruling', step: 'erratic', seat, about: spell.id, erratic: effect }];
    }
    // RDD-UP-06: who aims goes up the round after this one at the earliest, also if he was thrown out before.
    d.notBefore = Math.max(d.notBefore, s.round + 1);
    io.tell?.({ kind: 'arrives', rule: 'RDD-UP-07', seat, spell: spell.id, phase: 2 });
    return [{ kind: 'aiming', step: blind ? 'resolve' : 'aim', seat, spell: spell.id, parameters, aim: null }];
  });
  for (const frame of arriving.reverse()) push<AnyFrame>(s, frame, stackOf(s, d.seat)?.at(-1));
}

const WELL = { visible: true, pointed: true, fitting: true, points: 10 } as const;
const at = (target: Aim['target'], distance: number): Do<'aim'> => ({ do: 'aim', target, distance, ...WELL });

function toAim(s: State, f: Aiming): About<'aim'> {
  const d = dreamerOf(s, f.seat);
  const spell = knownSpell(d, f.spell);
  return { spell: spell.id, target: spell.target, reach: reachOf(s, d, spell), resistance: spell.resistance };
}

/** Another dreamer of this table: what he resists with stands on his sheet. */
function known<T extends Target>(s: State, said: T): T {
  const other = said.seat === undefined ? undefined : s.dreamers[said.seat];
  return other ? { ...said, name: other.sheet.name, points: other.points, hour: other.sheet.birthHour } : said;
}

const BY_TARGET = { zone: 'RDD-AIM-02', objet: 'RDD-AIM-03', creature: 'RDD-AIM-04', soi: 'RDD-JR-04' } as const;

export const aiming = stepped<Types, Aiming>({
  aim: {
    kind: 'aim',
    open: true,
    about: toAim,
    cites: ['RDD-AIM-01'],
    worth: (_d, a) => (a.do === 'aim' && a.target === 'soi' ? ON_ONESELF : WORTH),
    choices(s, f) {
      const { target, reach } = toAim(s, f);
      const self = at('soi', 0);
      if (target === 'soi') return [self];
      const near = at(target, Math.min(reach, 5));
      // RDD-AIM-03: for want of an object it is impossible magic: nothing to propose, though he may.
      return target === 'objet' ? [near] : [near, self];
    },
    on: {
      aim: {
        cites: (_d, { target }) => ['RDD-AIM-07', BY_TARGET[target]],
        take(s, f, { do: _, ...said }) {
          const seats = [said, ...(said.others ?? [])].flatMap(({ seat }) => seat ?? []);
          for (const [i, seat] of seats.entries()) {
            if (!s.dreamers[seat] || seat === f.seat) return invalid('RDD-AIM-01', 'noDreamer', { seat });
            if (seats.indexOf(seat) < i) return invalid('RDD-AIM-01', 'sameDreamer', { seat });
          }
          const others = said.others?.map((one) => known(s, one));
          const aim: Aim = { ...known(s, said), ...(others && { others }) };
          const { target } = knownSpell(dreamerOf(s, f.seat), f.spell);
          // RDD-AIM-05: oneself can always be aimed at; anything else must be what the spell is for.
          if (aim.target !== 'soi' && aim.target !== target) return invalid('RDD-AIM-01', 'otherTarget', { target });
          f.aim = aim;
          return next(s, f, aim.target === 'soi' ? 'resolve' : 'view');
        },
      },
    },
    otherwise: ['RDD-AIM-01', 'aim'],
    absent: at('soi', 0),
  },
  // Without a gardien no target is too delicate (RDD-AIM-06).
  view: {
    kind: 'sight',
    to: gardienOf,
    open: true,
    about: (s, f) => ({ seat: f.seat, ...toAim(s, f), aim: f.aim }),
    cites: ['RDD-AIM-06'],
    choices: () => [{ do: 'allow' }, { do: 'require', difficulty: -4 }],
    on: {
      allow: (s, f) => next(s, f, 'resolve'),
      require: { cites: ['RDD-AIM-06', 'RDD-ROLL-01'], take: look },
    },
    otherwise: ['RDD-AIM-06', 'allowOrRequire'],
    run: (s, f) => next(s, f, 'resolve'),
  },
  resolve: { run: resolve },
});

/** RDD-AIM-06: a delicate target needs a VUE roll; on failure it is not seen, and the spell centres on the caster. */
function look(s: State, f: Aiming, { difficulty }: Do<'require'>, io: Io): undefined {
  const d = dreamerOf(s, f.seat);
  const rolled = roll(io, SIGHT, d.sheet.vue, difficulty + generalState(d));
  const success = isSuccess(rolled.result);
  io.tell?.({ kind: 'sight', rule: 'RDD-AIM-06', seat: d.seat, rolled, success });
  if (!success && f.aim) f.aim = { ...f.aim, visible: false };
  next(s, f, 'resolve');
}

/**
 * On whom the spell comes down, and the rule that says so. RDD-AIM-01: what is not the caster himself must be seen,
 * pointed at, in range and what the spell is for: no point inside the ground, no creature of another kind (ruling). Else
 * the spell takes the caster; one that needs an object cannot, and becomes impossible magic.
 */
function destination(aim: Aim | null, spell: Known, reach: number): [on: Who | 'impossible', rule: RuleId] {
  const amiss = spell.target === 'objet' ? 'impossible' : 'caster';
  // RDD-CAST-08: asleep, nobody aims.
  if (aim === null) return [amiss, 'RDD-CAST-08'];
  if (aim.target === 'soi') return [amiss, amiss === 'caster' ? 'RDD-AIM-05' : 'RDD-AIM-03'];
  const met = aim.visible && aim.pointed && aim.fitting && aim.distance <= reach;
  return met ? ['target', 'RDD-AIM-01'] : [amiss, BY_TARGET[aim.target]];
}

function resolve(s: State, f: Aiming, io: Io): void {
  const d = dreamerOf(s, f.seat);
  const under = pop(s, f);
  const spell = knownSpell(d, f.spell);
  const reach = reachOf(s, d, spell);
  const [on, rule] = destination(f.aim, spell, reach);
  io.tell?.({ kind: 'aimed', rule, seat: d.seat, spell: spell.id, on, reach });
  if (on === 'impossible') {
    push(s, { kind: 'ruling', step: 'tear', seat: d.seat, about: spell.id }, under);
    return;
  }
  // Several targets resist one after another, each for itself (ruling).
  const targets = f.aim && on === 'target' ? [f.aim, ...(f.aim.others ?? [])] : [f.aim];
  const { birthHour } = d.sheet;
  for (const target of targets) {
    const affected = spell.resistance === null ? on : resist(s, d, spell, f.parameters, { on, aim: target }, io);
    const hours = { caster: birthHour, target: affected === 'caster' ? birthHour : target?.hour };
    io.tell?.({
      kind: 'took',
      rule: spell.resistance === null ? 'RDD-CAST-03' : on === 'target' ? 'RDD-JR-02' : 'RDD-JR-04',
      seat: d.seat,
      spell: spell.id,
      on: affected,
      ...named(on, target),
      until: affected === 'nobody' ? null : lastsUntil(spell, f.parameters, s.round, hours),
    });
  }
}

/** RDD-AIM-08: around the caster, violet or yellow, up to 100 m across, for a moment or for ever. */
export const tear: Step<Types, Ruling> = {
  kind: 'tear',
  to: gardienOf,
  open: true,
  about: (_s, { seat, about: of }) => ({ seat, of }),
  cites: ['RDD-AIM-08'],
  choices: () => [{ do: 'draw' }, { do: 'tear', colour: 'violette', diameter: 10, lasting: false }],
  on: {
    draw: { cites: ['RDD-X-04'], take: (s, f, _a, io) => drawTear(s, f, io) },
    tear: (s, f, a, io) => opens(s, f, a, 'gardien', io),
  },
  otherwise: ['RDD-AIM-08', 'tearOrDraw'],
  run: drawTear,
};

function drawTear(s: State, f: Ruling, io: Io): undefined {
  const colour = io.chance.pick(TEAR, 2) === 0 ? 'violette' : 'jaune';
  const diameter = io.chance.die(TEAR, 100);
  return opens(s, f, { colour, diameter, lasting: io.chance.pick(TEAR, 6) === 0 }, 'draw', io);
}

function opens(s: State, f: Ruling, a: Omit<Do<'tear'>, 'do'>, by: By, io: Io): undefined {
  pop<AnyFrame>(s, f);
  const { colour, diameter, lasting, detail = '' } = a;
  io.tell?.({ kind: 'tear', rule: 'RDD-AIM-08', seat: f.seat, by, colour, diameter, lasting, detail });
}

// ---------------------------------------------------------------------------------------------------------------------
// RDD-JR: the target resists; what is resisted turns back on the caster

/**
 * RDD-JR-01, and ruling 3 where it goes by the birth hour that the caster named: right, wrong, or none. Against somebody
 * who has no birth hour, as an animal, none counts as named.
 */
function difficultyOfResistance(spell: Known, { hour: named }: Parameters, birthHour: number | undefined): number {
  if (spell.resistance !== 'hn') return spell.resistance ?? 0;
  if (named === undefined || birthHour === undefined) return HN_RESISTANCE.unnamed;
  return named === birthHour ? HN_RESISTANCE.right : HN_RESISTANCE.wrong;
}

type Target = Pick<Aim, 'points' | 'hour' | 'name' | 'seat'>;
type Who = 'target' | 'caster';

/** Of several targets each is told by its name, where it has one. */
const named = (on: Who, aim: Target | null): { readonly name?: string } =>
  on === 'target' && aim?.name !== undefined ? { name: aim.name } : {};

/** RDD-JR-01: current points, no skill, and no general state (RDD-STATE-01). */
function resists(s: State, d: Dreamer, roller: Roller, difficulty: number, io: Io): boolean {
  const { who, points, aim } = roller;
  const rolled = roll(io, RESISTANCE, points, difficulty);
  const success = isSuccess(rolled.result);
  io.tell?.({ kind: 'resistance', rule: 'RDD-JR-01', seat: d.seat, who, ...named(who, aim), rolled, success });
  if (rolled.result === 'particuliere' && difficulty < 0) learn(learnerOf(s, d, roller), io);
  return success;
}

/** Who rolls to resist, under how many points; of a target, what was said of it. */
interface Roller {
  readonly who: Who;
  readonly points: number;
  readonly aim: Target | null;
}

/** The dreamer of this table who resists; the sheet of any other target is not here. */
const learnerOf = (s: State, d: Dreamer, { who, aim }: Roller): Dreamer | null | undefined =>
  who === 'caster' ? d : aim?.seat === undefined ? undefined : s.dreamers[aim.seat];

/** RDD-JR-03: one point, always in RÊVE; a désir lancinant forbids it. */
function learn(d: Dreamer | null | undefined, io: Io): void {
  if (!d || forbids(d, 'experience')) return;
  d.experience = { ...d.experience, reve: d.experience.reve + 1 };
  io.tell?.({ kind: 'experience', rule: 'RDD-JR-03', seat: d.seat, reve: 1, voie: null, draconic: 0 });
}

/** Whom the spell comes down on, and what was said of the target. */
interface Resisting {
  readonly on: Who;
  readonly aim: Target | null;
}

/** On whom it works in the end. */
function resist(s: State, d: Dreamer, spell: Known, fixed: Parameters, first: Resisting, io: Io): Who | 'nobody' {
  const { on, aim } = first;
  // RDD-JR-02: it turns back on the caster, who resists at r0. RDD-JR-04: on oneself the same, and both rolls are his.
  const [points, birthHour] = on === 'target' ? [aim?.points ?? 0, aim?.hour] : [d.points, d.sheet.birthHour];
  const difficulty = difficultyOfResistance(spell, fixed, birthHour);
  if (!resists(s, d, { who: on, points, aim }, difficulty, io)) return on;
  return resists(s, d, { who: 'caster', points: d.points, aim: null }, 0, io) ? 'nobody' : 'caster';
}
