/**
 * A hard case for several seats that may act at any time while one person rules on it.
 *
 *   RUL-01  a player may propose a test at any time; one test at a time
 *   RUL-02  the game master sets its difficulty, 0 to 3, which the player is not told; or says that no test is needed
 *   RUL-03  the player draws four stones, white or black in equal parts of a bag of twelve; more white than the difficulty succeeds
 *   RUL-04  the player is told how the draw reads, and may then draw the black ones again once, pay a token to turn one white, or let it stand
 *   RUL-05  a player may give a token to the other at any time, in the middle of a test too
 *   RUL-06  the game master ends the evening; the most successes win
 *   RUL-07  where nobody sits as game master the difficulty is drawn, and the event says so
 */
import { z } from 'zod';
import { ruleBook } from '../src/book.ts';
import type { Purpose } from '../src/chance/chance.ts';
import { type Frame, type FrameStacks, next, pop, push, unfinished } from '../src/frames.ts';
import type { BareQuestion, Game, Io, SeatIndex, Viewer } from '../src/game.ts';
import { copyPlain } from '../src/plain.ts';
import { refuse } from '../src/refusal.ts';
import { stepped } from '../src/steps.ts';
import { plainRulebook, plainTexts } from './plain-texts.ts';

const MASTER: SeatIndex = 0;
const PLAYERS: readonly SeatIndex[] = [1, 2];
const STONES: Purpose = { label: 'stones', seen: 'all' };
const DIFFICULTY: Purpose = { label: 'difficulty', seen: 'none' };
const GUESS: Purpose = { label: 'guess', seen: 'none' };
const DRAWN = 4;
const HALF = 6;

interface Evening extends Frame {
  readonly kind: 'evening';
  step: 'open' | 'closed';
}
interface Trial extends Frame {
  readonly kind: 'trial';
  step: 'rule' | 'draw' | 'mend';
  readonly by: SeatIndex;
  difficulty: number;
  white: number;
  redrawn: boolean;
}
type AnyFrame = Evening | Trial;

export interface State extends FrameStacks<AnyFrame> {
  tokens: number[];
  successes: number[];
}
export type Answer =
  | { propose: string }
  | { give: number }
  | 'close'
  | { difficulty: number }
  | 'notNeeded'
  | 'redraw'
  | 'pay'
  | 'stand';
export type Event =
  | { readonly kind: 'proposed'; readonly rule: 'RUL-01'; readonly seat: SeatIndex; readonly what: string }
  | {
      readonly kind: 'ruled';
      readonly rule: 'RUL-02' | 'RUL-07';
      readonly difficulty?: number;
      readonly drawn: boolean;
    }
  | { readonly kind: 'drew'; readonly rule: 'RUL-03' | 'RUL-04'; readonly white: number; readonly succeeds: boolean }
  | { readonly kind: 'gave'; readonly rule: 'RUL-05'; readonly seat: SeatIndex; readonly to: SeatIndex }
  | {
      readonly kind: 'settled';
      readonly rule: 'RUL-02' | 'RUL-04';
      readonly seat: SeatIndex;
      readonly success: boolean;
    }
  | { readonly kind: 'closed'; readonly rule: 'RUL-06' };

const succeeds = (f: Trial): boolean => f.white > f.difficulty;
const trialOf = (s: State): Trial | undefined => {
  const top = s.stacks[0]?.at(-1);
  return top?.kind === 'trial' ? top : undefined;
};

function reads(s: State, f: Trial, rule: 'RUL-03' | 'RUL-04', io: Io<Event>): void {
  io.tell?.({ kind: 'drew', rule, white: f.white, succeeds: succeeds(f) });
  next(s, f, 'mend');
}

function settleTrial(s: State, f: Trial, rule: 'RUL-02' | 'RUL-04', success: boolean, io: Io<Event>): void {
  if (success) s.successes[f.by] = (s.successes[f.by] as number) + 1;
  io.tell?.({ kind: 'settled', rule, seat: f.by, success });
  pop(s, f);
}

/** The trial with its difficulty for the master alone, and how the draw reads for everybody. */
export interface TrialView extends Omit<Trial, 'difficulty'> {
  readonly reads: boolean | null;
  readonly difficulty: number | null;
}
export interface View extends Omit<State, 'stacks'> {
  readonly evening: Evening | null;
  readonly trial: TrialView | null;
}

