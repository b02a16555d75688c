/** `reverie join LINK` (or a code that was read aloud): sits down at a table over the network, in the terminal. */
import { randomUUID } from 'node:crypto';
import type { Game, Seat } from '@reverie/kernel/game';
import { findGame } from '@reverie/shelf/shelf';
import { type Fate, type Socket, TableClient } from '@reverie/table/client';
import type { Command } from '@reverie/table/commands';
import type { Line, Standing } from '@reverie/table/feed';
import { named } from '@reverie/table/names';
import { isSpoken } from '@reverie/table/spoken';
import { readLink, type TableLink } from '@reverie/table/way-in';
import { WebSocket } from 'ws';
import { badInput, type Complaint, type Ending, failure, isComplaint } from '../complaint.ts';
import type { Context } from '../context.ts';
import { Lines } from '../input.ts';
import { indent, short } from '../layout.ts';
import { ask, reasonOf, USUAL_SERVER } from '../lobby.ts';
import { Telling } from '../log.ts';
import { sayWireOdds } from '../odds.ts';

export interface JoinOptions {
  readonly name?: string;
  /** Where a code is good. */
  readonly server?: string;
}

/** A link says all; a code that was read aloud is asked for at its server. */
async function wayIn(ctx: Context, typed: string, server = USUAL_SERVER): Promise<TableLink | Complaint> {
  const { t } = ctx;
  if (!isSpoken(typed)) return readLink(typed) ?? badInput(t.join.noLink(short(typed, 80)));
  if (!URL.canParse(server)) return badInput(t.exchange.noServer(short(server, 80)));
  const { origin } = new URL(server);
  const response = await ask(ctx, `${origin}/api/code`, { code: typed });
  if (!response) return failure(t.join.unreachable(short(origin, 80)));
  if (!response.ok) return failure(await reasonOf(response));
  const { table, secret } = (await response.json()) as { readonly table: string; readonly secret: string };
  return { by: 'link', server: origin, table, secret };
}

export async function join(ctx: Context, typed: string, options: JoinOptions): Promise<Ending> {
  const place = await wayIn(ctx, typed, options.server);
  if (isComplaint(place)) return place;
  const { server, table, secret } = place;
  const at = `${server}/api/tables/${table}`;
  const unreachable = () => failure(ctx.t.join.unreachable(short(server, 80)));
  // Only an invitation is claimed: to come back with one's own link is no attempt at anything.
  const looked = await ask(ctx, `${at}/look`, { secret });
  if (!looked) return unreachable();
  if (looked.status === 404) return failure(ctx.t.join.noTable);
  if (!looked.ok) return failure(await reasonOf(looked));
  const { good: what } = (await looked.json()) as { readonly good: { readonly for: string } };
  const lines = new Lines(ctx.world);
  try {
    const own = what.for === 'invitation' ? await claim(ctx, place, lines, options.name) : secret;
    if (isComplaint(own)) return own;
    const ticketOf = (): Promise<Response | undefined> => ask(ctx, `${at}/ticket`, { secret: own });
    const good = await ticketOf();
    if (!good) return unreachable();
    if (!good.ok) return failure(ctx.t.join.refused);
    const linkTo = (other: string): string => `${server}/t/${other}#${own}`;
    const sitting = new Sitting(ctx, lines, server, linkTo, async () => {
      const response = await ticketOf();
      if (!response?.ok) throw new Error(response ? String(response.status) : 'no answer');
      return ((await response.json()) as { readonly ticket: string }).ticket;
    });
    return await sitting.play();
  } finally {
    lines.close();
  }
}

/** Takes the seat, and says at once what to keep for coming back: an invitation is good only once. */
async function claim(
  ctx: Context,
  { server, table, secret }: TableLink,
  lines: Lines,
  given: string | undefined,
): Promise<string | Complaint> {
  const { t, out } = ctx;
  // Nobody is seated without a name because a script forgot to say it.
  const name = given ?? (lines.interactive ? (await lines.next(t.join.askName))?.trim() : undefined);
  if (!name) return badInput(t.join.nameMissing);
  const claimed = await ask(ctx, `${server}/api/tables/${table}/claim`, { secret, name, nonce: randomUUID() });
  if (!claimed) return failure(t.join.unreachable(short(server, 80)));
  if (!claimed.ok) return failure(await reasonOf(claimed));
  const { secret: own, recovery } = (await claimed.json()) as { readonly secret: string; readonly recovery: string };
  const link = `${server}/t/${table}#${own}`;
  if (out.json) out.line({ line: 'seat', link, recovery });
  out.say(t.join.again(link));
  out.say(t.join.recovery(recovery));
  return own;
}

