/** Words that stand alone, in both languages side by side: French is the model of English. */
import type { Words } from '@reverie/kernel/words';

type Lexicon = Readonly<Record<string, Words>>;

/** How an answer may turn out. */
export const WAY_WORDS = {
  getsThrough: { fr: 'passe', en: 'gets through' },
  asUsual: {
    fr: 'passe, si la main est composée comme d’usage',
    en: 'gets through, if the hand was composed as usual',
  },
  mayHold: { fr: 'peut être tenue', en: 'can be held' },
  held: { fr: 'tient', en: 'holds' },
  falls: { fr: 'tombe', en: 'falls' },
  wakes: { fr: 'se réveille', en: 'wakes' },
} as const satisfies Lexicon;

/** Terms of a sum. */
export const TERM_WORDS = {
  dreamerEndurance: { fr: 'Z du Dormeur', en: 'the Dreamer’s Z' },
  sameColour: { fr: 'payé dans sa couleur', en: 'paid in its colour' },
  attack: { fr: 'attaque de base', en: 'base attack' },
  defence: { fr: 'défense de base', en: 'base defence' },
  resistance: { fr: 'résistance, base doublée', en: 'resistance, base doubled' },
  weakness: { fr: 'faiblesse, base diminuée', en: 'weakness, base lowered' },
  boosts: { fr: 'rêves ajoutés', en: 'dream powers added' },
  item: { fr: 'Objet de défense', en: 'defence Item' },
  dreamer: { fr: 'Dormeur sans défense', en: 'a Dreamer without defence' },
  faceDown: { fr: 'artefact retourné', en: 'an artefact face down' },
} as const satisfies Lexicon;

/** What is drawn. */
export const PURPOSE_WORDS = {
  power: { fr: 'rêves tirés de la pioche', en: 'dream powers from the pile' },
  dreamer: { fr: 'Dormeur tiré', en: 'a Dreamer drawn' },
  order: { fr: 'ordre tiré au sort', en: 'the order of play, drawn' },
  guess: { fr: 'supposition', en: 'a guess' },
} as const satisfies Lexicon;

/** What the board is labelled with. */
export const BOARD_WORDS = {
  before: { fr: 'Mise en place', en: 'Setting up' },
  over: { fr: 'La partie est finie', en: 'The game is over' },
  out: { fr: 'hors jeu', en: 'out' },
  noDreamer: { fr: '(le Dormeur s’est réveillé)', en: '(the Dreamer has woken)' },
  tilted: { fr: 'a joué', en: 'has played' },
  row: { fr: 'rêves', en: 'dreams' },
  empty: { fr: '–', en: '–' },
  endurance: { fr: 'end. ', en: 'end. ' },
  asleep: { fr: 'retourné', en: 'face down' },
  twin: { fr: 'double assaut', en: 'twin strike' },
  attacked: { fr: 'a attaqué', en: 'has attacked' },
  hand: { fr: 'Votre main', en: 'Your hand' },
  noHand: { fr: ' : vide', en: ': empty' },
  theDreamer: { fr: 'le Dormeur', en: 'the Dreamer' },
  designated: { fr: 'désigné', en: 'designated' },
} as const satisfies Lexicon;

