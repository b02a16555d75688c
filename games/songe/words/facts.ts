/** What a sentence is filled with: which of its cases stands, and its words and figures, alike in every language. */
import type { Language, Seat } from '@reverie/kernel/game';
import { chosen } from '@reverie/kernel/sentences';
import { entry, signed, wordIn } from '@reverie/kernel/words';
import type { Answer, Do } from '../answers.ts';
import { READY } from '../characters.ts';
import { BOTTES } from '../data/bottes.ts';
import { BRUMES } from '../data/brumes.ts';
import { eclatCalled } from '../data/eclats.ts';
import { BRISURES, type BrisureId } from '../data/magic.ts';
import { CHARACTERISTIC_WORDS, isCharacteristic } from '../data/skills.ts';
import { enrichmentPrice } from '../data/tables.ts';
import type { Event, Told } from '../events.ts';
import type { Kind } from '../questions.ts';
import type { SongeDecision } from '../types.ts';
import { CHOICES } from './choices.ts';
import { bracketed, figuresIn, pebbles, rowOf } from './figures.ts';
import type { Names } from './names.ts';
import { phraseIn, readyWord } from './ready.ts';

type Value = string | number | boolean | null | undefined;
type Facts = Readonly<Record<string, Value>>;
type Fill = (sentence: string, facts: Facts) => string;

/** The sentences of a language, by their keys; a case of one stands behind a dot. */
type Keyed<K extends string> = Readonly<Record<K, string>>;
export interface Keys {
  readonly events: Keyed<
    Event['kind'] | `${'ruled' | 'drew' | 'opened' | 'struck' | 'hurt' | 'healed'}.dark` | 'impressed.failed'
  >;
  readonly questions: Keyed<
    | Kind
    | 'duel.raise.counter'
    | `duel.bid.${'behind' | 'leads'}`
    | `${'duel.openMend' | 'duel.suffer' | 'duel.mark' | 'test.prepare'}.dark`
  >;
}
/** What a language says in its own way. */
export interface Grammar {
  of(name: string): string;
  to(name: string): string;
  isPlural(n: number): boolean;
  quote(text: string): string;
  /** An article with which the name of somebody may begin: small within a sentence. */
  readonly article: RegExp;
}

/** Fills a sentence; what stands for a key is never read as a sentence itself. */
export const filling =
  (grammar: Grammar): Fill =>
  (sentence, facts) => {
    const text = chosen(sentence, facts, grammar.isPlural);
    return text.replace(/\{(\w+)\}/g, (_, key: string, at: number) =>
      PEOPLE.has(key) ? placed(String(facts[key] ?? ''), text.slice(0, at), grammar) : String(facts[key] ?? ''),
    );
  };

/** What is somebody's name wherever it stands in a sentence. */
const PEOPLE: ReadonlySet<string> = new Set([
  ...['name', 'foe', 'whom', 'winner', 'loser', 'first', 'second', 'target', 'after', 'to', 'a', 'b', 'figure'],
]);
/** A name as it stands after what was said before it: its article is capital only where a sentence begins. */
const placed = (value: string, before: string, { article }: Grammar): string =>
  /(^|[.!?«“] ?)$/.test(before) || !article.test(value) ? value : value.charAt(0).toLowerCase() + value.slice(1);

/** The first key that has a sentence: the case, if it has one of its own. */
export const sentenceOf = <K extends string>(table: Keyed<K>, key: string, its?: string | null | undefined | false) => {
  const whole = `${key}.${its}`;
  return table[(its && Object.hasOwn(table, whole) ? whole : key) as K];
};

/** A figure, a seat or an object by its name; by its number where the question does not say. */
const figureIn = ({ about }: SongeDecision, i: number | undefined): string | undefined =>
  i === undefined ? undefined : (('names' in about ? about.names[i] : undefined) ?? `n° ${i}`);
const seatIn = ({ about }: SongeDecision, seat: number): string | undefined =>
  'seats' in about ? about.seats.find(([one]) => one === seat)?.[1] : undefined;
