/** An Arpenteur in a list, and what an evening has changed about him. */
import type { Character, CharacterSummary, Language } from '@reverie/kernel/game';
import { added } from '@reverie/kernel/texts/lists';
import type { Body } from '../body.ts';
import { CHARACTERISTICS, MASQUES, SKILL_IDS } from '../data/skills.ts';
import type { Types } from '../types.ts';
import type { Figures } from './figures.ts';
import { readyWord } from './ready.ts';

const many = (n: number, one: string, more: string): string => `${n} ${n < 2 ? one : more}`;

const SAID = {
  fr: {
    is: 'Arpenteur',
    free: (n: number) => many(n, 'point', 'points'),
    wounds: (n: number) => (n === 0 ? 'Sans blessure' : many(n, 'blessure', 'blessures')),
    karma: 'Karma',
    bottes: (n: number) => (n === 0 ? 'aucune botte' : many(n, 'botte', 'bottes')),
    outs: { dead: 'mort', withdrawn: 'se remet', conteur: 'au Cauchemar' },
    xp: (n: number) => `expérience gagnée : ${n}`,
    from: (what: string, a: number | string, b: number | string) => `${what} : de ${a} à ${b}`,
    hurt: (what: string) => `blessure : ${what}`,
    healed: (what: string) => `guérie : ${what}`,
    learnt: (what: string) => `acquis : ${what}`,
    lost: (what: string) => `perdu : ${what}`,
    combination: (what: string) => `nouvelle combinaison de ${what}`,
    mark: (what: string) => `marque : ${what}`,
    debts: 'dettes envers le Conteur',
    mana: 'mana',
    escrime: 'Escrime',
    when: (day: number, hour: number) => `jour ${day}, ${hour} h`,
  },
  en: {
    is: 'Arpenteur',
    free: (n: number) => many(n, 'point', 'points'),
    wounds: (n: number) => (n === 0 ? 'Unhurt' : many(n, 'wound', 'wounds')),
    karma: 'Karma',
    bottes: (n: number) => (n === 0 ? 'no botte' : many(n, 'botte', 'bottes')),
    outs: { dead: 'dead', withdrawn: 'healing', conteur: 'gone to the Cauchemar' },
    xp: (n: number) => `experience earned: ${n}`,
    from: (what: string, a: number | string, b: number | string) => `${what}: from ${a} to ${b}`,
    hurt: (what: string) => `wound: ${what}`,
    healed: (what: string) => `healed: ${what}`,
    learnt: (what: string) => `gained: ${what}`,
    lost: (what: string) => `lost: ${what}`,
    combination: (what: string) => `new combination of ${what}`,
    mark: (what: string) => `mark: ${what}`,
    debts: 'debts to the Conteur',
    mana: 'mana',
    escrime: 'Fencing',
    when: (day: number, hour: number) => `day ${day}, ${hour}:00`,
  },
} as const;

/** Karma is counted in quarters of a point: +1, −½, +2¾. */
export function karmaPoints(cases: number): string {
  const [points, quarters] = [Math.floor(Math.abs(cases) / 4), Math.abs(cases) % 4];
  const figure = `${points === 0 && quarters > 0 ? '' : points}${['', '¼', '½', '¾'][quarters]}`;
  return cases === 0 ? '0' : `${cases < 0 ? '−' : '+'}${figure}`;
}

export function characterWords(language: Language, { botte, skill, eclat, wound, tested }: Figures) {
  const said = SAID[language];
  const masque = ({ sheet }: Body): string => (sheet.masque ? MASQUES[sheet.masque][language] : said.is);

  function character({ body }: Character<Types>): CharacterSummary {
    const { sheet, wounds, karma, xp, out } = body;
    const traits = sheet.traits.map(({ name }) => readyWord(language, name).toLowerCase());
    const flag = out ? said.outs[out] : xp.free > 0 ? said.free(xp.free) : undefined;
    return {
      what: [masque(body), ...traits.slice(0, 2)].join(', '),
      how: `${said.wounds(wounds.length)}, ${said.karma} ${karmaPoints(karma)}, ${said.bottes(sheet.bottes.length)}.`,
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
    const each = (say: (what: string) => string, from: readonly string[], to: readonly string[]): void =>
      void found.push(...added(from, to).map(say));
    if (b.out && a.out !== b.out) found.push(said.outs[b.out]);
    if (b.xp.total > a.xp.total) found.push(said.xp(b.xp.total - a.xp.total));
    const woundsOf = ({ wounds }: Body) =>
      wounds.map(({ kind, place }) => [wound(kind), place].filter(Boolean).join(', '));
    each(said.hurt, woundsOf(a), woundsOf(b));
    each(said.healed, woundsOf(b), woundsOf(a));
    if (a.karma !== b.karma) found.push(said.from(said.karma, karmaPoints(a.karma), karmaPoints(b.karma)));
    if (a.mana !== b.mana) found.push(said.from(said.mana, a.mana, b.mana));
    for (const id of SKILL_IDS) {
      const [before, after] = [a.sheet.skills[id] ?? 0, b.sheet.skills[id] ?? 0];
      if (before !== after) found.push(said.from(skill(id), before, after));
    }
    for (const id of CHARACTERISTICS) {
      const [before, after] = [a.sheet.characteristics[id] ?? 0, b.sheet.characteristics[id] ?? 0];
      if (before !== after) found.push(said.from(tested(`char:${id}`), before, after));
    }
    if (a.sheet.escrime !== b.sheet.escrime) found.push(said.from(said.escrime, a.sheet.escrime, b.sheet.escrime));
    each(said.learnt, owned(a), owned(b));
    each(said.lost, owned(b), owned(a));
    const combinations = ({ sheet }: Body) => sheet.combinations.map((one) => botte(one.botte));
    each(said.combination, combinations(a), combinations(b));
    each(said.mark, a.marks, b.marks);
    if (a.debts !== b.debts) found.push(said.from(said.debts, a.debts, b.debts));
    return found;
  }
  const when = ({ body }: Character<Types>): string => said.when(body.day, body.hour);
  return { character, changes, when };
}
