/** HB-01 to HB-06: rolls, and what may be added before them (W5): destiny points, the morale bonus, a reserved action. */
import type { Purpose } from '@reverie/kernel/chance/chance';
import type { Term } from '@reverie/kernel/events';
import { next, pop } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { BASE, SPECIAL_FACES } from '../data/constants.ts';
import { RESERVED, thingOf } from '../data/things.ts';
import type { Weapon } from '../data/weapons.ts';
import { who } from '../events.ts';
import { type Ask, type Charge, ROLLS, type Rolled, type RollKind, type RollsFrame } from '../frames.ts';
import { CM, roundedDown } from '../geometry/plane.ts';
import { type Fighter, fighterOf, kindsOf, lay, type State } from '../state.ts';
import type { Port } from '../types.ts';
import { toEither } from '../ways.ts';
import { isBurdened, mayReserve, profile } from './fighter.ts';
import { breakPreparation } from './harm.ts';
import { type Field, lineOf, meleeBand, meleeWeapon, sees, shotBand } from './measure.ts';
import { procedure } from './procedure.ts';

/** What each roll is for, as it is called out. */
const PURPOSES = Object.fromEntries(
  Object.keys(ROLLS).map((what) => [what, { label: what, seen: 'all' }]),
) as unknown as Readonly<Record<RollKind, Purpose>>;

/** As many dice as anybody adds to one roll: the odds stay small enough to be weighed. */
const MOST_ADDED = 8;

export const sumOf = (a: Ask): number => {
  const { terms } = a;
  let sum = 0;
  for (let i = 0; i < terms.length; i++) sum += (terms[i] as Term).value;
  return sum;
};

/** HB-03, HB-04: the dice read. */
export function readDice(faces: readonly number[], plus: number): Rolled {
  let total = plus;
  let special = false;
  let auto = true;
  for (const face of faces) {
    total += face;
    if (face !== 1) auto = false;
    if (SPECIAL_FACES.has(face)) special = true;
  }
  return { faces, total, special, auto };
}

export function askRolls(s: State, asks: Ask[]): void {
  lay(s, { kind: 'rolls', step: 'ask', asks, at: 0, serial: 0 });
}

const seatOf = (s: State, a: Ask): 0 | 1 => fighterOf(s, a.who).seat as 0 | 1;
export const destinyOf = (s: Pick<State, 'destiny' | 'extra'>, seat: 0 | 1): number => s.destiny[seat] + s.extra[seat];

/** Whether there is anything to be decided before this roll. */
function isAsked(s: State, a: Ask): boolean {
  const seat = seatOf(s, a);
  return destinyOf(s, seat) > 0 || s.bonus[seat] > 0 || a.reserved !== null;
}

function roll(s: State, a: Ask, io: Port): Rolled {
  const faces =
    a.add === 0 ? [io.chance.die(PURPOSES[a.what], a.die)] : io.chance.dice(PURPOSES[a.what], 1 + a.add, a.die);
  const rolled = readDice(faces, sumOf(a));
  if (io.tell) {
    const dice = faces.reduce((sum, face) => sum + face, 0);
    const sum = [...a.terms, { rule: 'HB-01', what: 'dice', value: dice }];
    io.tell({ kind: 'rolled', rule: ROLLS[a.what], who: who(fighterOf(s, a.who)), what: a.what, ...rolled, sum });
  }
  return rolled;
}

/** HB-16: writes a reserved action off. Using one breaks a preparation (MOR-SOR-06). */
export function useReserved(s: State, f: Fighter, what: NonNullable<Ask['reserved']>, io: Port): void {
  if (RESERVED[what].limit === 'turn') f.usedTurn = [...f.usedTurn, what];
  else f.usedGame = [...f.usedGame, what];
  io.tell?.({ kind: 'reserved', rule: 'HB-16', who: who(f), what });
  breakPreparation(s, f, io);
}

/** HB-02: points that lapse go first. */
function spend(s: State, seat: 0 | 1, points: number): void {
  const lapsing = Math.min(points, s.extra[seat]);
  s.extra[seat] -= lapsing;
  s.destiny[seat] -= points - lapsing;
}

/** The modifiers of every roll, each with its rule. Rules, odds and previews all take them from here. */

const term = (rule: string, what: string, value: number): Term => ({ rule, what, value });
const MALUS = -BASE.modifier;
const HEIGHT = BASE.height * CM;