const objectIn = ({ about }: SongeDecision, i: number): string =>
  ('objects' in about ? about.objects[i] : undefined) ?? `n° ${i + 1}`;

/** All fields of an event, a question or an answer that might be there. */
type Loose = { readonly [key: string]: unknown };
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

export function factsIn(language: Language, names: Names, grammar: Grammar, fill: Fill) {
  const figures = figuresIn(language, names);
  const { botte, difficulty, eclat, idea, manoeuvre, skill, tested, wound } = figures;
  const called = (name: string): string => readyWord(language, name);
  const phrase = (words: string): string => grammar.quote(phraseIn(language, words));
  const quote = (said: unknown): string => (text(said) ? ` ${grammar.quote(text(said) as string)}` : '');
  const word = (table: keyof Names, key: unknown): string | undefined =>
    text(key) === undefined ? undefined : (entry<string>(names[table], key as string) ?? (key as string));

  /** What stands under the same name in whatever says something, in the words of this language. */
  function common(loose: Loose): Record<string, Value> {
    const { text: said, change, black, white, level } = loose;
    const own = Object.fromEntries(
      Object.entries(loose).map(([key, value]) => [
        key,
        typeof value === 'string' && key !== 'text' ? called(value) : value,
      ]),
    ) as Facts;
    const { name, foe } = own;
    const size = number(change ?? loose.cases ?? black);
    return {
      ...own,
      of: text(name) && grammar.of(name as string),
      toFoe: text(foe) && grammar.to(foe as string),
      quote: quote(said),
      text: text(said) && grammar.quote(said as string),
      change: signed(number(change ?? loose.cases) ?? 0),
      size: size === undefined ? undefined : Math.abs(size),
      out: (number(black) ?? 0) < 0,
      stones:
        number(white) !== undefined && number(black) !== undefined ? pebbles(Number(white), Number(black)) : undefined,
      why: word('why', loose.why),
      by: word('by', loose.by),
      act: word('acts', loose.act),
      manoeuvre: text(loose.manoeuvre) && manoeuvre(loose.manoeuvre as string),
      botte: text(loose.botte) && botte(loose.botte as string),
      wound: wound(text(loose.wound) ?? text(loose.kind)),
      skill: text(loose.skill) && skill(loose.skill as string),
      brisure: text(loose.brisure) && BRISURES[loose.brisure as BrisureId][language],
      difficulty: number(loose.difficulty) === undefined ? undefined : difficulty(Number(loose.difficulty)),
      idea: number(loose.idea) === undefined ? undefined : idea(Number(loose.idea)),
      captured: loose.what === 'capture',
      killed: loose.what === 'kill',
      spared: loose.what === 'spare',
      read: white !== undefined,
      level: number(level),
    };
  }

  const ends = (pair: readonly (string | number)[]): Facts => ({ first: pair[0], second: pair[1] });
  const events: { readonly [K in Event['kind']]?: (e: Told<K>) => Facts } = {
    spent: ({ purse }) => ({ purse: names.purses[purse] }),
    karma: ({ cases, change }) => ({ cases: cases < 0 ? `−${-cases}` : cases, size: Math.abs(change) }),
    limbes: ({ stones }) => ({ stones }),
    proposed: ({ what, panache, text: said }) => ({
      what: tested(what),
      panache: panache && pebbles(0, panache),
      ...(what === 'spell' && { quote: quote(phraseIn(language, said)) }),
      ...(what === 'object' && { quote: quote(called(said)) }),
    }),
    ruled: ({ bonus, relance }) => ({ relance, bonus: bonus > 0 && pebbles(bonus, 0) }),
    drew: ({ fixed = 0, row = [] }) => ({ fixed: bracketed(fixed), row: rowOf(row) }),
    redrew: ({ from }) => ({ forced: from === 'forced' }),
    extraStones: ({ colour }) => ({ light: colour === 'white' }),
    settled: ({ what, quality }) => ({ what: tested(what), quality: names.qualities[quality] }),
    contested: ({ whites, winner, name, foe }) => ({
      ...ends(whites),
      winner: winner >= 0 && called([name, foe][winner] ?? ''),
    }),
    groupTest: ({ what }) => ({ what: isCharacteristic(what) ? CHARACTERISTIC_WORDS[what][language] : skill(what) }),
    shadowed: ({ stones }) => ({ stones: pebbles(0, stones) }),
    effect: ({ stones }) => ({ stones: stones !== 0 && pebbles(stones, -stones) }),
    said: ({ what, text: told }) => {
      if (what === 'body') return { what: word('said', what), quote: quote(called(told)) };
      if (what !== 'reaction') return { what: word('said', what) };
      const felt = Number(told);
      return { what: word('said', felt === 0 ? 'unfelt' : what), quote: felt === 0 ? '' : ` ${pebbles(felt, -felt)}` };
    },
    corrected: ({ what, item, before, value, about }) => ({
      ofAbout: about && grammar.of(called(about)),
      what: word('corrections', what),
      item: what === 'wound' ? item && wound(item) : item && called(item),
      ...{ figures: !['wound', 'thing', 'clock'].includes(what), struck: what === 'wound', time: what === 'clock' },
      ...{ thing: what === 'thing', has: what === 'thing' && value > 0 },
      ...{ before: String(before), value: String(value) },
    }),
    duel: ({ names: both }) => ends(both.map(called)),
    order: ({ names: all }) => ({ names: all.map(called).join(', ') }),
    opened: ({ fixed = 0, white = 0, row = [] }) => {
      const drawn = white - Math.max(0, fixed);
      return {
        fixed: bracketed(fixed),
        row: row.length > 0 ? rowOf(row) : pebbles(drawn, 8 - Math.abs(fixed) - drawn),
      };
    },
    upperHand: ({ free }) => ({ free: free && botte(free) }),
    struck: ({ fixed = 0 }) => ({ fixed: bracketed(fixed) }),
    parriedBotte: ({ how }) => ({ paid: how === 'panache' }),
    dessous: ({ stones }) => ({ stones: pebbles(0, stones) }),
    hurt: ({ borne = 0, bears = 0, alike = false }) => ({ alike, stands: borne < bears }),
    marked: ({ text: said }) => ({ text: said }),
    outOf: ({ how }) => ({ how: names.outs[how] }),
    impressed: ({ whites }) => ({ first: whites[0], second: whites[1] >= 0 && String(whites[1]) }),
    woundsTold: ({ wounds }) => ({ wounds: wounds.map(wound).join(', ') }),
    shot: ({ difficulty: black }) => ({ stones: pebbles(0, black) }),
    spellCast: ({ phrase: words, paid }) => ({ phrase: phrase(words), object: paid === 'object' }),
    routine: ({ phrase: words }) => ({ phrase: phrase(words) }),
    learnt: ({ what, name2 }) => ({
      what: word('gifts', what),
      learnt: what === 'skill' ? skill(name2) : what === 'word' ? phraseIn(language, name2) : name2,
    }),
    legOver: ({ prize }) => ({ prize: word('prizes', prize) }),
  };

  const drawnOn = (a: Pick<Do<'probe'>, 'skill' | 'characteristic'>): string | undefined =>
    a.skill ? skill(a.skill) : a.characteristic && CHARACTERISTIC_WORDS[a.characteristic][language];
  /** SON-PPS-15: part of it on Karma. */
  const owedIn = (a: object): string =>
    'debt' in a && a.debt ? { fr: ', à crédit sur le Karma', en: ', on Karma' }[language] : '';
  /** SON-PPG-08, SON-FIN-01: what is taken on before a draw. */
  function stakesIn(a: Answer): string {
    const { panache = 0, margin = 0 } = a as { panache?: number; margin?: number };
    const [added, final] = { fr: ['avec panache', 'coup final'], en: ['with panache', 'coup final'] }[language];
    const taken = panache > 0 ? `, ${added} (${pebbles(0, panache)})` : '';
    return margin > 0 ? `${taken}, ${final} (+${margin})` : taken;
  }

  const answers: { readonly [K in Answer['do']]?: (a: Do<K>, d: SongeDecision) => Facts } = {
    impose: ({ on = true }) => ({ off: !on }),
    karma: (_, { about }) => ({ cases: ('karmaCases' in about ? about.karmaCases : undefined) ?? 2 }),
    rule: ({ bonus, fortune = false }) => ({ bonus: bonus && pebbles(bonus, 0), fortune }),
    ready: (a) => ({ combination: a.botte && BOTTES[a.botte].combination }),
    shift: ({ place }) => ({ place: place + 1 }),
    botte: (a) => ({ price: BOTTES[a.botte].price }),
    mark: ({ size }) => ({ scar: size === 2, size }),
    where: ({ sensitive }) => ({ price: sensitive ? 2 : 1 }),
    test: ({ panache, characteristic, ...a }) => ({
      what: a.skill ? skill(a.skill) : characteristic && CHARACTERISTIC_WORDS[characteristic][language],
      panache: panache && pebbles(0, panache),
    }),
    eclat: ({ id }) => ({ eclat: eclat(id), price: eclatCalled(id)?.price ?? 0, mana: eclatCalled(id)?.mana ?? 0 }),
    object: ({ rare }) => ({ price: rare ? 2 : 1 }),
    characterise: ({ stones }) => ({ stones: pebbles(stones, 0), price: 1 + stones }),
    enrich: ({ what, name, points = 1 }) => ({
      what: names.riches[what],
      given: what === 'skill' ? skill(name) : what === 'eclat' ? eclat(name) : name,
      price: enrichmentPrice(what, name, points),
    }),
    raiseKarma: ({ cases }) => ({ cases, price: 3 * cases }),
    give: ({ to }, d) => ({ seat: seatIn(d, to) }),
    deed: ({ want }) => ({ karma: want === 'karma' }),
    spell: ({ words }) => ({ phrase: phrase(words.join(' ')) }),
    useObject: ({ object }, d) => ({ object: called(objectIn(d, object)) }),
    recharge: ({ object }, d) => ({ object: called(objectIn(d, object)) }),
    experience: ({ gift, name = '' }) => ({
      gift: word('gifts', gift),
      named: gift === 'skill' ? skill(name) : name,
      name,
    }),
    circumstance: ({ stones, lasts }) => ({ stones: pebbles(stones, -stones), draw: lasts === 'draw' }),
    shadow: ({ count }) => ({ stones: pebbles(0, count) }),
    effect: ({ stones }) => ({ stones: pebbles(stones, -stones) }),
    melee: ({ fights }, d) => {
      const [fight, named] = [wordIn(language, CHOICES.fight), (i: number) => called(figureIn(d, i) ?? '')];
      return { fights: fights.map(({ a, b, foes }) => fill(fight, { a: named(a), b: named(b), foes })).join(', ') };
    },
    lose: ({ colour }) => ({ white: colour === 'white' }),
    bring: ({ id = '', sheet }) => ({ name: called(sheet?.name ?? READY[id]?.name ?? id) }),
    contest: ({ how, ...a }) => ({ how: names.hows[how], drawnOn: drawnOn(a) }),
    group: (a) => ({ drawnOn: drawnOn(a) }),
    probe: (a) => ({ drawnOn: drawnOn(a) }),
    body: ({ change }) => ({ change: called(change) }),
    teach: ({ word: taught }) => ({ word: phraseIn(language, taught) }),
    scene: ({ traits }) => ({ traits: `[${traits.join(', ')}]` }),
    unharm: ({ wound: nth }) => ({ nth }),
    correct: ({ what }) => ({ what: word('corrections', what) }),
    arrive: ({ arrival }) => ({ name: arrival.name }),
    time: ({ days, hours, minutes = 0 }) => ({ both: days > 0 && hours > 0, none: days + hours + minutes === 0 }),
    signe: ({ signe }) => ({ signe: names.signes[signe] }),
    nightmare: ({ id }) => ({ eclat: eclat(id) }),
    newCharacter: (a) => ({ valet: a.as === 'valet' }),
    payMoment: (_, { about }) => ({ price: 'price' in about ? about.price : undefined }),
    face: ({ way: at }, { about }) => {
      const way = 'ways' in about ? about.ways[at] : undefined;
      const met = 'ways' in about ? BRUMES[about.idea] : undefined;
      return {
        skill: way && 'skill' in way && skill(way.skill),
        difficulty: way?.by === 'skill' && difficulty(way.difficulty),
        name: way?.by === 'descripteur' && called(way.name),
        owed: owedIn(way ?? {}),
        foe: called(READY[met?.duel ?? met?.band ?? '']?.name ?? ''),
      };
    },
  };

  return {
    event: (e: Event, seats: readonly Seat[]): Facts => ({
      ...common({ ...e }),
      ...(e.kind === 'corrected' && { who: seats[e.conteur]?.name }),
      ...(events[e.kind] as ((e: Event) => Facts) | undefined)?.(e),
    }),
    question({ about }: SongeDecision): Facts {
      const { what, fixed }: Loose = { ...about };
      const stones = number(fixed) && pebbles(Number(fixed), -Number(fixed));
      const asks = 'act' in about ? { what: text(what) } : { what: tested(text(what) ?? ''), fixed: stones };
      return { ...common({ ...about }), ...asks };
    },
    answer(a: Answer, d: SongeDecision): Facts {
      const { to, figure, a: one, b: other } = a as { to?: number; figure?: number; a?: number; b?: number };
      const named = (i: number | undefined) => {
        const found = figureIn(d, i);
        return found && called(found);
      };
      const whom = named(to);
      const facts = (answers[a.do] as ((a: Answer, d: SongeDecision) => Facts) | undefined)?.(a, d);
      const own = named(figure);
      const told = { to: whom, ofTo: whom && grammar.of(whom), figure: own, ofFigure: own && grammar.of(own) };
      const more = { owed: owedIn(a), stakes: stakesIn(a) };
      return { ...common({ ...a }), ...told, ...more, a: named(one), b: named(other), ...facts };
    },
  };
}

