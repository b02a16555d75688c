/** A haut-rêvant in a list, and what an evening has changed about him. */
import type { Character, CharacterSummary, Language } from '@reverie/kernel/game';
import { added } from '@reverie/kernel/texts/lists';
import type { Body } from '../body.ts';
import { isTrackFull } from '../data/fatigue.ts';
import { dayAt, HOURS, hourAt } from '../data/hours.ts';
import { VOIES } from '../data/voies.ts';
import type { Types } from '../types.ts';
import { TERM_WORDS } from './lexicon.ts';
import { cellNamed, effectName, signed, spellName, writtenName } from './speech.ts';

const many = (n: number, one: string, more: string): string => `${n} ${n < 2 ? one : more}`;

const SAID = {
  fr: {
    is: 'haut-rêvant',
    lost: (cells: number) => `perdu, ${many(cells, 'case possible', 'cases possibles')}`,
    rests: (points: number, seuil: number) => `Rêve ${points}, seuil ${seuil}.`,
    spells: (n: number) => (n === 0 ? 'Aucun sort' : many(n, 'sort', 'sorts')),
    reserves: (n: number, where: string) =>
      n === 0 ? 'aucune réserve' : `${many(n, 'réserve', 'réserves')}${where && ` (${where})`}`,
    somewhere: 'on ne sait où',
    asleep: 'à bout',
    away: 'perdu',
    own: (n: number) => `un sort de sa façon (n° ${n})`,
    figure: { points: 'rêve', seuil: 'seuil de rêve', fatigue: 'fatigue', refoulement: 'refoulement', vie: 'vie' },
    from: (what: string, a: number, b: number) => `${what} : de ${a} à ${b}`,
    moved: (to: string) => `demi-rêve : ${to}`,
    learnt: (what: string) => `nouveau sort : ${what}`,
    forgot: (what: string) => `sort oublié : ${what}`,
    laid: (what: string) => `mis en réserve : ${what}`,
    fired: (what: string) => `réserve déclenchée ou perdue : ${what}`,
    begins: (what: string) => `porte désormais : ${what}`,
    ends: (what: string) => `fini : ${what}`,
    dodged: (n: number) => `rencontres esquivées qui attendent : ${n}`,
    experience: (what: string, n: number) => `expérience en ${what} : ${signed(n)}`,
    wrote: (what: string) => `inscrit : ${what}`,
    until: (when: string) => `jusqu’à la fin (${when})`,
    when: (day: number, hour: string) => `jour ${day}, heure ${hour}`,
  },
  en: {
    is: 'haut-rêvant',
    lost: (cells: number) => `lost, ${many(cells, 'possible cell', 'possible cells')}`,
    rests: (points: number, seuil: number) => `Rêve ${points}, threshold ${seuil}.`,
    spells: (n: number) => (n === 0 ? 'No spell' : many(n, 'spell', 'spells')),
    reserves: (n: number, where: string) =>
      n === 0 ? 'no reserve' : `${many(n, 'reserve', 'reserves')}${where && ` (${where})`}`,
    somewhere: 'nobody knows where',
    asleep: 'spent',
    away: 'lost',
    own: (n: number) => `a spell of his own (no. ${n})`,
    figure: { points: 'rêve', seuil: 'threshold', fatigue: 'fatigue', refoulement: 'refoulement', vie: 'life' },
    from: (what: string, a: number, b: number) => `${what}: from ${a} to ${b}`,
    moved: (to: string) => `demi-rêve: ${to}`,
    learnt: (what: string) => `new spell: ${what}`,
    forgot: (what: string) => `spell forgotten: ${what}`,
    laid: (what: string) => `put in reserve: ${what}`,
    fired: (what: string) => `reserve fired or lost: ${what}`,
    begins: (what: string) => `now bears: ${what}`,
    ends: (what: string) => `over: ${what}`,
    dodged: (n: number) => `dodged encounters still waiting: ${n}`,
    experience: (what: string, n: number) => `experience in ${what}: ${signed(n)}`,
    wrote: (what: string) => `written down: ${what}`,
    until: (when: string) => `until the end of ${when}`,
    when: (day: number, hour: string) => `day ${day}, hour of ${hour}`,
  },
} as const;

