import type { DrawRecord } from '../chance/chance.ts';
import { Fast } from '../chance/fast.ts';
import { NotingChance } from '../chance/taking.ts';
import { optionFields } from '../fields.ts';
import { type GameTypes, LANGUAGES } from '../game.ts';
import { canonical } from '../plain.ts';
import { PRESETS, strayFrom, withPreset } from '../presets.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { entriesOf, type Rulebook, rulesIn } from '../rulebook.ts';
import { parseOptions } from '../seating.ts';
import { demand, same } from './expect.ts';
import { forAll, type Property, play, type Script, type Step, type Subject, tableOf } from './play.ts';

/** Without these nothing can be told. */
const SAYING = ['role', 'event', 'decision', 'choice', 'way', 'reason', 'purpose', 'drawn', 'term', 'board'] as const;

/** Answers of the same game tried in a position, most of them out of place: people meet what refuses them. */
const OUT_OF_PLACE = 8;

const SENTENCE = /^[\p{Lu}\d«“+−].*[.!?]$/u;

/**
 * What is the house’s is told: a reason for every ruling, an option in words for every rule that one settles, one sentence
 * for everything that the house changes, and presets that are what they are called.
 */
function accounted<G extends GameTypes>({ game }: Subject<G>): void {
  const { house, rulebook = [], rules, texts } = game;
  if (!house) return;
  const entries = entriesOf(rulebook);
  const fields = new Map(optionFields(rules).map((field) => [field.name, field]));
  const known = (rule: string, where: string) =>
    demand(rule.endsWith('-*') || Object.hasOwn(entries, rule), () => `${rule} is no rule: house.ts, ${where}`);
  for (const [rule, reason] of Object.entries(house.rulings)) {
    known(rule, 'rulings');
    for (const text of reason) demand(/[.!?]$/.test(text), () => `“${text}” is no reason: house.ts, ${rule}`);
  }
  for (const [name, settled] of Object.entries(house.settles)) {
    demand(fields.has(name), () => `${name} is no option: house.ts, settles`);
    for (const rule of settled) known(rule, name);
    for (const language of LANGUAGES)
      demand(!!texts[language].options?.[name], () => `no ${language} words for the option ${name}`);
  }
  for (const [rule, { mark, options }] of Object.entries(entries))
    demand(mark !== 'T' || !!options, () => `${rule} is marked as an option, and house.ts names none that settles it`);
  const changed = strayFrom(rules, house, house.ours, 'book');
  same(
    'house.ts: what is changed, and what is told of it',
    Object.keys(house.changes).sort().join(' '),
    changed.sort().join(' '),
  );
  for (const change of Object.values(house.changes))
    for (const text of change) demand(SENTENCE.test(text), () => `“${text}” is no sentence: house.ts, changes`);
  for (const preset of PRESETS) {
    const options = withPreset(rules, house, {}, preset);
    demand(!isRefusal(parseOptions(rules, options)), () => `the preset ${preset} is refused: house.ts`);
    same(`the preset ${preset}`, strayFrom(rules, house, options, preset).join(' '), '');
  }
}

/** A rule book can be read from front to back: chapters with title and preface, whole sentences, no rule twice. */
function readable(book: Rulebook = []): void {
  const ids = book.flatMap(({ rules }) => Object.keys(rules));
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  demand(twice === undefined, () => `${twice} stands twice in the rule book`);
  for (const { id, title, preface, rules } of book) {
    for (const language of LANGUAGES) {
      const where = `${language} (rulebook.ts, ${id})`;
      demand(/^\p{Lu}/u.test(title[language]), () => `“${title[language]}” is no title: ${where}`);
      demand(SENTENCE.test(preface[language]), () => `“${preface[language]}” is no preface: ${where}`);
      for (const [rule, text] of Object.entries(rules)) {
        demand(text[language] !== '', () => `no ${language} words for ${rule}`);
        demand(SENTENCE.test(text[language]), () => `“${text[language]}” is no sentence: ${rule}, ${where}`);
      }
    }
  }
}

