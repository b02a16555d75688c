/** Everything that is read in English. */

import type { DrawResult } from '@reverie/kernel/chance/chance';
import type { Seat } from '@reverie/kernel/game';
import { about as game } from '../about.ts';

import { RESERVED_NAMES } from '../data/things.ts';
import type { Event, Who } from '../events.ts';
import { chaptersIn, rulesIn } from '../rulebook.ts';
import type { View } from '../state.ts';
import { type BoardWords, drawBoard } from './board.ts';
import { choice, decision, intention, place, points, t } from './choices.en.ts';
import { entry, faces, label, number } from './figures.ts';
import type { MortebrumeTexts } from './fr.ts';
import { actions, charges, conditions, hows, moves, purposes, reasons, results, terms, ways } from './words.en.ts';

const l = (who: Who): string => label('en', who);
const n = (x: number): string => number('en', x);

const words: BoardWords = {
  language: 'en',
  place,
  turn: (turn, of) => `turn ${turn} of ${of}`,
  visibility: (far) => `sight ${far} cm`,
  rain: 'rain and wind',
  destiny: 'destiny',
  bonus: 'morale',
  points: 'points',
  health: { conscious: 'conscious', wounded: 'wounded', out: 'out of combat', dead: 'dead' },
  fled: 'fled',
  prisonerOf: 'prisoner of',
  activated: 'activated',
  stunned: 'stunned',
  prepared: 'spell prepared',
  physique: 'physique',
  armour: 'armour',
  left: 'left',
  distances: 'Distances in cm, and sight:',
  verdicts: { clear: 'seen', partial: 'in part', none: 'hidden' },
  behind: 'behind',
  veil: 'veil of mist',
  ground: 'object',
  way: 'declared way',
  reach: 'within walking reach',
  west: 'W',
};

