/**
 * Tells people who are away that a table waits for them: those who asked for it, once for each question, after a moment
 * in which they may have answered or come back. Whoever is connected needs no alert: the page tells them.
 */
import type { SeatIndex } from '@reverie/kernel/game';
import type { TableEntry } from '@reverie/table/entries';
import type { Keeper } from '@reverie/table/keeper';
import type { Table } from '@reverie/table/table';
import { hashOf } from '../secrets.ts';
import type { Outbox } from './outbox.ts';
import { quietFor, type Subscription, type Subscriptions } from './subscriptions.ts';
import { encrypt } from './web-push.ts';
import { ALERT_WORDS, type AlertKind, CHANNEL_WORDS } from './words.ts';

interface AlertParts {
  readonly keeper: Pick<Keeper, 'inspect' | 'connected'>;
  readonly subscriptions: Subscriptions;
  readonly outbox: Outbox;
  /** For push services: whom they may write to. */
  readonly contact: string;
  /** Milliseconds between a question and its alert. */
  readonly after: number;
  now(): number;
  later(ms: number, call: () => void): () => void;
  log(what: string, details: object): void;
}

/** How long a push service keeps a message for a device that is off, in seconds. */
const KEPT = { turn: 86_400, nudge: 86_400, reminder: 21_600, over: 86_400 } as const satisfies Record<
  AlertKind,
  number
>;
/** A reminder comes when this share of the time for an answer is left. */
const LEFT = 0.25;
/** Shorter times need no reminder: people are at the table, or have lost. */
const LEAST_REMINDED = 4 * 3_600_000;
/** A timer cannot count further; what is due later is set again by the next question or the next start. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Questions that are remembered at once. */
const MOST_KNOWN = 50_000;

/** What stands for a seat only as long as it is asked something. */
const SEAT_KINDS = ['turn', 'nudge', 'reminder'] as const;
const keyOf = (id: string, seat: SeatIndex, kind: AlertKind): string => `${id} ${seat} ${kind}`;

/** What a seat is asked now; '' if nothing, or if a bot answers for it. */
function questionOf(table: Table, seat: SeatIndex): string {
  if (table.phase !== 'playing' || table.paused) return '';
  const { sitter, standIn, resigned } = table.seats[seat] ?? {};
  if (sitter?.kind !== 'person' || standIn || resigned) return '';
  let asked = '';
  for (const one of table.match?.pending ?? []) {
    if (one.seat === seat && !one.optional) asked += asked === '' ? one.id : ` ${one.id}`;
  }
  return asked;
}

/** What a seat may be reminded of: also of a move that it is asked to let be taken back. */
function nudgedFor(table: Table, seat: SeatIndex): string {
  const { undoRequest } = table;
  const asked = undoRequest?.waitingFor.includes(seat) && !table.paused ? `back ${undoRequest.to}` : '';
  return questionOf(table, seat) || asked;
}

export class Alerts {
  readonly #parts: AlertParts;
  /** Timers by what they are for: a later question replaces an earlier one. */
  readonly #timers = new Map<string, { readonly question: string; cancel(): void }>();
  readonly #over = new Set<string>();

  constructor(parts: AlertParts) {
    this.#parts = parts;
  }

  /** Entries were stored by this node. */
  stored(table: Table, entries: readonly TableEntry[]): void {
    for (const { happened } of entries) {
      if (happened.kind === 'nudged') {
        this.#soon(table, happened.whom, 'nudge', 0, nudgedFor(table, happened.whom));
      }
      if (happened.kind === 'played' && happened.entry.do === 'end') this.#ended(table);
    }
    let awaited = '';
    for (let seat = 0; seat < table.seats.length; seat++) {
      const question = questionOf(table, seat);
      if (question === '') {
        const reminded = nudgedFor(table, seat) !== '';
        for (const kind of SEAT_KINDS) if (kind !== 'nudge' || !reminded) this.#drop(keyOf(table.id, seat, kind));
        continue;
      }
      awaited += `${seat} ${question},`;
      this.#soon(table, seat, 'turn', this.#parts.after, question);
    }
    this.remind(table);
    if (awaited !== '') this.#channelSoon(table, awaited);
  }

  /** Sets reminders for those whose time for an answer runs out: again after a start, when all timers are gone. */
  remind(table: Table): void {
    const { clock } = table.spec;
    if (!clock?.perAnswer || clock.seconds * 1000 < LEAST_REMINDED) return;
    for (const seat of table.seats.keys()) {
      const deadline = table.clock?.deadline([seat]) ?? null;
      if (deadline === null) continue;
      this.#soon(table, seat, 'reminder', deadline - LEFT * clock.seconds * 1000 - this.#parts.now());
    }
  }

  stop(): void {
    for (const { cancel } of this.#timers.values()) cancel();
    this.#timers.clear();
  }

  #drop(key: string): void {
    const timer = this.#timers.get(key);
    if (!timer) return;
    timer.cancel();
    this.#timers.delete(key);
  }

  /** Sets a timer, unless one is set for the same question. */
  #soon(table: Table, seat: SeatIndex, kind: AlertKind, ms: number, question = questionOf(table, seat)): void {
    const { id } = table;
    const key = keyOf(id, seat, kind);
    if (question === '' || ms < 0 || ms > LONGEST_TIMER) return;
    if (this.#timers.get(key)?.question === question && kind !== 'nudge') return;
    this.#set(key, question, ms, () => this.#alert(id, seat, kind, question));
  }

