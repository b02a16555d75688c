/**
 * Whole games over the handler of the sockets, every seat and a spectator listening, with canaries in everything that is
 * secret: nothing of it may be in a frame, a log line or a refusal for the wrong viewer. And at every step, what each
 * viewer gets is made a second time from a position that this viewer cannot tell from the real one: it must be the same,
 * byte for byte, or something that they may not know has gone into it. In every other game everybody takes changes in place
 * of whole standings; what they make of them must be how things stand.
 */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Game, Rules, Viewer } from '@reverie/kernel/game';
import { canonical } from '@reverie/kernel/plain';
import { applyChange } from '@reverie/table/change';
import { computeOdds } from '@reverie/table/compute';
import { standingOf } from '@reverie/table/feed';
import type { ServerFrame } from '@reverie/table/protocol';
import { MemoryStore } from '@reverie/table/store';
import type { Table } from '@reverie/table/table';
import { Tickets } from '../../src/tickets.ts';
import { anyAnswer, begun, belowOf, hash, house, keeperOf, put, tablesOf } from './games.ts';
import { letIn, type Wire } from './poisoned.ts';

interface Listened {
  readonly games: number;
  readonly frames: number;
  readonly comparisons: number;
  /** How often what a viewer does not know was something: a position that only others know. */
  readonly hidden: number;
  readonly problems: readonly string[];
}

/** The table as it would be if the state were another one. */
function instead(table: Table, state: unknown): Table {
  const match = table.match as NonNullable<Table['match']>;
  const rules = match.rules as unknown as Rules;
  const other = {
    rules,
    state,
    journal: match.journal,
    awaited: match.awaited,
    closed: match.closed,
    pending: match.closed ? [] : rules.pending(state),
    outcome: rules.outcome(state),
    choices: (d: Parameters<typeof rules.choices>[1]) => rules.choices(state, d),
    view: (who: Viewer) => rules.view(state, who),
    takeBack: (seat: number) => match.takeBack(seat),
  };
  return new Proxy(table, {
    get: (target, key) => (key === 'match' ? other : Reflect.get(target, key, target)),
  });
}

/** Options with which a game has something to hide, where it has nothing by itself. */
const HIDING: Readonly<Record<string, object>> = { songe: { hiddenEscrime: true } };

export async function listen(
  game: Game,
  games: number,
  moves: number,
  seed: number,
  say: (text: string) => void = () => undefined,
): Promise<Listened> {
  const problems: string[] = [];
  const figures = { frames: 0, comparisons: 0, hidden: 0 };
  for (let n = 0; n < games && problems.length === 0; n++) {
    if (n % 100 === 0) say(`${game.rules.id}: ${n} games, ${figures.frames} frames`);
    problems.push(...(await listenToOne(game, moves, seed + n, figures)));
  }
  return { games, ...figures, problems };
}