/** A field under its weather. */
type Weathered = Field & Pick<State, 'weather'>;

/** MOR-PRI-03 */
function burden(s: Field, f: Fighter, terms: Term[]): void {
  if (isBurdened(s, f)) terms.push(term('MOR-PRI-03', 'prisoner', MALUS));
}

interface MeleeTerms {
  readonly body: boolean;
  /** MOR-MUL-09: out of its best band against any of the targets. */
  readonly off: boolean;
  readonly charge: Charge | null;
  /** A share of a combined attack's malus. */
  readonly share: number;
}

/** A maniement d'arme, or a body strike (MOR-BOD-02: with the dodge aptitude; MOR-BOD-A3: no band). */
export function weaponAsk(s: Field, f: Fighter, { body, off, charge, share }: MeleeTerms, answers: boolean): Ask {
  const { value, die } = body ? profile(f).dodge : profile(f).weapon;
  const terms = [body ? term('MOR-BOD-02', 'dodgeSkill', value) : term('HB-01', 'weaponSkill', value)];
  if (off && !body) terms.push(term('HB-20', 'band', BASE.off.roll));
  burden(s, f, terms);
  // MOR-CHG-05
  if (charge?.type === 'surprise' && charge.bonus > 0) terms.push(term('MOR-CHG-05', 'surprise', charge.bonus));
  if (share > 0) terms.push(term('MOR-CMB-05', 'combined', -share));
  const reserved = answers && !body && mayReserve(f, 'garde-haute') ? 'garde-haute' : null;
  return { who: f.id, what: body ? 'body' : 'weapon', die, terms, add: 0, reserved };
}

/** HB-21, HB-23: a dodge; harder against what one does not see coming. MOR-CHG-09: easier after a percée. */
export function dodgeAsk(s: Field, f: Fighter, from: Fighter, share: number): Ask {
  const { value, die } = profile(f).dodge;
  const terms = [term('HB-23', 'dodgeSkill', value)];
  if (!sees(s, f, from)) terms.push(term('HB-21', 'unseen', MALUS));
  burden(s, f, terms);
  if (f.dodgeBonus > 0) terms.push(term('MOR-CHG-09', 'percee', f.dodgeBonus));
  if (share > 0) terms.push(term('MOR-CMB-05', 'combined', -share));
  return { who: f.id, what: 'dodge', die, terms, add: 0, reserved: null };
}

export const willAsk = (f: Fighter, what: 'will' | 'morale' | 'initiative'): Ask => {
  const { value, die } = profile(f).will;
  return { who: f.id, what, die, terms: [term('HB-01', 'willSkill', value)], add: 0, reserved: null };
};

export interface Aim {
  /** Whom it is meant for; null for a point where nobody stands. */
  readonly target: Fighter | null;
  /** The height of the place aimed at. */
  readonly z: number;
  /** MOR-INT-A5: the target is on its way. */
  readonly moving: boolean;
}

/** MOR-RNG-02: moved or acted this turn; a prepared spell that was cast is an act. */
const hasStirred = (f: Fighter): boolean => f.moved || f.acted || f.cast;

/** MOR-RNG-01 to -03, MOR-RNG-A5 (no size where nobody stands), MOR-RNG-A3 (weather by scenario) and the other rulings: the same lines for shots, throws and spells. */
export function rangeTerms(s: Weathered, f: Fighter, { target, z, moving }: Aim): Term[] {
  const terms: Term[] = [];
  const self = target?.id === f.id;
  // Once only, and MOR-RNG-A6: the shot itself is no earlier act.
  const stirred = hasStirred(f) || moving || (!self && target !== null && hasStirred(target));
  if (stirred) terms.push(term('MOR-RNG-02', 'moved', MALUS));
  if (s.weather === 'rain') terms.push(term('MOR-RNG-02', 'weather', MALUS));
  // MOR-RNG-A4: nothing else counts for a spell on oneself.
  if (self) return terms;
  // MOR-RNG-A2: surface to surface.
  if (z - f.z > HEIGHT) terms.push(term('MOR-RNG-02', 'lower', MALUS));
  if (f.z - z >= HEIGHT) terms.push(term('MOR-RNG-03', 'higher', BASE.modifier));
  if (!target) return terms;
  if (lineOf(s, f, target).verdict === 'partial') terms.push(term('MOR-RNG-02', 'cover', MALUS));
  const { size } = profile(target);
  if (size === 0) terms.push(term('MOR-RNG-02', 'small', MALUS));
  else if (size >= 4) terms.push(term('MOR-RNG-03', 'huge', 2 * BASE.modifier));
  // MOR-RNG-A1: size 1 is neither.
  else if (size >= 2) terms.push(term('MOR-RNG-03', 'large', BASE.modifier));
  if (target.phys === 0) terms.push(term('MOR-RNG-03', 'lying', BASE.modifier));
  return terms;
}

