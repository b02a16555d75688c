/** The doors for options and seats: what is wrong with them is said before a game begins. */
import type { z } from 'zod';
import type { Rules, Seat } from './game.ts';
import { type Refusal, refuse } from './refusal.ts';
import { MAX_SEATS } from './seats.ts';
import { misshape } from './shape.ts';

export function parseOptions<O>(
  rules: { readonly options: z.ZodType<O> },
  options: unknown,
): { readonly options: O } | Refusal {
  const parsed = rules.options.safeParse(options);
  if (parsed.success) return { options: parsed.data };
  return refuse('invalid', 'KER-OPTIONS', 'optionsShape', { ...misshape(parsed.error) });
}

/** As long as the journal takes them. */
const MAX_NAME = 100;

export function checkSeats(rules: Pick<Rules, 'seats'>, seats: readonly Seat[]): Refusal | undefined {
  if (seats.length > MAX_SEATS)
    return refuse('invalid', 'KER-SEATS', 'seatsShape', { where: '', expected: `≤ ${MAX_SEATS}` });
  if (seats.some(({ name }) => name.length > MAX_NAME))
    return refuse('invalid', 'KER-SEATS', 'nameTooLong', { max: MAX_NAME });
  const stranger = seats.find(({ role }) => !rules.seats.some((plan) => plan.role === role));
  if (stranger) return refuse('invalid', 'KER-SEATS', 'noRole', { role: stranger.role.slice(0, 40) });
  for (const { role, min, max } of rules.seats) {
    const count = seats.filter((seat) => seat.role === role).length;
    if (count < min) return refuse('invalid', 'KER-SEATS', 'tooFew', { role, min, count });
    if (count > max) return refuse('invalid', 'KER-SEATS', 'tooMany', { role, max, count });
  }
  return undefined;
}
