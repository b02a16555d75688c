/** Songe, the Nox Bifax: the rule book of stones. */
import { ruleBook } from '@reverie/kernel/book';
import { push } from '@reverie/kernel/frames';
import type { Rules, Seat, SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { about } from './about.ts';
import { answerSchema } from './answers.ts';
import type { Arrival } from './body.ts';
import { ARPENTEUR_IDS, BANDS, MAJORS, MIDDLES, READY } from './characters.ts';
import { audience, type Io } from './events.ts';
import { newFigure } from './figure.ts';
import type { AnyFrame } from './frames.ts';
import { NOBODY, type Options, optionsSchema, settled } from './options.ts';
import { algarade } from './rules/algarade.ts';
import { bringValets, isArrival, returningFigure, startOf, unfitFor } from './rules/arrival.ts';
import { contest } from './rules/contest.ts';
import { crossing, startCrossing } from './rules/crossing.ts';
import { duel, startDuel } from './rules/duel/duel.ts';
import { newSession } from './rules/experience.ts';
import { melee } from './rules/melee.ts';
import { onward } from './rules/onward.ts';
import { loss } from './rules/panache.ts';
import { shot } from './rules/ranged.ts';
import { requesting } from './rules/request.ts';
import { moment, session } from './rules/session.ts';
import { test } from './rules/test.ts';
import { totalOf, wayOf } from './rules/ways.ts';
import { overBudget, type Sheet } from './sheet.ts';
import { copyOf, ofSeat, type State, shareFigures } from './state.ts';
import { EACH, newStore, stones } from './stones.ts';
import type { Types } from './types.ts';
import { imagine, viewOf } from './view.ts';

type Comer = Readonly<{ seat: SeatIndex; as: Sheet | Arrival }>;

/** Who comes to a table: those of the options, then ready characters. SON-X-06: to some places nobody yet. */
function comers({ arpenteurs }: Options, seats: readonly Seat[]): Comer[] {
  const found: Comer[] = [];
  let i = 0;
  for (let seat = 0; seat < seats.length; seat++) {
    if (seats[seat]?.role !== 'arpenteur') continue;
    const given = (i < arpenteurs.length && arpenteurs[i]) || ARPENTEUR_IDS[i % ARPENTEUR_IDS.length] || 'aurelie';
    i++;
    if (given !== NOBODY) found.push({ seat, as: typeof given === 'string' ? (READY[given] as Sheet) : given });
  }
  return found;
}
const foeOf = (options: Options): Sheet =>
  typeof options.foe === 'string' ? (READY[options.foe] as Sheet) : options.foe;

function setup(given: Options, seats: readonly Seat[], io: Io): State {
  const options = settled(given, seats);
  const coming = comers(options, seats);
  const players = coming.map(({ seat }) => seat);
  const conteur = seats.findIndex(({ role }) => role === 'conteur');
  const each = EACH * players.length;
  const found = coming.map(({ as }) => as);
  const { day, hour } = startOf(found);
  const s: State = {
    stacks: [],
    serial: 0,
    gone: seats.flatMap(({ role }, seat) => (role === 'arpenteur' && !players.includes(seat) ? [seat] : [])),
    options,
    store: newStore(options.bag === 'coin', each, each),
    minted: stones(each, each),
    figures: [],
    purse: stones(),
    conteur: conteur < 0 ? null : conteur,
    players,
    limbesMark: 0,
    limbesDue: 0,
    token: -1,
    tokenStays: false,
    minute: 0,
    omens: [],
    day,
    hour,
    facts: [],
    place: { name: '', traits: [] },
    xpDoubled: false,
    scenario: 1,
    readings: [],
    over: null,
  };
  s.figures = found.map((comer, i) =>
    isArrival(comer)
      ? returningFigure(s, comer, comer.day, players[i] as number, io)
      : newFigure(comer, players[i] as number),
  );
  const goingOn = options.session === 'same' ? s.figures.filter((_, i) => isArrival(found[i] as Sheet)) : [];
  if (options.mode === 'table')
    for (const sheet of [MAJORS.comte, MIDDLES.bretteur, BANDS.brigands]) s.figures.push(newFigure(sheet, null, false));
  if (options.mode === 'arena' && players.length === 1) s.figures.push(newFigure(foeOf(options), null));
  for (const [i, comer] of found.entries()) if (isArrival(comer)) bringValets(s, i, comer, io);
  newSession(s, io, goingOn);
  if (options.mode === 'table') push<AnyFrame>(s, { kind: 'session', step: 'open' });
  else if (options.mode === 'crossing') startCrossing(s, 0);
  else startDuel(s, 0, 1, {}, io);
  return s;
}

/** Which seats each mode needs. */
function check(options: Options, seats: readonly Seat[]): Refusal | undefined {
  const players = seats.filter(({ role }) => role === 'arpenteur').length;
  const coming = comers(options, seats);
  const conteur = seats.some(({ role }) => role === 'conteur');
  const { mode } = settled(options, seats);
  if (mode === 'table' && !conteur) return refuse('invalid', 'SON-X-02', 'needsConteur');
  if (mode !== 'table' && conteur) return refuse('invalid', 'SON-X-02', 'noConteurHere');
  if (mode === 'arena' && players > 2) return refuse('invalid', 'SON-X-02', 'tooManyPlayers', { most: 2 });
  if (mode === 'crossing' && players > 1) return refuse('invalid', 'SON-X-02', 'tooManyPlayers', { most: 1 });
  if (options.arpenteurs.length > players)
    return refuse('invalid', 'SON-X-02', 'tooManySheets', { sheets: options.arpenteurs.length, seats: players });
  if (mode === 'arena' && players === 1 && foeOf(options).kind === 'minor')
    return refuse('invalid', 'SON-NPC-01', 'algaradesForThese');
  // Only a Conteur can let somebody in, and an evening without anybody in it could not begin.
  if (coming.length < players && (mode !== 'table' || coming.length === 0))
    return refuse('invalid', 'SON-X-06', 'nobodyHere');
  for (const { as: comer } of coming) {
    const sheet = isArrival(comer) ? { name: comer.name, ...comer.sheet } : comer;
    const unfit = isArrival(comer) ? unfitFor(mode, comer) : undefined;
    if (unfit) return unfit;
    // SON-NPC-01: a PNJ is not for a player.
    if (sheet.kind !== 'arpenteur') return refuse('invalid', 'SON-SHT-09', 'notAnArpenteur', { name: sheet.name });
    const twice = sheet.bottes.find((id, at) => sheet.bottes.indexOf(id) !== at);
    if (twice) return refuse('invalid', 'SON-BOT-07', 'botteTwice', { name: sheet.name });
    if (sheet.combinations.some(({ botte }) => !sheet.bottes.includes(botte)))
      return refuse('invalid', 'SON-BOT-06', 'notYourBotte');
    // Whoever has earned experience may have grown beyond what a new sheet may cost.
    const grown = isArrival(comer) && comer.xp.total > 0;
    const refusal = options.budget === 'ours' && !grown ? overBudget(sheet) : undefined;
    if (refusal) return refusal;
  }
}

/** SON-X-07: whoever leaves a duel has lost it; a table without its Conteur or its last player is closed. */
function left(s: State, seat: SeatIndex, io: Io): void {
  if (!s.gone.includes(seat)) s.gone.push(seat);
  const alone = s.players.every((one) => s.gone.includes(one));
  if (s.over !== null || (s.options.mode === 'table' && seat !== s.conteur && !alone)) return;
  const others = s.options.mode === 'arena' ? s.players.filter((one) => !s.gone.includes(one)) : [];
  s.over = { winners: others, rule: 'SON-X-07' };
  s.stacks = [];
  io.tell?.({ kind: 'closed', rule: 'SON-X-07' });
}

/** What a player waits for who can do nothing now. */
function awaits(s: State, seat: SeatIndex): string {
  const figure = s.figures[ofSeat(s, seat)];
  if (!figure || figure.out === 'dead')
    return s.options.mode === 'table' && seat !== s.conteur ? 'newCharacter' : 'others';
  if (figure.out === 'withdrawn') return 'healing';
  return figure.out === null ? 'others' : 'scene';
}

export const rules: Rules<Types> = ruleBook<Types, AnyFrame>({
  id: about.id,
  // 9: one way of drawing; a fight lies on the table, not over it. 10: one memory of technique; what both strike lands.
  version: '10',
  seats: about.seats,
  secrets: true,
  options: optionsSchema,
  answers: answerSchema,
  audience,
  procedures: { session, test, contest, request: requesting, moment, duel, algarade, crossing, shot, melee, loss },
  setup,
  check,
  left,
  view: viewOf,
  imagine,
  copy: copyOf,
  share: shareFigures,
  outcome: ({ stacks, over }) => (stacks.length === 0 && over ? { winners: over.winners, rule: over.rule } : undefined),
  way: wayOf,
  total: totalOf,
  awaits,
  onward: (s, of) => onward(s, of, rules),
});