/** HB-32 */
export function shotAsk(s: Weathered, f: Fighter, weapon: Weapon, target: Fighter, moving: boolean): Ask {
  const { value, die } = profile(f).ranged ?? { value: 0, die: 6 };
  const terms = [term('HB-32', 'rangedSkill', value), ...rangeTerms(s, f, { target, z: target.z, moving })];
  if (shotBand(weapon.reach, f, target) === 'off') terms.push(term('HB-30', 'band', BASE.off.roll));
  const reserved =
    mayReserve(f, 'oeil-du-guetteur') && terms.some(({ what }) => what === 'cover') ? 'oeil-du-guetteur' : null;
  return { who: f.id, what: 'shot', die, terms, add: 0, reserved };
}

/** HB-33, MOR-SOR-03: the aptitude for this spell, raised by the boost. */
export function spellAsk(s: Weathered, f: Fighter, spell: string, aim: Aim, boost: number): Ask {
  const skill = profile(f).spells.find((one) => one.spell === spell);
  const terms = [term('HB-33', 'spellSkill', skill?.value ?? 0)];
  if (boost > 0) terms.push(term('MOR-SOR-03', 'boost', boost));
  terms.push(...rangeTerms(s, f, aim));
  return { who: f.id, what: 'spell', die: skill?.die ?? 6, terms, add: 0, reserved: null };
}

/** MOR-THR-02, -03, -08: physique, less what the thing weighs or the victim's whole physique. */
export function throwAsk(s: Weathered, f: Fighter, aim: Aim, thing: string | null, victim: Fighter | null): Ask {
  const terms = [term('MOR-THR-02', 'physique', f.phys)];
  if (thing !== null) terms.push(term('MOR-THR-03', 'weight', -(thingOf(thing)?.encumbrance ?? 0)));
  if (victim) terms.push(term('MOR-THR-08', 'victim', -profile(victim).physique));
  terms.push(...rangeTerms(s, f, aim));
  return { who: f.id, what: 'throw', die: profile(f).physiqueDie, terms, add: 0, reserved: null };
}

/** MOR-ESC-03 */
export function escapeAsk(f: Fighter): Ask {
  const { value, die } = profile(f).will;
  const terms = [term('MOR-ESC-03', 'halfWill', roundedDown(value / 2))];
  return { who: f.id, what: 'escape', die, terms, add: 0, reserved: null };
}

/** MOR-BOD-03, MOR-BOD-A1 (damage, so the target's armour counts): armour and a point for every ten of physique. */
export const bodyDamage = (f: Pick<Fighter, 'arm' | 'phys'>): number => f.arm + roundedDown(f.phys / 10);

/**
 * HB-25 up to the division, rounding down (MOR-GEN-03). MOR-MUL-A2, MOR-MUL-A3: the charge and rage
 * come in before the band halves it, and the halving before the division.
 */
export function strikeDamage(
  f: Fighter,
  targets: number,
  { body, off, offensive, rage }: Pick<MeleeTerms, 'body' | 'off'> & Readonly<Record<'offensive' | 'rage', number>>,
): { readonly damage: number; readonly terms: readonly Term[] } {
  const own = body ? bodyDamage(f) : (meleeWeapon(f)?.damage ?? 0);
  const terms = [term(body ? 'MOR-BOD-03' : 'HB-25', body ? 'fists' : 'weapon', own)];
  if (offensive > 0) terms.push(term('MOR-CHG-06', 'offensive', offensive));
  if (rage > 0) terms.push(term('HB-16', 'rage', rage));
  let damage = own + offensive + rage;
  if (off && !body) {
    const halved = roundedDown((damage * BASE.off.halves) / 2);
    terms.push(term('HB-20', 'band', halved - damage));
    damage = halved;
  }
  if (targets > 1) {
    // MOR-MUL-06: what cannot be divided is lost.
    const each = roundedDown(damage / targets);
    terms.push(term('MOR-MUL-06', 'shared', each - damage));
    damage = each;
  }
  return { damage, terms };
}