  #set(key: string, question: string, ms: number, call: () => Promise<unknown>): void {
    this.#drop(key);
    const run = () => call().catch((error: unknown) => this.#parts.log('alert failed', { error }));
    // The entry stays when the timer has rung: the same question is told once. Those of forgotten tables go in time.
    for (const [oldest] of this.#timers) {
      if (this.#timers.size < MOST_KNOWN) break;
      this.#drop(oldest);
    }
    this.#timers.set(key, { question, cancel: this.#parts.later(ms, () => void run()) });
  }

  /** Sends, if the question still stands and nobody is there to see it; `only` to one device, whose quiet hours have ended. */
  async #alert(id: string, seat: SeatIndex, kind: AlertKind, question: string, only?: string): Promise<void> {
    const found = await this.#parts.keeper.inspect(id, (table) => ({
      question: kind === 'nudge' ? nudgedFor(table, seat) : questionOf(table, seat),
      holder: table.seats[seat]?.secret ?? null,
      ...placeOf(table),
    }));
    if (!found || found.holder === null || found.question !== question) return;
    const connected = await this.#parts.keeper.connected(id);
    if (connected?.[seat]) return;
    await this.#push(found, seat, found.holder, kind, question, only);
  }

  #ended(table: Table): void {
    const place = placeOf(table);
    const { id } = table;
    if (this.#over.has(id)) return;
    this.#over.add(id);
    const people = table.seats.flatMap(({ sitter, secret }, seat) =>
      sitter.kind === 'person' && secret !== null ? [{ seat, holder: secret }] : [],
    );
    const tell = async (): Promise<void> => {
      this.#over.delete(id);
      const connected = await this.#parts.keeper.connected(id);
      for (const { seat, holder } of people)
        if (!connected?.[seat]) await this.#push(place, seat, holder, 'over', 'over');
      await this.#channel(id, (words) => words.over(place.name));
      for (const what of ['over', 'channel']) this.#drop(`${id} ${what}`);
    };
    this.#set(`${id} over`, 'over', this.#parts.after, tell);
  }

  /** To each device on its own: one may be in its quiet hours, and another not. */
  async #push(
    place: Place,
    seat: SeatIndex,
    holder: string,
    kind: AlertKind,
    question: string,
    only?: string,
  ): Promise<void> {
    const { subscriptions, now } = this.#parts;
    for (const { subscription, forget } of await subscriptions.of(place.id, seat, holder)) {
      const { endpoint } = subscription;
      if (only !== undefined && endpoint !== only) continue;
      const quiet = quietFor(subscription.quiet, now());
      if (quiet > 0) {
        // Told when the quiet hours end, if it is still true then; the end of a game can wait for the next visit.
        if (kind !== 'over')
          this.#set(`${keyOf(place.id, seat, kind)} quiet ${endpoint}`, question, quiet, () =>
            this.#alert(place.id, seat, kind, question, endpoint),
          );
        continue;
      }
      // After a start every node has set the same reminders. Whoever sends one says so, not whoever waits.
      const reminded = `reminded-${place.id}-${seat}-${question}-${hashOf(endpoint).slice(0, 16)}`;
      if (kind === 'reminder' && !(await subscriptions.first(reminded))) continue;
      await this.#send(place, kind, subscription, forget);
    }
  }

  async #send(place: Place, kind: AlertKind, subscription: Subscription, forget: () => Promise<void>): Promise<void> {
    const { outbox, subscriptions, contact, now, log } = this.#parts;
    const key = await subscriptions.serverKey();
    const { endpoint, keys, language } = subscription;
    const message = { title: ALERT_WORDS[language][kind], body: place.title || place.game[language], table: place.id };
    outbox.send({
      url: endpoint,
      headers: {
        authorization: key.authorization(endpoint, now(), contact),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(KEPT[kind]),
        urgency: kind === 'over' ? 'normal' : 'high',
      },
      body: encrypt(JSON.stringify(message), keys),
      gone: () => void forget().catch((error: unknown) => log('subscription not forgotten', { error })),
    });
  }

  /** The owner's channel hears who is awaited once it has been so for a moment: not every move of a quick game. */
  #channelSoon(table: Table, awaited: string): void {
    const { id } = table;
    const key = `${id} channel`;
    if (this.#timers.get(key)?.question === awaited) return;
    this.#set(key, awaited, this.#parts.after, async () => {
      const found = await this.#parts.keeper.inspect(id, (now) => ({
        ...placeOf(now),
        names: now.waitingFor.flatMap((seat) => (questionOf(now, seat) === '' ? [] : [now.seats[seat]?.name ?? ''])),
      }));
      if (!found || found.names.length === 0) return;
      await this.#channel(id, (words) => words.turn(found.name, found.names.join(words.and)));
    });
  }

  async #channel(id: string, say: (words: (typeof CHANNEL_WORDS)['fr' | 'en']) => string): Promise<void> {
    const { subscriptions, outbox, log } = this.#parts;
    const kept = await subscriptions.webhook(id);
    if (kept === null) return;
    const { url, language } = JSON.parse(kept) as { url: string; language: 'fr' | 'en' };
    const text = say(CHANNEL_WORDS[language]);
    outbox.send({
      url,
      headers: { 'content-type': 'application/json' },
      // What the usual chat programs read: `content` or `text`.
      body: JSON.stringify({ content: text, text, table: id }),
      gone: () =>
        void subscriptions.setWebhook(id, '').catch((error: unknown) => log('webhook not forgotten', { error })),
    });
  }
}

interface Place {
  readonly id: string;
  readonly title: string;
  readonly game: { readonly fr: string; readonly en: string };
  readonly name: string;
}

function placeOf({ id, spec, game: { texts } }: Table): Place {
  const game = { fr: texts.fr.title, en: texts.en.title };
  const title = spec.title ?? '';
  return { id, title, game, name: title || game.fr };
}
