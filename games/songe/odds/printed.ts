/** SON-X-04: the table of odds that the book prints, beside the true odds, as data and to read (`Game.printedOdds`). */
import type { Language, PrintedOdds } from '@reverie/kernel/game';
import { type Fraction, fraction, percent } from '@reverie/odds/fraction';
import { EACH } from '../stones.ts';
import { type BookRow, bookTable } from './book.ts';

interface PrintedWords {
  readonly head: readonly string[];
  percent(digits: string): string;
  preface(players: number, misprints: number): readonly string[];
}

const fr: PrintedWords = {
  percent: (digits) => `${digits.replace('.', ',')}\u00a0%`,
  preface: (players, misprints) => [
    'Ce que le livre imprime, à côté des vraies chances : à pile ou face, et d’un sac plein',
    `pour ${players} joueurs (${EACH * players} blanches, ${EACH * players} noires), la pierre retirée remise avant d’en tirer une autre.`,
    'Le livre a compté comme également probable chaque nombre de blanches, de 0 à n au tirage et de 0 à r au retirage :',
    'six pierres peuvent montrer 0 à 6 blanches, quatre de ces sept nombres gagnent, d’où 57 % au lieu de 65,6 %.',
    `${misprints} chiffres, marqués *, ne suivent même pas ce compte.`,
  ],
  head: ['fixes', 'tirées', 'retirages', 'livre', 'pièce', 'sac', 'livre ★', 'pièce ★', 'sac ★'],
};

const en: PrintedWords = {
  percent: (digits) => `${digits}%`,
  preface: (players, misprints) => [
    'What the book prints, beside the true odds: with a coin, and from a full bag',
    `for ${players} players (${EACH * players} white, ${EACH * players} black), where a redrawn stone goes back before another is drawn.`,
    'The book counted each number of white stones as equally likely, 0 to n in the draw and 0 to r in the redraw:',
    'six stones can show 0 to 6 white, four of these seven numbers win, hence 57% instead of 65.6%.',
    `${misprints} figures, marked *, do not even follow that.`,
  ],
  head: ['fixed', 'drawn', 'redraws', 'book', 'coin', 'bag', 'book ★', 'coin ★', 'bag ★'],
};

const words: Readonly<Record<Language, PrintedWords>> = { fr, en };

export function printedOdds(players: number): PrintedOdds {
  const rows = bookTable(players);
  const misprints = rows.filter(({ misprint }) => misprint).length;
  return {
    rows: rows.map(({ counted, coin, bag, ...row }) => ({
      ...row,
      counted: ratio(counted),
      coin: ratio(coin),
      bag: ratio(bag),
    })),
    table: (language) => ({
      preface: words[language].preface(players, misprints),
      head: words[language].head,
      cells: pairs(rows).map((pair) => cells(words[language], pair)),
    }),
  };
}

const ratio = ({ num, den }: Fraction): string => `${num}/${den}`;

/** The plain figure and the one with a fortune stand side by side in the book. */
function pairs(rows: readonly BookRow[]): (readonly [BookRow, BookRow])[] {
  return rows.flatMap((row, i) => (i % 2 === 0 ? [[row, rows[i + 1] as BookRow] as const] : []));
}

function cells({ percent: say }: PrintedWords, [plain, fortune]: readonly [BookRow, BookRow]): string[] {
  const sign = plain.fixed > 0 ? '+' : '';
  return [
    `${sign}${plain.fixed}`,
    String(plain.drawn),
    String(plain.redraws),
    ...[plain, fortune].flatMap(({ printed, misprint, coin, bag }) => [
      `${say(percent(fraction(printed, 100)))}${misprint ? '*' : ''}`,
      say(percent(coin, 1)),
      say(percent(bag, 1)),
    ]),
  ];
}
