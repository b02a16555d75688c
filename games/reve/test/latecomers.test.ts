/** RDD-X-06: somebody comes late with a haut-rêvant of his own, as the last table left him. */
import { describe, expect, test } from 'vitest';
import { characters } from '../character.ts';
import { game } from '../game.ts';
import { Table, upOn } from './table.ts';

const orsande = characters.ready[1] as (typeof characters.ready)[number];
const SEATS = ['D0', 'D1', 'Garance'].map((name) => ({ name, role: '' }));
const arrival = { name: orsande.name, ...orsande.body };

describe('RDD-X-06 a latecomer', () => {
  test('takes the place of another, with all that is his, and has a turn', () => {
    const t = new Table({ dreamers: 2, gardien: true });
    t.answerTo('watch', { do: 'arrive', seat: 0, arrival: { ...arrival, points: 7, cell: 'K9', round: 90_000 } }, 2);
    expect(t.dreamer(0)).toMatchObject({ seat: 0, points: 7, sheet: { name: 'Orsande' }, journey: null });
    expect(characters.from(t.view(0), 0)).toMatchObject({ name: 'Orsande', body: { points: 7, cell: 'K9', round: 0 } });
    expect(t.open).toContain('0 world');
    const told = t.told('ruled');
    expect(told).toMatchObject({ what: 'arrival', name: 'Orsande', gardien: 2, rule: 'RDD-X-06' });
    for (const language of ['fr', 'en'] as const)
      expect(game.texts[language].event(told as never, SEATS)).toMatch(/Garance.*Orsande/);
  });

  test('also the seat of somebody who has left, and one who is lost comes lost', () => {
    const t = new Table({ dreamers: 2, gardien: true }).leave(0);
    expect(t.s.gone).toEqual([0]);
    const belief: [string, number][] = [
      ['G4', 1],
      ['K9', 1],
    ];
    t.fixed(['place', 1]).answerTo('watch', { do: 'arrive', seat: 0, arrival: { ...arrival, cell: null, belief } }, 2);
    expect(t.s.gone).toEqual([]);
    expect(t.sees(0).cell).toBeNull();
    expect(characters.from(t.view(0), 0)?.body).toMatchObject({ cell: null, belief });
  });

  test('also a place where nobody sat yet, only where a gardien leads', () => {
    const t = new Table({ dreamers: 2, gardien: true, options: { dreamers: ['nitouche', 'nobody'] } });
    expect([t.s.dreamers[1], t.s.gone]).toEqual([null, [1]]);
    expect(characters.from(t.view(1), 1)).toBeUndefined();
    t.answerTo('watch', { do: 'arrive', seat: 1, arrival: { ...arrival, points: 7 } }, 2);
    expect(t.s.gone).toEqual([]);
    expect(characters.from(t.view(1), 1)).toMatchObject({ name: 'Orsande', body: { points: 7 } });
    expect(t.open).toContain('1 world');
    const why = (dreamers: string[], ...roles: string[]) =>
      game.rules.check?.(
        game.rules.options.parse({ dreamers }),
        roles.map((role) => ({ name: '', role })),
      )?.reason;
    expect(why(['nitouche', 'nobody'], 'haut-revant', 'haut-revant', 'gardien')).toBeUndefined();
    expect(why(['nitouche', 'nobody'], 'haut-revant', 'haut-revant')).toBe('nobodyHere');
    expect(why(['nobody'], 'haut-revant', 'gardien')).toBe('nobodyHere');
  });

  test('not in the middle of a journey, not on a seat that is none, not with a body that cannot be', () => {
    const up = upOn('J4', { gardien: true });
    expect(up.whyTo('watch', { do: 'arrive', seat: 0, arrival }, 1)).toBe('RDD-X-06 inTheMiddle');
    const t = new Table({ gardien: true });
    expect(t.whyTo('watch', { do: 'arrive', seat: 1, arrival }, 1)).toBe('RDD-X-06 noDreamer');
    expect(t.whyTo('watch', { do: 'arrive', seat: 0, arrival: { ...arrival, fatigue: 119 } }, 1)).toMatch(/^RDD-/);
    expect(t.whyTo('watch', { do: 'break', seat: 0 }, 1)).toBe('RDD-UP-05 notUp');
  });
});
