/** SON-PPS, SON-AFF, SON-ECL: the acts that wait for the Conteur's word, and their price. */

import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import { eclatCalled } from '../data/eclats.ts';
import type { SongeRule } from '../data/rulebook.ts';
import { MASQUES, SKILLS } from '../data/skills.ts';
import { enrichmentPrice, PRICES } from '../data/tables.ts';
import type { Figure, State } from '../state.ts';
import { isNightmarish } from './karma.ts';

interface Terms {
  readonly rule: SongeRule;
  readonly name: string;
  readonly price: number;
  readonly grade: number;
  readonly colour?: 'white' | 'black' | null;
}

export type Asked = Extract<
  Answer,
  {
    do:
      | 'descripteur'
      | 'quality'
      | 'masque'
      | 'tavern'
      | 'success'
      | 'eclat'
      | 'object'
      | 'bind'
      | 'mini'
      | 'affirm'
      | 'characterise'
      | 'enrich'
      | 'flaw'
      | 'failOnPurpose'
      | 'deed';
  }
>;

const ASKED = new Set<string>([
  'descripteur',
  'quality',
  'masque',
  'tavern',
  'success',
  'eclat',
  'object',
  'bind',
  'mini',
  'affirm',
  'characterise',
  'enrich',
  'flaw',
  'failOnPurpose',
  'deed',
]);

export const isRequest = (a: Answer): a is Asked => ASKED.has(a.do);

/** What an act costs, and whether the sheet allows it at all. */
export function termsOf(s: State, figure: Figure, a: Asked): Terms | Refusal {
  const { sheet } = figure;
  switch (a.do) {
    case 'descripteur':
      // SON-PPS-08, SON-SHT-04.
      return sheet.descripteurs.includes(a.name)
        ? { rule: 'SON-PPS-08', name: a.name, price: PRICES.descripteur, grade: 0 }
        : refuse('invalid', 'SON-PPS-08', 'notOnSheet', { name: a.name });
    case 'quality':
      return sheet.traits.some(({ name, flaw }) => name === a.name && !flaw)
        ? { rule: 'SON-TRA-05', name: a.name, price: PRICES.quality, grade: 0 }
        : refuse('invalid', 'SON-TRA-05', 'notOnSheet', { name: a.name });
    case 'masque': {
      if (!sheet.masque) return refuse('invalid', 'SON-SHT-03', 'noMasque');
      const { fr, skills } = MASQUES[sheet.masque];
      // SON-PPS-11: an automatic success with a skill of the Masque; SON-PPS-10: what the Masque implies, in the Conteur's eyes.
      if (a.skill && !(skills as readonly string[]).includes(a.skill))
        return refuse('invalid', 'SON-PPS-11', 'notOfMasque', { name: a.skill });
      return { rule: a.skill ? 'SON-PPS-11' : 'SON-PPS-10', name: a.skill ?? fr, price: PRICES.masque, grade: 0 };
    }
    case 'tavern':
      // SON-PPS-13: a bare "he misses me" is no tavern tale.
      return (a.text ?? '').length >= 20
        ? { rule: 'SON-PPS-13', name: '', price: PRICES.tavern, grade: 0 }
        : refuse('invalid', 'SON-PPS-13', 'tellMore');
    case 'success':
      return { rule: 'SON-PPS-17', name: '', price: PRICES.autoSuccess, grade: 0 };
    case 'eclat': {
      const eclat = eclatCalled(a.id);
      if (!eclat || !(sheet.eclats as readonly string[]).includes(a.id))
        return refuse('invalid', 'SON-ECL-01', 'notOnSheet', { name: a.id });
      // SON-KAR-10: an Éclat de Cauchemar is suspended above −3 points.
      if (isCauchemar(a.id) && sheet.kind === 'arpenteur' && !isNightmarish(figure))
        return refuse('invalid', 'SON-KAR-10', 'suspended');
      return { rule: 'SON-ECL-01', name: a.id, price: eclat.price, grade: 0, colour: eclat.colour };
    }
    case 'object':
      // SON-EQP-02: what is really in the bag is free.
      return {
        rule: 'SON-EQP-01',
        name: a.name,
        price: figure.things.includes(a.name) ? 0 : a.rare ? PRICES.rareObject : PRICES.commonObject,
        grade: 0,
      };
    case 'bind':
      return { rule: 'SON-EQP-04', name: a.name, price: PRICES.bind, grade: 0 };
    case 'mini':
      return { rule: 'SON-MIN-01', name: '', price: PRICES.miniScene, grade: 0 };
    case 'affirm':
      return s.options.affirmations
        ? { rule: 'SON-AFF-01', name: a.about ?? '', price: a.grade, grade: a.grade }
        : refuse('invalid', 'SON-AFF-01', 'notAtThisTable');
    case 'characterise':
      // SON-AFF-03, SON-AFF-04: one to create, one for each white stone.
      return s.options.affirmations
        ? { rule: 'SON-AFF-04', name: a.about, price: 1 + a.stones, grade: a.stones }
        : refuse('invalid', 'SON-AFF-01', 'notAtThisTable');
    case 'enrich':
      return enriching(s, a);
    case 'flaw': {
      const known =
        sheet.traits.some(({ name, flaw }) => name === a.name && flaw) || sheet.descripteurs.includes(a.name);
      return known
        ? { rule: 'SON-TRA-06', name: a.name, price: 0, grade: 1 }
        : refuse('invalid', 'SON-TRA-06', 'notOnSheet', { name: a.name });
    }
    case 'failOnPurpose':
      return { rule: 'SON-PPG-07', name: '', price: 0, grade: 2 };
    case 'deed':
      return { rule: 'SON-PPG-09', name: a.want, price: 0, grade: 1 };
  }
}

/** SON-AFF-06: a PNJ may be given a Descripteur, a skill, an Éclat at the price of its activation, or PP one for one. */
function enriching(s: State, a: Extract<Asked, { do: 'enrich' }>): Terms | Refusal {
  const pnj = s.figures[a.figure];
  if (!s.options.affirmations) return refuse('invalid', 'SON-AFF-01', 'notAtThisTable');
  if (!pnj || pnj.seat !== null) return refuse('invalid', 'SON-AFF-06', 'noSuchFigure');
  const points = a.points ?? 1;
  if (a.what === 'eclat' && !eclatCalled(a.name))
    return refuse('invalid', 'SON-AFF-06', 'notOnSheet', { name: a.name });
  if (a.what === 'skill' && !Object.hasOwn(SKILLS, a.name))
    return refuse('invalid', 'SON-AFF-06', 'notOnSheet', { name: a.name });
  const price = enrichmentPrice(a.what, a.name, points);
  return { rule: 'SON-AFF-06', name: `${a.figure}:${a.what}:${a.name}`, price, grade: points };
}

const isCauchemar = (id: string): boolean => ['supplice', 'pourriture', 'faim', 'murmure'].includes(id);
