/** What the six spells do once they are cast (HB-33). */
import type { Purpose } from '@reverie/kernel/chance/chance';
import type { Io } from '@reverie/kernel/game';
import { BASE } from '../data/constants.ts';
import { spellOf } from '../data/spells.ts';
import { type Event, who } from '../events.ts';
import { CM } from '../geometry/plane.ts';
import { type Fighter, fighterOf, type State } from '../state.ts';
import type { VolleyFrame } from '../unfinished.ts';
import { isFit, profile } from './fighter.ts';
import { strikeHome } from './harm.ts';
import { recoil } from './shift.ts';

const HEAL: Purpose = { label: 'heal', seen: 'all' };

export function applySpell(s: State, f: VolleyFrame, by: Fighter, io: Io<Event>): void {
  const spell = spellOf(f.with);
  if (!spell) return;
  const amount = spell.amount[f.special ? 1 : 0];
  if (spell.effect === 'veil') {
    if (!f.at) return;
    const [x, y] = f.at;
    s.veils.push({ x, y, r: amount * CM, until: s.turn + 1 });
    io.tell?.({ kind: 'veil', rule: 'HB-33', at: f.at, radius: amount });
    return;
  }
  if (f.hit < 0) return;
  const t = fighterOf(s, f.hit);
  switch (spell.effect) {
    case 'bolt': {
      const terms = [{ rule: 'HB-33', what: 'weapon', value: spell.damage }];
      const blow = {
        damage: spell.damage,
        terms,
        special: f.special,
        effect: spell.special,
        doubled: true,
        by,
        x: by.x,
        y: by.y,
        rule: 'HB-33',
      };
      strikeHome(s, t, blow, io);
      return;
    }
    case 'push': {
      const cm = Math.max(amount, f.total - f.difficulty) * (f.special ? 2 : 1);
      recoil(s, t, by.x, by.y, cm, io, 'HB-33');
      return;
    }
    case 'root':
      t.rooted = s.turn + amount;
      io.tell?.({ kind: 'state', rule: 'HB-33', who: who(t), what: 'rooted', amount });
      return;
    case 'stone':
      // It does not add to itself: the better one counts.
      if (t.stoneUntil < s.turn || t.stone <= amount) {
        t.stone = amount;
        t.stoneUntil = s.turn + 1;
      }
      io.tell?.({ kind: 'state', rule: 'HB-33', who: who(t), what: 'stone', amount });
      return;
    case 'heal': {
      if (!isFit(t)) return;
      const gained = io.chance.sum(HEAL, amount, 6);
      t.phys = Math.min(profile(t).physique, t.phys + gained);
      io.tell?.({ kind: 'healed', rule: 'HB-33', who: who(t), amount: gained, left: t.phys });
    }
  }
}

/** HB-16 second-souffle. */
export function breathe(f: Fighter, io: Io<Event>): void {
  const gained = BASE.reserved.breath;
  f.phys = Math.min(profile(f).physique, f.phys + gained);
  io.tell?.({ kind: 'healed', rule: 'HB-16', who: who(f), amount: gained, left: f.phys });
}
