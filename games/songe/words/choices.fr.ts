/** Les réponses, en mots. Ce fichier est le modèle de l’autre langue. */
import type { Do } from '../answers.ts';
import { READY } from '../characters.ts';
import { BOTTES } from '../data/bottes.ts';
import { eclatCalled } from '../data/eclats.ts';
import { CHARACTERISTIC_WORDS } from '../data/skills.ts';
import {
  botte,
  type Choices,
  difficulty,
  eclat,
  enriching,
  figureIn,
  foeIn,
  karmaCasesIn,
  manoeuvre,
  objectIn,
  pebbles,
  priceIn,
  seatIn,
  signed,
  skill,
  wayIn,
} from './figures.ts';
import { gifts, of, why, wound } from './names.fr.ts';

const from = { characteristic: 'par la Caractéristique', escrime: 'par l’Escrime', panache: 'contre' } as const;
const many = (n: number, one: string): string => `${n} ${one}${n > 1 ? 's' : ''}`;
const signes = { reve: 'le Rêve', cauchemar: 'le Cauchemar', none: 'aucun' } as const;
const riches = { descripteur: 'Descripteur', skill: 'Compétence', eclat: 'Éclat', panache: 'Panache' } as const;
/** What a PNJ is given, by its name in this language. */
const given = ({ what, name }: Do<'enrich'>): string =>
  what === 'skill' ? skill('fr', name) : what === 'eclat' ? eclat('fr', name) : name;
const said = (text: string | undefined): string => (text ? ` « ${text} »` : '');