export interface Types {
  State: State;
  Question:
    | BareQuestion<'preside' | 'rule' | 'mend'>
    | { readonly kind: 'act'; readonly about: { readonly busy: boolean } };
  Answer: Answer;
  Event: Event;
  View: View;
  Options: Record<string, never>;
}

const isBusy = (s: State): boolean => trialOf(s) !== undefined;

const evening = stepped<Types, Evening>(
  {
    open: {
      asks: [
        {
          kind: 'preside',
          to: (s) => (isBusy(s) ? undefined : MASTER),
          optional: true,
          cites: ['RUL-06'],
          choices: () => ['close'],
          answer(_s, f, a, io) {
            if (a !== 'close') return refuse('invalid', 'RUL-01', 'notYours');
            f.step = 'closed';
            io.tell?.({ kind: 'closed', rule: 'RUL-06' });
            return undefined;
          },
          absent: 'close',
        },
        {
          kind: 'act',
          to: (s) => PLAYERS.filter((seat) => !isBusy(s) || (s.tokens[seat] as number) > 0),
          optional: true,
          open: true,
          about: (s) => ({ busy: isBusy(s) }),
          cites: ['RUL-01', 'RUL-05'],
          choices(s, _f, d) {
            const give = (s.tokens[d.seat] as number) > 0 ? [{ give: 3 - d.seat }] : [];
            return isBusy(s) ? give : [{ propose: 'jump' }, { propose: 'climb' }, ...give];
          },
          answer(s, f, a, io, d) {
            if (typeof a === 'object' && 'give' in a) {
              if (a.give !== 3 - d.seat || (s.tokens[d.seat] as number) < 1)
                return refuse('invalid', 'RUL-05', 'cannotGive');
              s.tokens[d.seat] = (s.tokens[d.seat] as number) - 1;
              s.tokens[a.give] = (s.tokens[a.give] as number) + 1;
              io.tell?.({ kind: 'gave', rule: 'RUL-05', seat: d.seat, to: a.give });
              return undefined;
            }
            if (typeof a !== 'object' || !('propose' in a)) return refuse('invalid', 'RUL-01', 'notYours');
            if (isBusy(s)) return refuse('invalid', 'RUL-01', 'oneAtATime');
            io.tell?.({ kind: 'proposed', rule: 'RUL-01', seat: d.seat, what: a.propose });
            push(s, { kind: 'trial', step: 'rule', by: d.seat, difficulty: 0, white: 0, redrawn: false }, f);
            return undefined;
          },
          absent: 'close',
        },
      ],
      run: pop,
    },
    closed: { run: pop },
  },
  // The master's question and the players' stay open whatever lies on this frame.
  { standing: true },
);

const onOffer = (s: State, f: Trial): ('stand' | 'redraw' | 'pay')[] => {
  const redraw = !f.redrawn && f.white < DRAWN ? (['redraw'] as const) : [];
  const pay = (s.tokens[f.by] as number) > 0 && f.white < DRAWN ? (['pay'] as const) : [];
  return ['stand', ...redraw, ...pay];
};

const trial = stepped<Types, Trial>({
  rule: {
    kind: 'rule',
    to: (s) => (s.gone.includes(MASTER) ? undefined : MASTER),
    cites: ['RUL-02'],
    choices: () => [{ difficulty: 0 }, { difficulty: 1 }, { difficulty: 2 }, { difficulty: 3 }, 'notNeeded'],
    answer(s, f, a, io) {
      if (a === 'notNeeded') settleTrial(s, f, 'RUL-02', true, io);
      else if (typeof a === 'object' && 'difficulty' in a) {
        f.difficulty = a.difficulty;
        io.tell?.({ kind: 'ruled', rule: 'RUL-02', difficulty: a.difficulty, drawn: false });
        next(s, f, 'draw');
      } else return refuse('invalid', 'RUL-02', 'difficulty');
      return undefined;
    },
    absent: 'notNeeded',
    run(s, f, io) {
      f.difficulty = io.chance.pick(DIFFICULTY, 4);
      io.tell?.({ kind: 'ruled', rule: 'RUL-07', difficulty: f.difficulty, drawn: true });
      next(s, f, 'draw');
    },
  },
  draw: {
    run(s, f, io) {
      f.white = io.chance.draw(STONES, [HALF, HALF], DRAWN)[0] as number;
      reads(s, f, 'RUL-03', io);
    },
  },
  mend: {
    kind: 'mend',
    to: (_s, f) => f.by,
    cites: ['RUL-04'],
    choices: onOffer,
    worth: { good: ['succeeds'], bad: ['fails'] },
    answer(s, f, a, io) {
      if (!(onOffer(s, f) as readonly unknown[]).includes(a)) return refuse('invalid', 'RUL-04', 'notOnOffer');
      if (a === 'stand') settleTrial(s, f, 'RUL-04', succeeds(f), io);
      else if (a === 'pay') {
        s.tokens[f.by] = (s.tokens[f.by] as number) - 1;
        f.white++;
        reads(s, f, 'RUL-04', io);
      } else {
        const black = DRAWN - f.white;
        // The black ones go back before as many are drawn.
        f.white += io.chance.draw(STONES, [HALF - f.white, HALF], black)[0] as number;
        f.redrawn = true;
        reads(s, f, 'RUL-04', io);
      }
      return undefined;
    },
    absent: 'stand',
  },
});