const FIGURES = ['points', 'seuil', 'fatigue', 'refoulement', 'vie'] as const;

export function characterWords(language: Language) {
  const said = SAID[language];
  const spell = ({ sheet }: Body, id: string): string => {
    const own = /^own:(\d+)$/.exec(id)?.[1];
    const made = own === undefined ? undefined : sheet.spells.filter((one) => typeof one !== 'string')[Number(own)];
    return made?.name ?? spellName(id, said.own);
  };
  const moment = (round: number): string => said.when(dayAt(round) + 1, HOURS[hourAt(round)]?.[language] ?? '');
  const cell = (coord: string): string => `${cellNamed(coord)?.name ?? ''} (${coord})`.trim();
  /** The cells that he holds possible; one where he knows. */
  const possible = ({ belief }: Body): number => new Set(belief?.map(([at]) => at)).size;
  const placeOf = (body: Body): string =>
    body.cell === null || possible(body) > 1 ? said.lost(possible(body)) : cell(body.cell);
  const effect = ({ id, kind, until }: Body['effects'][number]): string => {
    const name = writtenName(kind ?? id)?.[language] ?? effectName(id)?.[language] ?? id;
    if (until === undefined) return name;
    return `${name}, ${said.until(moment(until - 1))}`;
  };
  const reserve = (body: Body, { spell: id, cell: at }: Body['reserves'][number]): string =>
    `${spell(body, id)}, ${at ?? said.somewhere}`;

  function character({ body }: Character<Types>): CharacterSummary {
    const { points, seuil, reserves, spells, sheet, fatigue } = body;
    const where = reserves.flatMap(({ cell: at }) => at ?? []).join(', ');
    const spent = points === 0 || isTrackFull(sheet.endurance, fatigue);
    const flag = spent ? said.asleep : possible(body) > 1 ? said.away : undefined;
    return {
      what: `${said.is}, ${placeOf(body)}`,
      how: `${said.rests(points, seuil)} ${said.spells(spells.length)}, ${said.reserves(reserves.length, where)}.`,
      ...(flag && { flag }),
    };
  }

  function changes({ body: a }: Character<Types>, { body: b }: Character<Types>): string[] {
    const found: string[] = [];
    for (const what of FIGURES) if (a[what] !== b[what]) found.push(said.from(said.figure[what], a[what], b[what]));
    for (const voie of VOIES)
      if (a.levels[voie] !== b.levels[voie])
        found.push(said.from(TERM_WORDS[voie][language], a.levels[voie], b.levels[voie]));
    if (placeOf(a) !== placeOf(b)) found.push(said.moved(placeOf(b)));
    const each = (say: (what: string) => string, from: readonly string[], to: readonly string[]): void =>
      void found.push(...added(from, to).map(say));
    const [spellsBefore, spellsAfter] = [a, b].map((body) => body.spells.map((id) => spell(body, id)));
    each(said.learnt, spellsBefore ?? [], spellsAfter ?? []);
    each(said.forgot, spellsAfter ?? [], spellsBefore ?? []);
    const [laidBefore, laidAfter] = [a, b].map((body) => body.reserves.map((one) => reserve(body, one)));
    each(said.laid, laidBefore ?? [], laidAfter ?? []);
    each(said.fired, laidAfter ?? [], laidBefore ?? []);
    each(said.begins, a.effects.map(effect), b.effects.map(effect));
    each(said.ends, b.effects.map(effect), a.effects.map(effect));
    if (a.waiting.length !== b.waiting.length) found.push(said.dodged(b.waiting.length));
    for (const what of ['reve', ...VOIES] as const) {
      const gained = b.experience[what] - a.experience[what];
      if (gained !== 0) found.push(said.experience(what === 'reve' ? 'RÊVE' : TERM_WORDS[what][language], gained));
    }
    each(said.wrote, a.written, b.written);
    return found;
  }
  return { character, changes, when: ({ body }: Character<Types>): string => moment(body.round) };
}
