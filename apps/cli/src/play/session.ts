/** A game at the keyboard: turns, input, results. */
import type { PendingDraw } from '@reverie/kernel/chance/asked';
import type { Program, SeatIndex, Viewer } from '@reverie/kernel/game';
import { isRefusal } from '@reverie/kernel/refusal';
import { answerBy } from '@reverie/players/answer-by';
import { findBot, usualBot } from '@reverie/players/bots';
import { isHelp, isQuit, type PromptInput, parseInput } from '@reverie/table/prompt';
import { badInput, type CommandError, type Ending, failure, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { short } from '../layout.ts';
import type { LineReader } from '../line-reader.ts';
import { describeSpace, drawFaceDown, parseOutcome } from './dice.ts';
import { lookUp, RECENT_EVENTS } from './look-up.ts';
import type { AnyMatch, Plan } from './plan.ts';
import type { Saver } from './saver.ts';
import type { Screen } from './screen.ts';
import { type OfferWithOdds, type SeatPrompt, seatPrompt } from './seat-prompt.ts';
import type { Place, SitterKind } from './seats.ts';
import { nextTurn } from './turns.ts';

/** People may mistype for ever; piped input that fails this often is given up. */
const MAX_CONFUSED = 100;

/** Result of a turn: continue, the player is gone (end of input or quit), or an error. */
type TurnResult = 'on' | 'gone' | CommandError;

interface SessionParts {
  readonly ctx: Context;
  readonly plan: Plan;
  readonly match: AnyMatch;
  readonly screen: Screen;
  readonly reader: LineReader;
  readonly saver: Saver;
  readonly resumed: boolean;
}

export class Session {
  readonly #parts: SessionParts;
  readonly #kinds: readonly SitterKind[];
  readonly #people: readonly SeatIndex[];
  /** The first entry that a viewer has not seen yet. */
  readonly #news = new Map<Viewer, number>();
  readonly #skipped = new Set<number>();
  #atScreen: SeatIndex | undefined;
  #confused = 0;

  constructor(sitting: SessionParts) {
    this.#parts = sitting;
    this.#kinds = sitting.plan.places.map(({ kind }) => kind);
    this.#people = [...this.#kinds.keys()].filter((seat) => this.#kinds[seat] === 'human');
    if (sitting.resumed) {
      for (const who of [...this.#people, 'spectator'] as const) {
        this.#news.set(who, sitting.match.heard(who).at(-RECENT_EVENTS)?.n ?? 0);
      }
    }
  }

  async play(): Promise<Ending> {
    const { match, ctx } = this.#parts;
    for (;;) {
      if (!match.awaited && match.outcome) return this.#finish();
      // Yields to the event loop, so that a game between bots notices a closed output.
      await new Promise(setImmediate);
      if (ctx.out.exitCode !== undefined) return this.#suspend();
      const got = await (match.awaited ? this.#draw(match.awaited) : this.#turn());
      if (got === 'gone') return this.#suspend();
      if (isCommandError(got)) return got;
    }
  }

  #turn(): TurnResult | Promise<TurnResult> {
    const { match, plan, ctx } = this.#parts;
    const turn = nextTurn(match.pending, this.#kinds, this.#skipped, this.#atScreen);
    if (turn.of === 'human') return this.#ask(turn.seat);
    const { program } = plan.places[turn.decision.seat] as Place;
    const player = findBot(plan.game, program ?? usualBot(plan.game, turn.decision.seat)) as Program;
    const done = answerBy(match, turn.decision, player, plan.below, ctx.world.now());
    if (done) this.#resetSkips();
    else this.#skipped.add(turn.decision.id);
    if (this.#people.length === 0 && !match.awaited && !match.outcome) this.#look('spectator');
    return 'on';
  }

  #resetSkips(): void {
    this.#skipped.clear();
    this.#confused = 0;
  }

  #look(who: Viewer): void {
    const { match, screen } = this.#parts;
    screen.look(match, who, match.heard(who, this.#news.get(who) ?? 0));
    this.#news.set(who, match.journal.entries.length);
  }

  /** Hands the screen to a seat. With several people and hidden information, the others look away first. */
  async #handOver(seat: SeatIndex): Promise<'on' | 'gone'> {
    const { match, screen, ctx } = this.#parts;
    if (this.#atScreen !== seat && match.rules.secrets && this.#people.length > 1) {
      screen.curtain(match.seats[seat]?.name ?? '', this.#atScreen);
      const line = await this.#read(ctx.t.play.enter);
      if (line === undefined || isQuit(line)) return 'gone';
    }
    this.#atScreen = seat;
    return 'on';
  }

  async #read(prompt = '> '): Promise<string | undefined> {
    const { reader, screen } = this.#parts;
    const line = await reader.next(prompt);
    if (line !== undefined) screen.echo(line);
    return line;
  }

  async #ask(seat: SeatIndex): Promise<TurnResult> {
    const { match, plan, screen, saver, ctx } = this.#parts;
    const kept = await saver.write(match.journal);
    if (kept) return failure(kept.text);
    if ((await this.#handOver(seat)) === 'gone') return 'gone';
    this.#look(seat);
    const question = seatPrompt(plan.game, match, seat, ctx.language);
    screen.prompt(question);
    for (;;) {
      const line = await this.#read();
      if (line === undefined) return 'gone';
      const got = await this.#handle(seat, question, parseInput(line, question));
      if (got !== 'asked') return got;
      if (this.#tooConfused()) return badInput(ctx.t.play.confused);
    }
  }

  #tooConfused(): boolean {
    this.#confused++;
    return !this.#parts.reader.interactive && this.#confused > MAX_CONFUSED;
  }

  /** Handles input. 'asked': the prompt is still open. */
  async #handle(
    seat: SeatIndex,
    question: SeatPrompt,
    typed: PromptInput<OfferWithOdds>,
  ): Promise<TurnResult | 'asked'> {
    const { match, plan, screen, ctx } = this.#parts;
    switch (typed.do) {
      case 'choose':
        return this.#answer(seat, typed.offer.decision.id, typed.offer.answer);
      case 'answer': {
        const decision = question.decisions.find(({ open }) => open) ?? question.decisions[0];
        return this.#answer(seat, decision?.id ?? -1, typed.answer);
      }
      case 'skip':
        for (const { id } of question.decisions) this.#skipped.add(id);
        return 'on';
      case 'undo':
        return this.#undo(seat);
      case 'leave': {
        const done = match.leave(seat, ctx.world.now());
        if (!isRefusal(done)) this.#resetSkips();
        else screen.refused(done);
        return 'on';
      }
      case 'quit':
        return 'gone';
      case 'board':
        screen.board(match, seat);
        return 'asked';
      case 'save':
        await this.#save(typed.file);
        return 'asked';
      default: {
        const recent = match.heard(seat).slice(-RECENT_EVENTS);
        lookUp(typed, { ctx, game: plan.game, screen, question, recent, help: ctx.t.play.help });
        return 'asked';
      }
    }
  }

  #answer(seat: SeatIndex, decision: number, answer: unknown): 'on' | 'asked' {
    const { match, screen, ctx } = this.#parts;
    const done = match.answer(seat, decision, answer, { at: ctx.world.now() });
    if (isRefusal(done)) {
      screen.refused(done);
      return 'asked';
    }
    this.#resetSkips();
    return 'on';
  }

  /** Free undo, or undo with the consent of the others: bots always give it. */
  #undo(seat: SeatIndex): 'on' | 'asked' {
    const { match, screen, ctx } = this.#parts;
    const { play } = ctx.t;
    const back = match.takeBack(seat);
    const alone = this.#people.length === 1;
    if (!back || !(back.free || alone)) {
      screen.note(back ? play.backNeedsConsent : play.nothingToTakeBack);
      return 'asked';
    }
    const done = match.back(back.to, ctx.world.now());
    if (isRefusal(done)) {
      screen.refused(done);
      return 'asked';
    }
    this.#resetSkips();
    screen.note(back.free ? play.tookBack : play.tookBackByConsent);
    return 'on';
  }

  async #save(file: string): Promise<void> {
    const { match, screen, saver, ctx } = this.#parts;
    const target = file.trim() || saver.file;
    const error = target === undefined ? badInput(ctx.t.save.where) : await saver.saveTo(target, match.journal);
    if (error) screen.note(error.text);
    else screen.saved(target as string);
  }

  async #draw(awaited: PendingDraw): Promise<TurnResult> {
    const { match, screen, ctx } = this.#parts;
    const { seen } = awaited;
    const seers = seen === 'all' ? 'all' : this.#people.filter((seat) => seen !== 'none' && seen.includes(seat));
    if (seers !== 'all' && seers.length === 0) {
      screen.faceDown(awaited);
      match.supply(drawFaceDown(awaited, ctx.world.entropy));
      return 'on';
    }
    const drawer = seers === 'all' ? undefined : (seers.find((seat) => seat === this.#atScreen) ?? seers[0]);
    if (drawer !== undefined && (await this.#handOver(drawer)) === 'gone') return 'gone';
    screen.draw(awaited, drawer === undefined ? undefined : match.seats[drawer]?.name);
    for (;;) {
      const line = await this.#read();
      if (line === undefined || isQuit(line)) return 'gone';
      const outcome = parseOutcome(line, awaited);
      if (outcome !== undefined) {
        match.supply(outcome);
        this.#resetSkips();
        return 'on';
      }
      if (isHelp(line)) screen.note(ctx.t.dice.help);
      else screen.note(ctx.t.dice.notOne(short(line.trim()), describeSpace(awaited.space, ctx.t)));
      if (this.#tooConfused()) return badInput(ctx.t.play.confused);
    }
  }

  /** Stops in the middle; the game can be resumed if it is saved. */
  async #suspend(): Promise<Ending> {
    const { match, screen, saver, plan, ctx } = this.#parts;
    const error = await saver.write(match.journal);
    if (error) return failure(error.text);
    const { file } = saver;
    if (file === undefined || match.journal.entries.length === 0) screen.note(ctx.t.save.notKept);
    else {
      screen.saved(file);
      screen.note(ctx.t.save.resume(ctx.self, plan.game.rules.id, short(file, 80)));
    }
    return undefined;
  }

  async #finish(): Promise<Ending> {
    const { match, screen, saver, plan } = this.#parts;
    const error = await saver.write(match.journal);
    const [only] = this.#people;
    const who: Viewer = this.#people.length === 1 && only !== undefined ? only : 'spectator';
    // A spectator has seen what was on the screen so far.
    if (who === 'spectator' && this.#atScreen !== undefined) this.#news.set(who, this.#news.get(this.#atScreen) ?? 0);
    this.#look(who);
    screen.end(match, plan.seed, error ? undefined : saver.file);
    return error && failure(error.text);
  }
}