/** Why an answer was refused, where nothing has to be filled in. */
// biome-ignore format: one line each
export const REASONS = {
  noAttackers: { fr: 'il faut au moins un Monstre ou une Arme', en: 'there must be at least one Monster or Weapon' },
  notInPool: { fr: 'cette carte n’est plus à prendre', en: 'that card is not there to be taken' },
  onlyOnce: { fr: 'on garde ses rêves ou on les retire, une seule fois', en: 'dream powers are kept or drawn again, once' },
  allOrNone: { fr: 'on remet les six, ou aucun', en: 'all six are put back, or none' },
  notInRow: { fr: 'ces rêves ne sont pas dans la rangée', en: 'those dream powers are not in the row' },
  notInDeck: { fr: 'cette carte n’est pas dans le deck', en: 'that card is not in the deck' },
  composeFirst: { fr: 'la main se compose d’abord', en: 'the hand is composed first' },
  refillFirst: { fr: 'pas encore : commencez d’abord votre tour', en: 'not yet: begin your turn first' },
  lastDreamer: { fr: 'on ne réveille pas son dernier Dormeur ; on abandonne', en: 'one’s last Dreamer is not woken; one concedes' },
  prepareFirst: { fr: 'c’est le moment des invocations et des Objets', en: 'this is the time for summons and Items' },
  itemsAreUsed: { fr: 'un Objet ne s’invoque pas, on en use', en: 'an Item is not summoned, it is used' },
  notAnItem: { fr: 'ce n’est pas un Objet', en: 'that is no Item' },
  noItemsYet: { fr: 'pas d’Objet avant votre deuxième tour', en: 'no Items before your second turn' },
  onlyInDefence: { fr: 'cet Objet se joue en défense', en: 'that Item is played in defence' },
  summonsFirst: { fr: 'les invocations viennent avant les Objets', en: 'summons come before Items' },
  noPlace: { fr: 'les trois places sont prises', en: 'all three places are taken' },
  noDropping: { fr: 'un artefact ne s’enlève pas pour faire place', en: 'an artefact is not removed to make room' },
  nothingThere: { fr: 'il n’y a rien à cette place', en: 'there is nothing at that place' },
  notAlike: { fr: 'les rêves payés ne sont pas d’une même sorte', en: 'the dream powers paid are not of one kind' },
  noCombatYet: { fr: 'personne ne combat encore : il faut le dernier joueur de la première manche', en: 'nobody fights yet: not before the last player of the first round' },
  nobodyCanAttack: { fr: 'aucune attaque n’est possible', en: 'no attack is possible' },
  designateFirst: { fr: 'il faut d’abord désigner un adversaire', en: 'an opponent has to be designated first' },
  combatOnly: { fr: 'c’est le moment d’attaquer ou de finir le tour', en: 'this is the time to attack or to end the turn' },
  noEndurance: { fr: 'cet artefact n’a plus d’endurance', en: 'that artefact has no endurance left' },
  faceDown: { fr: 'cet artefact est retourné', en: 'that artefact is face down' },
  hasAttacked: { fr: 'cet artefact a déjà attaqué ce tour-ci', en: 'that artefact has attacked this turn already' },
  justSummoned: { fr: 'cet artefact vient d’être invoqué', en: 'that artefact was only just summoned' },
  noDreamer: { fr: 'ce joueur n’a pas de Dormeur en ce moment', en: 'that player has no Dreamer at the moment' },
  covered: { fr: 'un artefact se tient devant ce Dormeur', en: 'an artefact stands before that Dreamer' },
  boostLater: { fr: 'les rêves s’ajoutent plus tard à cette table', en: 'dream powers are added later at this table' },
  noBoost: { fr: 'ces rêves ne renforcent pas cette carte', en: 'those dream powers do not boost that card' },
  cannotIntercept: { fr: 'cet artefact ne peut pas s’interposer', en: 'that artefact cannot intercept' },
  interceptFirst: { fr: 'il faut d’abord dire si l’on s’interpose', en: 'first comes the interception' },
  defendFirst: { fr: 'il faut d’abord répondre à l’attaque', en: 'the attack has to be answered first' },
  oneItem: { fr: 'un seul Objet de défense par attaque', en: 'one defence Item for an attack' },
  notForDefence: { fr: 'cette carte n’est pas un Objet de défense', en: 'that card is no defence Item' },
  faceDownHelpless: { fr: 'rien ne défend un artefact retourné', en: 'nothing defends an artefact that is face down' },
  noItemForDreamer: { fr: 'à cette table, rien ne défend un Dormeur', en: 'at this table nothing defends a Dreamer' },
  nothingToPay: { fr: 'il n’y a rien à payer', en: 'there is nothing to pay' },
  notATarget: { fr: 'ce pouvoir ne peut pas toucher cela', en: 'this power cannot touch that' },
  rowFull: { fr: 'la rangée est pleine : il faut défausser un de ses rêves', en: 'the row is full: one of its dream powers has to be discarded' },
  roomEnough: { fr: 'la rangée a de la place : rien à défausser', en: 'there is room in the row: nothing to discard' },
  usedFirst: { fr: 'on ne pioche que s’il n’y a rien d’usé à reprendre', en: 'one draws only where nothing used can be taken back' },
  powerFirst: { fr: 'un pouvoir attend d’être employé', en: 'a power waits to be used' },
} as const satisfies Lexicon;
