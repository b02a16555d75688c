/** A game as JSON lines, for programs that play through a pipe. Input is the same as for people. */
import type { PendingDraw } from '@reverie/kernel/chance/asked';
import { spoken } from '@reverie/kernel/chance/chance';
import type { Game, Seat, Viewer } from '@reverie/kernel/game';
import type { VisibleEntry } from '@reverie/kernel/match';
import type { Refusal } from '@reverie/kernel/refusal';
import { sayRefusal } from '@reverie/kernel/texts/say';
import type { Context } from '../context.ts';
import { EventPrinter } from '../event-printer.ts';
import { plainOdds } from '../odds.ts';
import type { AnyMatch, Plan } from './plan.ts';
import type { Screen } from './screen.ts';
import type { OfferWithOdds, SeatPrompt } from './seat-prompt.ts';

export class JsonScreen implements Screen {
  readonly #ctx: Context;
  readonly #game: Game;
  readonly #printer: EventPrinter;

  constructor(ctx: Context, game: Game, seats: readonly Seat[]) {
    this.#ctx = ctx;
    this.#game = game;
    this.#printer = new EventPrinter(ctx, game, seats);
  }

  get #words() {
    return this.#game.texts[this.#ctx.language];
  }

  #line(line: string, rest: object): void {
    this.#ctx.out.line({ line, ...rest });
  }

  opening({ game, places, chance }: Plan, resumed: boolean): void {
    this.#line('opening', { game: game.rules.id, version: game.rules.version, seats: places, chance, resumed });
  }

  curtain(name: string): void {
    this.#line('curtain', { name });
  }

  look(match: AnyMatch, who: Viewer, heard: readonly VisibleEntry[]): void {
    for (const line of heard) this.#event(line);
    this.board(match, who);
  }

  board(match: AnyMatch, who: Viewer): void {
    this.#line('view', { viewer: String(who), view: match.view(who) });
  }

  #event({ n, event, drawn }: VisibleEntry): void {
    this.#line('event', { entry: n, event, drawn, text: this.#printer.text(event) });
  }

  prompt({ decisions, offers, seats }: SeatPrompt): void {
    for (const decision of decisions) {
      const choices = offers.filter((offer) => offer.decision === decision).map(jsonOffer);
      this.#line('decision', { decision, text: this.#words.decision(decision, seats), choices });
    }
  }

  several(offers: readonly OfferWithOdds[]): void {
    this.#line('several', { choices: offers.map(jsonOffer) });
  }

  draw({ label, space }: PendingDraw, name: string | undefined): void {
    this.#line('draw', { label, space: spoken(space), text: this.#words.purpose(label), ...(name && { name }) });
  }

  faceDown({ label }: PendingDraw): void {
    this.#line('unseen', { label, text: this.#words.purpose(label) });
  }

  echo(): void {
    // The reader of these lines typed the answers.
  }

  refused(refusal: Refusal): void {
    this.#line('refusal', { ...refusal, text: sayRefusal(this.#ctx.language, refusal, this.#words) });
  }

  note(text: string): void {
    this.#line('note', { text });
  }

  help(commands: readonly (readonly [string, string])[]): void {
    this.#line('help', { commands });
  }

  why(lines: readonly VisibleEntry[]): void {
    this.#line('why', {
      lines: lines.map(({ n, event, drawn }) => ({
        entry: n,
        event,
        drawn,
        rule: this.#printer.rule(event.rule) ?? null,
      })),
    });
  }

  rules(ids: readonly string[]): void {
    for (const id of ids) this.#line('rule', { id, text: this.#printer.rule(id) ?? null });
  }

  saved(file: string): void {
    this.#line('saved', { file });
  }

  end(match: AnyMatch, seed: string | undefined, file: string | undefined): void {
    this.#line('end', {
      outcome: match.outcome ?? null,
      entries: match.journal.entries.length,
      ...(seed !== undefined && { seed }),
      ...(file !== undefined && { file }),
    });
  }
}

function jsonOffer({ number, answer, text, odds, assumed }: OfferWithOdds): object {
  const under = assumed.map((one) => ({ as: one.as, odds: plainOdds(one.odds) }));
  return { number, answer, text, odds: plainOdds(odds), ...(under.length > 0 && { assumed: under }) };
}
