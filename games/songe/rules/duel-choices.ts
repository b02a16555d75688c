/** What may be answered at each step of a duel. */
import type { Answer } from '../answers.ts';
import type { Drawer, Duel } from '../business.ts';
import { BOTTES, type BotteId } from '../data/bottes.ts';
import { MANOEUVRE_IDS } from '../data/manoeuvres.ts';
import { PRICES } from '../data/tables.ts';
import { attacksOf, defencesOf } from '../figures.ts';
import type { Sheet } from '../sheet.ts';
import type { State } from '../state.ts';
import { shiftable } from './combination.ts';
import { redrawsOf } from './duel-mends.ts';
import { figureAt, other } from './duelling.ts';
import { bottesNow, isSpecial, keptSecret } from './finish.ts';
import { pointsOf } from './karma.ts';
import { panacheOf } from './panache.ts';

/** Answers that never change are made once. */
const PASS: Answer = { do: 'pass' };

const STAND: Answer = { do: 'stand' };

const STOP: Answer = { do: 'stop' };

const TAKE: Answer = { do: 'take' };

const table = <T extends string, A>(ids: readonly T[], make: (id: T) => A): Readonly<Record<T, A>> =>
  Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<T, A>;

const ATTACK = table(MANOEUVRE_IDS, (manoeuvre): Answer => ({ do: 'attack', manoeuvre }));

const DEFEND = table(MANOEUVRE_IDS, (manoeuvre): Answer => ({ do: 'defend', manoeuvre }));

const COUNTER = table(MANOEUVRE_IDS, (manoeuvre): Answer => ({ do: 'counter', manoeuvre }));

const READY: Answer = { do: 'ready' };

const GIVE_UP: readonly Answer[] = [{ do: 'yield' }, { do: 'flee' }];

const SUFFER: readonly Answer[] = [{ do: 'wound' }, { do: 'dessous' }];

const FATES: readonly Answer[] = [
  { do: 'fate', what: 'capture' },
  { do: 'fate', what: 'kill' },
  { do: 'fate', what: 'spare' },
];

export function choicesFor(s: State, f: Duel, side: Drawer): readonly Answer[] {
  const figure = figureAt(s, f, side);
  switch (f.step) {
    case 'impress':
    case 'impressed':
      return [PASS, { do: 'impress' }];
    case 'bid': {
      const least = f.sides[other(side)].bid - f.sides[side].bid + 1;
      const count = Math.max(1, least);
      return count <= panacheOf(s, f.sides[side].figure) && count <= 12 ? [PASS, { do: 'bid', count }] : [PASS];
    }
    case 'stance': {
      const aims = f.dark ? [] : figure.sheet.bottes.map((botte): Answer => ({ do: 'ready', botte }));
      // Anybody may give up at any time; it is offered to those who are in trouble.
      const trouble = f.sides[side].dessous > 0 || figure.wounds.length + figure.boxes > 0;
      return trouble ? [READY, ...aims, ...GIVE_UP] : [READY, ...aims];
    }
    case 'shift':
      return [PASS, { do: 'shift', place: shiftable(s, f, side) }];
    case 'openMend':
    case 'attackMend':
    case 'defendMend':
    case 'counterMend':
      return mends(s, f, side);
    case 'tie':
      return [PASS, { do: 'breakTie' }];
    case 'attack':
      return repertoire(figure.sheet).attacks;
    case 'defend':
      return repertoire(figure.sheet).defences;
    case 'raise': {
      const most = Math.min(panacheOf(s, f.sides[side].figure), side === f.up ? 3 : f.result, 12);
      const raises: Answer[] = [PASS];
      for (let count = 1; count <= most; count++) raises.push({ do: 'raise', count });
      return raises;
    }
    case 'botte':
      return [
        PASS,
        ...bottesNow(s, f).map(
          (botte): Answer => (f.free === botte ? { do: 'botte', botte, free: true } : paidBotte(s, f, botte)),
        ),
      ];
    case 'botteAnswer': {
      const pays = panacheOf(s, f.sides[side].figure) >= PRICES.botteCounter;
      return [{ do: 'save' }, ...(pays ? [{ do: 'counterBotte' } as const] : []), TAKE];
    }
    case 'suffer':
      return SUFFER;
    case 'fate':
      return FATES;
    case 'mark':
      return marks(s, f);
    case 'shed':
      return [PASS, { do: 'shed' }];
    default:
      return [];
  }
}

interface Repertoire {
  readonly attacks: readonly Answer[];
  readonly defences: readonly Answer[];
}

/** Sheets are never written on, so what they allow is worked out once. */
const repertoires = new WeakMap<object, Repertoire>();

function repertoire(sheet: Readonly<Sheet>): Repertoire {
  let found = repertoires.get(sheet);
  if (!found) {
    const attacks = attacksOf({ sheet });
    found = {
      attacks: [...attacks.map((id) => ATTACK[id]), STOP],
      defences: [...defencesOf({ sheet }).map((id) => DEFEND[id]), TAKE, ...attacks.map((id) => COUNTER[id])],
    };
    repertoires.set(sheet, found);
  }
  return found;
}

/** The stones that fit its colours. */
function paidBotte(s: State, f: Duel, botte: BotteId): Answer {
  const { white, price, black } = BOTTES[botte];
  const have = figureAt(s, f, f.up).panache.white;
  return { do: 'botte', botte, white: Math.max(white, Math.min(have, price - black)) };
}

const SOURCES = ['escrime', 'characteristic', 'panache'] as const;

function mends(s: State, f: Duel, side: Drawer): Answer[] {
  const found: Answer[] = [STAND];
  for (const from of SOURCES) {
    const most = Math.min(redrawsOf(s, f, side, from), 12);
    if (most > 0) found.push({ do: 'redraw', count: 1, from });
    if (most > 1) found.push({ do: 'redraw', count: most, from });
  }
  if (f.step === 'openMend') return found;
  if (!f.inverted && redrawsOf(s, f, side, 'panache') > 0) found.push({ do: 'invert' });
  if (!f.dark && pointsOf(figureAt(s, f, side)) > 0) found.push({ do: 'karma' });
  return found;
}

function marks(s: State, f: Duel): Answer[] {
  const have = panacheOf(s, f.sides[f.up].figure);
  const found: Answer[] = [PASS, { do: 'where', place: 'bras' }];
  if ((f.given === 'grave' || f.given === 'mortelle') && !keptSecret(s, f, other(f.up)))
    for (const size of [2, 3, 4]) if (size <= have) found.push({ do: 'mark', size });
  if (isSpecial(f) && have >= PRICES.sensitivePlace) found.push({ do: 'where', place: 'gorge', sensitive: true });
  return found;
}
