/** A game on a terminal, as text. */
import type { PendingDraw } from '@reverie/kernel/chance/asked';
import type { Game, Outcome, Seat, SeatIndex, Viewer } from '@reverie/kernel/game';
import type { VisibleEntry } from '@reverie/kernel/match';
import type { Preset } from '@reverie/kernel/presets';
import type { Refusal } from '@reverie/kernel/refusal';
import { rulesIn } from '@reverie/kernel/rulebook';
import { sayRefusal } from '@reverie/kernel/texts/say';
import { wordIn } from '@reverie/kernel/words';
import type { Context } from '../context.ts';
import { EventPrinter } from '../event-printer.ts';
import { columns, indent, short, table } from '../layout.ts';
import { oddsLines } from '../odds.ts';
import { describeSpace } from './dice.ts';
import type { AnyMatch, Plan } from './plan.ts';
import type { Screen } from './screen.ts';
import type { OfferWithOdds, SeatPrompt } from './seat-prompt.ts';

/** Nobody reads a longer list; typing the beginning of a choice finds it. */
const MOST_CHOICES = 60;
/** Up to this many choices get a line each. */
const FEW_CHOICES = 5;

export class TextScreen implements Screen {
  readonly #ctx: Context;
  readonly #game: Game;
  readonly #printer: EventPrinter;
  readonly #echoes: boolean;
  /** What everybody saw last: from then on a glance may do. */
  readonly #shown = new Map<Viewer, unknown>();

  constructor(ctx: Context, game: Game, seats: readonly Seat[], echoes: boolean) {
    this.#ctx = ctx;
    this.#game = game;
    this.#printer = new EventPrinter(ctx, game, seats);
    this.#echoes = echoes;
  }

