/** The questions and their answers. */
import type { DecisionOf, Seat, SeatIndex } from '@reverie/kernel/game';
import type { Do } from '../answers.ts';
import { ENCOUNTER_WORDS } from '../data/encounters.ts';
import type { Voie } from '../data/voies.ts';
import type { Direction } from '../hex.ts';
import type { About } from '../questions.ts';
import type { Types } from '../types.ts';
import {
  bracketed,
  type Choices,
  castDetails,
  effectName,
  entry,
  fatigueOf,
  figure,
  flawsOf,
  lossIn,
  monteeCost,
  type Questions,
  repressionHere,
  repressionOf,
  signed,
  stepFrom,
} from './figures.ts';
import {
  cell,
  count,
  directions,
  hours,
  points,
  repressed,
  somewhere,
  spell,
  stats,
  The,
  target,
  tired,
} from './names.en.ts';
import { voies } from './names.fr.ts';

/** Who sits there; for want of a name, the number of the seat. */
export const sitting = (seats: readonly Seat[] | undefined, seat: SeatIndex = 0): string =>
  seats?.[seat]?.name || `seat ${seat + 1}`;

const met = ({ encounter, force }: About<'encounter'>): string => `${ENCOUNTER_WORDS[encounter].en}, force ${force}`;
const range = (metres: number): string =>
  metres === 0 ? 'by touch' : metres >= 10_000 ? 'at any range' : `at most ${metres} m away`;
const modes = { normal: 'in normal mode', accelere: 'in accelerated mode' } as const;

const gifts = {
  terreAttache: 'You are given a home ground. Which cell?',
  reserveExtensible: 'One cell will keep several reserves. Which?',
  queteEaux: 'A lake or a marsh will be yours. Which?',
} as const;

export const questions: Questions = {
  world: () => 'You are in the world. What do you do?',
  burdens: () => 'A Dragon has left you something. Do you do anything about it?',
  lands: ({ mode }) =>
    mode === 'accelere'
      ? 'Where does the demi-rêve go? The road is yours until an encounter.'
      : 'Where does the demi-rêve go?',
  encounter: (d) => `${met(d)}: what do you do?`,
  struggle: ({ encounter, force }) => `${The(encounter)} (force ${force}) holds you. Do you struggle?`,
  teleport: ({ encounter, force }) =>
    encounter === 'changeur'
      ? 'The Changer obeys you: to which cell of this terrain?'
      : `The Ferryman obeys you: to which cell, at most ${force} away?`,
  send: ({ force }) => `The Messenger obeys you: to which cell, at most ${force} away?`,
  present: ({ force }) => `The city makes you a present of force ${force}. Which one?`,
  trigger: () => 'A reserve waits here. Do you fire it?',
  cast: () => 'The cell is right. Do you cast a spell?',
  castThrough: ({ cell: coord, terrain }) =>
    `The Messenger has arrived: ${coord ? `${cell(coord)}.` : terrain ? somewhere[terrain] : 'somewhere.'} Do you cast from there?`,
  reserve: ({ spell: id }) => `${spell(id)} is cast. Do you take it with you, or shall it wait here?`,
  reserveFailure: ({ spell: id }) => `${spell(id)} has failed totally. Do you let the erratic effect come?`,
  aim: ({ spell: id, target: what, reach }) =>
    what === 'soi'
      ? `${spell(id)} is here, for you alone.`
      : `${spell(id)} is here. At ${what === 'creature' ? 'whom' : 'what'} do you aim? It is for ${target(what)}, ${range(reach)}${what === 'objet' ? '' : ', or yourself'}.`,
  gift: ({ what }) => gifts[what],
  permission: ({ of }, who) => `${who} wants to go up ${entry(modes, of) ?? ''}. Do you allow it?`,
  place: (_, who) => `${who} is off the map. Where does the demi-rêve turn up?`,
  erratic: ({ of, voie, reach }, who) =>
    `${spell(of)} goes wrong for ${who} (${voies[voie]}, ${range(reach)}). What happens?`,
  tear: ({ of }, who) => `Impossible magic for ${who} (${spell(of)}). What tear opens?`,
  sight: ({ spell: id, aim }, who) =>
    `${who} casts ${spell(id)} and aims at ${aim ? aimed(aim) : 'its target'}. Is that a delicate one?`,
  watch: () => 'You watch over the dream. Do you step in?',
};

const burden = (what: string): string => effectName(what)?.en ?? what;

const place = ({ cell: coord, towards, steps }: Pick<Do<'send'>, 'cell' | 'towards' | 'steps'>): string =>
  coord !== undefined ? cell(coord) : `${count(steps ?? 1, 'cell')} ${directions[towards ?? 'N']}`;

