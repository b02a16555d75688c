/** Which rules a decision of this game rests on, and each answer to it: what the panel offers to look up before one chooses. */
import type { Decision } from '@reverie/kernel/game';
import type { Answer, Do } from './answers.ts';
import type { SongeRule } from './data/rulebook.ts';

type Rules = readonly SongeRule[];

const questioned: Readonly<Record<string, Rules>> = {
  'duel.impress': ['SON-IMP-01'],
  'duel.impressed': ['SON-IMP-01', 'SON-IMP-02'],
  'duel.bid': ['SON-INI-03', 'SON-PPC-01'],
  'duel.stance': ['SON-DUE-01', 'SON-DUE-03'],
  'duel.shift': ['SON-PPC-03', 'SON-BOT-02'],
  'duel.openMend': ['SON-DUE-07', 'SON-PPC-03'],
  'duel.tie': ['SON-DUE-03'],
  'duel.attack': ['SON-DUE-04', 'SON-DUE-05'],
  'duel.attackMend': ['SON-DUE-07', 'SON-DUE-08'],
  'duel.defend': ['SON-DEF-01', 'SON-DEF-02'],
  'duel.defendMend': ['SON-DUE-07', 'SON-DUE-08'],
  'duel.counterMend': ['SON-DUE-07', 'SON-DUE-08'],
  'duel.raise': ['SON-PPC-02'],
  'duel.botte': ['SON-BOT-01', 'SON-BOT-04'],
  'duel.botteAnswer': ['SON-BOT-05'],
  'duel.suffer': ['SON-DMG-01', 'SON-DES-01'],
  'duel.fate': ['SON-DES-02'],
  'duel.mark': ['SON-MRK-01', 'SON-MRK-02'],
  'duel.shed': ['SON-DES-03'],
  'test.rule': ['SON-WHEN-01', 'SON-DIF-01'],
  'test.prepare': ['SON-TST-01'],
  'test.mend': ['SON-TST-03', 'SON-TST-04'],
  'test.impose': ['SON-KAR-13'],
  'test.avoid': ['SON-KAR-16'],
  'test.after': ['SON-WHEN-04'],
  'contest.mend': ['SON-TST-03'],
  'contest.tie': ['SON-OPP-02'],
  request: ['SON-PPS-01'],
  moment: ['SON-PPS-16'],
  limbesEvent: ['SON-LIM-02'],
  preside: ['SON-WHEN-01', 'SON-WHEN-02'],
  act: ['SON-WHEN-03'],
  'melee.bid': ['SON-INI-04'],
  'melee.turn': ['SON-INI-06'],
  'algarade.attack': ['SON-ALG-01', 'SON-ALG-02'],
  'algarade.defend': ['SON-ALG-07'],
  'crossing.road': ['SON-BRU-01', 'SON-BRU-04'],
  'crossing.face': ['SON-BRU-03', 'SON-WHEN-03'],
};

const inBand = (d: Decision): boolean => d.kind.startsWith('algarade');

