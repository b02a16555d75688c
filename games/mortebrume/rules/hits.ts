/** HB-32, HB-33: what is done about a shot or a spell that hits, and what it does. */

import { next } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import type { How } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { spellOf } from '../data/spells.ts';
import { weaponOf } from '../data/weapons.ts';
import { type Event, who } from '../events.ts';
import { roundedDown } from '../geometry/plane.ts';
import { type Fighter, fighterOf, type State } from '../state.ts';
import type { VolleyFrame } from '../unfinished.ts';
import { isFree } from './fighter.ts';
import { breakPreparation, strikeHome } from './harm.ts';
import { shotBand } from './measure.ts';
import { askRolls } from './rolls.ts';
import { recoil } from './shift.ts';
import { applySpell } from './spells.ts';
import { dodgeAsk, willAsk } from './terms.ts';
import { landObject, landVictim } from './throws.ts';

type Port = Io<Event>;

export const targetOf = (s: State, f: VolleyFrame): Fighter | null => (f.target >= 0 ? fighterOf(s, f.target) : null);

/** What the one who is hit may do: MOR-STR-A3, MOR-LND-A3 the same for those hit by mistake. */
export function reactions(s: State, f: VolleyFrame): How[] {
  if (f.hit < 0) return ['take'];
  const t = fighterOf(s, f.hit);
  const kind = f.what === 'spell' ? (spellOf(f.with)?.reaction ?? 'none') : 'dodge';
  if (kind === 'none' || !isFree(t)) return ['take'];
  if (kind === 'will') return ['will', 'take'];
  return t.stunned || t.noDodge ? ['take'] : ['dodge', 'take'];
}

export function react(s: State, f: VolleyFrame, how: How, io: Port): void {
  f.how = how;
  next(s, f, 'reacted');
  if (f.hit < 0) return;
  const t = fighterOf(s, f.hit);
  const by = fighterOf(s, f.by);
  if (how === 'dodge') {
    breakPreparation(s, t, io);
    f.rolled = [];
    askRolls(s, [dodgeAsk(s, t, by, f.hit === f.target ? f.share : 0)]);
  } else if (how === 'will') {
    f.rolled = [];
    askRolls(s, [willAsk(t, 'will')]);
  }
}

/** HB-32: damage of a shot, halved in the far band. */
export function shotDamage(damage: number, off: boolean): number {
  return off ? roundedDown((damage * BASE.off.halves) / 2) : damage;
}

export function apply(s: State, f: VolleyFrame, io: Port): void {
  const by = fighterOf(s, f.by);
  next(s, f, 'done');
  if (f.how === 'dodge' || f.how === 'will') {
    const [answer] = f.rolled;
    if (answer && !answer.auto && answer.total >= f.total) {
      f.dodged = true;
      const t = fighterOf(s, f.hit);
      io.tell?.({ kind: 'struck', rule: 'HB-32', who: who(by), target: who(t), result: 'dodged', special: false });
      return;
    }
  }
  if (f.what === 'spell') {
    applySpell(s, f, by, io);
    return;
  }
  if (f.hit < 0) return;
  const t = fighterOf(s, f.hit);
  if (f.what === 'throw') {
    if (f.thing >= 0) landObject(s, f, by, t, io);
    else landVictim(s, f, by, t, io);
    return;
  }
  const weapon = weaponOf(f.with);
  if (!weapon) return;
  const damage = shotDamage(weapon.damage, shotBand(weapon.reach, by, t) === 'off');
  const terms = [{ rule: 'HB-25', what: 'weapon', value: weapon.damage }];
  if (damage < weapon.damage) terms.push({ rule: 'HB-30', what: 'band', value: damage - weapon.damage });
  const blow = {
    damage,
    terms,
    special: f.special,
    effect: weapon.special,
    doubled: true,
    by,
    x: by.x,
    y: by.y,
    rule: 'HB-32',
  };
  const pushed = strikeHome(s, t, blow, io);
  if (pushed > 0) recoil(s, t, by.x, by.y, pushed, io, 'HB-26');
}
