/** What lies on the cloth is what counts: an opening changes when stones are drawn again. */

import { recentIn } from '@reverie/board/recent';
import { Fast } from '@reverie/kernel/chance/fast';
import type { VisibleEntry } from '@reverie/kernel/match';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { optionsSchema } from '../options.ts';
import { rules } from '../rules.ts';
import { asItLies, LYING } from './recent.ts';

test('a tie is seen as one, however many stones were drawn again before it', () => {
  let mended = 0;
  let ties = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const chance = new Fast(seed);
    const past: VisibleEntry<Event>[] = [];
    let n = 0;
    const io = { chance, tell: (event: Event) => past.push({ n, event, drawn: [] }) } as never;
    const seats = [{ name: 'P0', role: 'arpenteur' }];
    const s = rules.setup(optionsSchema.parse({ mode: 'arena', arpenteurs: ['aurelie'] }), seats, io);
    for (; n < 120 && !rules.outcome(s); n++) {
      const [decision] = rules.pending(s).filter(({ optional }) => !optional);
      if (!decision) break;
      if (decision.kind === 'duel.tie') {
        const duel = rules.view(s, 0).business.find((one) => one.kind === 'duel');
        if (duel?.kind !== 'duel' || !('sides' in duel)) throw new Error('a tie without a duel');
        const { opening } = recentIn(past, LYING);
        const drawn = duel.sides.map(({ figure }) => opening.find((one) => one.figure === figure));
        const lying = duel.sides.map((side, i) => asItLies(drawn[i], side as never));
        expect([seed, n, lying[0]?.white]).toEqual([seed, n, lying[1]?.white]);
        ties++;
        if (drawn[0]?.white !== drawn[1]?.white) mended++;
      }
      const choices = rules.choices(s, decision);
      const going = choices.filter((one) => one.do !== 'yield' && one.do !== 'flee');
      const among = going.length > 0 ? going : choices;
      rules.answer(s, decision, among[chance.pick({ label: 'test', seen: 'all' }, among.length)] as never, io);
    }
  }
  expect(ties).toBeGreaterThan(mended);
  expect(mended).toBeGreaterThan(0);
});

test('what the Conteur tells stands on the cloth until something else is told, or another scene begins', () => {
  const past: VisibleEntry<Event>[] = [];
  const say = (what: string, text: string) => {
    const event = { kind: 'said', rule: 'SON-WHEN-01', what, about: '', text, by: 'conteur' } as Event;
    past.push({ n: past.length, event, drawn: [] });
  };
  say('scene', 'La brume monte.');
  expect(recentIn(past, LYING).told).toBe('La brume monte.');
  say('story', 'Une cloche sonne.');
  say('reaction', '2');
  say('story', '');
  expect(recentIn(past, LYING).told).toBe('Une cloche sonne.');
  say('scene', '');
  expect(recentIn(past, LYING).told).toBe('');
});

test('both draws of a show lie there with what they came to, until another duel', () => {
  const past: VisibleEntry<Event>[] = [];
  const tell = (event: object) => past.push({ n: past.length, event: event as Event, drawn: [] });
  const drew = (figure: number, white: number) =>
    tell({ kind: 'drew', rule: 'SON-IMP-01', figure, name: `F${figure}`, what: 'escrime', fixed: 1, white, row: [] });
  const settled = (figure: number, white: number) =>
    tell({ kind: 'settled', rule: 'SON-IMP-01', figure, what: 'escrime', success: true, quality: 'simple', white });
  tell({ kind: 'duel', rule: 'SON-DUE-01', names: ['F0', 'F1'] });
  drew(0, 5);
  settled(0, 6);
  drew(1, 6);
  settled(1, 6);
  tell({ kind: 'impressed', rule: 'SON-IMP-03', name: 'F0', whites: [6, 6], winner: '', loser: '' });
  const { shows, impressed } = recentIn(past, LYING);
  expect(shows.map(({ figure, white, success }) => [figure, white, success])).toEqual([
    [0, 6, true],
    [1, 6, true],
  ]);
  expect(impressed).toMatchObject({ whites: [6, 6] });
  tell({ kind: 'duel', rule: 'SON-DUE-01', names: ['F0', 'F1'] });
  expect(recentIn(past, LYING)).toMatchObject({ shows: [], impressed: null });
});
