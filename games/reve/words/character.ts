/** A haut-rêvant in a list, and what an evening has changed about him. */
import type { Character, CharacterSummary, Language } from '@reverie/kernel/game';
import { added } from '@reverie/kernel/texts/lists';
import type { Words } from '@reverie/kernel/words';
import type { Body } from '../body.ts';
import { isTrackFull } from '../data/fatigue.ts';
import { dayAt, HOURS, hourAt } from '../data/hours.ts';
import { VOIES } from '../data/voies.ts';
import { ownSpell } from '../rules/spellbook.ts';
import type { Types } from '../types.ts';
import { STAT_WORDS, TERM_WORDS } from './lexicon.ts';
import { cellNamed, effectName, type Facts, speech, spellName, writtenName } from './speech.ts';

const SAID = {
  is: { fr: 'haut-rêvant, {where}', en: 'high dreamer, {where}' },
  lost: { fr: 'perdu, {n} case[n+|s] possible[n+|s]', en: 'lost, {n} possible cell[n+|s]' },
  rests: { fr: 'Rêve {points}, seuil {seuil}.', en: 'Rêve {points}, threshold {seuil}.' },
  spells: { fr: '[n|{n} sort[n+|s]|Aucun sort]', en: '[n|{n} spell[n+|s]|No spell]' },
  reserves: {
    fr: '[n|{n} réserve[n+|s][where| ({where})]|aucune réserve]',
    en: '[n|{n} reserve[n+|s][where| ({where})]|no reserve]',
  },
  somewhere: { fr: 'on ne sait où', en: 'nobody knows where' },
  asleep: { fr: 'à bout', en: 'spent' },
  away: { fr: 'perdu', en: 'lost' },
  own: { fr: 'un sort de sa façon (n° {n})', en: 'a spell of his own (no. {n})' },
  from: { fr: '{what} : de {a} à {b}', en: '{what}: from {a} to {b}' },
  moved: { fr: 'demi-rêve : {what}', en: 'demi-rêve: {what}' },
  learnt: { fr: 'nouveau sort : {what}', en: 'new spell: {what}' },
  forgot: { fr: 'sort oublié : {what}', en: 'spell forgotten: {what}' },
  laid: { fr: 'mis en réserve : {what}', en: 'put in reserve: {what}' },
  fired: { fr: 'réserve déclenchée ou perdue : {what}', en: 'reserve fired or lost: {what}' },
  begins: { fr: 'porte désormais : {what}', en: 'now bears: {what}' },
  ends: { fr: 'fini : {what}', en: 'over: {what}' },
  dodged: { fr: 'rencontres esquivées qui attendent : {n}', en: 'dodged encounters still waiting: {n}' },
  experience: { fr: 'expérience en {what} : {n|signed}', en: 'experience in {what}: {n|signed}' },
  wrote: { fr: 'inscrit : {what}', en: 'written down: {what}' },
  until: { fr: 'jusqu’à la fin ({what})', en: 'until the end of {what}' },
  when: { fr: 'jour {day}, heure {hour}', en: 'day {day}, hour of {hour}' },
} as const satisfies Readonly<Record<string, Words>>;

const { seuil, fatigue, refoulement, vie } = STAT_WORDS;
const FIGURES = { points: { fr: 'rêve', en: 'rêve' }, seuil, fatigue, refoulement, vie } as const;
type Figure = keyof typeof FIGURES;

export function characterWords(language: Language) {
  const { fill } = speech(language);
  const say = (what: keyof typeof SAID, facts: Facts = {}): string => fill(SAID[what][language], facts);
  const spell = ({ sheet }: Body, id: string): string =>
    ownSpell(sheet, id)?.name ?? spellName(id, (n) => say('own', { n }));
  const moment = (round: number): string =>
    say('when', { day: dayAt(round) + 1, hour: HOURS[hourAt(round)]?.[language] });
  const cell = (coord: string): string => `${cellNamed(coord)?.name ?? ''} (${coord})`.trim();
  /** The cells that he holds possible; one where he knows. */
  const possible = ({ belief }: Body): number => new Set(belief?.map(([at]) => at)).size;
  const placeOf = (body: Body): string =>
    body.cell === null || possible(body) > 1 ? say('lost', { n: possible(body) }) : cell(body.cell);
  const effect = ({ id, kind, until }: Body['effects'][number]): string => {
    const name = writtenName(kind ?? id)?.[language] ?? effectName(id)?.[language] ?? id;
    if (until === undefined) return name;
    return `${name}, ${say('until', { what: moment(until - 1) })}`;
  };
  const reserve = (body: Body, { spell: id, cell: at }: Body['reserves'][number]): string =>
    `${spell(body, id)}, ${at ?? say('somewhere')}`;

  function character({ body }: Character<Types>): CharacterSummary {
    const { points, seuil, reserves, spells, sheet, fatigue } = body;
    const where = reserves.flatMap(({ cell: at }) => at ?? []).join(', ');
    const spent = points === 0 || isTrackFull(sheet.endurance, fatigue);
    const flag = spent ? say('asleep') : possible(body) > 1 ? say('away') : undefined;
    const has = `${say('spells', { n: spells.length })}, ${say('reserves', { n: reserves.length, where })}`;
    return {
      what: say('is', { where: placeOf(body) }),
      how: `${say('rests', { points, seuil })} ${has}.`,
      ...(flag && { flag }),
    };
  }

  function changes({ body: a }: Character<Types>, { body: b }: Character<Types>): string[] {
    const found: string[] = [];
    const changed = (what: string, from: number, to: number): void => {
      if (from !== to) found.push(say('from', { what, a: from, b: to }));
    };
    for (const [what, words] of Object.entries(FIGURES)) changed(words[language], a[what as Figure], b[what as Figure]);
    for (const voie of VOIES) changed(TERM_WORDS[voie][language], a.levels[voie], b.levels[voie]);
    if (placeOf(a) !== placeOf(b)) found.push(say('moved', { what: placeOf(b) }));
    const each = (how: keyof typeof SAID, from: readonly string[], to: readonly string[]): void =>
      void found.push(...added(from, to).map((what) => say(how, { what })));
    const both = (come: keyof typeof SAID, gone: keyof typeof SAID, all: (body: Body) => readonly string[]): void => {
      each(come, all(a), all(b));
      each(gone, all(b), all(a));
    };
    both('learnt', 'forgot', (body) => body.spells.map((id) => spell(body, id)));
    both('laid', 'fired', (body) => body.reserves.map((one) => reserve(body, one)));
    both('begins', 'ends', (body) => body.effects.map(effect));
    if (a.waiting.length !== b.waiting.length) found.push(say('dodged', { n: b.waiting.length }));
    for (const one of ['reve', ...VOIES] as const) {
      const n = b.experience[one] - a.experience[one];
      const what = one === 'reve' ? 'RÊVE' : TERM_WORDS[one][language];
      if (n !== 0) found.push(say('experience', { what, n }));
    }
    each('wrote', a.written, b.written);
    return found;
  }
  return { character, changes, when: ({ body }: Character<Types>): string => moment(body.round) };
}
