/** Which rules a decision of this game rests on, and each answer to it: what the panel offers to look up before one chooses. */
import type { Decision } from '@reverie/kernel/game';
import type { Action, Answer, ChargeType, Do, How, Leg } from './answers.ts';
import type { rules } from './words/rules.fr.ts';

type MortebrumeRule = keyof typeof rules;
type Rules = readonly MortebrumeRule[];

const questioned: Readonly<Record<string, Rules>> = {
  deploy: ['HB-35'],
  morale: ['MOR-MRL-01'],
  nameMorale: ['MOR-MRL-02'],
  nameInitiative: ['HB-08'],
  begin: ['HB-08'],
  choose: ['HB-09'],
  breath: ['HB-16'],
  declare: ['HB-10', 'HB-11'],
  attack: ['MOR-CMB-01', 'MOR-CMB-02'],
  react: ['MOR-INT-01', 'MOR-DEF-01'],
  slip: ['MOR-DEF-05', 'MOR-DEF-06'],
  plan: ['MOR-CMB-04', 'MOR-CMB-05'],
  cast: ['MOR-SOR-05', 'MOR-SOR-07'],
  continue: ['MOR-CMB-08'],
  answer: ['HB-21'],
  dice: ['HB-01', 'HB-02'],
  blow: ['HB-25', 'MOR-CAP-03'],
  press: ['MOR-CON-01', 'MOR-VAL-01'],
  on: ['HB-27'],
  place: ['MOR-FAL-06'],
  escape: ['MOR-ESC-01', 'MOR-ESC-03'],
  boost: ['MOR-SOR-01'],
  stake: ['MOR-SOR-03', 'MOR-SOR-04'],
};

const charges: Readonly<Record<ChargeType, MortebrumeRule>> = {
  surprise: 'MOR-CHG-05',
  offensive: 'MOR-CHG-06',
  poussee: 'MOR-CHG-07',
  ruee: 'MOR-CHG-08',
  percee: 'MOR-CHG-09',
};
const reactions: Readonly<Record<How, Rules>> = {
  passe: ['HB-22'],
  body: ['MOR-BOD-02', 'MOR-BOD-03'],
  dodge: ['HB-23'],
  take: ['HB-24'],
  will: ['HB-21'],
};

/** Walking, and what a leg is beside walking. */
const onTheWay = (path: readonly Leg[]): Rules => [
  ...(path.length > 0 ? (['HB-14'] as const) : []),
  ...(path.some(({ how }) => how === 'jump') ? (['MOR-JMP-01', 'MOR-JMP-04'] as const) : []),
  ...(path.some(({ how }) => how === 'drop') ? (['MOR-FAL-01'] as const) : []),
];

function acting(a: Action): Rules {
  switch (a.kind) {
    case 'none':
      return [];
    case 'strike':
      if (a.charge) return ['MOR-CHG-01', 'MOR-CHG-04', charges[a.charge.type]];
      return a.body ? ['MOR-BOD-01', 'MOR-BOD-03'] : ['HB-20', 'HB-22'];
    case 'sweep':
      return ['MOR-MUL-01', 'MOR-MUL-06', ...(a.charge ? [charges[a.charge.type]] : [])];
    case 'shot':
      return ['HB-30', 'HB-31', 'MOR-RNG-01'];
    case 'spell':
      return ['HB-33', 'MOR-RNG-01'];
    case 'prepare':
      return ['MOR-SOR-05', 'MOR-SOR-06'];
    case 'pickUp':
      return ['MOR-OBJ-01', 'MOR-OBJ-02'];
    case 'pass':
      return ['MOR-OBJ-06'];
    case 'throw':
      return a.victim === undefined ? ['MOR-THR-02', 'MOR-LND-01'] : ['MOR-THR-07', 'MOR-LND-02'];
    case 'flee':
      return ['HB-15'];
  }
}

const answered: { readonly [K in Answer['do']]: Rules | ((a: Do<K>) => Rules) } = {
  deploy: ['HB-35'],
  pass: [],
  ask: ['MOR-MRL-01', 'MOR-MRL-05'],
  name: [],
  begin: ['HB-08'],
  choose: ['HB-09'],
  combine: ['MOR-CMB-01'],
  breath: ['HB-16'],
  declare: ({ path, double, action }) => [
    ...onTheWay(path),
    ...(double ? (['HB-11'] as const) : []),
    ...(action.kind === 'none' && path.length === 0 ? (['HB-11'] as const) : acting(action)),
  ],
  attack: ['MOR-CMB-03', 'MOR-CMB-04', 'MOR-CMB-05'],
  react: ({ intercept, defend }) => [
    ...(intercept.length > 0 ? (['MOR-INT-05', 'MOR-INT-06'] as const) : []),
    ...(defend ? (['MOR-DEF-03', 'MOR-DEF-04'] as const) : []),
  ],
  answer: ({ how }) => reactions[how],
  plan: ['MOR-CMB-05'],
  dice: ({ add, morale, reserved }) => [
    ...(add > 0 ? (['HB-02', 'HB-05'] as const) : (['HB-01'] as const)),
    ...(morale ? (['MOR-MRL-05'] as const) : []),
    ...(reserved ? (['HB-16'] as const) : []),
  ],
  blow: ({ how, rage }) =>
    how === 'capture' ? ['MOR-CAP-01', 'MOR-CAP-04', 'MOR-CAP-05'] : rage ? ['HB-25', 'HB-16'] : ['HB-25', 'HB-26'],
  contact: ['MOR-CON-02', 'MOR-CON-03'],
  shift: ['MOR-VAL-02', 'MOR-VAL-03'],
  go: ({ path, sidestep }) => [...onTheWay(path), ...(sidestep ? (['HB-16'] as const) : [])],
  place: ['MOR-FAL-06'],
  continue: ['MOR-CMB-08'],
  escape: ['MOR-ESC-03', 'MOR-ESC-04'],
  cast: ['HB-33', 'MOR-SOR-07'],
  boost: ['MOR-SOR-02', 'MOR-SOR-03'],
  stake: ['MOR-SOR-03'],
  fight: ['MOR-DEF-05'],
  slip: ['MOR-DEF-06', 'HB-23'],
};

export function cites(d: Decision, a?: Answer): Rules {
  const asked = questioned[d.kind] ?? [];
  if (a === undefined) return asked;
  const found = answered[a.do] as Rules | ((a: Answer) => Rules);
  const own = typeof found === 'function' ? found(a) : found;
  // To do nothing, or to name somebody, rests on what was asked.
  return own.length > 0 ? own : asked;
}
