/** SON-MAN: what one can do in a fight. */
import type { Words } from '@reverie/kernel/words';
import type { Characteristic } from './skills.ts';

export type Group = 'attack' | 'parry' | 'dodge' | 'scenery' | 'special';

interface Manoeuvre extends Words {
  readonly group: Group;
  /** SON-MAN-01: 0 open to all, −1 open to all but harder untrained, null only if owned. */
  readonly base: 0 | -1 | null;
  /** SON-MAN-02: whose redraws serve; the better of two. Empty: any. */
  readonly on: readonly Characteristic[];
}

function m(fr: string, en: string, group: Group, base: Manoeuvre['base'], ...on: Characteristic[]): Manoeuvre {
  return { fr, en, group, base, on };
}

export const MANOEUVRES = {
  // SON-MAN-03
  attaqueSimple: m('Attaque simple', 'Simple attack', 'attack', 0, 'DEX'),
  combatSale: m('Combat sale', 'Dirty fighting', 'attack', 0, 'DEX', 'AGI'),
  coupsVicieux: m('Coups vicieux', 'Vicious blows', 'attack', -1, 'DEX'),
  emmelerCape: m('Emmêler l’arme dans une cape', 'Tangle the blade in a cloak', 'attack', -1, 'DEX'),
  mainGauche: m('Bloquer avec une main-gauche', 'Block with a left-hand dagger', 'attack', -1, 'DEX'),
  contreAttaque: m('Contre-attaque', 'Counter-attack', 'attack', 0, 'DEX'),
  fente: m('Fente', 'Lunge', 'attack', -1, 'AGI'),
  fenteAuSol: m('Fente au sol', 'Ground lunge', 'attack', -1, 'AGI'),
  enForce: m('Attaque en force', 'Attack with all one’s strength', 'attack', 0, 'FOR'),
  opportuniste: m('Attaque opportuniste', 'Opportunist attack', 'attack', null, 'DEX'),
  outrance: m('Attaque à outrance', 'All-out attack', 'attack', 0, 'END'),
  feinte: m('Feinte', 'Feint', 'attack', null, 'INT'),
  fleche: m('Flèche', 'Flèche', 'attack', null, 'AGI'),
  balayage: m('Balayage', 'Sweep', 'attack', -1, 'AGI'),
  coupDeCoquille: m('Coup de coquille', 'Blow with the guard', 'attack', -1, 'FOR', 'DEX'),
  seJeter: m('Se jeter contre l’ennemi', 'Throw oneself at the foe', 'attack', 0, 'FOR'),
  coupDePoing: m('Coup de poing', 'Punch', 'attack', 0, 'FOR'),
  estocade: m('Estocade', 'Thrust', 'attack', -1, 'DEX'),
  riposte: m('Riposte', 'Riposte', 'attack', -1, 'DEX'),
  /** No base is printed: as a learnt stroke (ruling). */
  coupDeGrace: m('Coup de grâce', 'Coup de grâce', 'attack', null, 'DEX'),
  // SON-MAN-04
  paradeSimple: m('Parade simple', 'Simple parry', 'parry', 0, 'DEX'),
  bloquerArme: m('Bloquer l’arme adverse', 'Bind the foe’s blade', 'parry', -1, 'DEX'),
  garde: m('Garde', 'Guard', 'parry', -1, 'DEX'),
  bouclier: m('Défense avec un bouclier', 'Defence with a shield', 'parry', 0, 'DEX'),
  // SON-MAN-05
  esquiveSimple: m('Esquive simple', 'Simple dodge', 'dodge', 0, 'AGI'),
  glissade: m('Glissade', 'Slide', 'dodge', -1, 'AGI'),
  volte: m('Volte', 'Volte', 'dodge', null, 'AGI'),
  reculer: m('Reculer', 'Step back', 'dodge', 0, 'AGI'),
  fuite: m('Fuite', 'Flight', 'dodge', 0, 'AGI'),
  // SON-MAN-06
  tapis: m('Tirer un tapis', 'Pull a carpet', 'scenery', 0, 'DEX'),
  tables: m('Renverser des tables', 'Overturn tables', 'scenery', 0, 'DEX'),
  sable: m('Jeter du sable aux yeux', 'Throw sand in the eyes', 'scenery', 0, 'DEX'),
  armeInsolite: m('Arme insolite', 'Unusual weapon', 'scenery', 0, 'DEX', 'AGI'),
  // SON-MAN-07
  desarmer: m('Désarmer', 'Disarm', 'special', null, 'DEX'),
  assommer: m('Assommer', 'Stun', 'special', -1, 'FOR'),
  etrangler: m('Étrangler', 'Strangle', 'special', 0, 'FOR'),
  lancerArme: m('Lancer son arme', 'Throw one’s weapon', 'special', -1, 'DEX'),
  armeNonPossedee: m('Arme non possédée', 'A weapon not one’s own', 'special', 0, 'DEX'),
  marquerVetements: m('Marquer les vêtements', 'Mark the clothes', 'special', -1, 'DEX'),
  bluff: m('Bluff', 'Bluff', 'special', 0, 'INT'),
  botteSecrete: m('Botte secrète', 'Secret stroke', 'special', null),
  mauvaiseMain: m('Mauvaise main', 'The wrong hand', 'special', -1, 'DEX'),
  engagerEpees: m('Engager les épées', 'Engage blades', 'special', -1, 'FOR'),
  observer: m('Observer', 'Observe', 'special', -1, 'INT'),
  contact: m('Rester en contact', 'Stay in contact', 'special', -1, 'END', 'PER'),
  bouton: m('Faire sauter un bouton, couper une sangle', 'Flick off a button, cut a strap', 'special', -1, 'DEX'),
} as const satisfies Record<string, Manoeuvre>;
export type ManoeuvreId = keyof typeof MANOEUVRES;
export const MANOEUVRE_IDS = Object.keys(MANOEUVRES) as ManoeuvreId[];

const isOf = (id: ManoeuvreId, one: Group, other: Group): boolean => {
  const { group } = MANOEUVRES[id];
  return group === one || group === other;
};
/** SON-MAN-08: those whose effect, beyond their Réussites, is the Conteur's to say. */
export const hasEffect = (id: ManoeuvreId): boolean => isOf(id, 'special', 'scenery');
/** Everything but parries and dodges attacks (SON-MAN-08: all of them give Réussites). */
export const isAttack = (id: ManoeuvreId): boolean => !isOf(id, 'parry', 'dodge');
