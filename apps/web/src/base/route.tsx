/** Addresses of the page. People share them as links, so they are stable. */
import { optionId } from '@reverie/ui/option-id';
import { createStore } from '@reverie/ui/store';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

export type Route =
  | { readonly at: 'lobby' }
  /** A table on a server; the secret of the seat follows `#` and never reaches the server's logs. */
  | { readonly at: 'table'; readonly table: string; readonly secret: string; readonly text?: boolean }
  /** A table on this device; `seat` where several people share it. */
  | { readonly at: 'solo'; readonly table: string; readonly seat?: number; readonly text?: boolean }
  /** `option`: which of its options to show. */
  | { readonly at: 'open'; readonly game: string; readonly option?: string }
  | { readonly at: 'replay'; readonly source: string; readonly entry: number | null; readonly who: string }
  /** The same sources as a replay. */
  | { readonly at: 'analysis'; readonly source: string; readonly entry: number | null; readonly who: string }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string }
  | { readonly at: 'tutorial'; readonly game: string }
  /** `piece`: which of the collection to begin with. */
  | { readonly at: 'workshop'; readonly game: string; readonly piece?: string | undefined }
  /** A chronicle: on a server with the secret of a member or of the invitation, or on this device; '' for all of them. */
  | { readonly at: 'chronicle'; readonly chronicle: string; readonly secret: string; readonly here?: boolean }
  /** The lab: a game and its calculation with its settings, `study` with a study after `#`, or `new`. */
  | {
      readonly at: 'lab';
      readonly place: string;
      readonly part?: string;
      readonly search?: string;
      readonly code?: string;
    }
  | { readonly at: 'settings' }
  | { readonly at: 'guide' }
  | { readonly at: 'nowhere' };

function parseRoute({ pathname, hash, search }: Pick<Location, 'pathname' | 'hash' | 'search'>): Route {
  const [first = '', second = '', third = ''] = pathname.split('/').slice(1).map(decodeURIComponent);
  const secret = hash.slice(1);
  switch (first) {
    case '':
      return { at: 'lobby' };
    case 't':
      return second ? { at: 'table', table: second, secret, text: third === 'text' } : { at: 'nowhere' };
    case 'solo':
      return second ? { at: 'solo', table: second, seat: seatIn(search), text: third === 'text' } : { at: 'nowhere' };
    case 'open':
      return {
        at: 'open',
        game: second,
        ...(hash.startsWith('#option-') && { option: hash.slice('#option-'.length) }),
      };
    case 'replay':
    case 'analysis': {
      const query = new URLSearchParams(search);
      const entry = query.get('entry');
      return {
        at: first,
        source: second,
        entry: entry && /^\d{1,6}$/.test(entry) ? Number(entry) : null,
        who: query.get('who') ?? '',
      };
    }
    case 'rules':
      return { at: 'rules', game: second, rule: third };
    case 'tutorial':
      return { at: 'tutorial', game: second };
    case 'workshop':
      return { at: 'workshop', game: second, piece: new URLSearchParams(search).get('piece') ?? undefined };
    case 'c':
      return second === 'here'
        ? { at: 'chronicle', chronicle: third, secret: '', here: true }
        : { at: 'chronicle', chronicle: second, secret };
    case 'lab':
      return { at: 'lab', place: second, part: third, search: search.slice(1), code: secret };
    case 'settings':
    case 'guide':
      return { at: first };
    default:
      return { at: 'nowhere' };
  }
}

const seatIn = (search: string): number => Number(/[?&]seat=(\d{1,2})\b/.exec(search)?.[1] ?? 0);

export function hrefOf(route: Route): string {
  const path = (...parts: string[]) => `/${parts.filter(Boolean).map(encodeURIComponent).join('/')}`;
  switch (route.at) {
    case 'lobby':
    case 'nowhere':
      return '/';
    case 'table':
      return path('t', route.table, route.text ? 'text' : '') + (route.secret ? `#${route.secret}` : '');
    case 'solo':
      return path('solo', route.table, route.text ? 'text' : '') + (route.seat ? `?seat=${route.seat}` : '');
    case 'replay':
    case 'analysis': {
      const query = new URLSearchParams();
      if (route.entry !== null) query.set('entry', String(route.entry));
      if (route.who) query.set('who', route.who);
      return path(route.at, route.source) + (query.size > 0 ? `?${query}` : '');
    }
    case 'rules':
      return path('rules', route.game, route.rule);
    case 'workshop':
      return path(route.at, route.game) + (route.piece ? `?piece=${encodeURIComponent(route.piece)}` : '');
    case 'chronicle':
      return path('c', route.here ? 'here' : '', route.chronicle) + (route.secret ? `#${route.secret}` : '');
    case 'open':
      return path('open', route.game) + (route.option ? `#${optionId(route.option)}` : '');
    case 'tutorial':
      return path(route.at, route.game);
    case 'lab': {
      const { place, part = '', search = '', code = '' } = route;
      return path('lab', place, part) + (search ? `?${search}` : '') + (code ? `#${code}` : '');
    }
    case 'settings':
    case 'guide':
      return path(route.at);
  }
}

const here = createStore(parseRoute(location));
/** The game from which a rule book or the settings were opened, as long as the visitor is there. */
const behind = createStore<Route | null>(null);

const AT_A_GAME: ReadonlySet<Route['at']> = new Set(['table', 'solo', 'replay', 'analysis', 'tutorial']);
const BESIDE_A_GAME: ReadonlySet<Route['at']> = new Set(['rules', 'settings']);

function arrived(): void {
  const left = here.get();
  const route = parseRoute(location);
  if (!BESIDE_A_GAME.has(route.at)) behind.set(null);
  else if (AT_A_GAME.has(left.at)) behind.set(left);
  here.set(route);
}
addEventListener('popstate', arrived);
addEventListener('hashchange', arrived);

/** Whether a key was pressed last, and no pointer: a game takes a moment to open, and what had the focus may be gone by then. */
let keyLast = false;
addEventListener('keydown', () => (keyLast = true), true);
addEventListener('pointerdown', () => (keyLast = false), true);

/** Whether the last page was left by a key: then the focus is looked for on the next. */
let keyed = false;
export const cameByKeyboard = (): boolean => keyed;

export function goTo(route: Route, how: 'push' | 'replace' = 'push'): void {
  keyed = keyLast;
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', hrefOf(route));
  arrived();
  if (how === 'push') scrollTo(0, 0);
}

export const useRoute = here.use;

/** The game from which the rules or the settings were opened; null if they were opened elsewhere. */
export const useGameBehind = behind.use;

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: Route;
}

/** A link within the page; modified clicks are left to the browser. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || elsewhere || rest.target) return;
    event.preventDefault();
    goTo(to);
  };
  return <a {...rest} href={hrefOf(to)} onClick={follow} />;
}
