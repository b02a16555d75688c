/** What fell lately: the last draws and the steps of the chain, read out of the past after the rules moved on. */
import type { VisibleEntry } from '@reverie/kernel/match';
import { useMemo } from 'react';
import type { ManoeuvreId } from '../data/manoeuvres.ts';
import type { Event } from '../events.ts';
import type { Quality } from '../resolution.ts';
import type { SideView } from '../view-shape.ts';

export interface RecentDraw {
  /** Another one for every draw, so that its stones fall again. */
  readonly key: string;
  readonly figure: number;
  readonly name: string;
  readonly kind: 'test' | 'opening' | 'attack' | 'defence';
  readonly what: string;
  /** Undefined in the dark. */
  readonly fixed?: number;
  readonly white?: number;
  /** In order, where the order is known. */
  readonly row?: readonly boolean[];
  readonly success?: boolean;
  readonly quality?: Quality;
  /** Of a blow or a defence. */
  readonly reussites?: number;
}

interface Link {
  readonly manoeuvre: ManoeuvreId;
  readonly struck: number;
  readonly parried: number;
}

export interface Recent {
  readonly test: RecentDraw | null;
  /** What both have drawn for a show before blades cross, and what it came to. */
  readonly shows: readonly RecentDraw[];
  readonly impressed: Extract<Event, { kind: 'impressed' }> | null;
  readonly opening: readonly RecentDraw[];
  readonly blow: RecentDraw | null;
  /** The manœuvre whose stones fall next. */
  readonly doing: ManoeuvreId | null;
  readonly chain: readonly Link[];
  /** What the Conteur told last in this scene; empty if nothing. */
  readonly told: string;
}

const NOTHING: Recent = {
  test: null,
  shows: [],
  impressed: null,
  opening: [],
  blow: null,
  doing: null,
  chain: [],
  told: '',
};

/** What is said in words of the Conteur’s own; elsewhere the text is a name or a figure. */
const STORY: ReadonlySet<string> = new Set(['story', 'enters', 'leaves', 'newCharacter']);

/** From the beginning: whoever comes back to a table, or takes something back, sees what lies there. */
export function recentIn(past: readonly VisibleEntry<Event>[]): Recent {
  let now = NOTHING;
  let [last, i] = [-1, 0];
  for (const { n, event } of past) {
    [last, i] = n === last ? [n, i + 1] : [n, 0];
    now = after(now, event, `${n}.${i}`);
  }
  return { ...now, chain: chained(past) };
}

const given = <T extends object>(draw: T): T =>
  Object.fromEntries(Object.entries(draw).filter(([, value]) => value !== undefined)) as T;

function after(now: Recent, e: Event, key: string): Recent {
  switch (e.kind) {
    case 'proposed':
    case 'leg':
      return { ...now, test: null };
    case 'drew': {
      const { figure, name, what, fixed, white, row, success } = e;
      const test = given({ key, figure, name, kind: 'test', what, fixed, white, row, success }) as RecentDraw;
      return { ...now, test, shows: [...now.shows.filter((one) => one.figure !== figure), test] };
    }
    case 'said':
      // Another scene: what was drawn before it is the past.
      if (e.what === 'scene') return { ...now, test: null, told: e.text };
      return STORY.has(e.what) && e.text !== '' ? { ...now, told: e.text } : now;
    case 'settled': {
      if (now.test?.figure !== e.figure) return now;
      const test = { ...now.test, success: e.success, quality: e.quality, white: e.white };
      return { ...now, test, shows: now.shows.map((one) => (one.figure === e.figure ? test : one)) };
    }
    case 'impressed':
      return { ...now, impressed: e };
    case 'duel':
      return { ...now, test: null, shows: [], impressed: null, opening: [], blow: null, chain: [] };
    case 'exchange':
      return { ...now, opening: [], blow: null, chain: [] };
    case 'opened': {
      const { figure, name, fixed, white, row } = e;
      const draw = given({ key, figure, name, kind: 'opening', what: '', fixed, white, row }) as RecentDraw;
      return { ...now, blow: null, opening: [...now.opening.filter((one) => one.figure !== figure), draw] };
    }
    case 'upperHand':
      return { ...now, chain: [] };
    case 'manoeuvre':
      return { ...now, blow: null, doing: e.manoeuvre };
    case 'struck': {
      const { figure, name, fixed, white, reussites, defence } = e;
      const kind = defence ? 'defence' : 'attack';
      const what = now.doing ?? '';
      const success = reussites > 0;
      const blow = given({ key, figure, name, kind, what, fixed, white, success, reussites }) as RecentDraw;
      return { ...now, blow };
    }
    default:
      return now;
  }
}

/** An opening as it lies there now: stones were drawn again or exchanged since. */
export function asItLies(draw: RecentDraw | undefined, { fixed, white, row }: SideView): RecentDraw | undefined {
  if (!draw || fixed === null || white === null) return draw;
  const inOrder = row.filter(Boolean).length === white - Math.max(0, fixed);
  if (draw.white === white && (!inOrder || draw.row?.join() === row.join())) return draw;
  const { row: _, ...rest } = draw;
  return { ...rest, key: `${draw.key} ${white} ${row.join()}`, fixed, white, ...(inOrder && { row }) };
}

/** The chain needs the manoeuvre and its blow together. */
function chained(past: readonly VisibleEntry<Event>[]): readonly Link[] {
  let chain: readonly Link[] = [];
  let attack: ManoeuvreId | null = null;
  let attacker = -1;
  for (const { event: e } of past) {
    if (e.kind === 'exchange' || e.kind === 'duel' || e.kind === 'upperHand') {
      [chain, attack] = [[], null];
      attacker = e.kind === 'upperHand' ? e.figure : -1;
    } else if (e.kind === 'manoeuvre' && (attacker < 0 || e.figure === attacker)) attack = e.manoeuvre;
    else if (e.kind === 'struck' && !e.defence && attack) {
      const last = chain.at(-1);
      // A mended blow is the same blow.
      const same = last?.manoeuvre === attack && last.struck === 0;
      if (e.reussites > 0 || !same) {
        chain = [...(same ? chain.slice(0, -1) : chain), { manoeuvre: attack, struck: e.reussites, parried: 0 }];
      }
    } else if (e.kind === 'struck' && e.defence) chain = parried(chain, e.reussites);
    else if (e.kind === 'raised') chain = e.attacker ? raised(chain, e.count) : parried(chain, e.count);
  }
  return chain;
}

const changed = (chain: readonly Link[], how: (link: Link) => Link): readonly Link[] => {
  const last = chain.at(-1);
  return last ? [...chain.slice(0, -1), how(last)] : chain;
};
const parried = (chain: readonly Link[], by: number) =>
  changed(chain, (link) => ({ ...link, parried: Math.min(link.struck, link.parried + by) }));
const raised = (chain: readonly Link[], by: number) =>
  changed(chain, (link) => ({ ...link, struck: link.struck + by }));

export const useRecent = (past: readonly VisibleEntry<Event>[]): Recent => useMemo(() => recentIn(past), [past]);
