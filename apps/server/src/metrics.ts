import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

const COUNTED = ['commands', 'refused', 'later', 'malformed', 'sent'] as const;
export type Counted = (typeof COUNTED)[number];

/** What /metrics tells: counts of frames and commands, tables in memory, and the process itself. */
export class Metrics {
  readonly #registry = new Registry();
  /** Counted here and handed over when somebody asks: a counter of the library takes longer than what it counts. */
  readonly #counts = Object.fromEntries(COUNTED.map((what) => [what, 0])) as Record<Counted, number>;
  readonly #tables: Gauge;
  readonly #watching: Gauge;

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
        for (const what of COUNTED) this.inc({ what }, counts[what]);
      },
    });
    this.#tables = new Gauge({ name: 'reverie_tables', help: 'Tables in memory', registers: [this.#registry] });
    this.#watching = new Gauge({ name: 'reverie_sockets', help: 'Sockets at tables', registers: [this.#registry] });
  }

  count(what: Counted): void {
    this.#counts[what]++;
  }

  async text({ tables, watching }: { tables: number; watching: number }): Promise<string> {
    this.#tables.set(tables);
    this.#watching.set(watching);
    return this.#registry.metrics();
  }
}
