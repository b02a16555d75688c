/** English whole: nothing French is left on the board or in its words but the book's own terms and the names of people. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Event } from '@reverie/kernel/events';
import { beforeAll, expect, test, vi } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import type { Answer } from '../answers.ts';
import { BOTTES } from '../data/bottes.ts';
import { ECLATS } from '../data/eclats.ts';
import { CLES, POUVOIRS } from '../data/magic.ts';
import { MANOEUVRES } from '../data/manoeuvres.ts';
import { MASQUES, SKILLS } from '../data/skills.ts';
import { DIFFICULTIES } from '../data/tables.ts';
import { optionsSchema } from '../options.ts';
import { RULEBOOK } from '../rulebook.ts';
import { rules } from '../rules.ts';
import { en } from '../words/en.ts';
import type { Open } from './reading.ts';
import { boardMarkup } from './test/whole-markup.tsx';

/** Terms of the book, names of people and places: they stay. */
const KEPT =
  /Aurélie de Brumeval|Brumeval|Noirsonge|Valmorin|chevalier de|Maëlle|Hector de Barbazan|Sibylle d’Aubépine|Tiburce Malvoisin|Éclats?( de Cauchemar)?|Rêve|[Cc]oup de grâce|Flèche|Mêlée|mêlée|[Pp]rinse and contre-prinse|Pas de Deux|Terres du Cauchemar|Rivages d’Ébène|Eutolède|Nox Bifax|Phrase/g;

const STOP =
  /(^|[^\p{L}’])(le|la|les|des|une|un|du|et|ou|qui|que|avec|sans|pour|dans|sur|vous|votre|pas|est|sont|ses|au|aux|ce|cette|elle|ne|[ldnjsm]’\p{L}+)(?=$|[^\p{L}])/iu;
const ACCENT = /[àâçéèêëîïôœùûü]/i;
/** Terms that English has words for. */
const TERMS = ['algarade', 'algarades', 'botte', 'bottes', 'dessous', 'relance', 'relances', 'légère', 'mortelle'];
/** French names of data that English names otherwise. */
const NAMES = [MANOEUVRES, SKILLS, BOTTES, ECLATS, MASQUES, POUVOIRS, CLES, DIFFICULTIES].flatMap((table) =>
  Object.values<{ readonly fr: string; readonly en: string }>(table).flatMap(({ fr, en: english }) =>
    fr.toLowerCase() === english.toLowerCase() || fr.length < 5 ? [] : [fr.toLowerCase()],
  ),
);
/** French words that are English words too. */
const BOTH = new Set([
  'discretion',
  'acrobatie',
  'volte',
  'bluff',
  'riposte',
  'observer',
  'commandement',
  'navigation',
  'orientation',
  'intuition',
  'intimidation',
  'natation',
]);

const FRENCH = [...TERMS, ...NAMES.filter((one) => !BOTH.has(one))];

/** What is French in a text. */
function frenchIn(text: string): string | null {
  const left = text.replaceAll(KEPT, ' ');
  const said = STOP.exec(left)?.[0] ?? ACCENT.exec(left)?.[0];
  const word = FRENCH.find((one) => new RegExp(`(^|[^\\p{L}])${one}($|[^\\p{L}])`, 'iu').test(left));
  return said || word ? `${said ?? word}: ${text}` : null;
}

test('what is French is found', () => {
  expect(frenchIn('Un bretteur à gages strikes')).not.toBeNull();
  expect(frenchIn('Attaque simple, level 2')).not.toBeNull();
  expect(frenchIn('Take the dessous?')).not.toBeNull();
  expect(frenchIn('Aurélie de Brumeval strikes: 2 successes')).toBeNull();
});

let board: typeof import('./Board.tsx');
let tables: readonly unknown[];
beforeAll(async () => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  const [own, acts, setup, print, create, keys] = await Promise.all([
    import('./words.ts'),
    import('./act-words.ts'),
    import('./setup-words.ts'),
    import('./print-words.ts'),
    import('./create-words.ts'),
    import('./keys.ts'),
  ]);
  board = await import('./Board.tsx');
  tables = [own.boardWords, acts.actWords, setup.setupWords, print.printWords, create.createWords, keys.keys].map(
    ({ en: english }) => english,
  );
}, 60_000);

