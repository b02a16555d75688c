/** Les questions et leurs réponses. Ce fichier est le modèle de l’autre langue. */
import type { Seat } from '@reverie/kernel/game';
import type { Action, Answer, Do, Leg } from '../answers.ts';
import { RESERVED_NAMES } from '../data/things.ts';
import type { PublicAction } from '../frames.ts';
import type { Decision } from '../types.ts';
import { type About, aboutOf } from './about.ts';
import { capital, cm, entry, exactly, markOf, nameOf, thing } from './figures.ts';
import { actions, charges, hows, isFeminine, purposes } from './words.fr.ts';

export const t = (id: string): string => (id === 'body' ? 'poing ou pied' : thing('fr', id));
export const place = ([x, y]: readonly [number, number]): string => `${exactly('fr', x)} ; ${exactly('fr', y)}`;
export const points = (k: number, one: string, many: string): string => `${k} ${k > 1 ? many : one}`;

const who = (about: About, id = 0): string => nameOf('fr', about, id);
const Who = (about: About, id?: number): string => capital(who(about, id));
const feminine = ({ kinds }: About, id = 0): boolean => isFeminine(kinds?.[id] ?? '');
/** Le pronom d’une question, et l’accord d’un participe. */
const pronoun = (about: About, id?: number): string => (feminine(about, id) ? 'elle' : 'il');

/** Une intention comme l’adversaire l’entend. */
export const intention = (to: string | null, double: boolean, action: string, target: string | null): string =>
  `${to === null ? 'sur place' : `vers ${to}`}${double ? ', au double' : ''}, ${action}${target === null ? '' : ` sur ${target}`}`;

function attacked(about: About): string {
  const { fighter, by, why, with: means = '', victim = -1, total, difficulty, stray, charge, malus } = about;
  const target = who(about, fighter);
  const left = malus === null || malus === undefined ? '' : ` (malus à placer : ${malus})`;
  const reacts = `comment réagit-${pronoun(about, fighter)} ?${left}`;
  const striker = who(about, by);
  if (total === undefined) {
    const how = [t(means), ...(charge ? [charges[charge]] : [])].join(', ');
    return `${capital(striker)} ${why === 'interception' ? 'intercepte' : 'frappe'} ${target} (${how}) : ${reacts}`;
  }
  const what = victim >= 0 ? who(about, victim) : t(means);
  return `${stray ? 'Coup perdu : ' : ''}${stray ? striker : capital(striker)} touche ${target} (${what}, ${total} pour ${difficulty}) : ${reacts}`;
}

/** Où l’on va, et ce qui reste. */
function moving(about: About): string {
  const { fighter, why, most = 0, sidestep } = about;
  const far = `${cm('fr', most)} cm${sidestep ? `, ${cm('fr', sidestep)} avec un pas de côté` : ''}`;
  return why === 'dodge'
    ? `${Who(about, fighter)} a esquivé : où s’écarte-t-${pronoun(about, fighter)} ? (${far})`
    : `${Who(about, fighter)} : le reste de son déplacement ? (${far})`;
}

function casting(about: About): string {
  const ready = `${Who(about, about.fighter)} tient prêt le sort ${t(about.spell ?? '')}`;
  if (about.after) return `${ready} : le lancer maintenant ? Sinon il est perdu.`;
  const then = about.action ? ` (${action(about.action, about)})` : '';
  return `${ready} : le lancer avant son action${then}, ou après ?`;
}

const spelled = (about: About): string =>
  `${Who(about, about.fighter)} lance ${t(about.spell ?? '')}${typeof about.target === 'number' ? ` sur ${who(about, about.target)}` : ''}`;

