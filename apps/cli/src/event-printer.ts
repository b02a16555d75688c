/** Log lines as text: the event, its rule, its draws and its arithmetic. */

import type { Seen } from '@reverie/kernel/chance/chance';
import type { Event } from '@reverie/kernel/events';
import type { Game, Seat } from '@reverie/kernel/game';
import { sourcesOf } from '@reverie/kernel/house';
import type { VisibleEntry } from '@reverie/kernel/match';
import { entriesOf, rulesIn } from '@reverie/kernel/rulebook';
import { signed } from '@reverie/kernel/words';
import type { Context } from './context.ts';
import { indent, short } from './layout.ts';

/** Prints the events of one game in one language. */
export class EventPrinter {
  readonly #ctx: Context;
  readonly #game: Game;
  readonly #seats: readonly Seat[];

  constructor(ctx: Context, game: Game, seats: readonly Seat[]) {
    this.#ctx = ctx;
    this.#game = game;
    this.#seats = seats;
  }

  get #words() {
    return this.#game.texts[this.#ctx.language];
  }

  /** "Ada mise." */
  text(event: Event): string {
    return this.#words.event(event, this.#seats);
  }

  /** "Ada mise. (POK-03)" */
  sentence(event: Event): string {
    return `${this.text(event)} ${this.#ctx.out.dim(`(${event.rule})`)}`;
  }

  /** The draws, then the event. */
  lines({ event, drawn }: Pick<VisibleEntry, 'event' | 'drawn'>): string[] {
    const { out } = this.#ctx;
    return [...drawn.map((seen) => out.dim(`· ${this.draw(seen)}`)), this.sentence(event)];
  }

  /** "initiative : 2d6 → 5 3" */
  draw({ label, space, outcome }: Seen): string {
    return this.#ctx.t.log.draw(
      this.#words.purpose(label),
      dieName(space),
      short(this.#words.drawn(label, outcome), 120),
    );
  }

  /** An event with its rule, draws and sum. */
  unfolded({ event, drawn }: Pick<VisibleEntry, 'event' | 'drawn'>): string[] {
    const { t, out } = this.#ctx;
    const behind = [`${out.dim(event.rule)}  ${this.rule(event.rule) ?? t.log.noRuleText}`];
    for (const seen of drawn) behind.push(`${out.dim(t.log.drawn)}  ${this.draw(seen)}`);
    if (event.sum && event.sum.length > 0) {
      const terms = event.sum.map(
        ({ what, value, rule }) => `${this.#words.term(what)} ${signed(value)} ${out.dim(`(${rule})`)}`,
      );
      const total = event.sum.reduce((sum, { value }) => sum + value, 0);
      behind.push(`${out.dim(t.log.sum)}  ${terms.join(', ')} = ${total}`);
    }
    return [this.text(event), ...indent(behind, '    ')];
  }

  /** The text of a rule. */
  rule(id: string): string | undefined {
    const rules = rulesIn(this.#game.rulebook, this.#ctx.language);
    return Object.hasOwn(rules, id) ? rules[id] : undefined;
  }

  /** Whose it is: the book’s, this house’s and why, an option’s. An option goes by its name in `--options` too. */
  sources(id: string): string {
    const entry = entriesOf(this.#game.rulebook)[id];
    const sources = entry ? sourcesOf(entry, this.#ctx.language, this.#words.options) : [];
    return sources.map(({ text, option }) => (option === undefined ? text : `${text} ${option}`)).join(' · ');
  }
}

/** "2d6" for dice; empty for other draws, whose purpose is clear enough. */
function dieName([kind, a, b]: Seen['space']): string {
  if (kind === 'die') return `d${a}`;
  return kind === 'dice' || kind === 'sum' ? `${a}d${b}` : '';
}
