/** Tout ce qui se lit en français. Ce fichier est le modèle de l’autre langue. */
import type { DrawResult } from '@reverie/kernel/chance/chance';
import type { Seat, Texts } from '@reverie/kernel/game';
import { about as game } from '../about.ts';
import { RESERVED_NAMES } from '../data/things.ts';
import type { Event, Who } from '../events.ts';
import { chaptersIn, rulesIn } from '../rulebook.ts';
import type { View } from '../state.ts';
import type { Types } from '../types.ts';
import { type BoardWords, drawBoard } from './board.ts';
import { choice, decision, intention, place, points, t } from './choices.fr.ts';
import { entry, faces, label, number } from './figures.ts';
import {
  actions,
  charges,
  conditions,
  hows,
  isFeminine,
  moves,
  purposes,
  reasons,
  results,
  terms,
  ways,
} from './words.fr.ts';

const l = (who: Who): string => label('fr', who);
/** Somebody and what is said of them, agreeing. */
const said = (who: Who, what: string): string => `${l(who)} ${what.replace('{e}', isFeminine(who.kind) ? 'e' : '')}`;
const n = (x: number): string => number('fr', x);

const words: BoardWords = {
  language: 'fr',
  place,
  turn: (turn, of) => `tour ${turn} sur ${of}`,
  visibility: (far) => `on voit à ${far} cm`,
  rain: 'pluie et vent',
  destiny: 'destinée',
  bonus: 'moral',
  points: 'points',
  health: { conscious: 'conscient', wounded: 'blessé', out: 'hors combat', dead: 'mort' },
  fled: 'enfui',
  prisonerOf: 'prisonnier de',
  activated: 'activé',
  stunned: 'étourdi',
  prepared: 'sort préparé',
  physique: 'physique',
  armour: 'armure',
  left: 'reste',
  distances: 'Distances en cm et vue :',
  verdicts: { clear: 'en vue', partial: 'en partie', none: 'caché' },
  behind: 'derrière',
  veil: 'voile de brume',
  ground: 'objet',
  way: 'chemin déclaré',
  reach: 'à portée de pas',
  west: 'O',
};

