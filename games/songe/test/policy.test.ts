/** How those whom nobody plays fence: no redraw is burnt on a hopeless opening, and tempers differ. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { DUELLISTS } from '../characters.ts';
import { type Facts, policy } from '../rules/duel/policy.ts';
import { type Sheet, TEMPERS } from '../sheet.ts';
import { sheet } from './table.ts';

const facts = (own: Partial<Sheet> = {}, more: Partial<Facts> = {}): Facts => ({
  sheet: { ...sheet({ escrime: 3 }), ...own },
  panache: 2,
  dessous: 0,
  last: null,
  run: 0,
  wounds: 0,
  ...more,
});
type Question = Parameters<typeof policy>[0];
const chosen = (kind: string, about: object, choices: readonly Answer[], known = facts()): Answer | undefined =>
  choices[policy({ kind, about: { foe: 'B', side: 0, ...about } } as Question, choices, known, () => 0)];
const stand: Answer = { do: 'stand' };
const redraw = (count: number): Answer => ({ do: 'redraw', count, from: 'escrime' });

describe('the opening', () => {
  const opens = (white: number | undefined, foeWhite: number | null, most: number) =>
    chosen('duel.openMend', { white, foeWhite }, [stand, redraw(1), ...(most > 1 ? [redraw(most)] : [])]);
  test('SON-DUE-07 what one stone in two or three may level is drawn again, one stone at a time', () => {
    expect(opens(4, 5, 1)).toEqual(redraw(1));
    expect(opens(3, 5, 2)).toEqual(redraw(1));
    expect(opens(3, 5, 3)).toEqual(redraw(1));
  });
  test('SON-DUE-07 no redraw is burnt on a hopeless one', () => {
    expect(opens(2, 5, 2)).toEqual(stand);
    expect(opens(2, 5, 3)).toEqual(stand);
    expect(opens(0, 8, 4)).toEqual(stand);
  });
  test('in the dark nobody knows what is hopeless', () => expect(opens(undefined, null, 1)).toEqual(redraw(1)));
});

describe('tempers', () => {
  const suffers = (temper: Sheet['temper'], wound: string, dessous = 0) =>
    chosen('duel.suffer', { wound }, [{ do: 'wound' }, { do: 'dessous' }], facts({ temper }, { dessous }))?.do;
  test('the wary give way, the bold and the proud bleed', () => {
    expect([undefined, ...TEMPERS].map((temper) => suffers(temper, 'serieuse'))).toEqual([
      ...['dessous', 'dessous', 'wound', 'dessous', 'wound'],
    ]);
    expect(suffers('wary', 'legere', 2)).toBe('dessous');
    expect(suffers('bold', 'mortelle')).toBe('dessous');
  });
  test('the bold spend their last stone for a worse wound, others keep some', () => {
    const raises = (temper: Sheet['temper']) =>
      chosen('duel.raise', { chain: 2, result: 0 }, [{ do: 'pass' }, { do: 'raise', count: 1 }], facts({ temper }))?.do;
    expect([raises(undefined), raises('bold')]).toEqual(['pass', 'raise']);
  });
  test('the sly reach for the scenery, the proud make a show', () => {
    const manoeuvres = { attaqueSimple: 1, sable: 1 } as const;
    const cards: Answer[] = [
      { do: 'attack', manoeuvre: 'attaqueSimple' },
      { do: 'attack', manoeuvre: 'sable' },
    ];
    expect(chosen('duel.attack', {}, cards, facts({ temper: 'sly', manoeuvres }))).toEqual(cards[1]);
    expect(chosen('duel.attack', {}, cards, facts({ temper: 'bold', manoeuvres }))).toEqual(cards[0]);
    const shows: Answer[] = [{ do: 'pass' }, { do: 'impress' }];
    expect(chosen('duel.impress', {}, shows, facts({ temper: 'proud', escrime: 1 }))?.do).toBe('impress');
    expect(chosen('duel.impress', {}, shows, facts({ escrime: 1 }))?.do).toBe('pass');
  });
  test('each duellist with a name has another', () =>
    expect(new Set(Object.values(DUELLISTS).map(({ temper }) => temper)).size).toBe(TEMPERS.length));
});
