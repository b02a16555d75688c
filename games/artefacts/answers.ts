/** Everything that can be answered, as it comes over a wire. Cards, sorts of dream powers, places and seats are numbers. */
import { onDemand } from '@reverie/kernel/on-demand';
import { z } from 'zod';
import { CARDS } from './data/cards.ts';
import { SORTS } from './data/dream-powers.ts';

export const answerSchema = onDemand(() => {
  const upTo = (most: number) => z.int().min(0).max(most);
  const card = upTo(CARDS.length - 1);
  const sort = upTo(SORTS - 1);
  const powers = z.array(sort).max(6);
  const place = upTo(2);
  const seat = upTo(3);
  /** 🌀 points used in a payment. */
  const spirals = upTo(6).optional();
  const pay = powers.optional();
  const to = <K extends string, T extends z.ZodRawShape>(what: K, more: T) =>
    z.strictObject({ do: z.literal(what), ...more });

  return z.discriminatedUnion('do', [
    // before the first turn
    to('pick', { card }),
    to('keep', {}),
    to('redraw', { powers: powers.optional().describe('those to put back; without, all six') }),
    to('compose', { cards: z.array(card).max(6) }),
    to('take', { card }),
    to('done', {}),
    // one's turn
    to('refill', { discard: powers }),
    to('wakeOwn', {}),
    to('summon', {
      card,
      pay: pay.describe('without, the payment that is suggested'),
      spirals,
      place: place.optional().describe('without, the first that is free'),
    }),
    to('use', { card, pay, spirals }),
    to('drop', { place }),
    to('fight', {}),
    to('designate', { seat }),
    to('attack', {
      place,
      target: z.union([place, z.literal(3)]).describe('a place of the opponent, or 3 for the Dreamer'),
      boost: powers,
    }),
    to('end', {}),
    to('concede', {}),
    // a fight
    to('intercept', { place }),
    to('defend', { boost: powers, item: card.optional(), pay, spirals }),
    to('boost', { boost: powers }),
    // a power at work
    to('target', { seat, place }),
    to('recall', { power: sort, drop: sort.optional() }),
    to('drawPower', { drop: sort.optional() }),
    to('forget', { seat, power: sort }),
    to('barter', { seat, give: sort, get: sort.optional() }),
    to('giveBack', { power: sort }),
    to('swap', { seat }),
    to('decline', {}),
  ]);
});
export type Answer = z.infer<typeof answerSchema>;
/** One kind of answer. */
export type Do<K extends Answer['do']> = Extract<Answer, { do: K }>;
