/** What a mind tries in a duel: one answer of each kind, and none that cannot be the best. */
import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { kindOf, worthTrying } from '../programs/kinds.ts';
import { rules } from '../rules.ts';
import { count, duel, opens, sheet, Table } from './table.ts';

const fencer = {
  escrime: 3,
  characteristics: { DEX: 2, AGI: 0, FOR: 1 },
  manoeuvres: { attaqueSimple: 2, combatSale: 2, enForce: 1, paradeSimple: 1, fente: 2 },
};
const named = (a: Answer): string => ('manoeuvre' in a ? `${a.do} ${a.manoeuvre}` : a.do);
function tried(t: Table, kind: Parameters<Table['asked']>[0]): string[] {
  const d = t.asked(kind);
  return worthTrying(t.s, d, rules.choices(t.s, d)).map(named);
}
/** A has the upper hand. */
const attacking = (): Table => opens(duel(fencer, fencer), '○○○', '●●●●●').answerTo('duel.openMend', { do: 'stand' });

test('SON-DUE-08 of the blows that the same redraws serve the highest, of the others none that is no higher', () => {
  const t = attacking();
  expect(rules.choices(t.s, t.asked('duel.attack')).length).toBeGreaterThan(20);
  // The lunge is served by AGI, of which there is none: it is no better than the simple attack.
  expect(tried(t, 'duel.attack')).toEqual(['stop', 'attack attaqueSimple', 'attack enForce']);
});

test('SON-MAL-03 what was just done counts less, so another of its kind comes first', () => {
  const t = attacking();
  t.fixed(count('○○○●●●')).answerTo('duel.attack', { do: 'attack', manoeuvre: 'attaqueSimple' });
  t.answerTo('duel.defend', { do: 'take' });
  while (rules.pending(t.s)[0]?.kind === 'duel.raise') t.answerTo('duel.raise', { do: 'pass' });
  expect(tried(t, 'duel.attack')).toContain('attack combatSale');
  expect(tried(t, 'duel.attack')).not.toContain('attack attaqueSimple');
});

test('manoeuvres that come to the same share a name, others do not', () => {
  const t = attacking();
  const d = t.asked('duel.attack');
  const name = (manoeuvre: 'attaqueSimple' | 'combatSale' | 'enForce' | 'tables' | 'sable'): string =>
    kindOf({ do: 'attack', manoeuvre }, t.s, d);
  expect(name('combatSale')).toBe(name('attaqueSimple'));
  expect(name('tables')).toBe(name('sable'));
  expect(new Set([name('attaqueSimple'), name('enForce'), name('tables')]).size).toBe(3);
});

test('SON-DUE-10 in the arena nobody thinks of giving up', () => {
  const t = attacking();
  for (const frame of t.s.stacks[0] ?? []) {
    if (frame.kind !== 'duel') continue;
    frame.step = 'stance';
    frame.turn = 0;
    frame.sides[0].dessous = 1;
  }
  const d = t.asked('duel.stance');
  expect(rules.choices(t.s, d).map(named)).toContain('flee');
  expect(tried(t, 'duel.stance')).toEqual(['ready']);
});

test('SON-INI-03 a stone is staked for the initiative, and nobody is outbid', () => {
  const t = new Table({ options: { arpenteurs: [sheet(fencer), sheet(fencer)] }, players: 2 });
  t.answerTo('duel.impress', { do: 'pass' }).answerTo('duel.impress', { do: 'pass' });
  expect(tried(t, 'duel.bid')).toEqual(['pass', 'bid']);
  t.answerTo('duel.bid', { do: 'bid', count: 1 });
  expect(rules.choices(t.s, t.asked('duel.bid')).map(named)).toEqual(['pass', 'bid']);
  expect(tried(t, 'duel.bid')).toEqual(['pass']);
});
