/** Le journal, en phrases. Ce fichier est le modèle de l’autre langue. */
import {
  botte,
  bracketed,
  difficulty,
  idea,
  manoeuvre,
  pebbles,
  rowOf,
  skill,
  type Tellings,
  tested,
} from './figures.ts';
import { acts, gifts, of, outs, own, said, why, wound } from './names.fr.ts';

const w = (key: string): string => why[key] ?? key;
const purses = { own: '', limbes: ' (des Limbes)', conteur: ' (du Conteur)', reserve: ' (de la réserve)' } as const;
const quote = (text: string): string => (text ? ` « ${text} »` : '');
const qualities = {
  critical: 'réussite critique',
  exceptional: 'réussite exceptionnelle',
  simple: 'réussite simple',
  failure: 'échec simple',
  important: 'échec important',
  fumble: 'échec critique',
} as const;
const by = { conteur: 'le Conteur', table: 'la règle', default: 'par défaut' } as const;
const fates = { capture: 'est capturé', kill: 'est abattu', spare: 'est épargné' } as const;
export const prizes: Readonly<Record<string, string>> = {
  panache: 'un PP',
  karma: 'une case de Karma',
  potion: 'une potion',
  mana: 'du Mana',
  nothing: 'rien de plus',
  legere: 'une blessure Légère',
  serieuse: 'une blessure Sérieuse',
  day: 'un jour',
  black: 'des noires dans le sac',
};

