/** A game at a server's table: prints what arrives, sends what is typed. */
import { randomUUID } from 'node:crypto';
import type { Game, Seat } from '@reverie/kernel/game';
import type { VisibleEntry } from '@reverie/kernel/match';
import type { Receipt } from '@reverie/kernel/receipt';
import { findGame } from '@reverie/shelf/shelf';
import { type CommandStatus, type Socket, TableClient } from '@reverie/table/client';
import type { Command } from '@reverie/table/commands';
import type { FeedLine, Standing } from '@reverie/table/feed';
import { withNames } from '@reverie/table/names';
import { isQuit, parseInput, promptFor } from '@reverie/table/prompt';
import { remember } from '@reverie/table/receipt';
import { WebSocket } from 'ws';
import type { Ending } from '../command-error.ts';
import type { Context } from '../context.ts';
import { EventPrinter } from '../event-printer.ts';
import { indent } from '../layout.ts';
import type { LineReader } from '../line-reader.ts';
import { sayWireOdds } from '../odds.ts';
import { parseTableCommand } from '../table-commands.ts';
import { parseRemoteOutcome } from './dice.ts';
import { JsonScreen } from './json-screen.ts';
import { lookUp, RECENT_EVENTS } from './look-up.ts';
import type { Screen } from './screen.ts';
import type { SeatPrompt } from './seat-prompt.ts';
import { TextScreen } from './text-screen.ts';

interface JoinParts {
  readonly reader: LineReader;
  readonly server: string;
  /** The link to another table with the same secret. */
  linkTo(table: string): string;
  ticket(): Promise<string>;
  /** What is known of the opening, from before the seat was taken. */
  readonly receipt: Receipt;
}

export class JoinSession {
  readonly #ctx: Context;
  readonly #client: TableClient;
  readonly #reader: LineReader;
  readonly #waiters = new Set<() => void>();
  /** The link to another table with the same secret. */
  readonly #linkTo: (table: string) => string;
  #recording = true;
  /** The table as it was printed last: from then on a glance may do. */
  #shown: unknown = null;
  /** A lost connection is reported once, however often it is retried. */
  #lost = false;
  readonly #oddsAsked = new Set<number>();
  /** The latest events, for `why`. */
  #recent: readonly VisibleEntry[] = [];
  #game: Game | undefined;
  #end: (() => void) | undefined;
  /** What this session remembers of the game, to verify it at the end. */
  #receipt: Receipt;