const knows = (s: { readonly gone: readonly SeatIndex[] }, who: Viewer): boolean =>
  who === MASTER && !s.gone.includes(MASTER);

export const rules = ruleBook<Types, AnyFrame>({
  id: 'ruling',
  version: '1',
  seats: [
    { role: 'master', min: 1, max: 1 },
    { role: 'player', min: 2, max: 2 },
  ],
  secrets: true,
  options: z.strictObject({}),
  answers: z.union([
    z.strictObject({ propose: z.string().min(1).max(200) }),
    z.strictObject({ give: z.int().min(0).max(2) }),
    z.strictObject({ difficulty: z.int().min(0).max(3) }),
    z.enum(['close', 'notNeeded', 'redraw', 'pay', 'stand']),
  ]),
  audience: {
    proposed: { to: 'all' },
    ruled: {
      to: (e) => (e.drawn ? [] : [MASTER]),
      others: ({ kind, rule, drawn }) => ({ kind, rule, drawn }),
    },
    drew: { to: 'all', reveals: true },
    gave: { to: 'all' },
    settled: { to: 'all' },
    closed: { to: 'all' },
  },
  procedures: { evening, trial },
  setup() {
    const s: State = { ...unfinished<AnyFrame>(), tokens: [0, 2, 2], successes: [0, 0, 0] };
    push(s, { kind: 'evening', step: 'open' });
    return s;
  },
  left(s, seat) {
    // With both players gone, or nobody left to close it, the evening is over.
    const present = [MASTER, ...PLAYERS].filter((other) => other !== seat && !s.gone.includes(other));
    if (present.some((other) => other !== MASTER) && seat !== MASTER) return;
    const [bottom] = s.stacks[0] ?? [];
    if (bottom?.kind === 'evening') bottom.step = 'closed';
  },
  view(s, who) {
    const { stacks, ...open } = s;
    const bottom = stacks[0]?.[0];
    const f = trialOf(s);
    return copyPlain({
      ...open,
      evening: bottom?.kind === 'evening' ? bottom : null,
      trial: f
        ? { ...f, reads: f.step === 'mend' ? succeeds(f) : null, difficulty: knows(s, who) ? f.difficulty : null }
        : null,
    });
  },
  imagine({ evening: bottom, trial: top, ...open }, _who, io) {
    const stack: AnyFrame[] = bottom ? [bottom] : [];
    if (top) {
      const { reads: read, ...f } = top;
      // How the draw reads leaves only some difficulties possible; before the ruling there is none yet.
      const weights = [0, 1, 2, 3].map((d) => (read === null || f.white > d === read ? 1 : 0));
      const guess = (): number => (f.step === 'rule' ? 0 : io.chance.among(GUESS, weights));
      stack.push({ ...f, difficulty: f.difficulty ?? guess() });
    }
    return copyPlain({ ...open, stacks: stack.length > 0 ? [stack] : [] });
  },
  outcome(s) {
    if (s.stacks.length > 0) return undefined;
    const most = Math.max(...s.successes);
    return { winners: PLAYERS.filter((seat) => s.successes[seat] === most), scores: [...s.successes], rule: 'RUL-06' };
  },
  way: (e) => (e.kind === 'drew' ? (e.succeeds ? 'succeeds' : 'fails') : undefined),
});

const ids = ['RUL-01', 'RUL-02', 'RUL-03', 'RUL-04', 'RUL-05', 'RUL-06', 'RUL-07'];
export const ruling: Game<Types> = {
  rules,
  texts: plainTexts('ruling'),
  rulebook: plainRulebook(ids),
};