export const tellings: Tellings = {
  gained: (e) => `${e.name} tire ${pebbles(e.white, e.black)} de Panache (${w(e.why)}).`,
  spent: (e) => `${e.name} dépense ${pebbles(e.white, e.black)}${purses[e.purse]}.`,
  lost: (e) => `${e.name} perd ${pebbles(e.white, e.black)} (${w(e.why)}).`,
  gave: (e) => `${e.name} donne ${pebbles(e.white, e.black)} à ${e.to}.${quote(e.text)}`,
  karma: (e) =>
    `Karma ${of(e.name)} : ${e.change > 0 ? '+' : '−'}${Math.abs(e.change)} case${Math.abs(e.change) > 1 ? 's' : ''}, ${e.cases < 0 ? `−${-e.cases}` : e.cases} en tout (${w(e.why)}).`,
  bagChanged: (e) =>
    `${Math.abs(e.black)} noires ${e.black < 0 ? 'sortent du' : 'entrent dans le'} sac.${quote(e.text)}`,
  limbes: (e) => `Les Limbes débordent : ${e.stones} pierres.`,
  limbesEvent: (e) => `Un événement hostile monte des Limbes (${by[e.by]}).${quote(e.text)}`,
  proposed: (e) =>
    `${e.name} veut tester ${tested('fr', e.what, own)}${e.panache ? ` avec panache (${pebbles(0, e.panache)})` : ''}.${quote(e.text)}`,
  ruled: (e) =>
    e.difficulty === undefined || e.dark
      ? `La Difficulté est fixée, et gardée secrète (${by[e.by]}).`
      : `Difficulté : ${difficulty('fr', e.difficulty)}${e.relance ? `, ${e.relance} relance` : ''}${e.bonus > 0 ? `, bonus ${pebbles(e.bonus, 0)}` : ''} (${by[e.by]}).${quote(e.text)}`,
  notNeeded: (e) => `Pas de tirage : ${e.name} ${e.success ? 'réussit' : 'échoue'} (${by[e.by]}).${quote(e.text)}`,
  drew: (e) =>
    e.row && e.fixed !== undefined
      ? `${e.name} : ${bracketed(e.fixed)}${rowOf(e.row)} = ${e.white} blanches, ${e.success ? 'réussite' : 'échec'}${e.fortune ? ' (fortune)' : ''}.`
      : `${e.name} tire dans le noir : ${e.success ? 'réussite' : 'échec'}.`,
  redrew: (e) =>
    `${e.name} ${e.from === 'forced' ? 'doit remettre' : 'retire'} ${e.count} pierre${e.count > 1 ? 's' : ''}.`,
  inverted: (e) => `${e.name} retourne une noire en blanche.`,
  extraStones: (e) =>
    `Karma de ${e.name} : ${e.drawn} pierre${e.drawn > 1 ? 's' : ''} en plus, ${e.kept} ${e.colour === 'white' ? 'blanche' : 'noire'}${e.kept > 1 ? 's' : ''} gardée${e.kept > 1 ? 's' : ''}.`,
  settled: (e) =>
    `${e.name}, ${tested('fr', e.what, own)} : ${qualities[e.quality]} (${e.white} blanches, ${e.black} noires).`,
  aftermath: (e) =>
    `${e.yesBut ? 'Oui, mais…' : 'C’est un échec.'}${e.keyword ? ` Mot-clé : ${e.keyword}.` : ''}${quote(e.text)}`,
  contested: (e) =>
    `${e.name} contre ${e.foe} : ${e.whites[0]} blanches à ${e.whites[1]} ; ${e.winner < 0 ? 'personne ne l’emporte' : `${e.winner === 0 ? e.name : e.foe} l’emporte`}.`,
  groupTest: (e) =>
    `Le groupe teste ${skill('fr', e.what)} : ${e.successes} sur ${e.members}, ${e.success ? 'réussite' : 'échec'}.`,
  asked: (e) =>
    `${e.name} demande ${acts[e.act] ?? e.act}${e.what ? ` (${e.what})` : ''}${e.price ? `, ${e.price} PP` : ''}.${quote(e.text)}`,
  assent: (e) => `${e.agreed ? 'Accordé' : 'Refusé'} : ${acts[e.act] ?? e.act} (${by[e.by]}).${quote(e.text)}`,
  done: (e) => `${e.name} : ${acts[e.act] ?? e.act}${e.what ? ` (${e.what})` : ''}.`,
  shadowed: (e) => `L’ombre des Limbes sur ${e.name} : ${pebbles(0, e.stones)} au prochain tirage.`,
  attached: (e) => `${e.name} (${e.count}) couvrent ${e.whom}.`,
  shielded: (e) => `Le coup destiné à ${e.whom} est pour ceux qui le couvrent : ${e.name}, il en reste ${e.left}.`,
  effect: (e) =>
    `${manoeuvre('fr', e.manoeuvre)} : ${e.name}${e.stones === 0 ? '' : `, ${pebbles(e.stones, -e.stones)} au prochain tirage`}.${quote(e.text)}`,
  unfit: (e) => `${e.name} : Escrime ${e.escrime}, qui ne va pas à sa classe. Vous seul le savez.`,
  said: (e) => `${e.about ? `${e.about} : ` : ''}${said[e.what] ?? e.what}.${quote(e.text)}`,
  moment: (e) => `Moment-clé${quote(e.text)} : ${e.final ? 'tous ont payé, c’est définitif' : 'tous n’ont pas payé'}.`,
  duel: (e) => `${e.names[0]} contre ${e.names[1]} !`,
  bid: (e) => `${e.name} mise ${e.stake} pour l’initiative.`,
  initiative: (e) => `${e.name} a l’initiative${e.stolen ? ', volée' : ''}.`,
  order: (e) => `On se bat dans cet ordre : ${e.names.join(', ')}.`,
  delayed: (e) => `${e.name} attend, et passera après ${e.after}.`,
  exchange: (e) => `— Échange ${e.n} —`,
  opened: (e) =>
    e.fixed === undefined || e.white === undefined
      ? `${e.name} ouvre.`
      : `${e.name} ouvre : ${bracketed(e.fixed)}${e.row && e.row.length > 0 ? rowOf(e.row) : pebbles(e.white - Math.max(0, e.fixed), 8 - Math.abs(e.fixed) - (e.white - Math.max(0, e.fixed)))} = ${e.white} blanches.`,
  upperHand: (e) => `${e.name} prend le dessus${e.free ? `, et la combinaison y est : ${botte('fr', e.free)}` : ''}.`,
  ahead: (e) => (e.name ? `${e.name} montre plus de blanches.` : 'Autant de blanches des deux côtés.'),
  tie: () => 'Égalité.',
  manoeuvre: (e) => `${e.name} : ${manoeuvre('fr', e.manoeuvre)}.${quote(e.text)}`,
  struck: (e) =>
    `${e.name}${e.fixed === undefined ? '' : ` : ${bracketed(e.fixed)}${e.white} blanches`}, ${e.reussites} Réussite${e.reussites > 1 ? 's' : ''}${e.defence ? ' en défense' : ''}.`,
  raised: (e) =>
    `${e.name} ${e.attacker ? 'ajoute' : 'annule'} ${e.count} Réussite${e.count > 1 ? 's' : ''} : ${e.result}.`,
  chain: (e) =>
    `Enchaînement ${of(e.name)} : ${e.manoeuvres} manœuvre${e.manoeuvres > 1 ? 's' : ''}, ${e.reussites} Réussite${e.reussites > 1 ? 's' : ''}.`,
  launched: (e) => `${e.name} lance sa botte : ${botte('fr', e.botte)}${e.free ? ', par la combinaison' : ''} !`,
  parriedBotte: (e) =>
    `${e.name} ${e.held ? 'pare' : 'ne pare pas'} ${botte('fr', e.botte)}${e.how === 'panache' ? ' (huit PP)' : ''}.`,
  hurt: (e) =>
    e.wound
      ? `${e.name} reçoit une blessure : ${wound(e.wound)}${e.total ? ` (${e.total})` : ''}.`
      : `Le coup porte : ce qu’il coûte à ${e.name} se dira après le combat.`,
  unhurt: (e) => `${e.name} n’a rien : l’armure et le corps ont tenu (${e.total}).`,
  dessous: (e) => `${e.name} a le dessous : ${pebbles(0, e.stones)}.`,
  fate: (e) => `${e.name} ${fates[e.what]}.`,
  marked: (e) => `${e.name} en gardera : ${e.text}.`,
  outOf: (e) => `${e.name} ${outs[e.how]}.`,
  impressed: (e) =>
    e.rule === 'SON-IMP-02'
      ? `La démonstration ${of(e.name)} échoue (${e.whites[0]} blanche${e.whites[0] > 1 ? 's' : ''}) : ${e.winner} impressionne ${e.loser}.`
      : `${e.whites[0]} blanches${e.whites[1] >= 0 ? ` contre ${e.whites[1]}` : ''} : ${e.winner ? `${e.winner} impressionne ${e.loser}` : 'personne n’impressionne'}.`,
  fightOver: (e) => (e.winner ? `Le combat est fini : ${e.winner} l’emporte.` : 'Le combat est arrêté.'),
  woundsTold: (e) => `${e.name} compte ses blessures : ${e.wounds.map(wound).join(', ')}.`,
  mishap: (e) => `Petit malheur pour ${e.name}.${quote(e.text)}`,
  felled: (e) => `${e.name} en abat ${e.count}.`,
  shot: (e) => `${e.name} tire sur ${e.target}, Difficulté ${pebbles(0, e.difficulty)}.`,
  time: (e) => `Jour ${e.day}, ${e.hour} h.`,
  healed: (e) => `${e.name} : une ${wound(e.wound)} est guérie.`,
  potion: (e) => `${e.name} boit une potion de qualité ${e.quality} : ${e.white} blanche${e.white > 1 ? 's' : ''}.`,
  mana: (e) => `Mana ${of(e.name)} : ${e.mana}${e.debt ? `, ${e.debt} de dette` : ''}.`,
  asleep: (e) => `${e.name} ${e.asleep ? 's’endort' : 's’éveille'}.`,
  spellCast: (e) =>
    `« ${e.phrase} », total ${e.total} contre ${difficulty('fr', e.difficulty)} : ${e.success ? 'réussi' : 'raté'}, ${e.cost} ${e.paid === 'object' ? 'de charge' : 'Mana'}.`,
  routine: (e) => `« ${e.phrase} » devient une routine ${of(e.name)}, niveau ${e.level}.`,
  experience: (e) => `${e.amount} XP pour chacun${e.doubled ? ', doublés' : ''}.`,
  learnt: (e) =>
    `${e.name} : ${gifts[e.what] ?? e.what}${e.name2 ? ` ${e.what === 'skill' ? skill('fr', e.name2) : e.name2}` : ''} ${e.value}.`,
  scenario: (e) => `Fin du scénario ; le ${e.n}e commence.`,
  session: () => 'La séance commence.',
  closed: () => 'La table se lève.',
  leg: (e) => `${e.n ? `Rencontre ${e.n} : ` : 'Les Brumes : '}${idea('fr', e.idea)}.`,
  legOver: (e) => `${e.passed ? 'Passé' : 'Manqué'} : ${prizes[e.prize] ?? e.prize}.`,
};
