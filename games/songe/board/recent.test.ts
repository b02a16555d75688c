/** What lies on the cloth is what counts: an opening changes when stones are drawn again. */

import { Fast } from '@reverie/kernel/chance/fast';
import type { Event } from '@reverie/kernel/events';
import type { VisibleEntry } from '@reverie/kernel/match';
import { expect, test } from 'vitest';
import { optionsSchema } from '../options.ts';
import { rules } from '../rules.ts';
import { asItLies, recentIn } from './recent.ts';

test('a tie is seen as one, however many stones were drawn again before it', () => {
  let mended = 0;
  let ties = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const chance = new Fast(seed);
    const past: VisibleEntry[] = [];
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
        const { opening } = recentIn(past);
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
  const past: VisibleEntry[] = [];
  const say = (what: string, text: string) => {
    const event = { kind: 'said', rule: 'SON-WHEN-01', what, about: '', text, by: 'conteur' } as Event;
    past.push({ n: past.length, event, drawn: [] });
  };
  say('scene', 'La brume monte.');
  expect(recentIn(past).told).toBe('La brume monte.');
  say('story', 'Une cloche sonne.');
  say('reaction', '2');
  say('story', '');
  expect(recentIn(past).told).toBe('Une cloche sonne.');
  say('scene', '');
  expect(recentIn(past).told).toBe('');
});