const tiring = (d: DecisionOf<Types>): string => {
  const fatigue = fatigueOf(d);
  return fatigue === undefined ? '' : ` (${tired(fatigue)})`;
};
const leading = (d: DecisionOf<Types>, towards: Direction): string => {
  const to = stepFrom(d, towards);
  return to === undefined ? '' : to === null ? ': off the map' : `: ${to.name}, ${to.coord}`;
};
const repressing = (price: number): string => ` (${repressed(price)}, and the test)`;
const mastering = (d: DecisionOf<Types>): string => {
  const [fatigue, lost] = [d.kind === 'struggle' && d.about.fatigue, lossIn(d)];
  return bracketed(
    [
      ...(fatigue ? [`${tired(fatigue)} for this round`] : []),
      ...(lost ? [`on failure ${points(lost.points)}${lost.vie > 0 ? ` and ${lost.vie} of life` : ''}`] : []),
    ].join('; '),
  );
};
const presents = { fleur: 'a Flower', passeur: 'a Ferryman', messager: 'a Messenger' } as const;

const aimed = ({ target: id, name, distance }: Pick<Do<'aim'>, 'target' | 'name' | 'distance'>): string =>
  `${name ?? target(id)}, ${distance === 0 ? 'by touch' : `${distance} m away`}`;

const FLAWS = ['without seeing it', 'without pointing at it', 'which does not fit'] as const;

const CASTING = {
  points,
  by: (voie: Voie) => `with ${voies[voie]}`,
  here: 'magic of this cell',
  birth: (hour: number) => `birth in the hour ${hours[hour]}`,
};

export const choices: Choices = {
  goUp: ({ mode }, d) =>
    `${mode === 'accelere' ? 'go up, accelerated' : 'go up'} (${points(monteeCost(d, mode))}, ${tired(fatigueOf(d) ?? 1)})`,
  pass: (_, d) => (d.kind === 'world' ? 'let the round pass' : 'cast nothing'),
  wait: ({ hours: n }) => `wait ${count(n, 'hour')}`,
  sleep: ({ hours: n }) => `sleep ${count(n, 'hour')}`,
  state: ({ do: _, ...set }) =>
    `note on the sheet: ${Object.entries(set)
      .map(([what, value]) => `${entry(stats, what) ?? what} ${figure(value ?? 0)}`)
      .join(', ')}`,
  repressTail: ({ what }) => {
    const price = repressionOf(what);
    return `repress${price === undefined ? '' : repressing(price)}: ${burden(what)}`;
  },
  settle: ({ what, seat }, _, who) => `it is done${seat === undefined ? '' : ` (${who(seat)})`}: ${burden(what)}`,
  end: () => 'end here',
  go: ({ towards }, d) => `go ${directions[towards]}${leading(d, towards)}${tiring(d)}`,
  stay: (_, d) => `stay on the cell${tiring(d)}`,
  comeDown: () => 'come down',
  rest: () => 'end the round here',
  home: ({ cell: coord }, d) => `go to the home ground: ${cell(coord)}${tiring(d)}`,
  river: ({ cell: coord }, d) => `follow the river to ${coord}${tiring(d)}`,
  master: ({ voie }, d) => `${voie ? `master with ${voies[voie]}` : 'master'}${mastering(d)}`,
  dodge: () => 'dodge (it will wait here)',
  repress: (_, d) => `repress${repressing(repressionHere(d))}`,
  letPass: (_, d) => (d.kind === 'trigger' ? 'let it wait' : 'let it pass'),
  outside: (_, d) => `the world breaks in: a blow, a jostle${repressing(repressionHere(d))}`,
  teleport: (a) => `go there: ${place(a)}`,
  send: (a) => `send it there: ${place(a)}`,
  decline: () => 'decline',
  present: ({ kind }) => presents[kind],
  cast: (a) => `cast ${spell(a.spell)}${castDetails(a, CASTING)}`,
  reserve: (_, d) =>
    d.kind === 'reserveFailure'
      ? `try to keep it in reserve (the same roll, then ${points(1)})`
      : `put it in reserve (${points(1)})`,
  keep: (_, d) => (d.kind === 'reserveFailure' ? 'let it come' : 'take it along: effect next round'),
  trigger: () => 'fire the reserve',
  aim: (a) => (a.target === 'soi' ? 'aim at yourself' : [`aim at ${aimed(a)}`, ...flawsOf(a, FLAWS)].join(', ')),
  allow: (_, d) => (d.kind === 'sight' ? 'no, without a roll' : 'allow'),
  forbid: () => 'forbid',
  require: ({ difficulty }, d) => `ask for a ${d.kind === 'sight' ? 'VUE' : 'VOLONTÉ'} roll at ${signed(difficulty)}`,
  place: ({ cell: coord }) => cell(coord),
  draw: () => 'let it be drawn',
  describe: ({ detail }) => `say: ${detail}`,
  tear: ({ colour, diameter, lasting, detail }) =>
    `${colour === 'violette' ? 'violet' : 'yellow'}, ${diameter} m, ${lasting ? 'for ever' : 'for a moment'}${detail ? `, ${detail}` : ''}`,
  break: ({ seat, detail }, _, who) => `break the concentration (${who(seat)})${detail ? `: ${detail}` : ''}`,
  correct: ({ seat, what, value, detail }, _, who) =>
    `correct the sheet (${who(seat)}): ${stats[what]} ${figure(value)} (${detail})`,
};
