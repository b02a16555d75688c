/**
 * What each viewer may know, and a whole table out of it. All lies open but the names of spells (MOR-SOR-08): of one that
 * another side has prepared, and of one that is declared or about to be cast. What can be worked out by looking, such as
 * distances, points and odds, is not in a view (overlay.ts, odds/).
 */
import type { Purpose } from '@reverie/kernel/chance/chance';
import type { Io, SeatIndex, Viewer } from '@reverie/kernel/game';
import { spellOf } from './data/spells.ts';
import type { AnyFrame, Ask, Mover, VolleyFrame } from './frames.ts';
import { profile } from './rules/fighter.ts';
import { difficultyOf } from './rules/shooting.ts';
import {
  copyFighter,
  copyStacks,
  copyState,
  type Fighter,
  fighterOf,
  type State,
  shallow,
  type View,
} from './state.ts';

/** The name of a spell that a viewer does not know. */
export const HIDDEN = '?';

const GUESS: Purpose = { label: 'guess', seen: 'none' };

type SpellAction = Extract<Mover['action'], { kind: 'spell' }>;

/** Until its roll is made, nobody but the caster knows what is cast. */
const isUncast = (f: VolleyFrame): boolean =>
  f.what === 'spell' && (f.step === 'boost' || f.step === 'stake' || f.step === 'roll' || f.step === 'rolled');

/** Everything about one spell that a viewer cannot see, wherever it stands: the name, and what would give it away. */
interface Secrets {
  fighter(f: Fighter): void;
  mover(m: Mover, action: SpellAction): void;
  volley(f: VolleyFrame): void;
  roll(a: Ask, of: VolleyFrame): void;
}

const isHidden = (f: Fighter, who: Viewer | null): boolean => f.prepared !== null && f.seat !== who;

/** Visits what is hidden from a viewer: `secrets` may write there. */
function visit(s: State, who: Viewer | null, secrets: Secrets): void {
  for (const f of s.fighters) if (isHidden(f, who)) secrets.fighter(f);
  visitFrames(s, who, secrets);
}

function visitFrames(s: State, who: Viewer | null, secrets: Omit<Secrets, 'fighter'>): void {
  const isOthers = (id: number): boolean => fighterOf(s, id).seat !== who;
  let under: AnyFrame | undefined;
  for (const frame of s.stacks[0] ?? []) {
    if (frame.kind === 'activation') {
      for (const m of frame.movers) if (m.action.kind === 'spell' && isOthers(m.who)) secrets.mover(m, m.action);
    } else if (frame.kind === 'volley') {
      if (isUncast(frame) && isOthers(frame.by)) secrets.volley(frame);
    } else if (frame.kind === 'rolls' && under?.kind === 'volley' && isUncast(under) && isOthers(under.by)) {
      for (const a of frame.asks) if (a.what === 'spell') secrets.roll(a, under);
    }
    under = frame;
  }
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
const write = <T>(to: T): Writable<T> => to;
const rename = (m: Mover, action: SpellAction, spell: string): void => {
  write(m).action = { ...action, spell };
};

/** The aptitude for a spell and its die name it as well as a name does. */
function skill(a: Ask, value: number, die: Ask['die']): void {
  write(a).die = die;
  a.terms = a.terms.map((term) => (term.what === 'spellSkill' ? { ...term, value } : term));
}

const MASK: Omit<Secrets, 'fighter'> = {
  mover: (m, action) => rename(m, action, HIDDEN),
  volley: (f) => {
    write(f).with = HIDDEN;
    f.difficulty = 0;
  },
  roll: (a) => skill(a, 0, 6),
};

/** Whether anything is hidden from a viewer in what is unfinished. */
function hidesFrames(s: State, who: SeatIndex | null): boolean {
  let some = false;
  const found = (): void => {
    some = true;
  };
  visitFrames(s, who, { mover: found, volley: found, roll: found });
  return some;
}

/** A figure as it is shown to those who may not know what spell it has prepared. */
function maskedOf(f: Fighter): Fighter {
  const shown = copyFighter(f);
  shown.prepared = HIDDEN;
  return shown;
}

/**
 * Where nothing is hidden, all is the state's own, and the same from view to view for as long as it does not change;
 * otherwise what is masked is copied first.
 */
export function viewOf(s: State, who: Viewer): View {
  const seat: SeatIndex | null = who === 'spectator' ? null : who;
  const view = shallow(s) as State & { seat: SeatIndex | null };
  view.seat = seat;
  if (s.fighters.some((f) => isHidden(f, seat)))
    view.fighters = s.fighters.map((f) => (isHidden(f, seat) ? maskedOf(f) : f));
  if (hidesFrames(s, seat)) {
    view.stacks = copyStacks(s);
    visitFrames(view, seat, MASK);
  }
  return view;
}

/** One of the spells on a card that can be aimed like this; all are as likely. */
function guess(s: State, by: Fighter, target: number | undefined, io: Pick<Io, 'chance'>): string {
  const aim = target === undefined || target < 0 ? 'point' : fighterOf(s, target).seat === by.seat ? 'friend' : 'enemy';
  const fitting = profile(by).spells.filter(({ spell }) => spellOf(spell)?.target === aim);
  return fitting[io.chance.pick(GUESS, fitting.length)]?.spell ?? HIDDEN;
}

export function imagine(view: View, _who: Viewer, io: Pick<Io, 'chance'>): State {
  const { seat, ...table } = view;
  const s = copyState(table);
  visit(s, seat, {
    fighter(f) {
      const { spells } = profile(f);
      f.prepared = spells[io.chance.pick(GUESS, spells.length)]?.spell ?? HIDDEN;
    },
    mover: (m, action) => rename(m, action, guess(s, fighterOf(s, m.who), action.target, io)),
    volley(f) {
      write(f).with = guess(s, fighterOf(s, f.by), f.target, io);
      if (f.step === 'rolled') f.difficulty = difficultyOf(s, f);
    },
    roll(a, { by, with: spell }) {
      const known = profile(fighterOf(s, by)).spells.find((one) => one.spell === spell);
      skill(a, known?.value ?? 0, known?.die ?? 6);
    },
  });
  return s;
}