  constructor(ctx: Context, { reader, server, linkTo, ticket, receipt }: JoinParts) {
    this.#ctx = ctx;
    this.#receipt = receipt;
    this.#linkTo = linkTo;
    this.#reader = reader;
    this.#client = new TableClient(
      {
        connect: () => {
          const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/ws`);
          // Errors of a connection show when it closes.
          socket.on('error', () => undefined);
          return socket as Socket;
        },
        ticket,
        newId: randomUUID,
        later: (ms, call) => {
          const timer = setTimeout(call, ms);
          return () => clearTimeout(timer);
        },
        jitter: () => (ctx.world.entropy(1)[0] ?? 0) / 255,
      },
      {
        changed: (lines, standing) => this.#changed(lines, standing),
        connection: (state, reason) => this.#connection(state, reason),
        recording: (on) => this.#setRecording(on),
        reset: () => this.#reset(),
      },
      ctx.language,
    );
  }

  async play(): Promise<Ending> {
    const ended = new Promise<'ended'>((resolve) => {
      this.#end = () => resolve('ended');
    });
    await this.#client.open();
    // Piped input waits for the table, as a person would.
    await Promise.race([this.#until((standing) => standing !== null), ended]);
    for (;;) {
      const typed = await Promise.race([this.#reader.next('> '), ended]);
      if (typed === 'ended' || typed === undefined || isQuit(typed)) break;
      const line = typed.trim();
      if (!this.#reader.interactive && this.#answers(line)) {
        await Promise.race([this.#until((standing) => this.#isAsked(standing)), ended]);
      }
      await this.#typed(line);
    }
    this.#client.stop();
    return undefined;
  }

  /** Whether a line makes sense only once something is asked. */
  #answers(line: string): boolean {
    const { standing } = this.#client;
    if (standing && parseTableCommand(line, standing)) return false;
    return ['nothing', 'answer'].includes(parseInput(line, { decisions: [], offers: [] }).do);
  }

  #isAsked(standing: Standing | null): boolean {
    if (!standing) return false;
    const { decisions, awaited, back } = standing;
    const mine = (seats: 'all' | readonly number[] = []): boolean =>
      seats === 'all' || seats.includes(this.#client.seat ?? -1);
    return decisions.length > 0 || mine(awaited?.seats) || mine(back?.waitingFor);
  }

  /** Resolves when the condition holds. */
  #until(condition: (standing: Standing | null) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!condition(this.#client.standing)) return;
        this.#waiters.delete(look);
        resolve();
      };
      this.#waiters.add(look);
      look();
    });
  }

  /** The server was restored to an earlier state: everything is printed again. */
  #reset(): void {
    const { t, out } = this.#ctx;
    this.#oddsAsked.clear();
    this.#recent = [];
    if (out.json) out.line({ line: 'forgotten' });
    out.say(t.join.restored);
  }

  #setRecording(recording: boolean): void {
    const { t, out } = this.#ctx;
    if (recording === this.#recording) return;
    this.#recording = recording;
    if (out.json) out.line({ line: 'recording', recording });
    out.say(recording ? t.join.recordingAgain : t.join.notRecording);
  }

  #connection(state: string, reason: string): void {
    const { t, out } = this.#ctx;
    const lost = this.#lost;
    this.#lost = state === 'lost' || (lost && state === 'connecting');
    if (out.json) out.line({ line: 'connection', state, reason });
    else if (state === 'lost' && !lost) out.say(out.dim(t.join.lost));
    else if (state === 'closed' && reason !== '') {
      out.say(t.join.closed(reason));
      this.#end?.();
    }
  }

  #changed(lines: readonly FeedLine[], standing: Standing): void {
    const { out, t, language } = this.#ctx;
    this.#game = findGame(standing.game);
    this.#remember(lines, standing);
    const heard = lines.flatMap((line) => (line.kind === 'played' ? line.heard : []));
    this.#recent = [...this.#recent, ...heard].slice(-RECENT_EVENTS);
    if (out.json) {
      for (const line of lines) out.line({ ...line, line: 'line' });
      out.line({ line: 'standing', standing });
    } else {
      for (const line of lines) this.#tell(line, standing);
      const words = this.#game?.texts[language];
      if (words && standing.view !== null) {
        const seats = this.#seats(standing);
        const asked = standing.decisions.map(({ decision }) => decision);
        const seen = this.#shown !== null && words.glance?.(standing.view, this.#shown, asked, seats);
        out.say(`\n${seen || words.board(standing.view, seats)}`);
      }
      this.#shown = standing.view;
      this.#ask(standing);
      if (standing.phase === 'gathering') out.say(out.dim(t.join.gathering));
      if (standing.phase === 'over' && this.#reader.interactive && lines.some(isLast)) out.say(t.join.over);
    }
    // People may want to chat or play again; piped input is done.
    if (standing.phase === 'over' && (!this.#reader.interactive || standing.closed)) this.#end?.();
    for (const look of [...this.#waiters]) look();
  }

  /** Gives a nonce where this seat came from another table; says once what to keep for `verify`. */
  #remember(lines: readonly FeedLine[], { phase }: Standing): void {
    const { out, t } = this.#ctx;
    const { seat } = this.#client;
    const before = this.#receipt;
    this.#receipt = remember(before, seat, lines);
    const { commitment, nonces, nonce } = this.#receipt;
    if (seat !== null && phase === 'gathering' && commitment !== undefined && !nonce && !nonces?.[seat]) {
      this.#receipt = { ...this.#receipt, nonce: randomUUID() };
      void this.#client.command({ do: 'nonce', nonce: this.#receipt.nonce as string });
    }
    const kept = this.#receipt;
    if (before.header || !kept.header || !kept.nonce || kept.commitment === undefined) return;
    if (out.json) out.line({ line: 'receipt', commitment: kept.commitment, nonce: kept.nonce });
    out.say(t.join.keep(kept.commitment, kept.nonce));
  }

  #tell(line: FeedLine, standing: Standing): void {
    const { out, t } = this.#ctx;
    const seats = this.#seats(standing);
    const name = 'seat' in line && line.seat !== null ? (seats[line.seat]?.name ?? '') : '';
    if (line.kind === 'played' && this.#game) {
      const printer = new EventPrinter(this.#ctx, this.#game, seats);
      if (line.did === 'back') out.say(`  ${t.join.back}`);
      for (const heard of line.heard) out.say(indent(printer.lines(heard), '  ').join('\n'));
    } else if (line.kind === 'said') {
      const mark = line.seat === null ? ` ${out.dim(`(${t.join.spectator})`)}` : '';
      out.say(`  ${out.bold(line.name)}${mark} : ${line.text}`);
    } else if (line.kind === 'claimed') out.say(`  ${t.join.sits(name)}`);
    else if (line.kind === 'backAsked') out.say(`  ${t.join.backAsked(name)}`);
    else if (line.kind === 'takenOver') out.say(`  ${t.join.takenOver(name)}`);
    else if (line.kind === 'nudged') out.say(`  ${t.join.nudged(seats[line.whom]?.name ?? '')}`);
    else if (line.kind === 'rematched') out.say(`  ${t.join.rematch(this.#linkTo(line.table))}`);
  }

  #seats({ seats }: Standing): readonly Seat[] {
    return this.#game ? withNames(seats, this.#game.texts[this.#ctx.language]) : seats;
  }

  #question(game: Game, standing: Standing): SeatPrompt {
    const words = game.texts[this.#ctx.language];
    const seats = this.#seats(standing);
    const { decisions, offers } = promptFor(standing.decisions, (decision, answer) =>
      words.choice(decision, answer, seats),
    );
    return { decisions, seats, offers: offers.map((offer) => ({ ...offer, odds: undefined, assumed: [] })) };
  }

  #screen(game: Game, standing: Standing): Screen {
    const seats = this.#seats(standing);
    return this.#ctx.out.json ? new JsonScreen(this.#ctx, game, seats) : new TextScreen(this.#ctx, game, seats, false);
  }

  #ask(standing: Standing): void {
    const { out, t, language } = this.#ctx;
    const { decisions, waitingFor, awaited } = standing;
    const game = this.#game;
    if (!game) return;
    const question = this.#question(game, standing);
    if (decisions.length > 0) this.#screen(game, standing).prompt(question);
    for (const { id } of question.decisions) {
      void this.#odds(
        id,
        question.offers.filter(({ decision }) => decision.id === id).map(({ number }) => number),
      );
    }
    if (awaited) out.say(`\n${t.join.draw(game.texts[language].purpose(awaited.label), awaited.space.join(' '))}`);
    if (decisions.length === 0 && waitingFor.length > 0) {
      out.say(out.dim(t.join.waiting(waitingFor.map((seat) => question.seats[seat]?.name ?? '').join(', '))));
    }
  }

