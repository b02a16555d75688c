/** The plan of a table: seats and who sits there, and the spec made from it. */
import type { Game, SeatPlan } from '@reverie/kernel/game';
import { usualBot } from '@reverie/players/bots';
import type { Spec } from '@reverie/table/spec';

/** Who is to sit on a seat: the visitor, someone else, or a bot. */
type Sitter = { readonly kind: 'me' | 'other' } | { readonly kind: 'program'; readonly program: string };

export interface PlannedSeat {
  readonly key: number;
  readonly role: string;
  readonly name: string;
  readonly sitter: Sitter;
}

export interface Plan {
  readonly game: string;
  /** On this device, or on the server with links to send. */
  readonly where: 'here' | 'online';
  readonly seats: readonly PlannedSeat[];
  readonly title: string;
  readonly watch: Spec['watch'];
  readonly listed: boolean;
  /** Anybody may take a free seat from the lobby. */
  readonly welcome: boolean;
  readonly dice: boolean;
  /** Programs may advise people at this table. */
  readonly advice: boolean;
  /** Minutes for the game, or days for each answer. */
  readonly clock: { readonly minutes: number; readonly increment: number } | { readonly days: number } | null;
  readonly options: unknown;
}

export function firstPlan(game: Game, where: Plan['where']): Plan {
  const roles = game.rules.seats.flatMap(({ role, min, together = min }) =>
    Array.from({ length: together }, () => role),
  );
  return {
    game: game.rules.id,
    where,
    seats: roles.map((role, i) => ({
      key: i,
      role,
      name: '',
      sitter:
        i === 0
          ? { kind: 'me' }
          : where === 'online'
            ? { kind: 'other' }
            : { kind: 'program', program: usualBot(game, i) },
    })),
    title: '',
    watch: 'link',
    listed: false,
    welcome: false,
    dice: false,
    advice: false,
    clock: null,
    options: {},
  };
}

export const countOf = (seats: readonly PlannedSeat[], role: string): number =>
  seats.filter((seat) => seat.role === role).length;

/** Seats of one role stay together, in the order in which the game names its roles. */
export function addSeat(plan: Plan, role: string, plans: readonly SeatPlan[]): Plan {
  const key = Math.max(-1, ...plan.seats.map((seat) => seat.key)) + 1;
  const order = (one: string) => plans.findIndex((seat) => seat.role === one);
  const seats = [...plan.seats, { key, role, name: '', sitter: { kind: 'other' } as const }];
  return { ...plan, seats: seats.sort((a, b) => order(a.role) - order(b.role)) };
}

export const removeSeat = (plan: Plan, key: number): Plan => ({
  ...plan,
  seats: plan.seats.filter((seat) => seat.key !== key),
});

export const changeSeat = (plan: Plan, key: number, changes: Partial<PlannedSeat>): Plan => ({
  ...plan,
  seats: plan.seats.map((seat) => {
    if (seat.key === key) return { ...seat, ...changes };
    // The visitor takes one seat; at a table on one device, others share the screen.
    return changes.sitter?.kind === 'me' && seat.sitter.kind === 'me' ? { ...seat, sitter: { kind: 'other' } } : seat;
  }),
});

export function specOf(plan: Plan, myName: string): Spec {
  const { clock, title } = plan;
  return {
    game: plan.game,
    options: plan.options as Spec['options'],
    seats: plan.seats.map(({ role, name, sitter }) => {
      const called = sitter.kind === 'me' ? myName : name.trim();
      return {
        role,
        ...(called !== '' && { name: called }),
        sitter: sitter.kind === 'program' ? { kind: 'program', program: sitter.program } : { kind: 'open' },
      };
    }),
    watch: plan.where === 'here' ? 'nobody' : plan.watch,
    listed: plan.where === 'online' && plan.listed,
    ...(plan.where === 'online' && plan.welcome && { welcome: true }),
    dice: plan.dice,
    ...(plan.advice && { advice: true }),
    clock: clock && plan.where === 'online' ? clockOf(clock) : null,
    ...(title.trim() !== '' && { title: title.trim() }),
  };
}

const clockOf = (clock: NonNullable<Plan['clock']>): NonNullable<Spec['clock']> =>
  'days' in clock
    ? { seconds: clock.days * 86_400, increment: 0, perAnswer: true }
    : { seconds: clock.minutes * 60, increment: clock.increment };
