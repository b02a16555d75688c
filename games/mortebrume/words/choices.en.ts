/** The questions and their answers. */
import type { Seat } from '@reverie/kernel/game';
import type { Action, Answer, Do, Leg } from '../answers.ts';
import { RESERVED_NAMES } from '../data/things.ts';
import type { PublicAction } from '../frames.ts';
import type { Decision } from '../types.ts';
import { type About, aboutOf } from './about.ts';
import type { Questions } from './choices.fr.ts';
import { capital, cm, entry, exactly, markOf, nameOf, thing } from './figures.ts';
import { actions, charges, hows, purposes } from './words.en.ts';

export const t = (id: string): string => (id === 'body' ? 'fist or foot' : thing('en', id));
export const place = ([x, y]: readonly [number, number]): string => `${exactly('en', x)}, ${exactly('en', y)}`;
export const points = (k: number, one: string, many: string): string => `${k} ${k > 1 ? many : one}`;

const who = (about: About, id = 0): string => nameOf('en', about, id);
const Who = (about: About, id?: number): string => capital(who(about, id));

/** An intention as the other side hears it. */
export const intention = (to: string | null, double: boolean, action: string, target: string | null): string =>
  `${to === null ? 'on the spot' : `to ${to}`}${double ? ', at double pace' : ''}, ${action}${target === null ? '' : ` at ${target}`}`;

function attacked(about: About): string {
  const { fighter, by, why, with: means = '', victim = -1, total, difficulty, stray, charge, malus } = about;
  const target = who(about, fighter);
  const striker = who(about, by);
  const left = malus === null || malus === undefined ? '' : ` (malus to lay: ${malus})`;
  const reacts = `what does ${target} do?${left}`;
  if (total === undefined) {
    const how = [t(means), ...(charge ? [charges[charge]] : [])].join(', ');
    return `${capital(striker)} ${why === 'interception' ? 'intercepts' : 'strikes at'} ${target} (${how}): ${reacts}`;
  }
  const what = victim >= 0 ? who(about, victim) : t(means);
  return `${stray ? 'Astray: ' : ''}${stray ? striker : capital(striker)} hits ${target} (${what}, ${total} for ${difficulty}): ${reacts}`;
}

/** Where to, and what is left. */
function moving(about: About): string {
  const { fighter, why, most = 0, sidestep } = about;
  const far = `${cm('en', most)} cm${sidestep ? `, ${cm('en', sidestep)} with a sidestep` : ''}`;
  return why === 'dodge'
    ? `${Who(about, fighter)} has dodged: where to? (${far})`
    : `${Who(about, fighter)}: the rest of the displacement? (${far})`;
}

function casting(about: About): string {
  const ready = `${Who(about, about.fighter)} has ${t(about.spell ?? '')} prepared`;
  if (about.after) return `${ready}: cast it now? It is lost otherwise.`;
  const then = about.action ? ` (${action(about.action, about)})` : '';
  return `${ready}: cast it before the action${then}, or after?`;
}

const spelled = (about: About): string =>
  `${Who(about, about.fighter)} casts ${t(about.spell ?? '')}${typeof about.target === 'number' ? ` at ${who(about, about.target)}` : ''}`;

const questions: Questions = {
  deploy: () => 'Set up your horde in your strip.',
  morale: () => 'Somebody fell or fled last turn: do you ask for a morale roll?',
  nameMorale: () => 'Morale roll: who makes it for your horde?',
  nameInitiative: () => 'Initiative roll: who bears the will of your horde?',
  begin: () => 'The initiative is yours: who begins?',
  choose: () => 'Whom do you activate?',
  breath: (a) => `${Who(a, a.fighter)} (physique ${a.left} of ${a.of}): take a second wind?`,
  declare: (a) => (a.freed ? `${Who(a, a.fighter)} is free: where to?` : `${Who(a, a.fighter)}: what intention?`),
  attack: () => 'Which combined attack?',
  react: (a) =>
    `${(a.declared ?? [])
      .map(({ who: id, to, double, action: kind, charge, target }) => {
        const what = charge ? charges[charge] : actions[kind];
        return `${Who(a, id)}: ${intention(to && place(to), double, what, target === null ? null : who(a, target))}.`;
      })
      .join(' ')} Do you intercept, do you defend?`,
  slip: (a) => `${Who(a, a.guard)} steps in before ${who(a, a.fighter)}: fight or slip past?`,
  cast: casting,
  continue: (a) => `${Who(a, a.fighter)} is down: who goes on with the attack?`,
  answer: attacked,
  dice: (a) =>
    `${Who(a, a.fighter)}, ${a.what ? purposes[a.what] : ''} (${a.plus ?? 0} + D${a.die ?? 6}): what do you add before the roll?`,
  blow: (a) => `${Who(a, a.fighter)} dominates ${who(a, a.target ?? 0)}: strike or capture?`,
  press: (a) => `${Who(a, a.fighter)} dominated ${who(a, a.target ?? 0)}: press the advantage?`,
  on: moving,
  place: (a) => `Where to put ${a.thing ? t(a.thing) : who(a, a.fighter)}, near ${who(a, a.beside)}?`,
  escape: (a) => `${Who(a, a.fighter)} is held by ${who(a, a.captor)}: try to escape? (needs ${a.need ?? 0})`,
  boost: (a) => `${spelled(a)}: boost the aptitude, for physique?`,
  stake: (a) => `${spelled(a)}: how much physique to stake? (${a.most ?? 0} at most)`,
};