/** Whether a melee weapon strikes outside its best band. */
export function isOff(f: Fighter, other: Fighter): boolean {
  const weapon = meleeWeapon(f);
  return !weapon || meleeBand(weapon.class, f, other) !== 'good';
}

/** W5: the roll at hand is decided about before any of them falls. */
const rollAt = (f: RollsFrame): Ask => f.asks[f.at] as Ask;

function takeDice(s: State, f: RollsFrame, { add, morale, reserved }: Do<'dice'>, io: Port): Refusal | undefined {
  const a = rollAt(f);
  const seat = seatOf(s, a);
  if (add > Math.min(MOST_ADDED, destinyOf(s, seat))) {
    return refuse('invalid', 'HB-02', 'noDestiny', { points: destinyOf(s, seat) });
  }
  if (morale && s.bonus[seat] === 0) return refuse('invalid', 'MOR-MRL-05', 'noBonus');
  if (reserved && !a.reserved) return refuse('invalid', 'HB-16', 'noReserved');
  const one = fighterOf(s, a.who);
  if (add > 0) {
    spend(s, seat, add);
    a.add = add;
    io.tell?.({ kind: 'destiny', rule: 'HB-02', who: who(one), dice: add });
  }
  if (morale) {
    // MOR-MRL-07, MOR-MRL-A4: announced before the roll, on top of all the rest.
    a.terms.push({ rule: 'MOR-MRL-05', what: 'morale', value: s.bonus[seat] });
    io.tell?.({ kind: 'moraleUsed', rule: 'MOR-MRL-05', who: who(one), bonus: s.bonus[seat] });
    s.bonus[seat] = 0;
  }
  if (reserved && a.reserved) {
    useReserved(s, one, a.reserved, io);
    if (a.reserved === 'garde-haute') {
      a.terms.push({ rule: 'HB-16', what: 'garde-haute', value: BASE.reserved.guard });
    } else a.terms = a.terms.filter(({ what }) => what !== 'cover');
  }
  f.at++;
  next(s, f, 'ask');
  return undefined;
}

export const rolls = procedure<RollsFrame>({
  ask: {
    kind: 'dice',
    to(s, f) {
      const a = f.asks[f.at];
      return a && isAsked(s, a) ? seatOf(s, a) : undefined;
    },
    about(s, f) {
      const { who: fighter, what, die, reserved } = rollAt(f);
      return { fighter, what, die, plus: sumOf(rollAt(f)), reserved, first: s.first, kinds: kindsOf(s) };
    },
    cites: ['HB-01', 'HB-02', 'HB-03', 'HB-04', 'HB-06'],
    worth: toEither,
    choices(s, f) {
      const a = rollAt(f);
      const seat = seatOf(s, a);
      const found: Answer[] = [];
      const most = Math.min(2, destinyOf(s, seat));
      for (let add = 0; add <= most; add++) {
        found.push({ do: 'dice', add });
        if (s.bonus[seat] > 0) found.push({ do: 'dice', add, morale: true });
        if (a.reserved) found.push({ do: 'dice', add, reserved: true });
      }
      return found;
    },
    on: {
      dice: {
        cites: (d, { add, morale, reserved }) => [
          ...(add > 0 ? ['HB-02', 'HB-05'] : ['HB-01']),
          ...(d.about.what === 'escape' ? ['MOR-ESC-A4'] : []),
          ...(morale ? ['MOR-MRL-05', 'MOR-MRL-07', 'MOR-MRL-A4'] : []),
          ...(reserved ? ['HB-16'] : []),
        ],
        take: takeDice,
      },
    },
    otherwise: ['HB-02', 'notThis'],
    run(s, f, io) {
      while (f.at < f.asks.length && !isAsked(s, rollAt(f))) f.at++;
      if (f.at < f.asks.length) {
        next(s, f, 'ask');
        return;
      }
      const rolled: Rolled[] = [];
      for (const a of f.asks) rolled.push(roll(s, a, io));
      const under = pop(s, f);
      if (under && 'rolled' in under) under.rolled = rolled;
    },
  },
});