/** Which case of its sentence stands for an event, a question or an answer. */
export const caseOf = {
  event(e: Event): string | false {
    if (e.kind === 'impressed') return e.rule === 'SON-IMP-02' && 'failed';
    if (e.kind === 'ruled') return (e.dark || e.difficulty === undefined) && 'dark';
    if (e.kind === 'hurt' || e.kind === 'healed') return !e.wound && 'dark';
    return (e.kind === 'drew' || e.kind === 'opened' || e.kind === 'struck') && e.fixed === undefined && 'dark';
  },
  question({ kind, about }: SongeDecision): string | false {
    if (kind === 'duel.bid')
      return about.stake + about.foeStake > 0 && (about.stake <= about.foeStake ? 'behind' : 'leads');
    if (kind === 'duel.openMend') return about.white === undefined && 'dark';
    if (kind === 'test.prepare') return about.fixed === undefined && 'dark';
    if (kind === 'duel.raise') return about.counter && 'counter';
    return (kind === 'duel.suffer' || kind === 'duel.mark') && about.wound === null && 'dark';
  },
  answer(a: Answer, { kind, about }: SongeDecision): string | undefined | false {
    if (a.do === 'draw') return a.fortune;
    if (a.do === 'redraw') return a.from;
    if (a.do === 'experience') return a.use;
    if (a.do === 'face') return 'ways' in about && about.ways[a.way]?.by;
    if (a.do === 'raise') return a.cancel && 'cancel';
    if (a.do === 'impose') return a.to !== undefined && 'to';
    return (a.do === 'pass' || a.do === 'take') && (kind === 'test.avoid' || kind === 'duel.avoid') && 'avoid';
  },
};
