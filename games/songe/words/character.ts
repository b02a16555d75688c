/** An Arpenteur in a list, and what an evening has changed about him. */
import type { Character, CharacterSummary, Language } from '@reverie/kernel/game';
import { chosen, isSeveral } from '@reverie/kernel/sentences';
import { added } from '@reverie/kernel/texts/lists';
import { type Pairs, put, wordsIn } from '@reverie/kernel/words';
import type { Body } from '../body.ts';
import { CHARACTERISTICS, MASQUES, SKILL_IDS } from '../data/skills.ts';
import type { Types } from '../types.ts';
import type { Figures } from './figures.ts';
import { readyWord } from './ready.ts';

const SAID = {
  is: ['Arpenteur', 'Arpenteur'],
  free: ['{n} point[n+|s]', '{n} point[n+|s]'],
  wounds: ['[n|{n} blessure[n+|s]|sans blessure]', '[n|{n} wound[n+|s]|unhurt]'],
  karma: ['Karma', 'Karma'],
  bottes: ['[n|{n} botte[n+|s]|aucune botte]', '[n|{n} master stroke[n+|s]|no master stroke]'],
  dead: ['mort', 'dead'],
  withdrawn: ['se remet', 'healing'],
  conteur: ['au Cauchemar', 'gone to the Cauchemar'],
  xp: ['expérience gagnée : {n}', 'experience earned: {n}'],
  from: ['{what} : de {a} à {b}', '{what}: from {a} to {b}'],
  hurt: ['blessure : {what}', 'wound: {what}'],
  healed: ['guérie : {what}', 'healed: {what}'],
  learnt: ['acquis : {what}', 'gained: {what}'],
  lost: ['perdu : {what}', 'lost: {what}'],
  combination: ['nouvelle combinaison de {what}', 'new combination of {what}'],
  mark: ['marque : {what}', 'mark: {what}'],
  debts: ['dettes envers le Conteur', 'debts to the Conteur'],
  mana: ['mana', 'mana'],
  escrime: ['Escrime', 'Fencing'],
  when: ['jour {day}, {hour} h', 'day {day}, {hour}:00'],
} satisfies Pairs;

/** Karma is counted in quarters of a point: +1, −½, +2¾. */
export function karmaPoints(cases: number): string {
  const [points, quarters] = [Math.floor(Math.abs(cases) / 4), Math.abs(cases) % 4];
  const figure = `${points === 0 && quarters > 0 ? '' : points}${['', '¼', '½', '¾'][quarters]}`;
  return cases === 0 ? '0' : `${cases < 0 ? '−' : '+'}${figure}`;
}

export function characterWords(language: Language, { botte, skill, eclat, wound, tested }: Figures) {
  const said = wordsIn(language, SAID);
  const counted = (words: string, n: number): string =>
    put(
      chosen(words, { n }, (some) => isSeveral(language, some)),
      { n },
    );
  const masque = ({ sheet }: Body): string => (sheet.masque ? MASQUES[sheet.masque][language] : said.is);

  function character({ body }: Character<Types>): CharacterSummary {
    const { sheet, wounds, karma, xp, out } = body;
    const traits = sheet.traits.map(({ name }) => readyWord(language, name).toLowerCase());
    const flag = out ? said[out] : xp.free > 0 ? counted(said.free, xp.free) : undefined;
    const [hurt, bottes] = [counted(said.wounds, wounds.length), counted(said.bottes, sheet.bottes.length)];
    return {
      what: [masque(body), ...traits.slice(0, 2)].join(', '),
      how: `${hurt}, ${said.karma} ${karmaPoints(karma)}, ${bottes}.`,
      ...(flag && { flag }),
    };
  }

  /** All that is owned, by name. */
  function owned({ sheet, things, bound, routines, valets }: Body): string[] {
    return [
      ...[...sheet.descripteurs, ...sheet.specialisations].map((one) => readyWord(language, one)),
      ...sheet.traits.map(({ name }) => readyWord(language, name)),
      ...sheet.bottes.map(botte),
      ...sheet.eclats.map(eclat),
      ...[...Object.keys(sheet.pouvoirs), ...Object.keys(sheet.cles)],
      ...sheet.objects.map(({ name }) => name),
      ...routines.map(({ phrase }) => phrase),
      ...valets.map(({ name }) => name),
      ...things,
      ...bound,
    ];
  }

  function changes({ body: a }: Character<Types>, { body: b }: Character<Types>): string[] {
    const found: string[] = [];
    const each = (say: string, before: readonly string[], after: readonly string[]): void =>
      void found.push(...added(before, after).map((what) => put(say, { what })));
    const from = (what: string, before: number, after: number, figure: (n: number) => string = String): void => {
      if (before !== after) found.push(put(said.from, { what, a: figure(before), b: figure(after) }));
    };
    if (b.out && a.out !== b.out) found.push(said[b.out]);
    if (b.xp.total > a.xp.total) found.push(put(said.xp, { n: b.xp.total - a.xp.total }));
    const woundsOf = ({ wounds }: Body) =>
      wounds.map(({ kind, place }) => [wound(kind), place].filter(Boolean).join(', '));
    each(said.hurt, woundsOf(a), woundsOf(b));
    each(said.healed, woundsOf(b), woundsOf(a));
    from(said.karma, a.karma, b.karma, karmaPoints);
    from(said.mana, a.mana, b.mana);
    for (const id of SKILL_IDS) from(skill(id), a.sheet.skills[id] ?? 0, b.sheet.skills[id] ?? 0);
    for (const id of CHARACTERISTICS)
      from(tested(`char:${id}`), a.sheet.characteristics[id] ?? 0, b.sheet.characteristics[id] ?? 0);
    from(said.escrime, a.sheet.escrime, b.sheet.escrime);
    each(said.learnt, owned(a), owned(b));
    each(said.lost, owned(b), owned(a));
    const combinations = ({ sheet }: Body) => sheet.combinations.map((one) => botte(one.botte));
    each(said.combination, combinations(a), combinations(b));
    const marks = (one: Body) => one.marks.map((mark) => readyWord(language, mark));
    each(said.mark, marks(a), marks(b));
    from(said.debts, a.debts, b.debts);
    return found;
  }
  const when = ({ body }: Character<Types>): string => put(said.when, { day: body.day, hour: body.hour });
  return { character, ready: (name: string) => readyWord(language, name), changes, when };
}
