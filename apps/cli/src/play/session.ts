/** A game at the keyboard: whose turn it is, what they type, and what comes of it. */
import type { Awaited } from '@reverie/kernel/chance/asked';
import type { Program, SeatIndex, Viewer } from '@reverie/kernel/game';
import { isRefusal } from '@reverie/kernel/refusal';
import { findProgram, programsOf } from '@reverie/players/programs';
import { answerBy } from '@reverie/players/seated';
import { isAskingForHelp, isLeaving, type Typed, understand } from '@reverie/table/typed';
import { badInput, type Complaint, type Ending, failure, isComplaint } from '../complaint.ts';
import type { Context } from '../context.ts';
import type { Lines } from '../input.ts';
import { short } from '../layout.ts';
import { drawUnseen, readOutcome, sayKind } from './dice.ts';
import { lookUp, RECENT } from './look-up.ts';
import { type Offer, type Question, questionFor } from './question.ts';
import type { Saver } from './saver.ts';
import type { Screen } from './screen.ts';
import type { Kind, Place } from './seats.ts';
import type { AnyMatch, Plan } from './table.ts';
import { nextTurn } from './turns.ts';

/** Somebody at a keyboard may err for ever; a pipe that says nothing sensible so often never will. */
const MOST_CONFUSED = 100;

/** What came of asking: go on, or somebody is gone (the input ended, or they said so), or it makes no sense. */
type Got = 'on' | 'gone' | Complaint;

export interface Sitting {
  readonly ctx: Context;
  readonly plan: Plan;
  readonly match: AnyMatch;
  readonly screen: Screen;
  readonly lines: Lines;
  readonly saver: Saver;
  readonly resumed: boolean;
}

export class Session {
  readonly #sitting: Sitting;
  readonly #kinds: readonly Kind[];
  readonly #people: readonly SeatIndex[];
  /** The first entry that a viewer has not been told about yet. */
  readonly #news = new Map<Viewer, number>();
  readonly #letBe = new Set<number>();
  #atScreen: SeatIndex | undefined;
  #confused = 0;

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
    this.#kinds = sitting.plan.places.map(({ kind }) => kind);
    this.#people = [...this.#kinds.keys()].filter((seat) => this.#kinds[seat] === 'human');
    if (sitting.resumed) {
      for (const who of [...this.#people, 'spectator'] as const) {
        this.#news.set(who, sitting.match.heard(who).at(-RECENT)?.n ?? 0);
      }
    }
  }

  async play(): Promise<Ending> {
    const { match, ctx } = this.#sitting;
    for (;;) {
      if (!match.awaited && match.outcome) return this.#finish();
      // A breath, so that programs among themselves notice when nobody looks on any more.
      await new Promise(setImmediate);
      if (ctx.out.gone !== undefined) return this.#putAway();
      const got = await (match.awaited ? this.#draw(match.awaited) : this.#turn());
      if (got === 'gone') return this.#putAway();
      if (isComplaint(got)) return got;
    }
  }

  #turn(): Got | Promise<Got> {
    const { match, plan, ctx } = this.#sitting;
    const turn = nextTurn(match.pending, this.#kinds, this.#letBe, this.#atScreen);
    if (turn.of === 'human') return this.#ask(turn.seat);
    const { program } = plan.places[turn.decision.seat] as Place;
    const player = findProgram(plan.game, program ?? '') ?? (programsOf(plan.game)[0] as Program);
    const done = answerBy(match, turn.decision, player, plan.below, ctx.world.now());
    if (done) this.#happened();
    else this.#letBe.add(turn.decision.id);
    if (this.#people.length === 0 && !match.awaited && !match.outcome) this.#look('spectator');
    return 'on';
  }

  #happened(): void {
    this.#letBe.clear();
    this.#confused = 0;
  }

  #look(who: Viewer): void {
    const { match, screen } = this.#sitting;
    screen.look(match, who, match.heard(who, this.#news.get(who) ?? 0));
    this.#news.set(who, match.journal.entries.length);
  }

  /** Gives the screen to a seat. Hands stay hidden: with several people, the others look away first. */
  async #giveScreen(seat: SeatIndex): Promise<'on' | 'gone'> {
    const { match, screen, ctx } = this.#sitting;
    if (this.#atScreen !== seat && match.rules.secrets && this.#people.length > 1) {
      screen.curtain(match.seats[seat]?.name ?? '', this.#atScreen);
      const line = await this.#read(ctx.t.play.enter);
      if (line === undefined || isLeaving(line)) return 'gone';
    }
    this.#atScreen = seat;
    return 'on';
  }

  async #read(prompt = '> '): Promise<string | undefined> {
    const { lines, screen } = this.#sitting;
    const line = await lines.next(prompt);
    if (line !== undefined) screen.echo(line);
    return line;
  }

  async #ask(seat: SeatIndex): Promise<Got> {
    const { match, plan, screen, saver, ctx } = this.#sitting;
    const kept = await saver.write(match.journal);
    if (kept) return failure(kept.text);
    if ((await this.#giveScreen(seat)) === 'gone') return 'gone';
    this.#look(seat);
    const question = questionFor(plan.game, match, seat, ctx.language);
    screen.question(question);
    for (;;) {
      const line = await this.#read();
      if (line === undefined) return 'gone';
      const got = await this.#take(seat, question, understand(line, question));
      if (got !== 'asked') return got;
      if (this.#tooConfused()) return badInput(ctx.t.play.confused);
    }
  }

  #tooConfused(): boolean {
    this.#confused++;
    return !this.#sitting.lines.interactive && this.#confused > MOST_CONFUSED;
  }

  /** Does what was typed. 'asked': the question stands as before. */
  async #take(seat: SeatIndex, question: Question, typed: Typed<Offer>): Promise<Got | 'asked'> {
    const { match, plan, screen, ctx } = this.#sitting;
    switch (typed.do) {
      case 'choose':
        return this.#answer(seat, typed.offer.decision.id, typed.offer.answer);
      case 'answer': {
        const decision = question.decisions.find(({ open }) => open) ?? question.decisions[0];
        return this.#answer(seat, decision?.id ?? -1, typed.answer);
      }
      case 'letBe':
        for (const { id } of question.decisions) this.#letBe.add(id);
        return 'on';
      case 'back':
        return this.#back(seat);
      case 'leave': {
        const done = match.leave(seat, ctx.world.now());
        if (!isRefusal(done)) this.#happened();
        else screen.refused(done);
        return 'on';
      }
      case 'quit':
        return 'gone';
      case 'save':
        await this.#save(typed.file);
        return 'asked';
      default: {
        const recent = match.heard(seat).slice(-RECENT);
        lookUp(typed, { ctx, game: plan.game, screen, question, recent, help: ctx.t.play.help });
        return 'asked';
      }
    }
  }

  #answer(seat: SeatIndex, decision: number, answer: unknown): 'on' | 'asked' {
    const { match, screen, ctx } = this.#sitting;
    const done = match.answer(seat, decision, answer, { at: ctx.world.now() });
    if (isRefusal(done)) {
      screen.refused(done);
      return 'asked';
    }
    this.#happened();
    return 'on';
  }

