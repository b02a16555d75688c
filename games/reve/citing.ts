/** Which rules a decision of this game rests on, and each answer to it: what the panel offers to look up before one chooses. */
import type { Decision } from '@reverie/kernel/game';
import type { Answer, Do } from './answers.ts';
import type { EncounterKind } from './data/encounters.ts';
import type { ReveRule } from './data/rulebook.ts';
import type { questions } from './words/choices.fr.ts';

type Rules = readonly ReveRule[];
type Kind = keyof typeof questions;

const questioned: Readonly<Record<Kind, Rules>> = {
  world: ['RDD-UP-01', 'RDD-DREAM-01'],
  burdens: ['RDD-TABLE-01'],
  lands: ['RDD-MOVE-01', 'RDD-MOVE-02'],
  encounter: ['RDD-ENC-04'],
  struggle: ['RDD-RFL-02', 'RDD-RFL-03'],
  teleport: ['RDD-PAS-01'],
  send: ['RDD-MES-01'],
  present: ['RDD-TABLE-01'],
  trigger: ['RDD-RES-02'],
  cast: ['RDD-CAST-01', 'RDD-CAST-02'],
  castThrough: ['RDD-MES-01', 'RDD-CAST-01'],
  reserve: ['RDD-RES-01'],
  reserveFailure: ['RDD-RES-06'],
  aim: ['RDD-AIM-01'],
  gift: ['RDD-TABLE-01'],
  permission: ['RDD-UP-03'],
  place: ['RDD-OFF-01'],
  erratic: ['RDD-CAST-06'],
  tear: ['RDD-AIM-08'],
  sight: ['RDD-AIM-06'],
  watch: ['RDD-X-04'],
};

/** What mastering brings, or not, by whom one meets. */
const met: Readonly<Record<EncounterKind, Rules>> = {
  messager: ['RDD-MES-01'],
  passeur: ['RDD-PAS-01'],
  fleur: ['RDD-FLE-01'],
  mangeur: ['RDD-MAN-01'],
  changeur: ['RDD-CHA-01', 'RDD-CHA-02'],
  briseur: ['RDD-BRI-01'],
  reflet: ['RDD-RFL-01'],
  tourbillonBlanc: ['RDD-TBL-01'],
  tourbillonNoir: ['RDD-TNO-01'],
  tourbillonRouge: ['RDD-TABLE-01'],
  reveDeDragon: ['RDD-RDR-01'],
  passeurFou: ['RDD-TABLE-01'],
};

const whom = (d: Decision): Rules => {
  const { encounter } = (d.about ?? {}) as { readonly encounter?: EncounterKind };
  return encounter === undefined ? [] : met[encounter];
};

const answered: { readonly [K in Answer['do']]: Rules | ((a: Do<K>, d: Decision) => Rules) } = {
  goUp: ({ mode }) => (mode === 'accelere' ? ['RDD-UP-01', 'RDD-UP-02', 'RDD-UP-04'] : ['RDD-UP-01', 'RDD-UP-04']),
  pass: (_, d) => (d.kind === 'world' ? ['RDD-TIME-01'] : ['RDD-MOVE-04']),
  wait: ['RDD-TIME-01'],
  sleep: ['RDD-DREAM-01', 'RDD-FAT-01'],
  state: ['RDD-STATE-01'],
  repressTail: ['RDD-REF-01'],
  settle: ['RDD-TABLE-01'],
  end: ['RDD-POS-02'],
  go: ['RDD-MOVE-01', 'RDD-MOVE-02'],
  stay: ['RDD-MOVE-01', 'RDD-MOVE-02'],
  comeDown: ['RDD-STATE-02', 'RDD-UP-06'],
  rest: ['RDD-MOVE-03'],
  home: ['RDD-TABLE-01'],
  river: ['RDD-TABLE-01'],
  master: (_, d) => ['RDD-ENC-05', ...whom(d)],
  dodge: ['RDD-ENC-06'],
  repress: ['RDD-ENC-07', 'RDD-REF-01'],
  letPass: (_, d) => (d.kind === 'trigger' ? ['RDD-RES-02'] : ['RDD-ENC-04']),
  outside: ['RDD-RFL-04', 'RDD-TBL-02'],
  teleport: (_, d) => whom(d),
  send: ['RDD-MES-01'],
  decline: (_, d) => whom(d),
  present: ({ kind }) => met[kind],
  cast: ['RDD-CAST-01', 'RDD-CAST-03', 'RDD-CAST-04'],
  reserve: (_, d) => (d.kind === 'reserveFailure' ? ['RDD-RES-06'] : ['RDD-RES-01', 'RDD-RES-04']),
  keep: (_, d) => (d.kind === 'reserveFailure' ? ['RDD-CAST-06'] : ['RDD-CAST-03']),
  trigger: ['RDD-RES-03'],
  aim: ({ target }) => {
    const by = { zone: 'RDD-AIM-02', objet: 'RDD-AIM-03', creature: 'RDD-AIM-04', soi: 'RDD-JR-04' } as const;
    return ['RDD-AIM-07', by[target]];
  },
  allow: (_, d) => (d.kind === 'sight' ? ['RDD-AIM-06'] : ['RDD-UP-03']),
  forbid: ['RDD-UP-03'],
  require: (_, d) => (d.kind === 'sight' ? ['RDD-AIM-06', 'RDD-ROLL-01'] : ['RDD-UP-03', 'RDD-ROLL-01']),
  place: ['RDD-OFF-01'],
  draw: ['RDD-X-04'],
  describe: ['RDD-X-04'],
  tear: ['RDD-AIM-08'],
  break: ['RDD-UP-05'],
  correct: ['RDD-X-04'],
};

export function cites(d: Decision, a?: Answer): Rules {
  if (a === undefined) return questioned[d.kind as Kind] ?? [];
  const found = answered[a.do] as Rules | ((a: Answer, d: Decision) => Rules);
  return typeof found === 'function' ? found(a, d) : found;
}
