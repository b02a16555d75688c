/** What fell lately: the last draws and the steps of the chain, read out of the past after the rules moved on. */
import type { Fold } from '@reverie/board/recent';
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

/** The chain needs the manoeuvre and its blow together. */
interface Told extends Recent {
  readonly attack: ManoeuvreId | null;
  readonly attacker: number;
}

const NOTHING: Told = {
  test: null,
  shows: [],
  impressed: null,
  opening: [],
  blow: null,
  doing: null,
  chain: [],
  told: '',
  attack: null,
  attacker: -1,
};

/** What is said in words of the Conteur’s own; elsewhere the text is a name or a figure. */
const STORY: ReadonlySet<string> = new Set(['story', 'enters', 'leaves', 'newCharacter']);

const given = <T extends object>(draw: T): T =>
  Object.fromEntries(Object.entries(draw).filter(([, value]) => value !== undefined)) as T;

function fallen(now: Told, e: Event, key: string): Told {
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
      return { ...now, test: null, shows: [], impressed: null, opening: [], blow: null };
    case 'exchange':
      return { ...now, opening: [], blow: null };
    case 'opened': {
      const { figure, name, fixed, white, row } = e;
      const draw = given({ key, figure, name, kind: 'opening', what: '', fixed, white, row }) as RecentDraw;
      return { ...now, blow: null, opening: [...now.opening.filter((one) => one.figure !== figure), draw] };
    }
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

/** The blows of an exchange, as they were struck, parried and raised. */
function chained(now: Told, e: Event): Told {
  const { chain, attack, attacker } = now;
  switch (e.kind) {
    case 'duel':
    case 'exchange':
      return { ...now, chain: [], attack: null, attacker: -1 };
    case 'upperHand':
      return { ...now, chain: [], attack: null, attacker: e.figure };
    case 'manoeuvre':
      return attacker < 0 || e.figure === attacker ? { ...now, attack: e.manoeuvre } : now;
    case 'struck': {
      if (e.defence) return { ...now, chain: parried(chain, e.reussites) };
      if (!attack) return now;
      const last = chain.at(-1);
      // A mended blow is the same blow.
      const same = last?.manoeuvre === attack && last.struck === 0;
      if (e.reussites === 0 && same) return now;
      return {
        ...now,
        chain: [...(same ? chain.slice(0, -1) : chain), { manoeuvre: attack, struck: e.reussites, parried: 0 }],
      };
    }
    case 'raised':
      return { ...now, chain: e.attacker ? raised(chain, e.count) : parried(chain, e.count) };
    default:
      return now;
  }
}

const changed = (chain: readonly Link[], how: (link: Link) => Link): readonly Link[] => {
  const last = chain.at(-1);
  return last ? [...chain.slice(0, -1), how(last)] : chain;
};
const parried = (chain: readonly Link[], by: number) =>
  changed(chain, (link) => ({ ...link, parried: Math.min(link.struck, link.parried + by) }));
const raised = (chain: readonly Link[], by: number) =>
  changed(chain, (link) => ({ ...link, struck: link.struck + by }));

/** What lies there after all that was told. */
export const LYING: Fold<Event, Told> = {
  first: NOTHING,
  after: (now, event, key) => chained(fallen(now, event, key), event),
};