  /** Free by the law of taking back; or with the consent of the others, which programs give and people would have to. */
  #back(seat: SeatIndex): 'on' | 'asked' {
    const { match, screen, ctx } = this.#sitting;
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
    this.#happened();
    screen.note(back.free ? play.tookBack : play.tookBackByConsent);
    return 'on';
  }

  async #save(file: string): Promise<void> {
    const { match, screen, saver, ctx } = this.#sitting;
    const target = file.trim() || saver.file;
    const complaint = target === undefined ? badInput(ctx.t.save.where) : await saver.use(target, match.journal);
    if (complaint) screen.note(complaint.text);
    else screen.saved(target as string);
  }

  async #draw(awaited: Awaited): Promise<Got> {
    const { match, screen, ctx } = this.#sitting;
    const { seen } = awaited;
    const seers = seen === 'all' ? 'all' : this.#people.filter((seat) => seen !== 'none' && seen.includes(seat));
    if (seers !== 'all' && seers.length === 0) {
      screen.unseen(awaited);
      match.supply(drawUnseen(awaited, ctx.world.entropy));
      return 'on';
    }
    const drawer = seers === 'all' ? undefined : (seers.find((seat) => seat === this.#atScreen) ?? seers[0]);
    if (drawer !== undefined && (await this.#giveScreen(drawer)) === 'gone') return 'gone';
    screen.draw(awaited, drawer === undefined ? undefined : match.seats[drawer]?.name);
    for (;;) {
      const line = await this.#read();
      if (line === undefined || isLeaving(line)) return 'gone';
      const outcome = readOutcome(line, awaited);
      if (outcome !== undefined) {
        match.supply(outcome);
        this.#happened();
        return 'on';
      }
      if (isAskingForHelp(line)) screen.note(ctx.t.dice.help);
      else screen.note(ctx.t.dice.notOne(short(line.trim()), sayKind(awaited.space, ctx.t)));
      if (this.#tooConfused()) return badInput(ctx.t.play.confused);
    }
  }

  /** Somebody stops in the middle: the game can be taken up again if it is kept somewhere. */
  async #putAway(): Promise<Ending> {
    const { match, screen, saver, plan, ctx } = this.#sitting;
    const complaint = await saver.write(match.journal);
    if (complaint) return failure(complaint.text);
    const { file } = saver;
    if (file === undefined || match.journal.entries.length === 0) screen.note(ctx.t.save.notKept);
    else {
      screen.saved(file);
      screen.note(ctx.t.save.resume(ctx.self, plan.game.rules.id, short(file, 80)));
    }
    return undefined;
  }

  async #finish(): Promise<Ending> {
    const { match, screen, saver, plan } = this.#sitting;
    const complaint = await saver.write(match.journal);
    const [only] = this.#people;
    const who: Viewer = this.#people.length === 1 && only !== undefined ? only : 'spectator';
    // Somebody who only stands by has heard what was told on the screen so far.
    if (who === 'spectator' && this.#atScreen !== undefined) this.#news.set(who, this.#news.get(this.#atScreen) ?? 0);
    this.#look(who);
    screen.end(match, plan.seed, complaint ? undefined : saver.file);
    return complaint && failure(complaint.text);
  }
}