function event(e: Event, seats: readonly Seat[]): string {
  const name = (seat: number | null): string =>
    seat === null ? 'personne' : (seats[seat]?.name ?? `siège ${seat + 1}`);
  switch (e.kind) {
    case 'deployed':
      return `${name(e.seat)} a placé sa horde.`;
    case 'turn':
      return `Tour ${e.turn} : dans la brume, on voit à ${n(e.visibility)} cm.`;
    case 'moraleAsked':
      return `${name(e.seat)} demande un jet de moral.`;
    case 'morale':
      return e.seat === null
        ? 'Le moral est égal : rien.'
        : `Le moral est à ${name(e.seat)} : +${e.bonus} sur un jet et un point de destinée pour ce tour.`;
    case 'initiative':
      return `${name(e.seat)} a l’initiative.`;
    case 'begins':
      return `${name(e.seat)} commence.`;
    case 'rolled':
      return `${l(e.who)}, ${purposes[e.what]} : ${faces(e.faces)} donne ${e.total}${e.auto ? ', échec automatique' : ''}.`;
    case 'destiny':
      return `${l(e.who)} : ${points(e.dice, 'point de destinée', 'points de destinée')}.`;
    case 'moraleUsed':
      return `${l(e.who)} : le moral ajoute ${e.bonus}.`;
    case 'reserved':
      return `${l(e.who)} : ${RESERVED_NAMES[e.what].fr}.`;
    case 'declared': {
      const to = e.path[e.path.length - 1]?.to;
      const what = `${actions[e.action]}${e.charge ? `, ${charges[e.charge]}` : ''}`;
      return `${l(e.who)} déclare : ${intention(to ? place(to) : null, e.double, what, e.target && l(e.target))}.`;
    }
    case 'intercepts':
      return `${l(e.who)} intercepte ${l(e.mover)} (${t(e.with)}).`;
    case 'defends':
      return e.inTime
        ? `${l(e.who)} défend ${l(e.of)} : ${n(e.own)} cm contre ${n(e.other)}.`
        : `${l(e.who)} arrive trop tard pour défendre ${l(e.of)} : ${n(e.own)} cm contre ${n(e.other)}.`;
    case 'moved':
      return `${said(e.who, moves[e.why])} : ${place(e.from)} → ${place(e.to)}.`;
    case 'stopped':
      return `${said(e.who, 'est arrêté{e}')} ${{ hole: 'devant un trou trop long', blocked: 'par un obstacle', struck: 'en chemin', jump: 'dans son saut' }[e.why]}.`;
    case 'lost':
      return `${l(e.who)} ne peut plus faire son action (${actions[e.action]}).`;
    case 'reacts':
      return `${l(e.who)} face à ${l(e.by)} : ${hows[e.how]}.`;
    case 'struck':
      return `${said(e.who, results[e.result])} ${l(e.target)}${e.special ? ', réussite spéciale' : ''}.`;
    case 'wounded':
      return e.wounds === 0
        ? `${l(e.who)} : ${points(e.damage, 'dégât', 'dégâts')}, sa protection arrête tout.`
        : `${l(e.who)} : ${points(e.damage, 'dégât', 'dégâts')}, ${points(e.wounds, 'blessure', 'blessures')} ; physique ${e.left}.`;
    case 'armour':
      return `${l(e.who)} perd un point d’armure : ${e.left}.`;
    case 'state':
      return `${said(e.who, conditions[e.what])}${e.amount > 0 ? ` (${e.amount})` : ''}.`;
    case 'out':
      return `${l(e.who)} est hors combat.`;
    case 'died':
      return `${said(e.who, 'est mort{e}')}.`;
    case 'fled':
      return `${l(e.who)} quitte la table.`;
    case 'captured':
      return `${l(e.by)} capture ${l(e.who)}.`;
    case 'captureFailed':
      return `${l(e.by)} ne parvient pas à capturer ${l(e.who)}.`;
    case 'freed':
      return `${l(e.who)} est libre.`;
    case 'escapeFailed':
      return `${l(e.who)} ne parvient pas à s’évader.`;
    case 'shot':
      return `${l(e.who)}${e.with ? ` (${t(e.with)})` : ''}${e.target ? ` vise ${l(e.target)}` : ''} : ${e.total} pour ${e.difficulty}, ${e.hit ? 'touché' : 'manqué'}.`;
    case 'stray':
      return `Le coup perdu de ${l(e.who)} va sur ${l(e.target)}.`;
    case 'cast':
      return `${l(e.who)} lance ${t(e.spell)}${e.target ? ` sur ${l(e.target)}` : ''} : ${e.success ? 'le sort part' : 'le sort échoue'}.`;
    case 'prepares':
      return `${l(e.who)} prépare ${t(e.spell)}.`;
    case 'preparesSomething':
      return `${l(e.who)} prépare un sort.`;
    case 'spellLost':
      return `${l(e.who)} perd le sort préparé.`;
    case 'boosted':
      return `${l(e.who)} pouvait miser ${e.offered}, mise ${e.bonus} de physique.`;
    case 'veil':
      return `Un voile de brume de ${e.radius} cm se lève en ${place(e.at)}.`;
    case 'healed':
      return `${l(e.who)} regagne ${e.amount} : physique ${e.left}.`;
    case 'reaches':
      return `${l(e.who)} se penche sur ${t(e.thing)}.`;
    case 'took':
      return `${l(e.who)} a maintenant ${t(e.thing)}.`;
    case 'pickUpFailed':
      return `${l(e.who)} n’obtient pas ${t(e.thing)} : ${{ hurt: 'blessé', contested: 'disputé', away: 'éloigné' }[e.why]}.`;
    case 'passed':
      return `${l(e.who)} passe ${e.prisoner ? l(e.prisoner) : t(e.thing ?? '')} à ${l(e.to)}.`;
    case 'threw':
      return `${l(e.who)} lance ${e.victim ? l(e.victim) : t(e.thing ?? '')}, qui retombe en ${place(e.at)}.`;
    case 'lies':
      return `${t(e.thing)} gît en ${place(e.at)}.`;
    case 'fell':
      return `${l(e.who)} tombe de ${n(e.height)} cm${e.on ? ` sur ${l(e.on)}` : ''} : ${points(e.wounds, 'blessure', 'blessures')}.`;
    case 'jumped':
      return `${l(e.who)} saute ${n(e.declared)} cm, ${n(e.possible)} possibles${e.failed ? ' : c’est manqué' : ''}.`;
    case 'turnEnds':
      return `Fin du tour ${e.turn}.`;
    case 'holds':
      return `${name(e.seat)} tient le terrain : ${points(e.points, 'point', 'points')}.`;
    case 'left':
      return `${name(e.seat)} quitte la partie.`;
    case 'over':
      return `Partie finie, ${e.points.join(' à ')}. ${e.seat === null ? 'Personne ne gagne' : `${name(e.seat)} gagne`}.`;
  }
}

export const fr = {
  title: game.title.fr,
  pitch: game.pitch.fr,
  rules: rulesIn('fr'),
  chapters: chaptersIn('fr'),
  role: () => 'chef de horde',
  programs: { raider: 'un pillard, qui suit l’espérance' },
  event,
  decision,
  choice,
  way: (way: string) => entry(ways, way) ?? way,
  written: 'Places et distances sont en centièmes de centimètre, x puis y : [1250, 1075] est la place 12,5 ; 10,75.',
  reason: (reason: string, details: Readonly<Record<string, string | number>>) =>
    entry(reasons, reason)?.(details) ?? reason,
  purpose: (what: string) => entry(purposes, what) ?? what,
  drawn: (_label: string, drawn: DrawResult) => (typeof drawn === 'number' ? String(drawn) : drawn.join(' ')),
  term: (what: string) => entry(terms, what) ?? what,
  board: (view: View, seats: readonly Seat[]) => drawBoard(words, view, seats),
} satisfies Texts<Types>;

/** Ce qu’une autre langue doit avoir : les mêmes règles, les mêmes mots. */
export type MortebrumeTexts = Omit<Texts<Types>, 'rules'> & Pick<typeof fr, 'rules'>;