export const choices: Choices = {
  draw: (a) =>
    a.fortune === 'panache'
      ? 'tirer, avec un effet fortune (1 PP)'
      : a.fortune === 'karma'
        ? 'tirer, avec un effet fortune (1 case de Karma)'
        : 'tirer',
  redraw: (a) => `retirer ${many(a.count, 'pierre')} ${from[a.from]}${a.from === 'panache' ? ` ${a.count} PP` : ''}`,
  invert: () => 'retourner une noire (1 PP)',
  karma: (_, d) => `user de son bon Karma (${many(karmaCasesIn(d), 'case')} de Karma)`,
  sign: () => 'invoquer le Signe du Rêve (une fois par scénario)',
  stand: () => 'laisser ainsi',
  pass: (_, d) => (d.kind === 'test.avoid' ? 'l’éviter (1 PP)' : 'passer'),
  rule: (a) =>
    `${difficulty('fr', a.difficulty)}${a.relance ? `, ${many(a.relance, 'relance')}` : ''}${a.bonus ? `, bonus ${pebbles(a.bonus, 0)}` : ''}${a.important ? ', action importante' : ''}${a.fortune ? ', fortune' : ''}${said(a.text)}`,
  notNeeded: (a) => `pas de tirage : cela ${a.success ? 'réussit' : 'échoue'}`,
  callDebt: () => 'faire échouer : c’est dû',
  impose: () => 'imposer le mauvais Karma (le joueur gagne 1 PP, ou en paie 1 pour l’éviter)',
  after: (a) => (a.yesBut ? '« oui, mais… »' : 'c’est un échec'),
  ready: (a) => (a.botte ? `en garde, en visant ${botte('fr', a.botte)} ${BOTTES[a.botte].combination}` : 'en garde'),
  impress: () => 'impressionner',
  yield: () => 'renoncer',
  flee: () => 's’enfuir',
  bid: (a) => `miser ${a.count} PP de plus`,
  shift: (a) => `échanger la ${a.place + 1}e pierre et sa voisine (2 PP)`,
  breakTie: () => 'départager (1 PP)',
  attack: (a) => manoeuvre('fr', a.manoeuvre),
  stop: () => 's’arrêter là',
  defend: (a) => manoeuvre('fr', a.manoeuvre),
  counter: (a) => `coup fourré : ${manoeuvre('fr', a.manoeuvre)}`,
  take: (_, d) => (d.kind === 'test.avoid' ? 'le subir (remonte de 2 cases de Karma, gagne 1 PP)' : 'encaisser'),
  raise: (a) => `${many(a.count, 'Réussite')} pour ${a.count} PP`,
  botte: (a) => `${botte('fr', a.botte)}${a.free ? ', par la combinaison' : ` (${BOTTES[a.botte].price} PP)`}`,
  counterBotte: () => 'contrer (8 PP)',
  save: () => 'tenter de parer (huit blanches)',
  wound: () => 'prendre la blessure',
  dessous: () => 'avoir le dessous (une noire de plus sur vos tirages)',
  fate: (a) => ({ capture: 'le capturer', kill: 'l’abattre', spare: 'l’épargner' })[a.what],
  mark: (a) => `${a.size === 2 ? 'une cicatrice' : 'une séquelle'} (${a.size} PP)${said(a.text)}`,
  where: (a) => `toucher : ${a.place} (${a.sensitive ? 2 : 1} PP)`,
  shed: () => 'ôter une pierre de dessous (2 PP)',
  test: (a) =>
    `tester ${a.skill ? skill('fr', a.skill) : a.characteristic ? CHARACTERISTIC_WORDS[a.characteristic].fr : `le Trait ${a.trait}`}${a.panache ? ` avec panache (${pebbles(0, a.panache)})` : ''}${a.evil ? ', avec malveillance (1 PP)' : ''}${said(a.text)}`,
  descripteur: (a) => `activer ${a.name} (1 PP)`,
  quality: (a) => `activer la qualité ${a.name} (1 PP)`,
  masque: (a) => `le Masque${a.skill ? ` pour ${skill('fr', a.skill)}` : ''} (1 PP)`,
  tavern: (a) => `un récit de taverne (1 PP)${said(a.text)}`,
  success: () => 'un succès contre une dette (2 PP)',
  eclat: (a) => {
    const { price = 0, mana = 0 } = eclatCalled(a.id) ?? {};
    return `l’Éclat ${eclat('fr', a.id)} (${price} PP, ${mana} Mana)`;
  },
  object: (a) => `trouver : ${a.name} (${a.rare ? 2 : 1} PP)`,
  bind: (a) => `lier à soi : ${a.name} (3 PP)`,
  mini: () => 'une mini-scène (1 PP)',
  affirm: (a) => `affirmer (${a.grade} PP)${a.about ? ` sur ${a.about}` : ''}${said(a.text)}`,
  characterise: (a) => `une qualité de ${a.about} ${pebbles(a.stones, 0)} (${1 + a.stones} PP)`,
  enrich: (a, d) =>
    `enrichir ${figureIn(d, a.figure)} : ${riches[a.what]} ${given(a)}${a.points ? ` ${a.points}` : ''} (${enriching(a)} PP)`,
  valet: (a, d) => `payer son valet ${figureIn(d, a.figure)} (1 PP)`,
  raiseKarma: (a) => `relever son Karma de ${many(a.cases, 'case')} (${3 * a.cases} PP)`,
  give: (a, d) => `donner ${a.count} PP à ${seatIn(d, a.to) ?? 'qui conte'}${said(a.text)}`,
  borrow: (a) => `emprunter sur son Karma, jusqu’à ${a.need} PP (1 case chacun)`,
  flaw: (a) => `le défaut ${a.name} s’en mêle (gagne 1 PP)`,
  failOnPurpose: () => 'rater exprès (gagne 2 PP)',
  deed: (a) => `un beau geste (gagne ${a.want === 'karma' ? 'une case de Karma' : '1 PP'})`,
  spell: (a) => `un sort : « ${a.words.join(' ')} » (Mana selon la difficulté${a.flourish ? ', 1 PP' : ''})`,
  useObject: (a, d) => `se servir de l’objet : ${objectIn(d, a.object)}`,
  recharge: (a, d) => `recharger de tout son Mana : ${objectIn(d, a.object)}`,
  potion: (a) => `boire une potion de qualité ${a.quality}`,
  noteWound: (a) => `noter la blessure : ${a.place}`,
  die: () => 'choisir sa mort',
  hold: () => 'tenir cinq minutes (1 PP)',
  experience: (a) =>
    `expérience : ${{ karma: '2 XP, une case de Karma', keep: '1 XP gardé', round: '1 XP, un rond', gift: `un cadeau${a.gift ? ` (${gifts[a.gift] ?? a.gift}${a.name ? ` : ${a.gift === 'skill' ? skill('fr', a.name) : a.name}` : ''})` : ''}`, word: `1 XP, le mot ${a.name ?? ''}`, valet: '1 XP au valet', routine: `la routine ${a.name ?? ''}` }[a.use]}`,
  award: (a, d) => `donner ${a.count} PP à ${figureIn(d, a.to)}, ${why[a.why] ?? a.why}`,
  judge: (a, d) => `Karma ${of(figureIn(d, a.to))} : ${signed(a.cases)} case${Math.abs(a.cases) > 1 ? 's' : ''}`,
  demand: (a, d) => `exiger un PP ${of(figureIn(d, a.to))} pour ${a.name}`,
  addStones: (a) =>
    `${a.black < 0 ? 'ôter' : 'ajouter'} ${many(Math.abs(a.black), 'noire')} ${a.black < 0 ? 'du sac' : 'au sac'}`,
  circumstance: (a, d) =>
    `${pebbles(a.stones, -a.stones)} pour ${figureIn(d, a.to)}, ${a.lasts === 'draw' ? 'sur un tirage' : 'pour la scène'}`,
  shadow: (a, d) => `l’ombre des Limbes sur ${figureIn(d, a.to)} : ${pebbles(0, a.count)} au prochain tirage`,
  effect: (a, d) =>
    `l’effet de la manœuvre : ${figureIn(d, a.to)} ${pebbles(a.stones, -a.stones)} au prochain tirage${said(a.text)}`,
  attach: (a, d) => `${figureIn(d, a.a)} (${a.foes}) couvrent ${figureIn(d, a.b)}`,
  melee: (a, d) =>
    `plusieurs combats : ${a.fights.map((one) => `${figureIn(d, one.a)} contre ${figureIn(d, one.b)}${one.foes > 0 ? ` (${one.foes})` : ''}`).join(', ')}`,
  engage: () => 'se battre maintenant',
  delay: () => 'laisser passer le suivant',
  duel: (a, d) => `un duel : ${figureIn(d, a.a)} contre ${figureIn(d, a.b)}`,
  algarade: (a, d) => `une Algarade : ${figureIn(d, a.a)} contre ${figureIn(d, a.b)} (${a.foes})`,
  shot: (a, d) => `un tir : ${figureIn(d, a.a)} sur ${figureIn(d, a.b)}`,
  bring: (a) => `faire entrer ${READY[a.id]?.name ?? a.id}`,
  reload: (a, d) => `${figureIn(d, a.to)} recharge`,
  contest: (a, d) =>
    `${a.how === 'opposition' ? 'opposition' : 'compétition'}, ${skill('fr', a.skill)} : ${figureIn(d, a.a)} et ${figureIn(d, a.b)}`,
  group: (a) => `tous testent ${skill('fr', a.skill)}, ${difficulty('fr', a.difficulty)}`,
  moment: (a) => `un moment-clé à ${a.price} PP`,
  scene: (a) => `scène : ${a.place} [${a.traits.join(', ')}]`,
  time: (a) =>
    `le temps passe : ${[a.days > 0 ? many(a.days, 'jour') : '', a.hours > 0 ? many(a.hours, 'heure') : ''].filter(Boolean).join(' ') || 'un instant'}`,
  trait: (a, d) => `changer le Trait ${a.name} ${of(figureIn(d, a.to))}`,
  signe: (a, d) => `Signe ${of(figureIn(d, a.to))} : ${signes[a.signe]}`,
  harm: (a, d) => `blesser ${figureIn(d, a.to)} : ${wound(a.kind)}, ${a.place}`,
  nightmare: (a, d) => `Éclat de Cauchemar pour ${figureIn(d, a.to)} : ${eclat('fr', a.id)}`,
  peril: (a, d) => `un péril pour ${figureIn(d, a.to)}`,
  limbesEvent: (a) => `l’événement des Limbes${said(a.text)}`,
  brumes: () => 'une idée des Brumes',
  improvise: (a, d) => `${figureIn(d, a.to)} prend une arme improvisée`,
  keyword: (a) => `un mot-clé sur ${a.about} (1 PP du Conteur)`,
  xp: (a) => `${a.amount} XP à chacun`,
  scenarioEnd: () => 'fin du scénario',
  newSession: () => 'nouvelle séance',
  endFight: () => 'arrêter le combat',
  newCharacter: (a, d) =>
    a.as === 'valet' ? `un valet pour ${figureIn(d, a.to)}` : `un nouveau personnage après ${figureIn(d, a.to)}`,
  close: () => 'lever la table',
  agree: (a) => `accorder${a.grade ? ` (${a.grade} PP)` : ''}`,
  refuse: () => 'refuser',
  prevent: () => 'empêcher (le joueur reçoit 1 PP)',
  payMoment: (_, d) => `payer${priceIn(d) === undefined ? '' : ` (${priceIn(d)} PP)`}`,
  face: (a, d) => {
    const way = wayIn(d, a.way);
    if (way?.by === 'skill') return `${skill('fr', way.skill)}, ${difficulty('fr', way.difficulty)}`;
    if (way?.by === 'duel') return `se battre en duel : ${foeIn(d)}`;
    if (way?.by === 'band') return `une Algarade : ${foeIn(d)}`;
    return way?.by === 'masque'
      ? `le Masque pour ${skill('fr', way.skill)} (1 PP)`
      : `activer ${way?.by === 'descripteur' ? way.name : ''} (1 PP)`;
  },
  onward: () => 'avancer',
  rest: () => 'se reposer un jour (deux noires entrent dans le sac)',
};
