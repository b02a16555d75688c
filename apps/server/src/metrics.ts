import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

const METRICS = ['commands', 'refused', 'later', 'malformed', 'sent'] as const;
type MetricName = (typeof METRICS)[number];

/** Metrics for /metrics: frames and commands, tables in memory, the process. */
export class Metrics {
  readonly #registry = new Registry();
  /** Counted here and handed over on request: a counter of the library costs more than what it counts. */
  readonly #counts = Object.fromEntries(METRICS.map((what) => [what, 0])) as Record<MetricName, number>;
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
    this.#tables = new Gauge({ name: 'reverie_tables', help: 'Tables in memory', registers: [this.#registry] });
    this.#sockets = new Gauge({ name: 'reverie_sockets', help: 'Sockets at tables', registers: [this.#registry] });
  }

  count(what: MetricName): void {
    this.#counts[what]++;
  }

  async text({ tables, subscribers }: { tables: number; subscribers: number }): Promise<string> {
    this.#tables.set(tables);
    this.#sockets.set(subscribers);
    return this.#registry.metrics();
  }
}