/** Every string of a table of words, and what its functions say of one and of two. */
function sentences(said: unknown): string[] {
  if (typeof said === 'string') return [said];
  if (typeof said === 'function')
    return [1, 2].flatMap((n) => sentences(attempt(said as (...n: unknown[]) => unknown, n)));
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(sentences) : [];
}
/** Some take a list of names where others take a number. */
function attempt(says: (...n: unknown[]) => unknown, n: number): unknown {
  try {
    return says(n, n, n);
  } catch {
    return says([String(n)]);
  }
}

test('the words of the board, its forms, its sheets and its help', () => {
  expect(tables.flatMap(sentences).flatMap((one) => frenchIn(one) ?? [])).toEqual([]);
});

test('the rule book', () => {
  const told = RULEBOOK.flatMap(({ title, preface, rules: told }) => [title, preface, ...Object.values(told)]);
  expect(told.flatMap(({ en: english }) => frenchIn(english) ?? [])).toEqual([]);
});

/** Samples tell stories of their own: what people write stays in their language. */
const retold = (answer: Answer): Answer =>
  Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      key === 'text' || key === 'place' || (key === 'name' && (answer.do === 'bind' || answer.do === 'object'))
        ? 'a tale'
        : key === 'traits'
          ? ['lamp']
          : value,
    ]),
  ) as Answer;

const SEATS = { arena: ['arpenteur'], crossing: ['arpenteur'], table: ['arpenteur', 'arpenteur', 'conteur'] } as const;

test('games at random: what the board shows, what is asked and what is told', async () => {
  const found = new Set<string>();
  const note = (text: string) => {
    const french = frenchIn(text);
    if (french) found.add(french);
  };
  for (const mode of ['arena', 'crossing', 'table'] as const) {
    const known = new Set<string>();
    for (let seed = 1; seed <= tiered(2, 4); seed++) {
      const chance = new Fast(seed);
      const events: Event[] = [];
      const io = { chance, tell: (event: Event) => void events.push(event) };
      const seats = SEATS[mode].map((role, i) => ({ name: `P${i}`, role }));
      const foe = seed % 2 === 0 ? 'valmorin' : 'bretteur';
      const s = rules.setup(
        optionsSchema.parse({ mode, foe, arpenteurs: ['maelle', 'casseDoigts'].slice(0, mode === 'table' ? 2 : 1) }),
        seats,
        io as never,
      );
      const below = (n: number) => chance.pick({ label: 'test', seen: 'all' }, n);
      for (let i = 0; i < 120 && !rules.outcome(s); i++) {
        const pending = rules.pending(s);
        for (const decision of pending) {
          const choices = rules.choices(s, decision);
          if (known.has(decision.kind)) continue;
          known.add(decision.kind);
          note(en.decision(decision, seats));
          for (const one of choices) note(en.choice(decision, retold(one), seats));
          const html = await boardMarkup(
            board.SongeBoard,
            s,
            decision.seat,
            seats,
            [{ decision, choices } as Open],
            'en',
          );
          for (const [, text = ''] of html.matchAll(/>([^<]+)</g)) note(text);
          for (const [, text = ''] of html.matchAll(/(?:aria-label|title|placeholder)="([^"]+)"/g)) note(text);
        }
        const urgent = pending.filter(({ optional }) => !optional);
        const among = urgent.length > 0 && below(4) > 0 ? urgent : pending;
        const decision = among[below(among.length)] as (typeof among)[number];
        const choices = rules.choices(s, decision).filter((one) => one.do !== 'close' && one.do !== 'yield');
        if (choices.length > 0)
          rules.answer(s, decision, retold(choices[below(choices.length)] as Answer), io as never);
      }
      note(en.board(rules.view(s, 0), seats));
      for (const event of events) note(en.event(event as never, seats));
    }
  }
  expect([...found]).toEqual([]);
});