  /** The odds of each choice, once for every decision; they arrive a moment after the prompt. */
  async #odds(decision: number, numbers: readonly number[]): Promise<void> {
    if (this.#oddsAsked.has(decision)) return;
    this.#oddsAsked.add(decision);
    const all = await this.#client.oddsOfAll(decision);
    const words = this.#game?.texts[this.#ctx.language];
    const open = this.#client.standing?.decisions.find((one) => one.decision.id === decision);
    if (!words || open?.choices.length !== numbers.length) return;
    for (const [i, odds] of all.entries()) {
      if (odds) this.#ctx.out.say(this.#ctx.out.dim(`  ${numbers[i]}  ${sayWireOdds(odds, words, this.#ctx.t)}`));
    }
  }

  async #typed(line: string): Promise<void> {
    const { standing } = this.#client;
    if (!standing) return;
    const command = parseTableCommand(line, standing) ?? typedDraw(line, standing) ?? this.#understood(line, standing);
    if (command) this.#fate(await this.#client.command(command));
  }

  /** Parses input as in `play`: an answer, or something to look up. */
  #understood(line: string, standing: Standing): Command | undefined {
    const ctx = this.#ctx;
    const game = this.#game;
    if (!game) {
      ctx.out.say(ctx.t.join.unknownGame(standing.game));
      return undefined;
    }
    const question = this.#question(game, standing);
    const screen = this.#screen(game, standing);
    const typed = parseInput(line, question);
    switch (typed.do) {
      case 'choose':
        return { do: 'answer', decision: typed.offer.decision.id, answer: typed.offer.answer };
      case 'answer': {
        const decision = question.decisions.find(({ open }) => open) ?? question.decisions[0];
        if (decision) return { do: 'answer', decision: decision.id, answer: typed.answer };
        screen.note(ctx.t.join.notAsked);
        return undefined;
      }
      case 'undo':
        return { do: 'takeBack' };
      case 'leave':
        return { do: 'resign' };
      case 'save':
        screen.note(ctx.t.join.save(ctx.self));
        return undefined;
      case 'board':
        if (standing.view !== null) screen.note(game.texts[ctx.language].board(standing.view, question.seats));
        return undefined;
      default:
        lookUp(typed, { ctx, game, screen, question, recent: this.#recent, help: ctx.t.join.help });
        return undefined;
    }
  }

  #fate(fate: CommandStatus): void {
    const { out, t } = this.#ctx;
    if (out.json) out.line({ line: 'fate', ...fate });
    else if (fate.fate === 'refused') out.say(`  ${fate.text}`);
    else if (fate.fate === 'notRecorded') out.say(`  ${t.join.notRecorded}`);
  }
}

/** The line that ends a game. */
const isLast = (line: FeedLine): boolean => line.kind === 'played' && line.did === 'end';

/** Where nothing else is asked, an outcome may be typed without `draw`. */
function typedDraw(line: string, { awaited, decisions }: Standing): Command | undefined {
  const outcome = awaited && decisions.length === 0 ? parseRemoteOutcome(line, awaited.space) : undefined;
  return outcome === undefined ? undefined : { do: 'supply', outcome };
}