const answered: { readonly [K in Answer['do']]: Rules | ((a: Do<K>, d: Decision) => Rules) } = {
  draw: ({ fortune }) =>
    fortune === 'karma'
      ? ['SON-TST-01', 'SON-TST-02', 'SON-KAR-18']
      : fortune === 'panache'
        ? ['SON-TST-01', 'SON-TST-02', 'SON-CAR-03']
        : ['SON-TST-01'],
  redraw: ({ from }, d) =>
    from === 'escrime'
      ? ['SON-DUE-07']
      : from === 'panache'
        ? ['SON-PPC-03']
        : d.kind.startsWith('duel')
          ? ['SON-DUE-08']
          : ['SON-TST-03', 'SON-TST-04'],
  invert: ['SON-PPS-12'],
  karma: ['SON-KAR-12', 'SON-KAR-15'],
  sign: ['SON-SIG-05'],
  stand: ['SON-QUA-02'],
  pass: [],
  rule: ['SON-DIF-01', 'SON-DIF-02'],
  notNeeded: ['SON-WHEN-01'],
  callDebt: ['SON-PPS-17'],
  impose: ['SON-KAR-13', 'SON-KAR-14'],
  after: ['SON-WHEN-04'],
  ready: ({ botte }) => (botte ? ['SON-DUE-01', 'SON-BOT-02', 'SON-BOT-03'] : ['SON-DUE-01']),
  impress: ['SON-IMP-01', 'SON-IMP-02'],
  yield: ['SON-DUE-10'],
  flee: (_, d) => (inBand(d) ? ['SON-ALG-04'] : ['SON-DUE-10']),
  bid: ['SON-INI-03'],
  shift: ['SON-PPC-03'],
  breakTie: (_, d) => (d.kind === 'contest.tie' ? ['SON-OPP-02'] : ['SON-DUE-03']),
  attack: (_, d) => (inBand(d) ? ['SON-ALG-01', 'SON-ALG-03'] : ['SON-DUE-04', 'SON-DUE-06', 'SON-MAN-01']),
  stop: ['SON-DUE-05'],
  defend: (_, d) => (inBand(d) ? ['SON-ALG-07'] : ['SON-DEF-01']),
  counter: ['SON-DEF-02', 'SON-CFO-01', 'SON-CFO-02'],
  take: ['SON-DMG-01', 'SON-DMG-02'],
  raise: ['SON-PPC-02'],
  botte: ({ free }) => (free ? ['SON-BOT-02'] : ['SON-BOT-01', 'SON-PPC-04']),
  counterBotte: ['SON-BOT-05'],
  save: ['SON-BOT-05'],
  wound: ['SON-DMG-01', 'SON-DMG-03', 'SON-MAL-05'],
  dessous: ['SON-DES-01', 'SON-DES-02'],
  fate: ['SON-DES-02'],
  mark: ['SON-MRK-01', 'SON-PPC-05'],
  where: ['SON-MRK-02'],
  shed: ['SON-DES-03'],
  test: ({ characteristic, trait, panache, evil }) => [
    characteristic ? 'SON-CAR-01' : trait ? 'SON-TRA-01' : 'SON-TST-01',
    ...(panache ? (['SON-PPG-08'] as const) : []),
    ...(evil ? (['SON-KAR-11'] as const) : []),
  ],
  descripteur: ['SON-PPS-08'],
  quality: ['SON-TRA-05'],
  masque: ({ skill }) => (skill ? ['SON-PPS-11'] : ['SON-PPS-10']),
  tavern: ['SON-PPS-13'],
  success: ['SON-PPS-17'],
  eclat: ['SON-ECL-01', 'SON-ECL-02'],
  object: ['SON-EQP-01'],
  bind: ['SON-EQP-04'],
  mini: ['SON-MIN-01'],
  affirm: ['SON-AFF-01', 'SON-AFF-02'],
  characterise: ['SON-AFF-04'],
  enrich: ['SON-AFF-06'],
  valet: ['SON-VAL-01'],
  raiseKarma: ['SON-PPS-14'],
  give: ['SON-PPS-18'],
  borrow: ['SON-PPS-15', 'SON-KAR-07'],
  flaw: ['SON-TRA-06'],
  failOnPurpose: ['SON-PPG-07'],
  deed: ['SON-PPG-09'],
  spell: ['SON-MAG-02', 'SON-MAG-05', 'SON-MAG-12'],
  useObject: ['SON-OBJ-03'],
  recharge: ['SON-OBJ-06'],
  potion: ['SON-POT-01', 'SON-POT-03'],
  noteWound: ['SON-WND-10'],
  die: ['SON-DTH-01', 'SON-DTH-02'],
  hold: ['SON-DTH-04'],
  experience: ({ use }) => {
    const by = {
      karma: ['SON-XP-03'],
      keep: ['SON-XP-04'],
      round: ['SON-XP-05'],
      gift: ['SON-XP-06', 'SON-XP-07', 'SON-XP-08', 'SON-XP-09', 'SON-XP-10'],
      word: ['SON-LRN-01'],
      valet: ['SON-VAL-04'],
      routine: ['SON-ROU-02'],
    } as const satisfies Readonly<Record<typeof use, Rules>>;
    return by[use];
  },
  award: ['SON-PPG-02', 'SON-PPG-03'],
  judge: ['SON-KAR-03', 'SON-KAR-04'],
  demand: ['SON-TRA-07'],
  addStones: ['SON-BAG-02'],
  circumstance: ['SON-MAL-04', 'SON-BON-01'],
  duel: ['SON-CBT-03', 'SON-NPC-05'],
  algarade: ['SON-NPC-01', 'SON-ALG-01'],
  shot: ['SON-RNG-01', 'SON-RNG-02', 'SON-RNG-04'],
  bring: ['SON-CBT-03'],
  reload: ['SON-FIR-03'],
  contest: ({ how }) => (how === 'opposition' ? ['SON-OPP-03'] : ['SON-OPP-01']),
  group: ['SON-GRP-02', 'SON-GRP-03'],
  moment: ['SON-PPS-16'],
  scene: ['SON-DEC-02'],
  time: ['SON-HEA-01', 'SON-HEA-03'],
  trait: ['SON-TRA-08'],
  signe: ['SON-SIG-01'],
  harm: ['SON-WND-02'],
  nightmare: ['SON-KAR-10'],
  peril: ['SON-PER-01', 'SON-PER-02'],
  shadow: ['SON-SIG-03'],
  effect: ['SON-MAN-08'],
  attach: ['SON-NPC-04'],
  melee: ['SON-INI-04'],
  engage: ['SON-INI-06'],
  delay: ['SON-INI-06'],
  limbesEvent: ['SON-LIM-02'],
  brumes: ['SON-BRU-04'],
  improvise: ['SON-DEC-04'],
  keyword: ['SON-AFF-03'],
  xp: ['SON-XP-01', 'SON-XP-02'],
  scenarioEnd: ['SON-XP-01', 'SON-SHT-12'],
  newSession: ['SON-PPS-04'],
  endFight: ['SON-DUE-10'],
  newCharacter: ({ as }) => (as === 'valet' ? ['SON-VAL-03'] : ['SON-DTH-03']),
  close: [],
  agree: [],
  refuse: [],
  prevent: ['SON-KAR-19'],
  payMoment: ['SON-PPS-16'],
  face: (a, d) => {
    const ways = (d.about as { readonly ways?: readonly { readonly by: string }[] } | undefined)?.ways;
    const by = ways?.[a.way]?.by;
    if (by === 'duel') return ['SON-DUE-01'];
    if (by === 'band') return ['SON-ALG-01', 'SON-ALG-02'];
    if (by === 'masque') return ['SON-PPS-11'];
    return by === 'skill' ? ['SON-TST-01'] : ['SON-PPS-08'];
  },
  onward: ['SON-BRU-04'],
  rest: ['SON-HEA-03'],
};

/** What is asked of the Conteur rests on the rules of the act itself. */
function requested(d: Decision): Rules {
  const { act } = (d.about ?? {}) as { readonly act?: Answer['do'] };
  const found = act === undefined ? undefined : answered[act];
  return Array.isArray(found) && found.length > 0 ? (found as Rules) : (questioned.request ?? []);
}

export function cites(d: Decision, a?: Answer): Rules {
  const asked = d.kind === 'request' ? requested(d) : (questioned[d.kind] ?? []);
  if (a === undefined) return asked;
  const found = answered[a.do] as Rules | ((a: Answer, d: Decision) => Rules);
  const own = typeof found === 'function' ? found(a, d) : found;
  // To pass or to agree rests on what was asked.
  return own.length > 0 ? own : asked;
}