export function worded<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules, texts, rulebook, programs = [], opponents = [] } = subject.game;
  const read = { fr: rulesIn(rulebook, 'fr'), en: rulesIn(rulebook, 'en') };
  const { cites } = rules;
  const say = (field: string, what: string, line: (t: (typeof texts)['fr']) => string | undefined): void => {
    for (const language of LANGUAGES) {
      const said = line(texts[language]);
      const where = `words/${language}.ts, ${field}`;
      demand(!!said, () => `no ${language} words for ${what} (${where})`);
      demand(!/\bundefined\b|\[object /.test(said ?? ''), () => `“${said}” for ${what} (${where})`);
    }
  };
  const cited = (what: string, rule: string): void => {
    // What the kernel refuses it says itself.
    if (rule.startsWith('KER-')) return;
    for (const language of LANGUAGES)
      demand(!!read[language][rule], () => `no ${language} words for ${rule}, which ${what} cites`);
  };
  const cover = (): void => {
    for (const language of LANGUAGES) {
      for (const field of SAYING)
        demand(typeof texts[language][field] === 'function', () => `words/${language}.ts: ${field} is missing`);
    }
    say('title', 'the title', (t) => t.title);
    say('pitch', 'the pitch', (t) => t.pitch);
    for (const { role } of rules.seats) say('role', `the role ${role}`, (t) => t.role(role));
    for (const { id } of programs) say('programs', `the program ${id}`, (t) => t.programs?.[id]);
    for (const { id } of opponents)
      say('opponents', `the opponent ${id}`, (t) => t.opponents?.[id]?.name && t.opponents[id].line);
  };
  const refused = ({ rule, reason, details }: Refusal): void => {
    cited(`the refusal ${reason}`, rule);
    if (!rule.startsWith('KER-')) say('reason', `the refusal ${reason}`, (t) => t.reason(reason, details));
  };
  const drawn = ({ label, outcome }: DrawRecord): void => {
    say('purpose', `what ${label} is for`, (t) => t.purpose(label));
    say('drawn', `${label} ${canonical(outcome)}`, (t) => t.drawn(label, outcome));
  };
  const settled = (s: G['State']): void => {
    const outcome = rules.outcome(s);
    if (outcome) cited('the outcome', outcome.rule);
  };
  const holds = (script: Script): void => {
    const { seats } = tableOf(subject, script);
    let asked: Step<G> | undefined;
    const told = (event: G['Event']): void => {
      say('event', event.kind, (t) => t.event(event, seats));
      cited(event.kind, event.rule);
      for (const { rule, what } of event.sum ?? []) {
        cited(what, rule);
        say('term', what, (t) => t.term(what));
      }
      const way = asked && rules.way?.(event, asked.d, asked.a);
      if (way === undefined) return;
      say('way', `the way ${way}`, (t) => t.way(way));
      // The first event that settles it names the way.
      asked = undefined;
    };
    /** Beside the game: a seat is left, and answers come that are out of place. */
    const aside = { chance: new NotingChance(new Fast(script.seed), drawn), tell: told };
    const given: G['Answer'][] = [];
    let turn = script.seed >>> 0;
    const last = play(
      subject,
      script,
      (step) => {
        const { s, d, a } = step;
        asked = undefined;
        const without = rules.copy(s);
        rules.leave(without, turn++ % seats.length, aside);
        settled(without);
        if (given.length < OUT_OF_PLACE) given.push(a);
        for (const other of given) {
          const refusal = rules.answer(rules.copy(s), d, other, { ...aside, tell: undefined });
          if (refusal) refused(refusal);
        }
        asked = step;
        say('decision', d.kind, (t) => t.decision(d, seats));
        say('choice', `${d.kind} ${canonical(a)}`, (t) => t.choice(d, a, seats));
        const worth = rules.worth?.(d, a);
        const ranked = [...(worth?.good ?? []), ...(worth?.bad ?? [])];
        demand(new Set(ranked).size === ranked.length, () => `a way of ${canonical(a)} is both good and bad`);
        for (const way of ranked) say('way', way, (t) => t.way(way));
        if (cites) {
          for (const rule of [...cites(d), ...cites(d, a)]) cited(d.kind, rule);
          demand(cites(d).length > 0 && cites(d, a).length > 0, () => `${d.kind} ${canonical(a)} rests on no rule`);
        }
        say('board', 'the board', (t) => t.board(rules.view(s, d.seat), seats));
      },
      told,
      drawn,
    );
    settled(last);
  };
  const met = forAll(subject, 'everything that people meet has its words in every language', holds, 0.5);
  const check = (seed: number): void => {
    cover();
    readable(rulebook);
    accounted(subject);
    met.check(seed);
  };
  return { ...met, check };
}
