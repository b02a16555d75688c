/** What a typed line does: an order of the page, a draw, an answer, or one of the words that every game understands. */
import { foldText, type Prompt, parseInput } from '@reverie/table/prompt';
import { saveFile } from '@reverie/ui/save-file';
import { currentSettings } from '@reverie/ui/settings';
import { loadRules } from '../../base/games.ts';
import { goTo } from '../../base/route.tsx';
import type { LogLine } from '../../parts/log/telling.ts';
import type { LogWords } from '../../parts/log/words.ts';
import { oddsInWords } from '../../parts/panel/OddsBar.tsx';
import { readOutcome } from '../../parts/panel/outcome.ts';
import { worthIn } from '../../parts/panel/ways.ts';
import type { PanelWords } from '../../parts/panel/words.ts';
import type { AtTable } from '../../parts/table/at-table.ts';
import { journalFor } from '../../parts/table/journal-for.ts';
import type { TableWords } from '../../parts/table/words.ts';
import { type Order, offerLines, orderIn, questionLines, whyLines } from './reading.ts';
import type { TextWords } from './words.ts';

/** A conversation with the table. */
export interface Talk {
  readonly table: AtTable;
  readonly asked: Prompt;
  readonly told: readonly LogLine[];
  readonly t: TextWords;
  readonly at: TableWords;
  readonly panel: PanelWords;
  readonly log: LogWords;
  add(kind: 'told' | 'asked' | 'typed' | 'answer', lines: readonly string[]): void;
}

type Command = Parameters<AtTable['session']['send']>[0];

/** How often, and how many times, somebody who asked for odds looks whether they are there. */
const ODDS_EVERY = 100;
const ODDS_TRIES = 100;

export const boardLines = ({ standing, texts, seats }: AtTable): string[] =>
  standing.view === null ? [] : texts.board(standing.view, seats).split('\n');

export const nameOf = ({ seats }: AtTable, at: TableWords, seat: number | null): string =>
  seat === null ? at.watcher : (seats[seat]?.name ?? '');

export function typeLine(talk: Talk, line: string): void {
  const { standing } = talk.table;
  if (line.trim() !== '') talk.add('typed', [`> ${line.trim()}`]);
  const outcome = standing.awaited ? readOutcome(line, standing.awaited.space) : undefined;
  if (outcome !== undefined) {
    void send(talk, { do: 'supply', outcome: typeof outcome === 'number' ? outcome : [...outcome] });
    return;
  }
  const order = orderIn(line);
  const unasked = (order?.do === 'yes' || order?.do === 'no') && !standing.back;
  if (order && !unasked) obey(talk, order);
  else understood(talk, line);
}

async function send({ table, at, add }: Talk, command: Command): Promise<void> {
  const fate = await table.session.send(command);
  if (fate.fate === 'refused') add('answer', [fate.text]);
  else if (fate.fate === 'notRecorded') add('answer', [at.sending.notRecorded]);
}

/** Carries out one of the page's own orders. */
function obey(talk: Talk, order: Order): void {
  const { table, asked, told, t, add } = talk;
  switch (order.do) {
    case 'odds':
      void sayOdds(talk, order.number);
      return;
    case 'say':
      void send(talk, { do: 'say', text: order.text });
      return;
    case 'nudge':
      nudge(talk, order.whom);
      return;
    case 'log':
      add('answer', told.length === 0 ? [t.nothingYet] : told.slice(-order.lines).map(({ text }) => text));
      return;
    case 'choices':
      add('answer', questionLines(asked, table, t));
      return;
    case 'board':
      add('answer', boardLines(table));
      return;
    case 'resign':
      void send(talk, { do: 'resign' });
      return;
    default:
      void send(talk, { do: 'consent', agree: order.do === 'yes' });
  }
}