async function listenToOne(
  game: Game,
  moves: number,
  seed: number,
  figures: { frames: number; comparisons: number; hidden: number },
): Promise<string[]> {
  const below = belowOf(seed);
  const all = tablesOf(game);
  const roles = all[seed % all.length] as string[];
  const problems: string[] = [];
  const canary = (what: string): string => hash(`canary ${what} ${seed}`);
  const seedText = `chacha20-1:${canary('seed')}`;
  const stored = {
    owner: canary('owner'),
    watch: canary('watch'),
    invitations: roles.map((_, i) => canary(`invitation ${i}`)),
  };
  const seatSecrets = roles.map((_, i) => canary(`seat ${i}`));
  const secrets = [stored.owner, stored.watch, ...stored.invitations, ...seatSecrets];
  let over = false;
  const changes = seed % 2 === 1;
  const followed = new Map<Viewer | 'log', unknown>();
  const follow = (who: Viewer | 'log', text: string): void => {
    const frame = JSON.parse(text) as ServerFrame;
    if (frame.type === 'welcome' || frame.type === 'lines') followed.set(who, frame.standing);
    else if (frame.type === 'changed') followed.set(who, applyChange(followed.get(who), frame.change));
  };
  const hear =
    (who: Viewer | 'log') =>
    (text: string): void => {
      figures.frames++;
      for (const secret of secrets)
        if (text.includes(secret)) problems.push(`${who} was told a secret: ${text.slice(0, 300)}`);
      if (changes && who !== 'log') follow(who, text);
      if (text.includes(canary('seed')) && !(over || /"phase":\[?"over"/.test(text)))
        problems.push(`${who} was told the seed: ${text.slice(0, 300)}`);
    };

  const store = new MemoryStore();
  // Whoever is asked nothing new waits to be told: sometimes of one answer, sometimes of several.
  const waiting: (() => void)[] = [];
  const keeper = keeperOf(
    store,
    (what, details) => hear('log')(`${what} ${JSON.stringify(details)}`),
    (ms, call) => {
      if (ms > 0) waiting.push(call);
      else setImmediate(call);
      return () => undefined;
    },
  );
  const tickets = new Tickets({ now: () => 1000 });
  await put(
    store,
    begun({ id: 't', game, roles, options: HIDING[game.rules.id] ?? {}, secrets: stored, seatSecrets, seed: seedText }),
  );
  const viewers: Viewer[] = [...roles.keys(), 'spectator'];
  const wires = new Map<Viewer, Wire>();
  for (const who of viewers) wires.set(who, await letIn({ keeper, tickets }, 't', who, { each: hear(who), changes }));

  for (let i = 0; i < moves && !over; i++) {
    const table = (await keeper.table('t')) as Table;
    problems.push(...compare(game, table, viewers, seed * 1000 + i, figures));
    const chosen = anyAnswer(table, below);
    if (!chosen) break;
    const { decision, seat, answer } = chosen;
    // Somebody else tries, somebody asks for odds, and then whoever may does it.
    const other = viewers[below(viewers.length)] as Viewer;
    const command = { do: 'answer', decision, answer };
    if (other !== seat) await wires.get(other)?.ask(JSON.stringify({ type: 'command', id: `x${i}`, command }));
    if (below(40) === 0) {
      const asking = viewers[below(viewers.length)] as Viewer;
      await wires.get(asking)?.ask(JSON.stringify({ type: 'odds', id: `o${i}`, decision, answer }));
    }
    await wires.get(seat)?.ask(JSON.stringify({ type: 'command', id: `c${i}`, command }));
    over = table.match?.closed ?? false;
    if (below(3) > 0 && !over) continue;
    for (const call of waiting.splice(0)) call();
    for (const who of changes ? viewers : []) {
      if (canonical(followed.get(who)) !== canonical(standingOf(table, who, 1000)))
        problems.push(`what ${who} makes of the changes is not how things stand`);
    }
  }
  await keeper.stop();
  return problems.slice(0, 1);
}

/** What each viewer gets from the real position, and from one that they cannot tell from it. */
function compare(
  game: Game,
  table: Table,
  viewers: readonly Viewer[],
  seed: number,
  figures: { comparisons: number; hidden: number },
): string[] {
  const { match } = table;
  if (!game.rules.secrets || !match || match.closed) return [];
  const rules = match.rules as unknown as Rules;
  const problems: string[] = [];
  for (const who of viewers) {
    const io = { chance: new Fast(seed), tell: undefined };
    const state = rules.imagine(rules.view(match.state, who), who, io);
    const other = instead(table, state);
    figures.comparisons++;
    if (JSON.stringify(state) !== JSON.stringify(match.state)) figures.hidden++;
    // In canonical form: in which order the parts of an object were written says nothing.
    const [real, dealt] = [table, other].map((one) => canonical(standingOf(one, who, 1000)));
    if (real !== dealt)
      problems.push(`what ${who} sees depends on what they cannot know: ${difference(real ?? '', dealt ?? '')}`);
    const mine = match.pending.find((d) => d.seat === who);
    if (mine && seed % 97 === 0) {
      const [answer] = match.choices(mine);
      const [odds, otherOdds] = [match.state, state].map((one) => {
        const view = rules.view(one, mine.seat);
        const request = { game: game.rules.id, view, decision: mine, answers: [answer] };
        return JSON.stringify(computeOdds(house.game, request));
      });
      if (odds !== otherOdds && !odds?.includes('"exact":false'))
        problems.push(`the odds for ${who} depend on what they cannot know`);
    }
  }
  return problems;
}

function difference(a: string, b: string): string {
  let i = 0;
  while (a[i] === b[i]) i++;
  return `…${a.slice(Math.max(0, i - 60), i + 60)}… against …${b.slice(Math.max(0, i - 60), i + 60)}…`;
}
