/** HB-25: who has the better of a blow, and what comes of it: damage or capture (W7). */
import { next } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import type { Event } from '../events.ts';
import { type Fighter, fighterOf, type State } from '../state.ts';
import type { MeleeFrame, Rolled } from '../unfinished.ts';
import { captors, tryCapture } from './capture.ts';
import { mayReserve } from './fighter.ts';
import { strikeHome } from './harm.ts';
import { meleeWeapon } from './measure.ts';
import { useReserved } from './rolls.ts';
import { recoil } from './shift.ts';
import { strikeDamage } from './terms.ts';

type Port = Io<Event>;

export const target = (s: State, f: MeleeFrame): Fighter => fighterOf(s, f.targets[f.at] as number);

/** The roll that belongs to a target, if it made one; the striker's is the last. */
export function rollOf(f: MeleeFrame, i: number): Rolled | undefined {
  if (f.hows[i] === 'take') return undefined;
  let at = 0;
  for (let k = 0; k < i; k++) if (f.hows[k] !== 'take') at++;
  return f.rolled[at];
}

export const attackOf = (f: MeleeFrame): Rolled => f.rolled[f.rolled.length - 1] as Rolled;

/** Who dominates whom in the pair at hand. */
export function pairOf(
  s: State,
  f: MeleeFrame,
): { readonly winner: Fighter; readonly loser: Fighter; readonly special: boolean; readonly body: boolean } {
  const by = fighterOf(s, f.by);
  const t = target(s, f);
  if (f.result === 'dominated') {
    return { winner: t, loser: by, special: rollOf(f, f.at)?.special ?? false, body: f.hows[f.at] === 'body' };
  }
  return { winner: by, loser: t, special: attackOf(f).special, body: f.body };
}

/** The plain damage of the pair at hand, before doubling. */
export function plainDamage(s: State, f: MeleeFrame, rage: number) {
  const { winner, body } = pairOf(s, f);
  const own = winner.id === f.by;
  // MOR-CHG-06: the bonus of an offensive charge goes to whoever dominates.
  const counts = own || s.settings.offensive === 'dominator';
  const offensive = f.charge?.type === 'offensive' && counts ? f.charge.bonus : 0;
  const off = own ? f.off : (f.offs[f.at] ?? false);
  return strikeDamage(winner, own ? f.targets.length : 1, { body, off, offensive, rage });
}

export function land(s: State, f: MeleeFrame, rage: boolean, io: Port): void {
  const { winner, loser, special, body } = pairOf(s, f);
  const own = winner.id === f.by;
  let extra = rage ? BASE.reserved.rage : 0;
  if (rage) {
    useReserved(s, winner, 'rage', io);
    if (own) f.rage = extra;
  } else if (own) extra = f.rage;
  const { damage, terms } = plainDamage(s, f, extra);
  const effect = body ? 'stun' : (meleeWeapon(winner)?.special ?? null);
  const blow = {
    damage,
    terms,
    special,
    effect,
    doubled: !body,
    by: winner,
    x: winner.x,
    y: winner.y,
    rule: body ? 'MOR-BOD-03' : 'HB-25',
  };
  const pushed = strikeHome(s, loser, blow, io);
  next(s, f, 'press');
  if (pushed > 0) recoil(s, loser, winner.x, winner.y, pushed, io, 'HB-26');
}

/** W7: damage or capture. */
export function blowChoices(s: State, f: MeleeFrame): Answer[] {
  const { winner, loser } = pairOf(s, f);
  const found: Answer[] = [{ do: 'blow', how: 'damage' }];
  if (mayReserve(winner, 'rage') && f.rage === 0) found.push({ do: 'blow', how: 'damage', rage: true });
  if (!f.captureTried)
    for (const captor of captors(s, winner, loser)) found.push({ do: 'blow', how: 'capture', by: captor.id });
  return found;
}

export function takeBlow(s: State, f: MeleeFrame, a: Answer, io: Port): Refusal | undefined {
  if (a.do !== 'blow') return refuse('invalid', 'HB-25', 'notThis');
  const { winner, loser, special } = pairOf(s, f);
  if (a.how === 'damage') {
    if (a.rage && !(mayReserve(winner, 'rage') && f.rage === 0)) return refuse('invalid', 'HB-16', 'noReserved');
    land(s, f, a.rage === true, io);
    return undefined;
  }
  if (a.rage) return refuse('invalid', 'HB-16', 'noReserved');
  if (f.captureTried) return refuse('invalid', 'MOR-CAP-A6', 'oneCapture');
  const captor = captors(s, winner, loser).find(({ id }) => id === (a.by ?? winner.id));
  if (!captor) return refuse('invalid', 'MOR-CAP-01', 'cannotCapture');
  f.captureTried = true;
  next(s, f, 'press');
  const { damage } = plainDamage(s, f, f.rage);
  const { body } = pairOf(s, f);
  // MOR-CAP-04, MOR-CAP-A3: the damage that the strike would have done, special success included.
  tryCapture(s, captor, loser, captor.id === winner.id ? damage * (special && !body ? 2 : 1) : null, io);
  return undefined;
}