export const decision = (d: Decision): string => entry(questions, d.kind)?.(aboutOf(d)) ?? d.kind;

const path = (legs: readonly Leg[]): string =>
  legs.length === 0
    ? 'on the spot'
    : legs.map(({ to, how }) => `${how === 'jump' ? 'jump ' : how === 'drop' ? 'drop ' : ''}${place(to)}`).join(' → ');

function action(a: Action | PublicAction, about: About): string {
  switch (a.kind) {
    case 'strike':
      return `${a.charge ? charges[a.charge.type] : a.body ? 'body strike' : 'strike'} at ${who(about, a.target)}`;
    case 'sweep':
      return `multiple strike, from ${who(about, a.from)} to ${who(about, a.to)}`;
    case 'shot':
      return `${t(a.weapon)} at ${who(about, a.target)}`;
    case 'spell':
      return `${t(a.spell)} at ${a.target === undefined ? place(a.at ?? [0, 0]) : who(about, a.target)}`;
    case 'prepare':
      return 'spell' in a ? `prepare ${t(a.spell)}` : actions.prepare;
    case 'pickUp':
      return `pick up object ${a.thing + 1}`;
    case 'pass':
      return `hand over to ${who(about, a.to)}`;
    case 'throw':
      return `throw ${a.victim === undefined ? 'the object' : who(about, a.victim)} at ${place(a.at)}`;
    default:
      return actions[a.kind];
  }
}

/** To let things be, by what is asked. */
function passing({ kind }: Decision, { spell = '', after }: About): string {
  switch (kind) {
    case 'cast':
      return after ? `let ${t(spell)} be lost` : `the action first, keep ${t(spell)} for afterwards`;
    case 'react':
      return 'let it happen';
    case 'continue':
      return 'nobody';
    case 'on':
      return 'stay there';
    case 'attack':
      return 'no, activate one alone';
    default:
      return 'no, nothing';
  }
}

/** What a roll in defence must reach is known once the attack is rolled. */
function answered({ how, share }: Do<'answer'>, { total }: About): string {
  const notes = [
    ...(total === undefined || how === 'take' ? [] : [`needs ${total}`]),
    ...(share ? [`malus of ${share}`] : []),
  ];
  return notes.length > 0 ? `${hows[how]} (${notes.join(', ')})` : hows[how];
}

/** How far the mover has come when it is intercepted. */
const intercepts = ({ fighter, with: means, mover, at }: Do<'react'>['intercept'][number], about: About): string =>
  `${who(about, fighter)} intercepts ${who(about, mover)} ${at === 0 ? 'at the start' : `after ${cm('en', at)} cm`} (${t(means)})`;

export function choice(d: Decision, a: Answer, seats?: readonly Seat[]): string {
  const about = aboutOf(d);
  const m = (id: number): string => who(about, id);
  switch (a.do) {
    case 'deploy':
      // One place for each of the seat's own, in the order of their marks.
      return a.places
        .map(({ at }, i) => `${markOf(about, i + (d.seat === 0 ? 0 : (about.first ?? 0)))} at ${place(at)}`)
        .join(' / ');
    case 'pass':
      return passing(d, about);
    case 'ask':
      return 'yes, ask';
    case 'name':
    case 'choose':
    case 'continue':
      return m(a.fighter);
    case 'begin':
      return a.seat === d.seat ? 'begin' : `let ${seats?.[a.seat]?.name || 'the other side'} begin`;
    case 'combine':
      return 'combined attack';
    case 'breath':
      return 'yes: regain two points of physique';
    case 'declare':
      return `${path(a.path)}${a.double ? ' at double pace' : ''}, ${action(a.action, about)}`;
    case 'attack':
      return `at ${m(a.target)}: ${a.attackers.map(({ fighter, path: way, action: act }) => `${m(fighter)} ${path(way)}, ${action(act, about)}`).join(' / ')}`;
    case 'react':
      return [
        ...a.intercept.map((one) => intercepts(one, about)),
        ...(a.defend ? [`${m(a.defend.fighter)} defends, ${path(a.defend.path)}`] : []),
      ].join(' / ');
    case 'answer':
      return answered(a, about);
    case 'dice':
      return [
        a.add === 0 ? 'nothing more' : points(a.add, 'destiny die', 'destiny dice'),
        ...(a.morale ? ['morale bonus'] : []),
        ...(a.reserved ? [about.reserved ? RESERVED_NAMES[about.reserved].en : 'reserved action'] : []),
      ].join(', ');
    case 'blow':
      return a.how === 'capture'
        ? `capture (${m(a.by ?? about.fighter ?? 0)})`
        : a.rage
          ? 'strike with rage'
          : 'strike';
    case 'contact':
      return 'close in';
    case 'shift':
      return `send reeling to ${place(a.at)}`;
    case 'go':
      return `${path(a.path)}${a.sidestep ? ', sidestep' : ''}`;
    case 'place':
      return place(a.at);
    case 'escape':
      return 'try to escape';
    case 'cast':
      return `cast ${t(about.spell ?? '')} at ${a.target === undefined ? place(a.at ?? [0, 0]) : m(a.target)}`;
    case 'boost':
      return 'draw on oneself';
    case 'stake':
      return `stake ${a.points} physique`;
    case 'fight':
      return `fight ${about.guard === undefined ? 'the defender' : m(about.guard)}`;
    case 'slip':
      return `slip past ${about.guard === undefined ? 'the defender' : m(about.guard)}`;
  }
}
