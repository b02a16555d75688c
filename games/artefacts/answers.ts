/** Everything that can be answered, as it comes over a wire. Cards, sorts of dream powers, places and seats are numbers. */
import { onDemand } from '@reverie/kernel/on-demand';
import { z } from 'zod';
import { CARDS } from './data/cards.ts';
import { SORTS } from './data/dream-powers.ts';

export const answerSchema = onDemand(() => {
  const card = z
    .int()
    .min(0)
    .max(CARDS.length - 1);
  const sort = z
    .int()
    .min(0)
    .max(SORTS - 1);
  const powers = z.array(sort).max(6);
  const place = z.int().min(0).max(2);
  const seat = z.int().min(0).max(3);
  /** 🌀 points used in a payment. */
  const spirals = z.int().min(0).max(6);
  const just = <T extends string>(what: T) => z.strictObject({ do: z.literal(what) });

  return z.discriminatedUnion('do', [
    // before the first turn
    z.strictObject({ do: z.literal('pick'), card }),
    just('keep'),
    z.strictObject({
      do: z.literal('redraw'),
      powers: powers.optional().describe('those to put back; without, all six'),
    }),
    z.strictObject({ do: z.literal('compose'), cards: z.array(card).max(6) }),
    z.strictObject({ do: z.literal('take'), card }),
    just('done'),
    // one's turn
    z.strictObject({ do: z.literal('refill'), discard: powers }),
    just('wakeOwn'),
    z.strictObject({
      do: z.literal('summon'),
      card,
      pay: powers.optional().describe('without, the payment that is suggested'),
      spirals: spirals.optional(),
      place: place.optional().describe('without, the first that is free'),
    }),
    z.strictObject({ do: z.literal('use'), card, pay: powers.optional(), spirals: spirals.optional() }),
    z.strictObject({ do: z.literal('drop'), place }),
    just('fight'),
    z.strictObject({ do: z.literal('designate'), seat }),
    z.strictObject({
      do: z.literal('attack'),
      place,
      target: z.union([place, z.literal(3)]).describe('a place of the opponent, or 3 for the Dreamer'),
      boost: powers,
    }),
    just('end'),
    just('concede'),
    // a fight
    z.strictObject({ do: z.literal('intercept'), place }),
    z.strictObject({
      do: z.literal('defend'),
      boost: powers,
      item: card.optional(),
      pay: powers.optional(),
      spirals: spirals.optional(),
    }),
    z.strictObject({ do: z.literal('boost'), boost: powers }),
    // a power at work
    z.strictObject({ do: z.literal('target'), seat, place }),
    z.strictObject({ do: z.literal('recall'), power: sort, drop: sort.optional() }),
    z.strictObject({ do: z.literal('drawPower'), drop: sort.optional() }),
    z.strictObject({ do: z.literal('forget'), seat, power: sort }),
    z.strictObject({ do: z.literal('barter'), seat, give: sort, get: sort.optional() }),
    z.strictObject({ do: z.literal('giveBack'), power: sort }),
    z.strictObject({ do: z.literal('swap'), seat }),
    just('decline'),
  ]);
});
export type Answer = z.infer<typeof answerSchema>;
/** One kind of answer. */
export type Do<K extends Answer['do']> = Extract<Answer, { do: K }>;
