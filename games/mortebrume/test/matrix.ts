/** Tables of rules that meet: interceptions by part of the way, opposed rolls. `matrix.test.ts` plays them. */
import type { Matrix } from '@reverie/kernel/testing/matrix';

export const PARTS = ['walk', 'climb', 'step over', 'jump', 'drop', 'turn'] as const;
export const MEANS = ['blow', 'shot', 'spell'] as const;
export const ENDS = [
  'missed',
  'dodged',
  'taken',
  'pushed',
  'rooted',
  'stunned',
  'won',
  'tie',
  'lost',
  'felled',
  'captured',
] as const;
export type Part = (typeof PARTS)[number];
export type Means = (typeof MEANS)[number];
export type End = (typeof ENDS)[number];

/** What no weapon, shot or spell can do, with the line that says so. */
const NEVER: Readonly<Partial<Record<`${Means} ${End}`, string>>> = {
  'blow rooted': 'HB-26: no weapon roots; a spell does',
  'shot rooted': 'HB-26: no weapon roots; a spell does',
  'shot stunned': 'HB-26: what is shot or thrown pierces or pushes',
};
const byHand = (means: Means, end: End): string | undefined => {
  if (means === 'blow') return undefined;
  if (end === 'captured') return 'book, lines 516-519: only who dominates hand to hand captures, or a companion of his';
  return end === 'won' || end === 'tie' || end === 'lost'
    ? 'HB-32, HB-33: what flies is dodged, resisted or taken; there is no clash of arms'
    : undefined;
};

const RULES: Readonly<Record<End, string>> = {
  missed: 'MOR-INT-A3',
  dodged: 'MOR-INT-07',
  taken: 'MOR-INT-A3',
  pushed: 'MOR-INT-A3',
  rooted: 'MOR-INT-A3',
  stunned: 'MOR-INT-A3',
  won: 'MOR-INT-A4',
  tie: 'MOR-INT-A4',
  lost: 'MOR-INT-A4',
  felled: 'MOR-INT-A3',
  captured: 'MOR-INT-A3',
};

const onTheWay: Matrix = {
  title: 'Interceptions: the part of the way, the means, and the end',
  axes: ['part of the way', 'met by', 'outcome'],
  cells: PARTS.flatMap((part) =>
    MEANS.flatMap((means) =>
      ENDS.map((end) => {
        const shut = NEVER[`${means} ${end}`] ?? byHand(means, end);
        const rule = part === 'walk' || part === 'turn' ? RULES[end] : 'MOR-INT-A9';
        return { at: [part, means, end], rule, ...(shut && { shut }) };
      }),
    ),
  ),
};

export const STRIKERS = ['blow', 'sweep', 'interception', 'slip'] as const;
export const REACTIONS = ['passe', 'body', 'dodge', 'take'] as const;
export const ROLLS = [
  'striker higher',
  'equal',
  'answer higher',
  'striker fumbles',
  'answer fumbles',
  'both fumble',
] as const;
export type Striker = (typeof STRIKERS)[number];
export type Reaction = (typeof REACTIONS)[number];
export type Rolls = (typeof ROLLS)[number];

const whyShut = (striker: Striker, reaction: Reaction, rolls: Rolls): string | undefined => {
  if (striker === 'slip' && reaction !== 'dodge') return 'book, line 190: the defender is slipped past by a dodge';
  const alone = rolls === 'striker higher' || rolls === 'striker fumbles';
  return reaction === 'take' && !alone ? 'HB-24: who takes it rolls nothing' : undefined;
};

const opposed: Matrix = {
  title: 'Opposed rolls: the striker, the reaction, and the automatic failures',
  axes: ['striker', 'reaction', 'rolls'],
  cells: STRIKERS.flatMap((striker) =>
    REACTIONS.flatMap((reaction) =>
      ROLLS.map((rolls) => {
        const shut = whyShut(striker, reaction, rolls);
        const rule =
          striker === 'slip'
            ? 'MOR-DEF-A4'
            : rolls.includes('fumble')
              ? 'HB-04'
              : { passe: 'HB-22', body: 'MOR-BOD-02', dodge: 'HB-23', take: 'HB-24' }[reaction];
        return { at: [striker, reaction, rolls], rule, ...(shut && { shut }) };
      }),
    ),
  ),
};

export const matrices: Matrix[] = [onTheWay, opposed];