export const questions = {
  deploy: () => 'Placez votre horde dans votre bande.',
  morale: () => 'Quelqu’un est tombé ou a fui au tour passé : demandez-vous un jet de moral ?',
  nameMorale: () => 'Jet de moral : qui le fait pour votre horde ?',
  nameInitiative: () => 'Jet d’initiative : qui porte la volonté de votre horde ?',
  begin: () => 'L’initiative est à vous : qui commence ?',
  choose: () => 'Qui activez-vous ?',
  breath: (a) => `${Who(a, a.fighter)} (physique ${a.left} sur ${a.of}) : prendre son second souffle ?`,
  declare: (a) =>
    a.freed
      ? `${Who(a, a.fighter)} est libre : où va-t-${pronoun(a, a.fighter)} ?`
      : `${Who(a, a.fighter)} : quelle est son intention ?`,
  attack: () => 'Quelle attaque combinée ?',
  react: (a) =>
    `${(a.declared ?? [])
      .map(({ who: id, to, double, action: kind, charge, target }) => {
        const what = charge ? charges[charge] : actions[kind];
        return `${Who(a, id)} : ${intention(to && place(to), double, what, target === null ? null : who(a, target))}.`;
      })
      .join(' ')} Interceptez-vous, défendez-vous ?`,
  slip: (a) => `${Who(a, a.guard)} s’interpose devant ${who(a, a.fighter)} : l’affronter ou l’esquiver ?`,
  cast: casting,
  continue: (a) => `${Who(a, a.fighter)} est à terre : qui continue l’attaque ?`,
  answer: attacked,
  dice: (a) =>
    `${Who(a, a.fighter)}, ${a.what ? purposes[a.what] : ''} (${a.plus ?? 0} + D${a.die ?? 6}) : qu’ajoutez-vous avant le jet ?`,
  blow: (a) => `${Who(a, a.fighter)} domine ${who(a, a.target ?? 0)} : frapper ou capturer ?`,
  press: (a) => `${Who(a, a.fighter)} a dominé ${who(a, a.target ?? 0)} : profiter de l’avantage ?`,
  on: moving,
  place: (a) => `Où placer ${a.thing ? t(a.thing) : who(a, a.fighter)}, près de ${who(a, a.beside)} ?`,
  escape: (a) =>
    `${Who(a, a.fighter)} est aux mains de ${who(a, a.captor)} : tenter une évasion ? (il faut ${a.need ?? 0})`,
  boost: (a) => `${spelled(a)} : augmenter son aptitude, contre du physique ?`,
  stake: (a) => `${spelled(a)} : combien miser de physique ? (${a.most ?? 0} au plus)`,
} satisfies Readonly<Record<string, (about: About) => string>>;
export type Questions = Readonly<Record<keyof typeof questions, (about: About) => string>>;

export const decision = (d: Decision): string => entry(questions, d.kind)?.(aboutOf(d)) ?? d.kind;

const path = (legs: readonly Leg[]): string =>
  legs.length === 0
    ? 'sur place'
    : legs.map(({ to, how }) => `${how === 'jump' ? 'saut ' : how === 'drop' ? 'chute ' : ''}${place(to)}`).join(' → ');

function action(a: Action | PublicAction, about: About): string {
  switch (a.kind) {
    case 'strike':
      return `${a.charge ? charges[a.charge.type] : a.body ? 'frappe corporelle' : 'frappe'} sur ${who(about, a.target)}`;
    case 'sweep':
      return `frappe multiple, de ${who(about, a.from)} à ${who(about, a.to)}`;
    case 'shot':
      return `${t(a.weapon)} sur ${who(about, a.target)}`;
    case 'spell':
      return `${t(a.spell)} ${a.target === undefined ? `en ${place(a.at ?? [0, 0])}` : `sur ${who(about, a.target)}`}`;
    case 'prepare':
      return 'spell' in a ? `préparer ${t(a.spell)}` : actions.prepare;
    case 'pickUp':
      return `ramasser l’objet ${a.thing + 1}`;
    case 'pass':
      return `passer à ${who(about, a.to)}`;
    case 'throw':
      return `lancer ${a.victim === undefined ? 'l’objet' : who(about, a.victim)} en ${place(a.at)}`;
    default:
      return actions[a.kind];
  }
}

