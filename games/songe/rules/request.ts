/** What a player does that waits for the Conteur's word: SON-PPS, SON-AFF, SON-EQP, SON-MIN, SON-PPG. */

import { ask, type Procedure, pop, push } from '@reverie/kernel/frames';
import type { Io, SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import type { AnyFrame, Request } from '../business.ts';
import { type EclatId, eclatCalled } from '../data/eclats.ts';
import type { SongeRule } from '../data/rulebook.ts';
import type { Event } from '../events.ts';
import { amend } from '../figures.ts';
import { type FigureIndex, figureOf, hasConteur, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { changeKarma, KARMA_LEAST, pointsOf } from './karma.ts';
import { payMana } from './magic.ts';
import { cannotPay, gain, type Payment, pay } from './panache.ts';
import { type Asked, termsOf } from './terms.ts';

/** What was paid for is written on the sheet of the PNJ; PP go over as stones. */
function enrich(s: State, f: Request, io: Io<Event>): void {
  const [at = '', what = '', ...rest] = f.name.split(':');
  const name = rest.join(':');
  const pnj = figureOf(s, Number(at));
  const { sheet } = pnj;
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
  io: Io<Event>,
): Refusal | undefined {
  const who = figureOf(s, figure);
  const terms = termsOf(s, who, a);
  if ('refusal' in terms) return terms;
  const { rule, name, price, grade } = terms;
  const need = terms.colour ? { [terms.colour]: price } : undefined;
  const refusal = cannotPay(s, figure, price, rule, a, need);
  if (refusal) return refusal;
  if (a.do === 'eclat') {
    const mana = eclatCalled(a.id)?.mana ?? 0;
    // SON-ECL-03: mana may be owed too, but not beyond the end of one's Karma.
    if (who.karma - Math.max(0, mana - who.mana) <= KARMA_LEAST)
      return refuse('invalid', 'SON-ECL-03', 'karmaExhausted', { cases: who.karma });
  }
  io.tell?.({ kind: 'asked', rule, figure, name: who.sheet.name, act: a.do, what: name, price, text: a.text ?? '' });
  push<AnyFrame>(
    s,
    {
      kind: 'request',
      step: 'assent',
      by: seat,
      figure,
      act: a.do,
      name,
      text: a.text ?? '',
      price,
      white: a.white ?? null,
      debt: a.debt ?? false,
      grade,
    },
    under,
  );
  return undefined;
}

/** What is asked of the Conteur, rule by rule. */
const RULE_OF: Readonly<Record<string, SongeRule>> = {
  descripteur: 'SON-PPS-08',
  quality: 'SON-TRA-05',
  masque: 'SON-PPS-11',
  tavern: 'SON-PPS-13',
  success: 'SON-PPS-17',
  eclat: 'SON-ECL-01',
  object: 'SON-EQP-01',
  bind: 'SON-EQP-04',
  mini: 'SON-MIN-01',
  affirm: 'SON-AFF-02',
  characterise: 'SON-AFF-04',
  enrich: 'SON-AFF-06',
  flaw: 'SON-TRA-06',
  failOnPurpose: 'SON-PPG-07',
  deed: 'SON-PPG-09',
};

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
  const how: Payment = {
    white: f.white !== null && price === f.price ? f.white : undefined,
    debt: f.debt ? true : undefined,
  };
  const need = eclat?.colour ? { [eclat.colour]: price } : undefined;
  return { eclat, price, how, need };
}

/** Stones may have been given away while the Conteur was thinking. */
function unpayable(s: State, f: Request, grade: number): Refusal | undefined {
  const { price, how, need } = costOf(f, grade);
  return cannotPay(s, f.figure, price, RULE_OF[f.act] as SongeRule, how, need);
}

function granted(s: State, f: Request, grade: number, io: Io<Event>): Refusal | undefined {
  const { figure } = f;
  const who = figureOf(s, figure);
  const rule = RULE_OF[f.act] as SongeRule;
  const { eclat, price, how, need } = costOf(f, grade);
  const refusal = unpayable(s, f, grade);
  if (refusal) return refusal;
  pay(s, figure, price, rule, io, how, need);
  switch (f.act) {
    case 'eclat':
      if (eclat) payMana(s, figure, eclat.mana, 'SON-ECL-01', io);
      break;
    case 'success':
      // SON-PPS-17: one failure is owed.
      who.debts++;
      break;
    case 'object':
      who.things.push(f.name);
      break;
    case 'bind':
      who.bound.push(f.name);
      break;
    case 'affirm':
      s.facts.push({ text: f.text, by: f.by, grade, about: f.name, stones: 0, fresh: false });
      break;
    case 'characterise':
      // SON-AFF-05: free at the moment of creation.
      s.facts.push({ text: f.text, by: f.by, grade: 1, about: f.name, stones: f.grade, fresh: true });
      break;
    case 'enrich':
      enrich(s, f, io);
      break;
    case 'flaw':
    case 'failOnPurpose':
      gain(s, figure, f.grade, rule, f.act, io);
      break;
    case 'deed':
      if (f.name === 'karma') changeKarma(s, figure, 1, 'SON-PPG-09', 'deed', io);
      else gain(s, figure, 1, 'SON-PPG-09', 'deed', io);
      break;
    default:
      break;
  }
  io.tell?.({ kind: 'done', rule, figure, name: who.sheet.name, act: f.act, what: f.name, text: f.text });
  return undefined;
}

export const requesting: Procedure<Types, Request> = {
  pending(s, f) {
    if (!maySay(s, f) || s.conteur === null) return [];
    const { name } = figureOf(s, f.figure).sheet;
    return [
      ask(f, s.conteur, 'request', {
        open: true,
        about: { act: f.act, what: f.name, name, text: f.text, price: f.price, contradicts: sameSubject(s, f) },
      }),
    ];
  },
  choices(s, f) {
    const no: Answer = f.act === 'eclat' ? { do: 'prevent' } : { do: 'refuse' };
    return unpayable(s, f, f.grade) ? [no] : [{ do: 'agree' }, no];
  },
  answer(s, f, _d, a, io) {
    const { name } = figureOf(s, f.figure).sheet;
    const rule = RULE_OF[f.act] as SongeRule;
    if (a.do === 'refuse' || a.do === 'prevent') {
      if (a.do === 'prevent') {
        if (f.act !== 'eclat') return refuse('invalid', 'SON-KAR-19', 'notNow');
        // The Éclat was not paid yet; a PP for the disappointment.
        gain(s, f.figure, 1, 'SON-KAR-19', 'prevented', io);
      }
      io.tell?.({
        kind: 'assent',
        rule: a.do === 'prevent' ? 'SON-ECL-04' : sameSubject(s, f) ? 'SON-AFF-01' : rule,
        figure: f.figure,
        name,
        act: f.act,
        agreed: false,
        by: 'conteur',
        text: a.do === 'refuse' ? (a.text ?? '') : '',
      });
      pop(s, f);
      return undefined;
    }
    if (a.do !== 'agree') return refuse('invalid', rule, 'notNow');
    const refusal = granted(s, f, a.grade ?? f.grade, io);
    if (refusal) return refusal;
    io.tell?.({
      kind: 'assent',
      rule,
      figure: f.figure,
      name,
      act: f.act,
      agreed: true,
      by: 'conteur',
      text: a.text ?? '',
    });
    pop(s, f);
    return undefined;
  },
  run(s, f, io) {
    // Nobody to ask: what the rules allow is allowed. What cannot be paid any more comes to nothing.
    granted(s, f, f.grade, io);
    pop(s, f);
  },
  absent: (s, f) => (unpayable(s, f, f.grade) ? { do: 'refuse' } : { do: 'agree' }),
};
