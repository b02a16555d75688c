import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

const METRICS = ['commands', 'refused', 'later', 'malformed', 'sent'] as const;
type MetricName = (typeof METRICS)[number];

/** Metrics for /metrics: frames and commands, tables in memory, the process. */
export class Metrics {
  readonly #registry = new Registry();
  /** Counted here and handed over on request: a counter of the library costs more than what it counts. */
  readonly #counts = Object.fromEntries(METRICS.map((what) => [what, 0])) as Record<MetricName, number>;
  readonly #storeErrors: Counter<'reason'>;
  readonly #storeReasons = new Map<string, number>();
  readonly #tables: Gauge;
  readonly #sockets: Gauge;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    const counts = this.#counts;
    new Counter({
      name: 'reverie_frames_total',
      help: 'Frames and commands',
      labelNames: ['what'],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const what of METRICS) this.inc({ what }, counts[what]);
      },
    });
    this.#storeErrors = new Counter({
      name: 'reverie_store_errors_total',
      help: 'Errors of the store, at most one of each reason in a second',
      labelNames: ['reason'],
      registers: [this.#registry],
    });
    this.#tables = new Gauge({ name: 'reverie_tables', help: 'Tables in memory', registers: [this.#registry] });
    this.#sockets = new Gauge({ name: 'reverie_sockets', help: 'Sockets at tables', registers: [this.#registry] });
  }

  count(what: MetricName): void {
    this.#counts[what]++;
  }

  countStoreError(reason: string): void {
    this.#storeErrors.inc({ reason });
    this.#storeReasons.set(reason, (this.#storeReasons.get(reason) ?? 0) + 1);
  }

  /** How often the store failed since the start, by reason. */
  get storeErrors(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#storeReasons);
  }

  async text({ tables, subscribers }: { tables: number; subscribers: number }): Promise<string> {
    this.#tables.set(tables);
    this.#sockets.set(subscribers);
    return this.#registry.metrics();
  }
}