/** Laisser les choses comme elles sont, selon ce qui est demandé. */
function passing({ kind }: Decision, { spell = '', after }: About): string {
  switch (kind) {
    case 'cast':
      return after ? `laisser perdre ${t(spell)}` : `d’abord son action, garder ${t(spell)} pour après`;
    case 'react':
      return 'laisser faire';
    case 'continue':
      return 'personne';
    case 'on':
      return 'rester là';
    case 'attack':
      return 'non, en activer un seul';
    default:
      return 'non, rien';
  }
}

/** Ce qu’un jet de défense doit atteindre se sait dès que l’attaque est jetée. */
function answered({ how, share }: Do<'answer'>, { total }: About): string {
  const notes = [
    ...(total === undefined || how === 'take' ? [] : [`il faut ${total}`]),
    ...(share ? [`malus de ${share}`] : []),
  ];
  return notes.length > 0 ? `${hows[how]} (${notes.join(', ')})` : hows[how];
}

/** Jusqu’où le mobile est allé quand on l’intercepte. */
const intercepts = ({ fighter, with: means, mover, at }: Do<'react'>['intercept'][number], about: About): string =>
  `${who(about, fighter)} intercepte ${who(about, mover)} ${at === 0 ? 'dès le départ' : `après ${cm('fr', at)} cm`} (${t(means)})`;

export function choice(d: Decision, a: Answer, seats?: readonly Seat[]): string {
  const about = aboutOf(d);
  const m = (id: number): string => who(about, id);
  switch (a.do) {
    case 'deploy':
      // Une place pour chacun des siens, dans l’ordre des lettres.
      return a.places
        .map(({ at }, i) => `${markOf(about, i + (d.seat === 0 ? 0 : (about.first ?? 0)))} en ${place(at)}`)
        .join(' / ');
    case 'pass':
      return passing(d, about);
    case 'ask':
      return 'oui, demander';
    case 'name':
    case 'choose':
    case 'continue':
      return m(a.fighter);
    case 'begin':
      return a.seat === d.seat ? 'commencer' : `laisser commencer ${seats?.[a.seat]?.name || 'l’adversaire'}`;
    case 'combine':
      return 'attaque combinée';
    case 'breath':
      return 'oui : regagner deux points de physique';
    case 'declare':
      return `${path(a.path)}${a.double ? ' au double' : ''}, ${action(a.action, about)}`;
    case 'attack':
      return `sur ${m(a.target)} : ${a.attackers.map(({ fighter, path: way, action: act }) => `${m(fighter)} ${path(way)}, ${action(act, about)}`).join(' / ')}`;
    case 'react':
      return [
        ...a.intercept.map((one) => intercepts(one, about)),
        ...(a.defend ? [`${m(a.defend.fighter)} défend, ${path(a.defend.path)}`] : []),
      ].join(' / ');
    case 'answer':
      return answered(a, about);
    case 'dice':
      return [
        a.add === 0 ? 'rien de plus' : points(a.add, 'dé de destinée', 'dés de destinée'),
        ...(a.morale ? ['bonus de moral'] : []),
        ...(a.reserved ? [about.reserved ? RESERVED_NAMES[about.reserved].fr : 'action réservée'] : []),
      ].join(', ');
    case 'blow':
      return a.how === 'capture'
        ? `capturer (${m(a.by ?? about.fighter ?? 0)})`
        : a.rage
          ? 'frapper avec rage'
          : 'frapper';
    case 'contact':
      return 'monter au contact';
    case 'shift':
      return `envoyer valser en ${place(a.at)}`;
    case 'go':
      return `${path(a.path)}${a.sidestep ? ', pas de côté' : ''}`;
    case 'place':
      return place(a.at);
    case 'escape':
      return 'tenter l’évasion';
    case 'cast':
      return `lancer ${t(about.spell ?? '')} ${a.target === undefined ? `en ${place(a.at ?? [0, 0])}` : `sur ${m(a.target)}`}`;
    case 'boost':
      return 'puiser en soi';
    case 'stake':
      return `miser ${a.points} de physique`;
    case 'fight':
      return `affronter ${about.guard === undefined ? 'le défenseur' : m(about.guard)}`;
    case 'slip':
      return `esquiver ${about.guard === undefined ? 'le défenseur' : m(about.guard)}`;
  }
}