async function sayOdds({ table, asked, t, panel, add }: Talk, number: number | null): Promise<void> {
  const { session, texts } = table;
  const offer = asked.offers.find((one) => one.number === number);
  if (!offer) return add('answer', [number === null ? t.whichOdds : t.noSuchNumber]);
  for (let tries = 0; tries < ODDS_TRIES; tries++) {
    const odds = session.odds(offer.decision.id, offer.answer);
    if (odds !== undefined) {
      const error = odds?.error === null || odds === null ? '' : ` (${panel.about(panel.percent(odds.error))})`;
      const worth = worthIn(table, offer.decision, offer.answer);
      return add('answer', [`${offer.text} : ${odds ? oddsInWords(odds, worth, texts, panel) + error : t.noOdds}`]);
    }
    await new Promise((resolve) => setTimeout(resolve, ODDS_EVERY));
  }
  return add('answer', [t.working]);
}

function nudge(talk: Talk, whom: string): void {
  const { table, t, at, add } = talk;
  const { standing, state } = table;
  const waited = standing.waitingFor.filter(
    (seat) => seat !== state.seat && foldText(nameOf(table, at, seat)).startsWith(foldText(whom)),
  );
  if (waited.length === 0) add('answer', [t.nobodyToNudge]);
  for (const seat of waited) void send(talk, { do: 'nudge', seat });
}

/** Does what every terminal understands: an answer, or a word such as help, why, undo. */
function understood(talk: Talk, line: string) {
  const { table, asked, t, add } = talk;
  const { standing } = table;
  const answer = (decision: number, given: unknown) =>
    void send(talk, { do: 'answer', decision, answer: given } as Command);
  const meant = parseInput(line, asked);
  switch (meant.do) {
    case 'choose':
      return answer(meant.offer.decision.id, meant.offer.answer);
    case 'answer': {
      const open = asked.decisions.find((decision) => decision.open) ?? asked.decisions[0];
      return open ? answer(open.id, meant.answer) : add('answer', [t.notUnderstood]);
    }
    case 'help': {
      const lines = t.help.map(([word, what]) => `${word} — ${what}`);
      return add('answer', lines);
    }
    case 'why':
      return void explain(talk);
    case 'board':
      return add('answer', boardLines(table));
    case 'undo':
      return standing.takeBack ? void send(talk, { do: 'takeBack' }) : add('answer', [t.noBack]);
    case 'leave':
      return add('answer', [t.leaveSure]);
    case 'quit':
      return goTo({ at: 'lobby' });
    case 'rules':
      return void showRule(talk, meant.id.toUpperCase());
    case 'save':
      return void save(talk);
    case 'several':
      return add('answer', [t.several, ...offerLines(meant.offers, t)]);
    case 'skip':
      return add('answer', [t.letBe]);
    case 'repeat':
      return add('answer', questionLines(asked, table, t));
    case 'nothing':
      return add('answer', [t[meant.why]]);
  }
}

/** The book of the game; without a connection it may not be there, and lines are explained without the words of their rule. */
const rulesAt = ({ standing }: AtTable): Promise<Readonly<Record<string, string>> | null> =>
  loadRules(standing.game, currentSettings().language).catch(() => null);

async function explain({ table, told, t, add }: Talk): Promise<void> {
  const behind = told.findLast(({ heard }) => heard !== null);
  if (!behind?.heard) return add('answer', [t.nothingYet]);
  const rules = (await rulesAt(table)) ?? {};
  return add('answer', [behind.text, ...whyLines(behind.heard, table.texts, rules, t)]);
}

async function showRule({ table, t, log, add }: Talk, id: string): Promise<void> {
  if (id === '') return goTo({ at: 'rules', game: table.standing.game, rule: '' });
  const rules = await rulesAt(table);
  if (!rules) return add('answer', [log.noRulebook]);
  const text = Object.hasOwn(rules, id) ? rules[id] : undefined;
  return add('answer', [text ? `${id} : ${text}` : t.noRule(id)]);
}

async function save({ table, t, at, add }: Talk): Promise<void> {
  const { place, standing } = table;
  const journal = await journalFor(place).catch(() => null);
  if (journal === null) return add('answer', [at.notFinished]);
  saveFile(`${standing.game}-${place.table.slice(0, 6)}.jsonl`, journal);
  return add('answer', [t.exported]);
}