function event(e: Event, seats: readonly Seat[]): string {
  const name = (seat: number | null): string => (seat === null ? 'nobody' : (seats[seat]?.name ?? `seat ${seat + 1}`));
  switch (e.kind) {
    case 'deployed':
      return `${name(e.seat)} has set up a horde.`;
    case 'turn':
      return `Turn ${e.turn}: in the mist one sees ${n(e.visibility)} cm.`;
    case 'moraleAsked':
      return `${name(e.seat)} asks for a morale roll.`;
    case 'morale':
      return e.seat === null
        ? 'Morale is level: nothing.'
        : `Morale is with ${name(e.seat)}: +${e.bonus} on one roll and a destiny point for this turn.`;
    case 'initiative':
      return `${name(e.seat)} has the initiative.`;
    case 'begins':
      return `${name(e.seat)} begins.`;
    case 'rolled':
      return `${l(e.who)}, ${purposes[e.what]}: ${faces(e.faces)} makes ${e.total}${e.auto ? ', automatic failure' : ''}.`;
    case 'destiny':
      return `${l(e.who)}: ${points(e.dice, 'destiny point', 'destiny points')}.`;
    case 'moraleUsed':
      return `${l(e.who)}: morale adds ${e.bonus}.`;
    case 'reserved':
      return `${l(e.who)}: ${RESERVED_NAMES[e.what].en}.`;
    case 'declared': {
      const to = e.path[e.path.length - 1]?.to;
      const what = `${actions[e.action]}${e.charge ? `, ${charges[e.charge]}` : ''}`;
      return `${l(e.who)} declares: ${intention(to ? place(to) : null, e.double, what, e.target && l(e.target))}.`;
    }
    case 'intercepts':
      return `${l(e.who)} intercepts ${l(e.mover)} (${t(e.with)}).`;
    case 'defends':
      return e.inTime
        ? `${l(e.who)} defends ${l(e.of)}: ${n(e.own)} cm against ${n(e.other)}.`
        : `${l(e.who)} comes too late to defend ${l(e.of)}: ${n(e.own)} cm against ${n(e.other)}.`;
    case 'moved':
      return `${l(e.who)} ${moves[e.why]}: ${place(e.from)} → ${place(e.to)}.`;
    case 'stopped':
      return `${l(e.who)} is stopped ${{ hole: 'before a hole too long', blocked: 'by an obstacle', struck: 'on the way', jump: 'in its jump' }[e.why]}.`;
    case 'lost':
      return `${l(e.who)} cannot do its action any more (${actions[e.action]}).`;
    case 'reacts':
      return `${l(e.who)} facing ${l(e.by)}: ${hows[e.how]}.`;
    case 'struck':
      return `${l(e.who)} ${results[e.result]} ${l(e.target)}${e.special ? ', special success' : ''}.`;
    case 'wounded':
      return e.wounds === 0
        ? `${l(e.who)}: ${e.damage} damage, all of it stopped.`
        : `${l(e.who)}: ${e.damage} damage, ${points(e.wounds, 'wound', 'wounds')}; physique ${e.left}.`;
    case 'armour':
      return `${l(e.who)} loses a point of armour: ${e.left}.`;
    case 'state':
      return `${l(e.who)} ${conditions[e.what]}${e.amount > 0 ? ` (${e.amount})` : ''}.`;
    case 'out':
      return `${l(e.who)} is out of combat.`;
    case 'died':
      return `${l(e.who)} is dead.`;
    case 'fled':
      return `${l(e.who)} leaves the table.`;
    case 'captured':
      return `${l(e.by)} captures ${l(e.who)}.`;
    case 'captureFailed':
      return `${l(e.by)} fails to capture ${l(e.who)}.`;
    case 'freed':
      return `${l(e.who)} is free.`;
    case 'escapeFailed':
      return `${l(e.who)} fails to escape.`;
    case 'shot':
      return `${l(e.who)}${e.with ? ` (${t(e.with)})` : ''}${e.target ? ` aims at ${l(e.target)}` : ''}: ${e.total} against ${e.difficulty}, ${e.hit ? 'hit' : 'missed'}.`;
    case 'stray':
      return `The stray shot of ${l(e.who)} goes to ${l(e.target)}.`;
    case 'cast':
      return `${l(e.who)} casts ${t(e.spell)}${e.target ? ` at ${l(e.target)}` : ''}: ${e.success ? 'it works' : 'it fails'}.`;
    case 'prepares':
      return `${l(e.who)} prepares ${t(e.spell)}.`;
    case 'preparesSomething':
      return `${l(e.who)} prepares a spell.`;
    case 'spellLost':
      return `${l(e.who)} loses the prepared spell.`;
    case 'boosted':
      return `${l(e.who)} could stake ${e.offered}, stakes ${e.bonus} of physique.`;
    case 'veil':
      return `A veil of mist of ${e.radius} cm rises at ${place(e.at)}.`;
    case 'healed':
      return `${l(e.who)} regains ${e.amount}: physique ${e.left}.`;
    case 'reaches':
      return `${l(e.who)} reaches for the ${t(e.thing)}.`;
    case 'took':
      return `${l(e.who)} has the ${t(e.thing)} now.`;
    case 'pickUpFailed':
      return `${l(e.who)} does not get the ${t(e.thing)}: ${{ hurt: 'wounded', contested: 'contested', away: 'not in contact' }[e.why]}.`;
    case 'passed':
      return `${l(e.who)} hands ${e.prisoner ? l(e.prisoner) : t(e.thing ?? '')} over to ${l(e.to)}.`;
    case 'threw':
      return `${l(e.who)} throws ${e.victim ? l(e.victim) : t(e.thing ?? '')}, which comes down at ${place(e.at)}.`;
    case 'lies':
      return `${t(e.thing)} lies at ${place(e.at)}.`;
    case 'fell':
      return `${l(e.who)} falls ${n(e.height)} cm${e.on ? ` onto ${l(e.on)}` : ''}: ${points(e.wounds, 'wound', 'wounds')}.`;
    case 'jumped':
      return `${l(e.who)} jumps ${n(e.declared)} cm, ${n(e.possible)} possible${e.failed ? ': it fails' : ''}.`;
    case 'turnEnds':
      return `End of turn ${e.turn}.`;
    case 'holds':
      return `${name(e.seat)} holds the ground: ${points(e.points, 'point', 'points')}.`;
    case 'left':
      return `${name(e.seat)} leaves the game.`;
    case 'over':
      return `The game is over, ${e.points.join(' to ')}. ${e.seat === null ? 'Nobody wins' : `${name(e.seat)} wins`}.`;
  }
}

export const en: MortebrumeTexts = {
  title: game.title.en,
  pitch: game.pitch.en,
  rules: rulesIn('en'),
  chapters: chaptersIn('en'),
  role: () => 'horde leader',
  programs: { raider: 'a raider, who follows the odds' },
  event,
  decision,
  choice,
  way: (way: string) => entry(ways, way) ?? way,
  written: 'Places and distances are in hundredths of a centimetre, x then y: [1250, 1075] is the place 12.5, 10.75.',
  reason: (reason: string, details: Readonly<Record<string, string | number>>) =>
    entry(reasons, reason)?.(details) ?? reason,
  purpose: (what: string) => entry(purposes, what) ?? what,
  drawn: (_label: string, drawn: DrawResult) => (typeof drawn === 'number' ? String(drawn) : drawn.join(' ')),
  term: (what: string) => entry(terms, what) ?? what,
  board: (view: View, seats: readonly Seat[]) => drawBoard(words, view, seats),
};
