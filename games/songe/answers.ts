/** Everything that can be answered, as it comes over a wire. */
import { onDemand } from '@reverie/kernel/on-demand';
import { z } from 'zod';
import { arrivalSchema } from './body.ts';
import { BOTTE_IDS } from './data/bottes.ts';
import { BRISURE_IDS } from './data/magic.ts';
import { MANOEUVRE_IDS } from './data/manoeuvres.ts';
import { CHARACTERISTICS, SKILL_IDS } from './data/skills.ts';
import { pnjSchema } from './sheet.ts';

/** SON-XP-06..10: what eight rounds give. */
const GIFTS = [
  ...(['skill', 'characteristic', 'escrime', 'descripteur', 'trait', 'loseTrait'] as const),
  ...(['karma', 'relation', 'specialisation', 'present', 'combination'] as const),
] as const;

export const answerSchema = onDemand(() => {
  const text = z.string().max(300);
  const between = (least: number, most: number) => z.int().min(least).max(most);
  const figure = between(0, 63);
  const count = between(1, 12);
  const few = between(-4, 4);
  const name = z.string().min(1).max(60);
  const place = z.string().max(60);
  const skill = z.enum(SKILL_IDS);
  const manoeuvre = z.enum(MANOEUVRE_IDS);
  const yes = z.literal(true).optional();
  const told = { text: text.optional() };
  /** SON-PPS-02: how many of the stones paid are white; white ones first where nothing is said. SON-PPS-15: `debt` ticks Karma for what is missing. */
  const pay = {
    white: between(0, 12).optional(),
    debt: yes,
  };
  /** What a PNJ may need too. */
  const paid = {
    ...pay,
    purse: z.enum(['own', 'limbes', 'conteur']).optional().describe('SON-LIM-03: what a PNJ is paid from first'),
  };
  /** SON-PPG-08, SON-FIN-01: black stones for as much panache; white ones beyond success, with a repartee. */
  const stakes = { panache: between(1, 4).optional(), margin: between(1, 3).optional() };
  const stands = yes.describe('the same from now on, until this side is hurt');
  /** A skill, or a characteristic. */
  const drawnOn = { skill: skill.optional(), characteristic: z.enum(CHARACTERISTICS).optional() };
  const relance = between(0, 4).optional();
  const surprised = z
    .enum(['first', 'second', 'both'])
    .optional()
    .describe('SON-INI-03: who does not bid for the initiative');
  /** What is put right needs a reason. */
  const reason = { text: text.min(1).describe('SON-X-05: why') };
  const just = <T extends string, M extends z.ZodRawShape = Record<never, never>>(what: T, more: M = {} as M) =>
    z.strictObject({ do: z.literal(what), ...more });
  const act = <T extends string, M extends z.ZodRawShape = Record<never, never>>(what: T, more: M = {} as M) =>
    just(what, { ...told, ...pay, ...more });

  return z.discriminatedUnion('do', [
    // -- draws
    just('draw', { fortune: z.enum(['panache', 'karma']).optional(), ...stakes, ...told, ...paid }),
    just('redraw', {
      count,
      from: z.enum(['characteristic', 'escrime', 'panache']),
      until: yes.describe('one stone after another, until it is good'),
      stands,
      ...paid,
    }),
    just('invert', paid),
    just('karma'),
    just('fortune'),
    just('sign'),
    just('stand', { stands }),
    just('pass', { stands, ...paid }),
    just('recall'),
    just('lose', { colour: z.enum(['white', 'black']) }),
    // -- the Conteur on a test
    just('rule', {
      difficulty: few,
      relance: between(0, 4).optional(),
      bonus: between(0, 8).optional(),
      fortune: z.boolean().optional(),
      important: z.boolean().optional(),
      less: yes.describe('SON-CAR-04: one fixed stone less'),
      ...told,
    }),
    just('notNeeded', { success: z.boolean(), ...told }),
    just('callDebt'),
    just('impose', { to: figure.optional(), on: z.boolean().optional() }),
    just('after', {
      yesBut: z.boolean(),
      keyword: text.optional(),
      brisure: z.enum(BRISURE_IDS).optional().describe('SON-BRI-02: what a failed spell tears open'),
      ...told,
    }),
    // -- duels
    just('ready', { botte: z.enum(BOTTE_IDS).optional(), stands, panache: stakes.panache }),
    just('impress'),
    just('yield'),
    just('flee'),
    just('bid', { count, ...paid }),
    just('shift', { place: between(0, 6), ...paid }),
    just('breakTie', paid),
    just('attack', { manoeuvre, stands, ...stakes, ...told }),
    just('stop'),
    just('defend', { manoeuvre, stands, panache: stakes.panache, ...told }),
    just('counter', { manoeuvre, ...stakes, ...told }),
    just('take'),
    just('raise', { count, cancel: yes.describe('SON-CFO-01: of the other’s blow, in a coup fourré'), ...paid }),
    just('botte', { botte: z.enum(BOTTE_IDS), free: yes, ...paid }),
    just('counterBotte', paid),
    just('save', { panache: stakes.panache }),
    just('wound'),
    just('dessous'),
    just('fate', { what: z.enum(['capture', 'kill', 'spare']) }),
    just('mark', { size: between(2, 4), ...told, ...paid }),
    just('where', { place: text, sensitive: yes, ...paid }),
    just('shed', paid),
    // -- a player at the table
    act('test', {
      skill: skill.optional(),
      characteristic: z.enum(CHARACTERISTICS).optional(),
      trait: place.optional(),
      panache: between(0, 4).optional(),
      evil: yes,
      fact: between(0, 99).optional(),
      helpers: between(0, 8).optional(),
      valet: figure.optional().describe('SON-VAL-02: the valet who is tested'),
      margin: between(0, 3).optional(),
    }),
    act('descripteur', { name }),
    act('quality', { name }),
    act('masque', { skill: skill.optional() }),
    act('tavern'),
    act('success'),
    act('eclat', { id: z.string().min(1).max(40) }),
    act('object', { name, rare: z.boolean().optional() }),
    act('bind', { name }),
    act('mini'),
    act('affirm', { grade: between(1, 3), about: place.optional() }),
    act('characterise', { about: name, stones: between(0, 4) }),
    act('enrich', {
      figure,
      what: z.enum(['descripteur', 'skill', 'eclat', 'panache']),
      name,
      points: between(1, 6).optional(),
    }),
    act('valet', { figure }),
    act('raiseKarma', { cases: between(1, 4) }),
    act('give', { to: between(0, 15), count }),
    just('borrow', { need: count }),
    act('flaw', { name }),
    act('failOnPurpose'),
    act('deed', { want: z.enum(['panache', 'karma']) }),
    act('spell', {
      words: z.array(z.string().min(1).max(30)).min(1).max(7),
      particular: between(0, 2).optional(),
      focus: between(0, 3).optional(),
      routine: yes,
      flourish: yes,
    }),
    act('useObject', { object: between(0, 5) }),
    act('recharge', { object: between(0, 5) }),
    act('potion', { quality: between(1, 6) }),
    act('noteWound', { wound: between(0, 30), place }),
    act('die'),
    act('hold'),
    act('experience', {
      use: z.enum(['karma', 'keep', 'round', 'gift', 'word', 'valet', 'routine']),
      gift: z.enum(GIFTS).optional(),
      name: name.optional(),
      figure: figure.optional().describe('SON-VAL-04: the valet whose XP are spent'),
    }),
    // -- the Conteur at the table
    act('award', {
      to: figure,
      count,
      why: z.enum(['rolePlay', 'line', 'repartee', 'outOfPlay', 'flaw', 'karma', 'panache']),
    }),
    act('judge', { to: figure, cases: between(-8, 8) }),
    act('demand', { to: figure, name }),
    act('addStones', { black: between(-60, 60) }),
    act('circumstance', { to: figure, stones: few, lasts: z.enum(['draw', 'scene']) }),
    act('shadow', { to: figure, count }),
    act('effect', { to: figure, stones: few }),
    act('attach', { a: figure, b: figure, foes: between(1, 12) }),
    act('melee', {
      fights: z
        .array(z.strictObject({ a: figure, b: figure, foes: between(0, 12), surprised }))
        .min(2)
        .max(6)
        .describe('SON-INI-04: who meets whom; foes is 0 for a duel, else how many in an Algarade'),
    }),
    just('engage'),
    just('delay'),
    act('duel', { a: figure, b: figure, flees: between(0, 9).optional(), surprised }),
    act('algarade', { a: figure, b: figure, foes: between(1, 12) }),
    act('shot', {
      a: figure,
      b: figure,
      distance: z.enum(['proche', 'loin', 'tresLoin']),
      moving: z.boolean(),
      cover: z.enum(['aucun', 'teteEtPoitrine', 'buste', 'tete']),
    }),
    act('bring', {
      id: z.string().min(1).max(40).optional().describe('a ready PNJ'),
      sheet: pnjSchema.optional().describe('SON-NPC-01..03: in place of a ready one, somebody of the Conteur’s own'),
      hidden: yes.describe('SON-CBT-03: behind the curtain, so that nobody hears of it'),
    }),
    act('stage', { to: figure, on: z.boolean().describe('SON-CBT-03: in, or back, or out of sight') }),
    act('reload', { to: figure }),
    act('contest', {
      a: figure,
      b: figure,
      ...drawnOn,
      how: z.enum(['competition', 'opposition']),
      difficulty: few.optional(),
      races: few.optional(),
      relance,
    }),
    act('group', { ...drawnOn, difficulty: few, alone: z.boolean().optional(), relance }),
    act('probe', {
      to: figure.describe('SON-WHEN-03: the figure that the Conteur draws for, or lets draw'),
      ...drawnOn,
      difficulty: few,
      bonus: between(0, 8).optional(),
      relance,
    }),
    act('moment', { price: between(1, 6) }),
    act('scene', { place, traits: z.array(place).max(8) }),
    act('time', { days: between(0, 60), hours: between(0, 23), minutes: between(0, 59).optional() }),
    act('trait', { to: figure, name, level: z.enum(['modere', 'fort', 'extreme']) }),
    act('teach', { to: figure, word: z.string().min(1).max(30), verb: yes }),
    act('signe', { to: figure, signe: z.enum(['reve', 'cauchemar', 'none']) }),
    act('harm', { to: figure, kind: z.enum(['legere', 'serieuse', 'grave', 'mortelle']), place }),
    act('nightmare', { to: figure, id: z.string().min(1).max(40) }),
    act('body', { to: figure, change: name }),
    act('peril', { to: figure }),
    act('limbesEvent'),
    act('brumes'),
    act('improvise', { to: figure }),
    act('keyword', { about: name }),
    act('xp', { amount: between(1, 5) }),
    act('scenarioEnd'),
    act('newSession'),
    act('endFight'),
    act('newCharacter', { to: figure, as: z.enum(['valet', 'replacement']) }),
    just('close'),
    // -- put right by the Conteur
    just('correct', {
      to: figure,
      what: z.enum(['karma', 'white', 'black', 'mana', 'xp']).describe('Karma in cases; stones of panache by colour'),
      value: between(-999, 999),
      ...reason,
    }),
    just('unharm', { to: figure, wound: between(1, 60).describe('in the order of the sheet, from 1'), ...reason }),
    just('own', {
      to: figure,
      name,
      on: z.boolean().describe('has it, or has it no more'),
      charge: between(0, 99).optional().describe('SON-OBJ-03: of an object on the sheet'),
      ...reason,
    }),
    just('clock', { day: between(1, 100_000), hour: between(0, 23), ...reason }),
    just('arrive', {
      seat: between(0, 15),
      arrival: arrivalSchema.describe('SON-X-06: somebody who comes late, with an Arpenteur of their own'),
    }),
    // -- on a request
    just('agree', { grade: between(1, 3).optional(), ...told }),
    just('refuse', { ...told }),
    just('prevent'),
    just('payMoment', pay),
    // -- alone in the Brumes
    just('face', { way: between(0, 5) }),
    just('onward'),
    just('rest'),
  ]);
});
export type Answer = z.infer<typeof answerSchema>;

/** Acts of a player that wait for the Conteur's word. */
export const REQUESTS = [
  ...(['descripteur', 'quality', 'masque', 'tavern', 'success', 'eclat', 'object', 'bind', 'mini'] as const),
  ...(['affirm', 'characterise', 'enrich', 'flaw', 'failOnPurpose', 'deed'] as const),
] as const;
export type RequestAct = (typeof REQUESTS)[number];
/** One kind of answer. */
export type Do<K extends Answer['do']> = Extract<Answer, { do: K }>;
