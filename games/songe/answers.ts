/** Everything that can be answered, as it comes over a wire. */
import { onDemand } from '@reverie/kernel/on-demand';
import { z } from 'zod';
import { arrivalSchema } from './body.ts';
import { BOTTE_IDS } from './data/bottes.ts';
import { BRISURE_IDS } from './data/magic.ts';
import { MANOEUVRE_IDS } from './data/manoeuvres.ts';
import { CHARACTERISTICS, SKILL_IDS } from './data/skills.ts';
import { pnjSchema } from './sheet.ts';

export const answerSchema = onDemand(() => {
  const text = z.string().max(300);
  const just = <T extends string>(what: T) => z.strictObject({ do: z.literal(what) });
  const figure = z.int().min(0).max(63);
  const count = z.int().min(1).max(12);
  /** SON-PPS-02: how many of the stones paid are white; white ones first where nothing is said. SON-PPS-15: `debt` ticks Karma for what is missing. */
  const pay = { white: z.int().min(0).max(12).optional(), debt: z.literal(true).optional() };
  const manoeuvre = z.enum(MANOEUVRE_IDS);
  const act = <T extends string, M extends z.ZodRawShape = Record<never, never>>(what: T, more: M = {} as M) =>
    z.strictObject({ do: z.literal(what), text: text.optional(), ...pay, ...more });
  /** What is put right needs a reason. */
  const reason = { text: text.min(1).describe('SON-X-05: why') };
  const tested = {
    skill: z.enum(SKILL_IDS).optional(),
    characteristic: z.enum(CHARACTERISTICS).optional(),
    trait: z.string().max(60).optional(),
  };
  const words = z.array(z.string().min(1).max(30)).min(1).max(7);

  return z.discriminatedUnion('do', [
    // -- draws
    z.strictObject({ do: z.literal('draw'), fortune: z.enum(['panache', 'karma']).optional(), ...pay }),
    z.strictObject({ do: z.literal('redraw'), count, from: z.enum(['characteristic', 'escrime', 'panache']), ...pay }),
    z.strictObject({ do: z.literal('invert'), ...pay }),
    just('karma'),
    just('sign'),
    just('stand'),
    just('pass'),
    z.strictObject({ do: z.literal('lose'), colour: z.enum(['white', 'black']) }),
    // -- the Conteur on a test
    z.strictObject({
      do: z.literal('rule'),
      difficulty: z.int().min(-4).max(4),
      relance: z.int().min(0).max(4).optional(),
      bonus: z.int().min(0).max(8).optional(),
      fortune: z.boolean().optional(),
      important: z.boolean().optional(),
      less: z.literal(true).optional().describe('SON-CAR-04: one fixed stone less'),
      text: text.optional(),
    }),
    z.strictObject({ do: z.literal('notNeeded'), success: z.boolean(), text: text.optional() }),
    just('callDebt'),
    just('impose'),
    z.strictObject({
      do: z.literal('after'),
      yesBut: z.boolean(),
      keyword: text.optional(),
      brisure: z.enum(BRISURE_IDS).optional().describe('SON-BRI-02: what a failed spell tears open'),
      text: text.optional(),
    }),
    // -- duels
    z.strictObject({ do: z.literal('ready'), botte: z.enum(BOTTE_IDS).optional() }),
    just('impress'),
    just('yield'),
    just('flee'),
    z.strictObject({ do: z.literal('bid'), count, ...pay }),
    z.strictObject({ do: z.literal('shift'), place: z.int().min(0).max(6), ...pay }),
    z.strictObject({ do: z.literal('breakTie'), ...pay }),
    z.strictObject({ do: z.literal('attack'), manoeuvre, text: text.optional() }),
    just('stop'),
    z.strictObject({ do: z.literal('defend'), manoeuvre, text: text.optional() }),
    z.strictObject({ do: z.literal('counter'), manoeuvre }),
    just('take'),
    z.strictObject({ do: z.literal('raise'), count, ...pay }),
    z.strictObject({ do: z.literal('botte'), botte: z.enum(BOTTE_IDS), free: z.literal(true).optional(), ...pay }),
    z.strictObject({ do: z.literal('counterBotte'), ...pay }),
    just('save'),
    just('wound'),
    just('dessous'),
    z.strictObject({ do: z.literal('fate'), what: z.enum(['capture', 'kill', 'spare']) }),
    z.strictObject({ do: z.literal('mark'), size: z.int().min(2).max(4), text: text.optional(), ...pay }),
    z.strictObject({ do: z.literal('where'), place: text, sensitive: z.literal(true).optional(), ...pay }),
    z.strictObject({ do: z.literal('shed'), ...pay }),
    // -- a player at the table
    act('test', {
      ...tested,
      panache: z.int().min(0).max(4).optional(),
      evil: z.literal(true).optional(),
      fact: z.int().min(0).max(99).optional(),
      helpers: z.int().min(0).max(8).optional(),
      margin: z.int().min(0).max(3).optional(),
    }),
    act('descripteur', { name: z.string().min(1).max(60) }),
    act('quality', { name: z.string().min(1).max(60) }),
    act('masque', { skill: z.enum(SKILL_IDS).optional() }),
    act('tavern'),
    act('success'),
    act('eclat', { id: z.string().min(1).max(40) }),
    act('object', { name: z.string().min(1).max(60), rare: z.boolean().optional() }),
    act('bind', { name: z.string().min(1).max(60) }),
    act('mini'),
    act('affirm', { grade: z.int().min(1).max(3), about: z.string().max(60).optional() }),
    act('characterise', { about: z.string().min(1).max(60), stones: z.int().min(0).max(4) }),
    act('enrich', {
      figure,
      what: z.enum(['descripteur', 'skill', 'eclat', 'panache']),
      name: z.string().min(1).max(60),
      points: z.int().min(1).max(6).optional(),
    }),
    act('valet', { figure }),
    act('raiseKarma', { cases: z.int().min(1).max(4) }),
    act('give', { to: z.int().min(0).max(15), count }),
    z.strictObject({ do: z.literal('borrow'), need: count }),
    act('flaw', { name: z.string().min(1).max(60) }),
    act('failOnPurpose'),
    act('deed', { want: z.enum(['panache', 'karma']) }),
    act('spell', {
      words,
      particular: z.int().min(0).max(2).optional(),
      focus: z.int().min(0).max(3).optional(),
      routine: z.literal(true).optional(),
      flourish: z.literal(true).optional(),
    }),
    act('useObject', { object: z.int().min(0).max(5) }),
    act('recharge', { object: z.int().min(0).max(5) }),
    act('potion', { quality: z.int().min(1).max(6) }),
    act('noteWound', { wound: z.int().min(0).max(30), place: z.string().max(60) }),
    act('die'),
    act('hold'),
    act('experience', {
      use: z.enum(['karma', 'keep', 'round', 'gift', 'word', 'valet', 'routine']),
      gift: z
        .enum([
          'skill',
          'characteristic',
          'escrime',
          'descripteur',
          'trait',
          'loseTrait',
          'karma',
          'relation',
          'specialisation',
          'present',
          'combination',
        ])
        .optional(),
      name: z.string().min(1).max(60).optional(),
      figure: figure.optional().describe('SON-VAL-04: the valet whose XP are spent'),
    }),
    // -- the Conteur at the table
    act('award', {
      to: figure,
      count,
      why: z.enum(['rolePlay', 'line', 'repartee', 'outOfPlay', 'flaw', 'karma', 'panache']),
    }),
    act('judge', { to: figure, cases: z.int().min(-8).max(8) }),
    act('demand', { to: figure, name: z.string().min(1).max(60) }),
    act('addStones', { black: z.int().min(-60).max(60) }),
    act('circumstance', { to: figure, stones: z.int().min(-4).max(4), lasts: z.enum(['draw', 'scene']) }),
    act('shadow', { to: figure, count }),
    act('effect', { to: figure, stones: z.int().min(-4).max(4) }),
    act('attach', { a: figure, b: figure, foes: z.int().min(1).max(12) }),
    act('melee', {
      fights: z
        .array(z.strictObject({ a: figure, b: figure, foes: z.int().min(0).max(12) }))
        .min(2)
        .max(6)
        .describe('SON-INI-04: who meets whom; foes is 0 for a duel, else how many in an Algarade'),
    }),
    just('engage'),
    just('delay'),
    act('duel', { a: figure, b: figure, flees: z.int().min(0).max(9).optional() }),
    act('algarade', { a: figure, b: figure, foes: z.int().min(1).max(12) }),
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
      hidden: z.literal(true).optional().describe('SON-CBT-03: behind the curtain, so that nobody hears of it'),
    }),
    act('stage', { to: figure, on: z.boolean().describe('SON-CBT-03: in, or back, or out of sight') }),
    act('reload', { to: figure }),
    act('contest', {
      a: figure,
      b: figure,
      skill: z.enum(SKILL_IDS),
      how: z.enum(['competition', 'opposition']),
      difficulty: z.int().min(-4).max(4).optional(),
      races: z.int().min(-4).max(4).optional(),
    }),
    act('group', { skill: z.enum(SKILL_IDS), difficulty: z.int().min(-4).max(4), alone: z.boolean().optional() }),
    act('moment', { price: z.int().min(1).max(6) }),
    act('scene', { place: z.string().max(60), traits: z.array(z.string().max(60)).max(8) }),
    act('time', { days: z.int().min(0).max(60), hours: z.int().min(0).max(23) }),
    act('trait', { to: figure, name: z.string().min(1).max(60), level: z.enum(['modere', 'fort', 'extreme']) }),
    act('teach', { to: figure, word: z.string().min(1).max(30), verb: z.literal(true).optional() }),
    act('signe', { to: figure, signe: z.enum(['reve', 'cauchemar', 'none']) }),
    act('harm', { to: figure, kind: z.enum(['legere', 'serieuse', 'grave', 'mortelle']), place: z.string().max(60) }),
    act('nightmare', { to: figure, id: z.string().min(1).max(40) }),
    act('peril', { to: figure }),
    act('limbesEvent'),
    act('brumes'),
    act('improvise', { to: figure }),
    act('keyword', { about: z.string().min(1).max(60) }),
    act('xp', { amount: z.int().min(1).max(5) }),
    act('scenarioEnd'),
    act('newSession'),
    act('endFight'),
    act('newCharacter', { to: figure, as: z.enum(['valet', 'replacement']) }),
    just('close'),
    // -- put right by the Conteur
    z.strictObject({
      do: z.literal('correct'),
      to: figure,
      what: z.enum(['karma', 'white', 'black', 'mana', 'xp']).describe('Karma in cases; stones of panache by colour'),
      value: z.int().min(-999).max(999),
      ...reason,
    }),
    z.strictObject({
      do: z.literal('unharm'),
      to: figure,
      wound: z.int().min(1).max(60).describe('in the order of the sheet, from 1'),
      ...reason,
    }),
    z.strictObject({
      do: z.literal('own'),
      to: figure,
      name: z.string().min(1).max(60),
      on: z.boolean().describe('has it, or has it no more'),
      charge: z.int().min(0).max(99).optional().describe('SON-OBJ-03: of an object on the sheet'),
      ...reason,
    }),
    z.strictObject({
      do: z.literal('clock'),
      day: z.int().min(1).max(100_000),
      hour: z.int().min(0).max(23),
      ...reason,
    }),
    z.strictObject({
      do: z.literal('arrive'),
      seat: z.int().min(0).max(15),
      arrival: arrivalSchema.describe('SON-X-06: somebody who comes late, with an Arpenteur of their own'),
    }),
    // -- on a request
    z.strictObject({ do: z.literal('agree'), grade: z.int().min(1).max(3).optional(), text: text.optional() }),
    z.strictObject({ do: z.literal('refuse'), text: text.optional() }),
    z.strictObject({ do: z.literal('prevent') }),
    z.strictObject({ do: z.literal('payMoment'), ...pay }),
    // -- alone in the Brumes
    z.strictObject({ do: z.literal('face'), way: z.int().min(0).max(5) }),
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