  get #words() {
    return this.#game.texts[this.#ctx.language];
  }

  #say(lines: readonly string[]): void {
    for (const line of lines) this.#ctx.out.say(line);
  }

  opening({ game, places, chance, preset }: Plan, resumed: boolean): void {
    const { t, out } = this.#ctx;
    out.say(`${out.bold(this.#words.title)} ${out.dim(`· ${t.games.version(game.rules.version)}`)}`);
    out.say(places.map(({ name, kind }) => t.play.place(name, kind)).join(' · '));
    if (preset !== undefined) this.#say(this.#whichRules(preset));
    if (chance.kind === 'audited') this.#say([`${t.play.commitment} ${out.dim(chance.commitment)}`]);
    else out.say(t.play.chance[chance.kind]);
    if (resumed) out.say(t.play.resumed);
    out.say(out.dim(t.play.hint));
  }

  /** By the book or our way, and what our way changes. */
  #whichRules(preset: Preset | null): string[] {
    const { t, out, language } = this.#ctx;
    const changes = preset === 'ours' ? Object.values(this.#game.house?.changes ?? {}) : [];
    return [
      t.play.rules[preset ?? 'neither'],
      ...indent(changes.map((change) => out.dim(`– ${wordIn(language, change)}`))),
    ];
  }

  curtain(name: string, before: SeatIndex | undefined): void {
    const { t, out } = this.#ctx;
    if (before !== undefined) out.wipe();
    else out.say();
    out.say(out.bold(t.play.curtain(name)));
  }

  look(match: AnyMatch, who: Viewer, heard: readonly VisibleEntry[]): void {
    const { out } = this.#ctx;
    if (heard.length > 0) out.say();
    this.#say(indent(heard.flatMap((line) => this.#printer.lines(line))));
    out.say();
    const view = match.view(who);
    const before = this.#shown.get(who);
    this.#shown.set(who, view);
    const asked = match.pending.filter(({ seat }) => seat === who);
    const seen = before !== undefined && this.#words.glance?.(view, before, asked, match.seats);
    this.#say((seen || this.#words.board(view, match.seats)).split('\n'));
  }

  board(match: AnyMatch, who: Viewer): void {
    this.#say(this.#words.board(match.view(who), match.seats).split('\n'));
  }

  prompt({ decisions, offers, seats }: SeatPrompt): void {
    const { t, out } = this.#ctx;
    for (const decision of decisions) {
      out.say();
      out.say(out.bold(this.#words.decision(decision, seats)));
      const mine = offers.filter((offer) => offer.decision === decision);
      this.#say(this.#choices(mine));
      if (decision.open) out.say(out.dim(`  ${t.play.open}`));
      const rules = this.#game.rules.cites?.(decision) ?? [];
      if (rules.length > 0) out.say(out.dim(`  ${t.play.rests(rules.join(', '))}`));
    }
    if (decisions.every(({ optional }) => optional)) out.say(out.dim(`  ${t.play.optional}`));
  }

  several(offers: readonly OfferWithOdds[]): void {
    this.#ctx.out.say(this.#ctx.t.play.several);
    this.#say(this.#choices(offers));
  }

  #choices(offers: readonly OfferWithOdds[]): string[] {
    const { t, out, language } = this.#ctx;
    const shown = offers.slice(0, MOST_CHOICES);
    const digits = Math.max(...offers.map(({ number }) => String(number).length));
    const number = (offer: OfferWithOdds) => out.accent(String(offer.number).padStart(digits));
    const oneEach = shown.length <= FEW_CHOICES || shown.some(({ odds }) => odds);
    const lines = oneEach
      ? table(
          shown.flatMap((offer) => {
            const [first = '', ...more] = oddsLines(offer, this.#game.texts[language], t);
            return [
              [`${number(offer)}  ${offer.text}`, out.dim(first)],
              ...more.map((line) => ['', out.dim(line)] as const),
            ];
          }),
        )
      : columns(
          shown.map((offer) => `${number(offer)}  ${offer.text}`),
          out.width - 2,
        );
    if (offers.length > shown.length) lines.push(out.dim(t.play.moreChoices(offers.length - shown.length)));
    return indent(lines);
  }

  draw({ label, space }: PendingDraw, name: string | undefined): void {
    const { t, out } = this.#ctx;
    out.say();
    out.say(out.bold(t.dice.ask(short(this.#words.purpose(label), 80), name)));
    out.say(`  ${describeSpace(space, t)}`);
  }

  faceDown({ label }: PendingDraw): void {
    const { t, out } = this.#ctx;
    out.say(out.dim(`· ${t.dice.unseen(short(this.#words.purpose(label), 80))}`));
  }

  echo(line: string): void {
    if (this.#echoes) this.#ctx.out.say(`> ${short(line, 80)}`.trimEnd());
  }

  refused(refusal: Refusal): void {
    this.note(this.#ctx.t.play.refused(sayRefusal(this.#ctx.language, refusal, this.#words)));
  }

  note(text: string): void {
    this.#ctx.out.say(text);
  }

  help(commands: readonly (readonly [string, string])[]): void {
    this.#say(indent(table(commands.map(([typed, what]) => [this.#ctx.out.accent(typed), what]))));
  }

  why(lines: readonly VisibleEntry[]): void {
    this.#say(indent(lines.flatMap((line) => this.#printer.unfolded(line))));
  }

  rules(ids: readonly string[]): void {
    this.#say(
      indent(
        table(
          ids.map((id) => [
            this.#ctx.out.accent(id),
            `${this.#printer.rule(id) ?? ''} ${this.#ctx.out.dim(`(${this.#printer.sources(id)})`)}`,
          ]),
          '  ',
        ),
      ),
    );
  }

  saved(file: string): void {
    this.note(this.#ctx.t.save.done(short(file, 80)));
  }

  end(match: AnyMatch, seed: string | undefined, file: string | undefined): void {
    const { t, out } = this.#ctx;
    out.say();
    if (match.outcome) this.#say(outcomeLines(this.#ctx, this.#game, match.seats, match.outcome));
    if (file !== undefined || seed !== undefined) out.say();
    if (seed !== undefined) out.say(`${t.play.seed} ${out.dim(seed)}`);
    if (file !== undefined) this.saved(file);
    if (seed !== undefined)
      out.say(file === undefined ? t.play.verifyNext : t.play.verifyWith(this.#ctx.self, short(file, 80)));
  }
}

/** The winners, the scores and the rule. */
export function outcomeLines(
  { language, t, out }: Context,
  game: Game,
  seats: readonly Seat[],
  { winners, scores, rule }: Outcome,
): string[] {
  const names = winners.map((seat) => seats[seat]?.name ?? String(seat));
  const lines = [out.bold(names.length > 0 ? t.play.won(names) : t.play.nobodyWon)];
  if (scores) lines.push(`  ${seats.map(({ name }, i) => `${name} ${scores[i] ?? 0}`).join(' · ')}`);
  lines.push(`  ${out.dim(rule)}  ${rulesIn(game.rulebook, language)[rule] ?? t.log.noRuleText}`);
  return lines;
}
