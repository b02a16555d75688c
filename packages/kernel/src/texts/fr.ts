/** Les phrases du noyau : refus et fautes qui ne viennent d'aucun jeu. Ce fichier est le modèle des autres langues. */
import { frenchOf } from '../words.ts';

export type Details = Readonly<Record<string, string | number>>;

const at = (d: Details) => (d.where === '' || d.where === undefined ? '' : ` à « ${d.where} »`);

/** Les types des données, comme on les dit ; le reste s’écrit en signes. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'texte',
  number: 'nombre',
  int: 'nombre entier',
  boolean: 'true | false',
  array: 'liste',
  tuple: 'liste',
  object: 'objet',
  record: 'objet',
  union: 'une autre forme',
};

/** Où des données ne vont pas, et ce qui était attendu là. */
export const wrongShape = (d: Details): string =>
  d.unknown === undefined
    ? `${at(d)} : attendu ${TYPES[d.expected ?? ''] ?? d.expected}`
    : `${at(d)} : champ inconnu « ${d.unknown} »`;

export const fr = {
  stale: () => 'cette question n’est plus ouverte',
  notYours: (d: Details) => `cette question est posée au siège ${d.seat}, pas à vous`,
  noSeat: (d: Details) => `il n’y a pas de siège ${d.seat} à cette table`,
  answerShape: (d: Details) => `réponse mal formée${wrongShape(d)}`,
  optionsShape: (d: Details) => `options mal formées${wrongShape(d)}`,
  seatsShape: (d: Details) => `sièges mal formés${wrongShape(d)}`,
  tooFew: (d: Details) => `il faut au moins ${d.min} siège(s) « ${d.role} », il y en a ${d.count}`,
  tooMany: (d: Details) => `il faut au plus ${d.max} siège(s) « ${d.role} », il y en a ${d.count}`,
  noRole: (d: Details) => `ce jeu n’a pas de rôle « ${d.role} »`,
  over: () => 'la partie est finie',
  awaiting: (d: Details) => `on attend d’abord un tirage : ${d.label}`,
  notAwaiting: () => 'aucun tirage n’est attendu',
  outcomeShape: (d: Details) => `ce n’est pas un résultat possible de ${d.space}`,
  gone: (d: Details) => `le siège ${d.seat} a déjà quitté la partie`,
  noSuchEntry: (d: Details) => `il n’y a pas d’entrée ${d.entry} où revenir`,
  header: (d: Details) => `l’en-tête du journal est illisible${wrongShape(d)}`,
  headerAltered: () => 'l’en-tête du journal a été modifié : son empreinte ne correspond pas',
  entryJson: (d: Details) => `l’entrée ${d.entry} n’est pas du JSON : fichier tronqué ou abîmé`,
  entryUnended: (d: Details) =>
    `l’entrée ${d.entry} ne finit pas par un saut de ligne : le fichier est coupé, ou un programme l’a modifié`,
  blankLine: (d: Details) => `une ligne vide tient la place de l’entrée ${d.entry}`,
  lineEnds: () =>
    'les lignes de ce fichier finissent comme sous Windows : un programme les a changées ; un saut de ligne seul les finit',
  byteOrderMark: () =>
    'ce fichier commence par une marque d’ordre des octets : un programme l’y a mise, et un journal n’en a pas',
  entryShape: (d: Details) => `l’entrée ${d.entry} est mal formée${wrongShape(d)}`,
  entryAltered: (d: Details) => `l’entrée ${d.entry} a été modifiée : son empreinte ne correspond pas`,
  entryOrder: (d: Details) => `l’entrée ${d.entry} n’est pas à sa place : on lit le numéro ${d.found}`,
  entryAfterEnd: (d: Details) => `l’entrée ${d.entry} vient après la fin de la partie`,
  replayRefused: (d: Details) => `l’entrée ${d.entry} est refusée par les règles`,
  tableRefused: () => 'cette table est refusée par les règles',
  outcomeDiffers: (d: Details) => `à l’entrée ${d.entry}, l’issue inscrite n’est pas celle de la partie rejouée`,
  replayDiffers: (d: Details) => `l’entrée ${d.entry} ne se rejoue pas comme alors : ${d.why}`,
  stateDiffers: (d: Details) => `à l’entrée ${d.entry}, l’état rejoué n’a pas l’empreinte inscrite`,
  otherGame: (d: Details) => `ce journal est une partie ${frenchOf(String(d.found))}, pas ${frenchOf(String(d.game))}`,
  otherVersion: (d: Details) => `ce journal suit les règles ${d.found} ; celles d’ici sont ${d.version}`,
  seedMissing: () => 'la partie est finie et sa graine n’est pas publiée : ses tirages ne peuvent être refaits',
  seedCommitment: () => 'la graine publiée ne correspond pas à l’engagement pris avant la partie',
  otherMatch: (d: Details) => `ce journal est celui d’une autre partie : ${d.found}, et non ${d.match}`,
  otherCommitment: () =>
    'l’engagement du journal n’est pas celui qui vous a été montré avant que vous ne vous asseyiez',
  otherNonce: () => 'le nombre que votre appareil a donné pour les tirages n’est pas dans le journal',
  otherNonces: () => 'les nombres donnés par les joueurs ne sont pas ceux que la table a montrés avant la partie',
  gameAltered: () => 'le journal est d’un autre jeu, ou d’autres règles, que la partie commencée',
  optionsAltered: () => 'les options du journal ne sont pas celles de la partie commencée',
  seatsAltered: () => 'les sièges du journal ne sont pas ceux de la partie commencée',
  forkAltered: () => 'le journal dit avoir repris d’une autre partie ce que celle-ci a joué elle-même, ou l’inverse',
  chanceAltered: () => 'l’engagement ou les nombres du journal ne sont pas ceux de la partie commencée',
  headerOther: () => 'l’en-tête du journal n’est pas celui de la partie commencée',
  pastRewritten: (d: Details) =>
    `le passé a été réécrit : l’entrée ${d.entry}, ou une autre avant elle, n’est pas celle qui a été jouée devant vous`,
  endMissing: (d: Details) => `la fin manque : vous avez vu l’entrée ${d.entry}, et le journal n’en a que ${d.found}`,
  shownOtherwise: (d: Details) => `à l’entrée ${d.entry}, la table vous a montré autre chose que ce qui s’est passé`,
  forkBeyond: (d: Details) =>
    `le journal dit avoir repris ${d.count} entrée(s) d’une autre partie, et il en a ${d.found}`,
  forkNonces: () => 'une partie reprise d’une autre ne commence pas avec des nombres donnés par les joueurs',
  noncesCount: () => 'il n’y a pas un nombre par siège pour les tirages',
  nonceLate: (d: Details) => `à l’entrée ${d.entry}, le siège ${d.seat} change les tirages quand il ne le peut plus`,
  noFork: () => 'ce journal n’est repris d’aucune autre partie',
  otherParent: (d: Details) =>
    `la partie d’origine est ${d.match} ; le journal donné pour elle ne l’est pas (${d.found})`,
  parentDiffers: (d: Details) => `l’entrée ${d.entry} n’est pas celle de la partie d’origine`,
  parentBad: (d: Details) => `le journal de la partie d’origine est fautif (entrée ${d.entry})`,
  drawDiffers: (d: Details) => `à l’entrée ${d.entry}, le tirage « ${d.label} » ne vient pas de la graine publiée`,
  scenarioShape: (d: Details) => `scénario mal formé${wrongShape(d)}`,
  outcomeMissing: (d: Details) => `le tirage ${d.number} n’est pas préparé : ${d.label} demande ${d.space}`,
  outcomeOther: (d: Details) => `le tirage ${d.number} est préparé pour ${d.found}, mais ${d.label} demande ${d.space}`,
  outcomeWrong: (d: Details) => `le tirage ${d.number} vaut ${d.found}, mais ${d.label} demande ${d.space}`,
  outcomesLeft: (d: Details) => `${d.count} tirage(s) préparé(s) n’ont pas servi`,
  characterJson: () => 'ce fichier n’est pas du JSON : il est tronqué ou abîmé',
  characterKind: () => 'ce fichier n’est pas celui d’un personnage de Rêverie',
  characterVersion: (d: Details) =>
    `ce personnage est écrit sous une forme que cette version ne connaît pas (${d.found})`,
  characterShape: (d: Details) => `personnage mal formé${wrongShape(d)}`,
  characterHuge: (d: Details) => `ce fichier est trop grand pour un personnage (${d.most} ko au plus)`,
  characterGame: (d: Details) => `ce personnage est d’un autre jeu (${d.found}, et non ${d.game})`,
  characterRules: (d: Details) =>
    `ce personnage suit d’autres règles (${d.found} ; celles d’ici sont ${d.version})${wrongShape(d)}`,
  noCharacters: () => 'ce jeu n’a pas de personnages qui passent d’une table à l’autre',
  bridgeFile: () => 'ce fichier n’est pas celui d’un personnage que l’on sache lire',
  bridgeSystem: (d: Details) => `ce personnage est d’un autre système (${d.found})`,
  bridgeType: (d: Details) => `ce fichier n’est pas celui d’une personne (${d.found})`,
  bridgeEmpty: () => 'ce fichier n’a pas de feuille : il est d’un autre système, ou abîmé',
  nameTooLong: (d: Details) => `un nom de siège a plus de ${d.max} signes`,
  scenarioDecision: (d: Details) => `étape ${d.step} : ${d.count} questions ouvertes pour ce siège, dites laquelle`,
};

export type KernelTexts = Readonly<Record<keyof typeof fr, (d: Details) => string>>;
export type KernelReason = keyof typeof fr;