/** Somebody at a table: what comes is told as it comes, what is typed is sent. */
class Sitting {
  readonly #ctx: Context;
  readonly #client: TableClient;
  readonly #lines: Lines;
  readonly #wishes = new Set<() => void>();
  /** The same secret at another table. */
  readonly #linkTo: (table: string) => string;
  #recording = true;
  /** Said once, however often it is tried again. */
  #lost = false;
  readonly #weighed = new Set<number>();
  #game: Game | undefined;
  #over: (() => void) | undefined;

  constructor(
    ctx: Context,
    lines: Lines,
    server: string,
    linkTo: (table: string) => string,
    ticket: () => Promise<string>,
  ) {
    this.#ctx = ctx;
    this.#linkTo = linkTo;
    this.#lines = lines;
    this.#client = new TableClient(
      {
        connect: () => {
          const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/ws`);
          // What is wrong with a connection shows when it closes.
          socket.on('error', () => undefined);
          return socket as unknown as Socket;
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
        recording: (on) => this.#told(on),
        forgotten: () => this.#forgotten(),
      },
      ctx.language,
    );
  }

  async play(): Promise<Ending> {
    const ended = new Promise<'ended'>((resolve) => {
      this.#over = () => resolve('ended');
    });
    await this.#client.open();
    // What is piped in waits for the table, as a person would.
    await Promise.race([this.#until((standing) => standing !== null), ended]);
    for (;;) {
      const typed = await Promise.race([this.#lines.next('> '), ended]);
      if (typed === 'ended' || typed === undefined || typed.trim() === 'quit') break;
      const answers = /^\d+$/.test(typed.trim());
      if (answers && !this.#lines.interactive) {
        await Promise.race([this.#until((standing) => (standing?.decisions.length ?? 0) > 0), ended]);
      }
      await this.#typed(typed.trim());
    }
    this.#client.stop();
    return undefined;
  }

  /** Resolves when things stand as wished. */
  #until(wish: (standing: Standing | null) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!wish(this.#client.standing)) return;
        this.#wishes.delete(look);
        resolve();
      };
      this.#wishes.add(look);
      look();
    });
  }

  /** The server was restored to an earlier moment: everything is told once more. */
  #forgotten(): void {
    const { t, out } = this.#ctx;
    this.#weighed.clear();
    if (out.json) out.line({ line: 'forgotten' });
    out.say(t.join.restored);
  }

  #told(recording: boolean): void {
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
      this.#over?.();
    }
  }

  #changed(lines: readonly Line[], standing: Standing): void {
    const { out, t, language } = this.#ctx;
    if (out.json) {
      for (const line of lines) out.line({ ...line, line: 'line' });
      out.line({ line: 'standing', standing });
    } else {
      this.#game = findGame(standing.game);
      for (const line of lines) this.#tell(line, standing);
      const words = this.#game?.texts[language];
      if (words && standing.view !== null) out.say(`\n${words.board(standing.view, this.#seats(standing))}`);
      this.#ask(standing);
      if (standing.phase === 'gathering') out.say(out.dim(t.join.gathering));
      if (standing.phase === 'over' && this.#lines.interactive && lines.some(isLast)) out.say(t.join.over);
    }
    // People may want to talk it over, or to play again; what is piped in has nothing more to say.
    if (standing.phase === 'over' && (!this.#lines.interactive || standing.closed)) this.#over?.();
    for (const look of [...this.#wishes]) look();
  }

  #tell(line: Line, standing: Standing): void {
    const { out, t } = this.#ctx;
    const seats = this.#seats(standing);
    const name = 'seat' in line && line.seat !== null ? (seats[line.seat]?.name ?? '') : '';
    if (line.kind === 'played' && this.#game) {
      const telling = new Telling(this.#ctx, this.#game, seats);
      if (line.did === 'back') out.say(`  ${t.join.back}`);
      for (const heard of line.heard) out.say(indent(telling.lines(heard), '  ').join('\n'));
    } else if (line.kind === 'said') out.say(`  ${out.bold(line.name)} : ${line.text}`);
    else if (line.kind === 'claimed') out.say(`  ${t.join.sits(name)}`);
    else if (line.kind === 'backAsked') out.say(`  ${t.join.backAsked(name)}`);
    else if (line.kind === 'takenOver') out.say(`  ${t.join.takenOver(name)}`);
    else if (line.kind === 'nudged') out.say(`  ${t.join.nudged(seats[line.whom]?.name ?? '')}`);
    else if (line.kind === 'rematched') out.say(`  ${t.join.rematch(this.#linkTo(line.table))}`);
  }

  #seats({ seats }: Standing): readonly Seat[] {
    return this.#game ? named(seats, this.#game.texts[this.#ctx.language]) : seats;
  }

  #ask(standing: Standing): void {
    const { out, t, language } = this.#ctx;
    const { decisions, waitingFor, awaited } = standing;
    const words = this.#game?.texts[language];
    if (!words) return;
    const seats = this.#seats(standing);
    let number = 0;
    for (const { decision, choices } of decisions) {
      out.say(`\n${words.decision(decision, seats)}`);
      const first = number + 1;
      for (const choice of choices) out.say(`  ${++number}  ${words.choice(decision, choice, seats)}`);
      void this.#odds(decision.id, first, choices.length);
    }
    if (awaited) out.say(`\n${t.join.draw(words.purpose(awaited.label), awaited.space.join(' '))}`);
    if (decisions.length === 0 && waitingFor.length > 0) {
      out.say(out.dim(t.join.waiting(waitingFor.map((seat) => seats[seat]?.name ?? '').join(', '))));
    }
  }

  /** The odds of each choice, once for every decision: they come a moment later than the question. */
  async #odds(decision: number, first: number, choices: number): Promise<void> {
    if (this.#weighed.has(decision)) return;
    this.#weighed.add(decision);
    const all = await this.#client.oddsOfAll(decision);
    const words = this.#game?.texts[this.#ctx.language];
    const open = this.#client.standing?.decisions.find((one) => one.decision.id === decision);
    if (!words || open?.choices.length !== choices) return;
    for (const [i, odds] of all.entries()) {
      if (odds) this.#ctx.out.say(this.#ctx.out.dim(`  ${first + i}  ${sayWireOdds(odds, words, this.#ctx.t)}`));
    }
  }

  async #typed(typed: string): Promise<void> {
    const command = this.#commandOf(typed);
    if (!command) {
      this.#ctx.out.say(this.#ctx.t.join.help);
      return;
    }
    this.#fate(await this.#client.command(command));
  }

  /** A number is a choice; `draw 4` a draw with real dice; the rest are words. */
  #commandOf(typed: string): Command | undefined {
    const [word = '', ...rest] = typed.split(/\s+/);
    const said = typed.slice(word.length).trim();
    if (/^\d+$/.test(word)) {
      const all =
        this.#client.standing?.decisions.flatMap(({ decision, choices }) =>
          choices.map((answer) => ({ decision, answer })),
        ) ?? [];
      const chosen = all[Number(word) - 1];
      return chosen && { do: 'answer', decision: chosen.decision.id, answer: chosen.answer as never };
    }
    switch (word) {
      case 'say':
        return said === '' ? undefined : { do: 'say', text: said };
      case 'draw': {
        const outcome = rest.map(Number);
        if (outcome.length === 0 || outcome.some((n) => !Number.isSafeInteger(n))) return undefined;
        return { do: 'supply', outcome: outcome.length === 1 ? (outcome[0] as number) : outcome };
      }
      case 'back':
        return { do: 'takeBack' };
      case 'yes':
      case 'no':
        return { do: 'consent', agree: word === 'yes' };
      case 'nudge': {
        const [seat] = this.#client.standing?.waitingFor ?? [];
        return seat === undefined ? undefined : { do: 'nudge', seat };
      }
      case 'rematch':
        return { do: 'rematch', rotate: rest[0] === 'rotate' };
      case 'start':
      case 'pause':
      case 'resume':
      case 'resign':
        return { do: word };
      case 'reclaim':
        return { do: 'giveBack' };
      default:
        return undefined;
    }
  }

  #fate(fate: Fate): void {
    const { out, t } = this.#ctx;
    if (out.json) out.line({ line: 'fate', ...fate });
    else if (fate.fate === 'refused') out.say(`  ${fate.text}`);
    else if (fate.fate === 'notRecorded') out.say(`  ${t.join.notRecorded}`);
  }
}

/** What ends a game: the line after which there is nothing to answer. */
const isLast = (line: Line): boolean => line.kind === 'played' && line.did === 'end';
