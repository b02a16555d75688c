/** SON-PPS, SON-AFF, SON-EQP, SON-ECL, SON-MIN, SON-PPG: what a player does that waits for the Conteur's word. */
import { pop, push } from '@reverie/kernel/frames';
import type { SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { type Answer, type Do, REQUESTS, type RequestAct } from '../answers.ts';
import { CAUCHEMAR_IDS, type EclatId, eclatCalled } from '../data/eclats.ts';
import { MASQUES, SKILLS } from '../data/skills.ts';
import { enrichmentPrice, PRICES } from '../data/tables.ts';
import type { Io } from '../events.ts';
import { amend, type Figure, type FigureIndex, show } from '../figure.ts';
import type { AnyFrame, Request } from '../frames.ts';
import type { SongeRule } from '../rulebook.ts';
import { conteurOf, figureOf, hasConteur, nameOf, type State, told } from '../state.ts';
import { payMana } from './mana.ts';
import { cannotPay, changeKarma, gain, isNightmarish, KARMA_LEAST, type Payment, pointsOf, tryPay } from './panache.ts';
import { procedure } from './ways.ts';

export type Asked = Do<RequestAct>;
export const isRequest = (a: Answer): a is Asked => (REQUESTS as readonly string[]).includes(a.do);

/** What is asked, and what it costs. */
interface Terms {
  /** Under which rule it is asked, where that is not the rule of the act. */ readonly rule?: SongeRule;
  readonly name?: string;
  readonly price: number;
  readonly grade?: number;
  readonly colour?: 'white' | 'black' | null;
}

/** An act that waits for the Conteur's word. */
interface Requested<K extends RequestAct> {
  readonly rule: SongeRule;
  /** What it rests on, where that is more than its rule. */
  readonly cites?: readonly SongeRule[] | ((a: Do<K>) => readonly SongeRule[]);
  /** Its price, and whether the sheet allows it at all. */
  terms(s: State, figure: Figure, a: Do<K>): Terms | Refusal;
  /** What it does besides what the story makes of it. */
  grant?(s: State, f: Request, grade: number, io: Io): void;
}

const notOnSheet = (rule: SongeRule, name: string): Refusal => refuse('invalid', rule, 'notOnSheet', { name });

/** SON-AFF-01: Affirmations are an option. */
const affirming = (s: State, terms: Terms): Terms | Refusal =>
  s.options.affirmations ? terms : refuse('invalid', 'SON-AFF-01', 'notAtThisTable');

const isCauchemar = (id: string): boolean => (CAUCHEMAR_IDS as readonly string[]).includes(id);
/** SON-KAR-10: an Éclat de Cauchemar is suspended above −3 points. */
export const isSuspended = (figure: Figure, id: string): boolean => isCauchemar(id) && !isNightmarish(figure);

const gains = (s: State, f: Request, _grade: number, io: Io): undefined =>
  gain(s, f.figure, f.grade, ruleOf(f), f.act, io);

/** What a quiver or a horn is called. */
const AMMUNITION = /^(munitions?|flèches?|carquois|balles?|poudre|arrows?|ammunition|bullets?|powder|quiver)$/i;

const ACTS: { readonly [K in RequestAct]: Requested<K> } = {
  descripteur: {
    rule: 'SON-PPS-08',
    cites: ['SON-PPS-08', 'SON-SHT-04', 'SON-PPS-07', 'SON-PPC-08'],
    terms: (_s, { sheet }, { name }) =>
      sheet.descripteurs.includes(name) ? { name, price: PRICES.descripteur } : notOnSheet('SON-PPS-08', name),
  },
  quality: {
    rule: 'SON-TRA-05',
    terms: (_s, { sheet }, { name }) =>
      sheet.traits.some((trait) => trait.name === name && !trait.flaw)
        ? { name, price: PRICES.quality }
        : notOnSheet('SON-TRA-05', name),
  },
  masque: {
    rule: 'SON-PPS-11',
    cites: ({ skill }) => (skill ? ['SON-PPS-11'] : ['SON-PPS-10', 'SON-SHT-03']),
    terms(_s, { sheet }, { skill }) {
      if (!sheet.masque) return refuse('invalid', 'SON-SHT-03', 'noMasque');
      const { fr, skills } = MASQUES[sheet.masque];
      // SON-PPS-11: an automatic success with a skill of the Masque; SON-PPS-10: what the Masque implies, in the Conteur's eyes.
      if (skill && !(skills as readonly string[]).includes(skill))
        return refuse('invalid', 'SON-PPS-11', 'notOfMasque', { name: skill });
      return { rule: skill ? 'SON-PPS-11' : 'SON-PPS-10', name: skill ?? fr, price: PRICES.masque };
    },
  },
  tavern: {
    rule: 'SON-PPS-13',
    // A bare "he misses me" is no tavern tale.
    terms: (_s, _figure, { text = '' }) =>
      text.length >= 20 ? { price: PRICES.tavern } : refuse('invalid', 'SON-PPS-13', 'tellMore'),
  },
  success: {
    rule: 'SON-PPS-17',
    terms: () => ({ price: PRICES.autoSuccess }),
    // One failure is owed.
    grant(s, f) {
      figureOf(s, f.figure).debts++;
    },
  },
  eclat: {
    rule: 'SON-ECL-01',
    cites: ['SON-ECL-01', 'SON-ECL-02', 'SON-ECL-03', 'SON-SHT-05'],
    terms(_s, figure, { id }) {
      const eclat = eclatCalled(id);
      if (!eclat || !(figure.sheet.eclats as readonly string[]).includes(id)) return notOnSheet('SON-ECL-01', id);
      if (figure.sheet.kind === 'arpenteur' && isSuspended(figure, id))
        return refuse('invalid', 'SON-KAR-10', 'suspended');
      return { name: id, price: eclat.price, colour: eclat.colour };
    },
    grant(s, f, _grade, io) {
      const eclat = eclatCalled(f.name);
      if (eclat) payMana(s, f.figure, eclat.mana, 'SON-ECL-01', io);
    },
  },
  object: {
    rule: 'SON-EQP-01',
    cites: ['SON-EQP-01', 'SON-EQP-02', 'SON-EQP-03'],
    // SON-EQP-02: what is really in the bag is free.
    terms: (_s, { things }, { name, rare }) => ({
      name,
      price: things.includes(name) ? 0 : rare ? PRICES.rareObject : PRICES.commonObject,
    }),
    grant(s, f) {
      const figure = figureOf(s, f.figure);
      // SON-RNG-05: arrows and powder that are found or bought serve at once.
      if (AMMUNITION.test(f.name)) figure.ammunition = true;
      else figure.things = [...figure.things, f.name];
    },
  },
  bind: {
    rule: 'SON-EQP-04',
    terms: (_s, _figure, { name }) => ({ name, price: PRICES.bind }),
    grant(s, f) {
      const figure = figureOf(s, f.figure);
      figure.bound = [...figure.bound, f.name];
    },
  },
  mini: { rule: 'SON-MIN-01', terms: () => ({ price: PRICES.miniScene }) },
  affirm: {
    rule: 'SON-AFF-02',
    cites: ['SON-AFF-01', 'SON-AFF-02'],
    terms: (s, _figure, { about = '', grade }) =>
      affirming(s, { rule: 'SON-AFF-01', name: about, price: grade, grade }),
    grant(s, f, grade) {
      s.facts = [...s.facts, { text: f.text, by: f.by, grade, about: f.name, stones: 0, fresh: false }];
    },
  },
  characterise: {
    rule: 'SON-AFF-04',
    // SON-AFF-03, SON-AFF-04: one to create, one for each white stone.
    terms: (s, _figure, { about, stones }) => affirming(s, { name: about, price: 1 + stones, grade: stones }),
    // SON-AFF-05: free at the moment of creation.
    grant(s, f) {
      s.facts = [...s.facts, { text: f.text, by: f.by, grade: 1, about: f.name, stones: f.grade, fresh: true }];
    },
  },
  enrich: { rule: 'SON-AFF-06', terms: enriching, grant: enrich },
  flaw: {
    rule: 'SON-TRA-06',
    terms: (_s, { sheet }, { name }) =>
      sheet.traits.some((trait) => trait.name === name && trait.flaw) || sheet.descripteurs.includes(name)
        ? { name, price: 0, grade: 1 }
        : notOnSheet('SON-TRA-06', name),
    grant: gains,
  },
  failOnPurpose: { rule: 'SON-PPG-07', terms: () => ({ price: 0, grade: 2 }), grant: gains },
  deed: {
    rule: 'SON-PPG-09',
    terms: (_s, _figure, { want }) => ({ name: want, price: 0, grade: 1 }),
    grant(s, f, _grade, io) {
      if (f.name === 'karma') changeKarma(s, f.figure, 1, 'SON-PPG-09', 'deed', io);
      else gain(s, f.figure, 1, 'SON-PPG-09', 'deed', io);
    },
  },
};

const actOf = (act: RequestAct): Requested<RequestAct> => ACTS[act] as Requested<RequestAct>;
const ruleOf = ({ act }: Request): SongeRule => ACTS[act].rule;

/** What an act rests on. */
export function citesOf(a: Asked): readonly SongeRule[] {
  const { rule, cites = [rule] } = actOf(a.do);
  return typeof cites === 'function' ? cites(a) : cites;
}

/** SON-AFF-06: a PNJ may be given a Descripteur, a skill, an Éclat at the price of its activation, or PP one for one. */
function enriching(s: State, _figure: Figure, a: Do<'enrich'>): Terms | Refusal {
  const pnj = s.figures[a.figure];
  if (!s.options.affirmations) return refuse('invalid', 'SON-AFF-01', 'notAtThisTable');
  if (!pnj?.onStage || pnj.seat !== null) return refuse('invalid', 'SON-AFF-06', 'noSuchFigure');
  const { what, name, points = 1 } = a;
  if ((what === 'eclat' && !eclatCalled(name)) || (what === 'skill' && !Object.hasOwn(SKILLS, name)))
    return notOnSheet('SON-AFF-06', name);
  return { name: `${a.figure}:${what}:${name}`, price: enrichmentPrice(what, name, points), grade: points };
}

/** What was paid for is written on the sheet of the PNJ; PP go over as stones. */
function enrich(s: State, f: Request, _grade: number, io: Io): undefined {
  const [at = '', what = '', ...rest] = f.name.split(':');
  const name = rest.join(':');
  const pnj = figureOf(s, Number(at));
  const { sheet } = pnj;
  if (what !== 'panache') show(pnj, name);
  if (what === 'descripteur') amend(pnj, { descripteurs: [...sheet.descripteurs, name] });
  else if (what === 'skill') amend(pnj, { skills: { ...sheet.skills, [name]: f.grade } });
  else if (what === 'eclat') amend(pnj, { eclats: [...sheet.eclats, name as EclatId] });
  else gain(s, Number(at), f.grade, 'SON-AFF-06', 'affirm', io);
}

export function request(
  s: State,
  seat: SeatIndex,
  figure: FigureIndex,
  a: Asked,
  under: AnyFrame,
  io: Io,
): Refusal | undefined {
  const who = figureOf(s, figure);
  const found = actOf(a.do).terms(s, who, a);
  if ('refusal' in found) return found;
  const { rule = ACTS[a.do].rule, name = '', price, grade = 0, colour } = found;
  const refusal = cannotPay(s, figure, price, rule, a, colour ? { [colour]: price } : undefined);
  if (refusal) return refusal;
  if (a.do === 'eclat') {
    const mana = eclatCalled(a.id)?.mana ?? 0;
    // SON-ECL-03: mana may be owed too, but not beyond the end of one's Karma.
    if (who.karma - Math.max(0, mana - who.mana) <= KARMA_LEAST)
      return refuse('invalid', 'SON-ECL-03', 'karmaExhausted', { cases: who.karma });
  }
  const { do: act, text = '', white = null, debt = false } = a;
  io.tell?.({ kind: 'asked', rule, ...told(s, figure), act, what: name, price, text });
  const asked = { by: seat, figure, act, name, text, price, white, debt, grade };
  push<AnyFrame>(s, { kind: 'request', step: 'assent', ...asked }, under);
}

/** SON-AFF-01: whether something was already said about the same thing. */
const sameSubject = (s: State, f: Request): boolean =>
  f.act === 'affirm' && f.name !== '' && s.facts.some(({ about }) => about === f.name);

/** SON-KAR-19, SON-ECL-04: with a point of bad Karma the Conteur may stop an Éclat; only then is he asked. */
const maySay = (s: State, f: Request): boolean =>
  hasConteur(s) && (f.act !== 'eclat' || pointsOf(figureOf(s, f.figure)) <= -1);

/** SON-AFF-02: the grade is the Conteur's, and so the price. */
function costOf(f: Request, grade: number) {
  const eclat = f.act === 'eclat' ? eclatCalled(f.name) : undefined;
  const price = f.act === 'affirm' ? grade : f.price;
  const white = f.white !== null && price === f.price ? f.white : undefined;
  const how: Payment = { white, debt: f.debt ? true : undefined };
  return { price, how, need: eclat?.colour ? { [eclat.colour]: price } : undefined };
}

/** Stones may have been given away while the Conteur was thinking. */
function unpayable(s: State, f: Request): Refusal | undefined {
  const { price, how, need } = costOf(f, f.grade);
  return cannotPay(s, f.figure, price, ruleOf(f), how, need);
}

function granted(s: State, f: Request, grade: number, io: Io): Refusal | undefined {
  const { price, how, need } = costOf(f, grade);
  const refusal = tryPay(s, f.figure, price, ruleOf(f), io, how, need);
  if (refusal) return refusal;
  ACTS[f.act].grant?.(s, f, grade, io);
  io.tell?.({ kind: 'done', rule: ruleOf(f), ...told(s, f.figure), act: f.act, what: f.name, text: f.text });
}

function answered(s: State, f: Request, rule: SongeRule, agreed: boolean, text: string, io: Io): undefined {
  io.tell?.({ kind: 'assent', rule, ...told(s, f.figure), act: f.act, agreed, by: 'conteur', text });
  pop(s, f);
}

export const requesting = procedure<Request>({
  assent: {
    kind: 'request',
    to: (s, f) => (maySay(s, f) ? conteurOf(s) : undefined),
    open: true,
    about: (s, f) => ({
      act: f.act,
      what: f.name,
      name: nameOf(s, f.figure),
      text: f.text,
      price: f.price,
      contradicts: sameSubject(s, f),
    }),
    // What is asked of the Conteur rests on the rules of the act itself.
    cites({ about: { act } }) {
      const { rule, cites = [rule] } = actOf(act);
      return typeof cites === 'function' ? ['SON-PPS-01'] : cites;
    },
    choices(s, f) {
      const no: Answer = f.act === 'eclat' ? { do: 'prevent' } : { do: 'refuse' };
      return unpayable(s, f) ? [no] : [{ do: 'agree' }, no];
    },
    on: {
      agree: (s, f, a, io) =>
        granted(s, f, a.grade ?? f.grade, io) ?? answered(s, f, ruleOf(f), true, a.text ?? '', io),
      refuse: (s, f, a, io) => answered(s, f, sameSubject(s, f) ? 'SON-AFF-01' : ruleOf(f), false, a.text ?? '', io),
      prevent: {
        cites: ['SON-KAR-19'],
        take(s, f, _a, io) {
          if (f.act !== 'eclat') return refuse('invalid', 'SON-KAR-19', 'notNow');
          // The Éclat was not paid yet; a PP for the disappointment.
          gain(s, f.figure, 1, 'SON-KAR-19', 'prevented', io);
          return answered(s, f, 'SON-ECL-04', false, '', io);
        },
      },
    },
    otherwise: (_s, f) => refuse('invalid', ruleOf(f), 'notNow'),
    absent: (s, f) => (unpayable(s, f) ? { do: 'refuse' } : { do: 'agree' }),
    run(s, f, io) {
      // Nobody to ask: what the rules allow is allowed. What cannot be paid any more comes to nothing.
      granted(s, f, f.grade, io);
      pop(s, f);
    },
  },
  answer: { run: pop },
});
