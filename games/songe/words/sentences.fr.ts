/**
 * Les phrases françaises, modèle de l’autre langue. {clef} est un mot ou un nombre ; [clef|si oui|sinon] en dépend ;
 * [clef+|s] est là dès qu’il y en a plusieurs.
 */
import { frenchOf } from '@reverie/kernel/words';
import type { Keys } from './facts.ts';

export const article = /^(un|une|le|la|les|des) |^l’/i;
/** « de » before a name: d’Aurélie, du Comte, d’un bretteur, des brigands. */
export function of(given: string): string {
  const name = within(given);
  if (/^(les?|des) /.test(name)) return name.replace(/^le /, 'du ').replace(/^les /, 'des ');
  return frenchOf(name);
}
/** « à » before a name: à Aurélie, au Comte, aux Brigands. */
export const to = (name: string): string => `à ${within(name)}`.replace(/^à le /, 'au ').replace(/^à les /, 'aux ');
/** A name within a sentence: its article is small. */
const within = (name: string): string => (article.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name);
export const isPlural = (n: number): boolean => n > 1;
export const quote = (text: string): string => `« ${text} »`;
export const programs = { duellist: 'un duelliste, qui compte ses Réussites' };

export const events: Keys['events'] = {
  gained: '{name} tire {stones} de Panache ({why}).',
  spent: '{name} dépense {stones}{purse}.',
  lost: '{name} perd {stones} ({why}).',
  gave: '{name} donne {stones} à {to}.{quote}',
  karma: 'Karma {of} : {change} case[size+|s], {cases} en tout ({why}).',
  bagChanged: '{size} noires [out|sortent du|entrent dans le] sac.{quote}',
  limbes: 'Les Limbes débordent : {stones} pierres.',
  limbesEvent: 'Un événement hostile monte des Limbes ({by}).{quote}',
  proposed: '{name} veut tester {what}[panache| avec panache ({panache})].{quote}',
  ruled: 'Difficulté : {difficulty}[relance|, {relance} relance][bonus|, bonus {bonus}] ({by}).{quote}',
  'ruled.dark': 'La Difficulté est fixée, et gardée secrète ({by}).',
  notNeeded: 'Pas de tirage : {name} [success|réussit|échoue] ({by}).{quote}',
  drew: '{name} : {fixed}{row} = {white} blanche[white+|s], [success|réussite|échec][fortune| (fortune)].',
  'drew.dark': '{name} tire dans le noir : [success|réussite|échec].',
  redrew: '{name} [forced|doit remettre|retire] {count} pierre[count+|s].',
  inverted: '{name} retourne une noire en blanche.',
  extraStones: 'Karma {of} : {drawn} pierre[drawn+|s] en plus, {kept} [light|blanche|noire][kept+|s] gardée[kept+|s].',
  settled: '{name}, {what} : {quality} ({white} blanche[white+|s], {black} noire[black+|s]).',
  aftermath:
    '[yesBut|Oui, mais…|C’est un échec.][brisure| Une Brisure : {brisure}.][keyword| Mot-clé : {keyword}.]{quote}',
  contested:
    '{name} contre {foe} : {first} blanche[first+|s] à {second} ; [winner|{winner} l’emporte|personne ne l’emporte].',
  groupTest: 'Le groupe teste {what} : {successes} sur {members}, [success|réussite|échec].',
  asked: '{name} demande {act}[what| ({what})][price|, {price} PP].{quote}',
  assent: '[agreed|Accordé|Refusé] : {act} ({by}).{quote}',
  done: '{name} : {act}[what| ({what})].',
  shadowed: 'L’ombre des Limbes sur {name} : {stones} au prochain tirage.',
  attached: '{name} ({count}) couvrent {whom}.',
  shielded: 'Le coup destiné à {whom} est pour ceux qui le couvrent : {name}, il en reste {left}.',
  effect: '{manoeuvre} : {name}[stones|, {stones} au prochain tirage].{quote}',
  unfit: '{name} : Escrime {escrime}, qui ne va pas à sa classe. Vous seul le savez.',
  said: '[about|{about} : ]{what}.{quote}',
  corrected:
    '[who|{who} corrige|Le Conteur corrige][about| la feuille {ofAbout}] : [figures|{what}[item| ({item})] {value} au lieu de {before}][struck|blessure rayée[item| ({item})]][thing|[has|il a|il n’a plus] {item}][time|jour {before}, {value} h].{quote}',
  arrived: '{name} arrive[after|, et {after} quitte la scène].',
  moment: 'Moment-clé{quote} : [final|tous ont payé, c’est définitif|tous n’ont pas payé].',
  duel: '{first} contre {second} !',
  bid: '{name} mise {stake} pour l’initiative.',
  initiative: '{name} a l’initiative[stolen|, volée].',
  order: 'On se bat dans cet ordre : {names}.',
  delayed: '{name} attend, et passera après {after}.',
  exchange: '— Échange {n} —',
  opened: '{name} ouvre : {fixed}{row} = {white} blanche[white+|s].',
  'opened.dark': '{name} ouvre.',
  upperHand: '{name} prend le dessus[free|, et la combinaison y est : {free}].',
  ahead: '[name|{name} montre plus de blanches.|Autant de blanches des deux côtés.]',
  tie: 'Égalité.',
  manoeuvre: '{name} : {manoeuvre}.{quote}',
  struck: '{name} : {fixed}{white} blanche[white+|s], {reussites} Réussite[reussites+|s][defence| en défense].',
  'struck.dark': '{name}, {reussites} Réussite[reussites+|s][defence| en défense].',
  raised: '{name} [attacker|ajoute|annule] {count} Réussite[count+|s] : {result}.',
  chain: 'Enchaînement {of} : {manoeuvres} manœuvre[manoeuvres+|s], {reussites} Réussite[reussites+|s].',
  launched: '{name} lance sa botte : {botte}[free|, par la combinaison] !',
  parriedBotte: '{name} [held|pare|ne pare pas] {botte}[paid| (huit PP)].',
  hurt: '{name} reçoit une blessure : {wound}[total| ({total})].[bears| [alike|PNJ moyen, toutes les blessures se valent|Mortelles] : {borne} sur {bears}, [stands|le combat continue|c’est la dernière].]',
  'hurt.dark': 'Le coup porte : ce qu’il coûte à {name} se dira après le combat.',
  unhurt: '{name} n’a rien : l’armure et le corps ont tenu ({total}).',
  dessous: '{name} a le dessous : {stones}.',
  fate: '{name} [captured|est capturé][killed|est abattu][spared|est épargné].',
  marked: '{name} en gardera : {text}.',
  outOf: '{name} {how}.',
  returned: '{name} revient dans l’histoire.',
  impressed:
    '{first} blanche[first+|s][second| contre {second}] : [winner|{winner} impressionne {loser}|personne n’impressionne].',
  'impressed.failed':
    'La démonstration {of} échoue ({first} blanche[first+|s])[winner| : {winner} impressionne {loser}].',
  fightOver: '[winner|Le combat est fini : {winner} l’emporte.|Le combat est arrêté.]',
  woundsTold: '{name} compte ses blessures : {wounds}.',
  mishap: 'Petit malheur pour {name}.{quote}',
  felled: '{name} en abat {count}.',
  shot: '{name} tire sur {target}, Difficulté {stones}.',
  time: 'Jour {day}, {hour} h[minute| {minute}].',
  healed: '{name} : une {wound} est guérie.',
  'healed.dark': '{name} : une blessure est guérie, laquelle se dira plus tard.',
  potion: '{name} boit une potion de qualité {quality} : {white} blanche[white+|s].',
  mana: 'Mana {of} : {mana}[debt|, {debt} de dette].',
  asleep: '{name} [asleep|s’endort|s’éveille].',
  spellCast: '{phrase}, total {total} contre {difficulty} : [success|réussi|raté], {cost} [object|de charge|Mana].',
  routine: '{phrase} devient une routine {of}, niveau {level}.',
  experience: '{amount} XP pour chacun[doubled|, doublés].',
  learnt: '{name} : {what}[learnt| {learnt}] {value}.',
  scenario: 'Fin du scénario ; le {n}e commence.',
  session: 'La séance commence.',
  closed: 'La table se lève.',
  leg: '[n|Rencontre {n}|Les Brumes] : {idea}.',
  legOver: '[passed|Passé|Manqué] : {prize}.',
};

export const questions: Keys['questions'] = {
  'melee.bid': 'Plusieurs combats : misez-vous pour l’initiative[stake| (il faut plus de {stake})] ?',
  'melee.turn': '{name}, face {toFoe} : maintenant, ou plus tard ?',
  'duel.impress': 'Face {toFoe} : une démonstration avant de croiser le fer ?',
  'duel.impressed': '{foe} veut impressionner. Répondez-vous ?',
  'duel.bid': '{name}, face {toFoe} : misez-vous pour l’initiative ?',
  'duel.bid.behind': '{foe} mise {foeStake} pour l’initiative, {name} {stake} : surenchérir ?',
  'duel.bid.leads': 'Votre mise l’emporte, {stake} contre {foeStake}[passed|, et {foe} passe] : miser davantage ?',
  'duel.stance': 'Échange {exchange}, face {toFoe} : en garde ?',
  'duel.shift': 'Deux pierres voisines échangées, et la combinaison y est. Payez-vous ?',
  'duel.openMend': '{white} blanche[white+|s] contre {foeWhite} : un retirage ?',
  'duel.openMend.dark': 'L’adversaire a le dessus. Un retirage ?',
  'duel.tie': 'Égalité. Une pierre de panache pour la départager ?',
  'duel.attack': 'Vous avez le dessus ({chain} Réussite[chain+|s]). Quelle manœuvre ?',
  'duel.attackMend': 'La manœuvre échoue[read| ({white} blanche[white+|s])]. La rattrapez-vous ?',
  'duel.defend': '{result} Réussite[result+|s] contre vous. Comment vous défendez-vous ?',
  'duel.defendMend': 'La défense échoue[read| ({white} blanche[white+|s])]. La rattrapez-vous ?',
  'duel.counterMend': 'Le coup fourré échoue[read| ({white} blanche[white+|s])]. Le rattrapez-vous ?',
  'duel.saveMend':
    '[read|{white} blanche[white+|s] sur huit. Rattrapez-vous la parade ?|La parade ne tient pas. La rattrapez-vous ?]',
  'duel.avoid': 'Votre mauvais Karma s’en mêle. Un PP pour l’écarter ?',
  'duel.raise.counter':
    'Coup fourré : chaque pierre de panache ajoute une Réussite à votre coup ou en ôte une à l’autre. Payez-vous ?',
  'duel.raise':
    'Le coup vaut {result} Réussite[result+|s] ; chaque pierre de panache en ajoute une en attaque, en ôte une en défense. Payez-vous ?',
  'duel.botte': 'L’enchaînement vaut {chain}. Une botte pour finir ?',
  'duel.botteAnswer': '{botte} ! Comment y répondez-vous ?',
  'duel.suffer': '{total} Réussite[total+|s] : blessure {wound}. La prendre, ou avoir le dessous ?',
  'duel.suffer.dark': 'Un coup de {total} Réussite[total+|s]. L’encaisser, ou avoir le dessous ?',
  'duel.fate': '{foe} est à votre merci. Que devient-il ?',
  'duel.mark': 'Blessure {wound} donnée. Laissez-vous une marque ?',
  'duel.mark.dark': 'Le coup a porté. Dites-vous où ?',
  'duel.shed': 'Deux pierres de panache pour ôter une pierre de dessous ?',
  'test.rule': '{name} veut tester {what} ({level})[text| : {text}]. Que dites-vous ?',
  'test.prepare': '{what}, [fixed|{fixed} d’avance|rien de fixe] : vous tirez ?',
  'test.prepare.dark': '{what} : vous tirez ?',
  'test.mend': '{what} : échec[read| ({white} blanche[white+|s])]. Que faites-vous ?',
  'test.impose': '{name} réussit, mais son Karma est mauvais. L’imposez-vous ?',
  'test.avoid': 'Votre mauvais Karma s’en mêle. Un PP pour l’écarter ?',
  'test.after': '{name} a raté {what}. « Oui, mais… » ?',
  lose: 'Une pierre de panache est perdue. Laquelle ?',
  'contest.tie': 'Égalité. Une pierre de panache pour la départager ?',
  request:
    '{name} demande {act}[what| ({what})][text| : {text}][price|, {price} PP].[contradicts| On a déjà dit autre chose là-dessus.] L’accordez-vous ?',
  moment: 'Moment-clé[text| : {text}]. Payez-vous {price} PP ?',
  limbesEvent: 'Les Limbes débordent : quel événement hostile ?',
  omen: '{name} en est à {points} points de Karma : qu’en fait le Cauchemar ?',
  preside: 'Conteur, à vous quand vous voulez.',
  act: 'Que faites-vous ?',
  'algarade.attack': '{foes} contre vous : {foe}. Comment attaquez-vous ?',
  'algarade.comic': '{name} : {text}. De quoi faire rire, et une blanche de plus ?',
  'algarade.defend': 'Ils attaquent. Comment vous défendez-vous ?',
  'crossing.road': '{leg} rencontre[leg+|s] sur {legs} [leg+|passées|passée]. La Brume attend.',
  'crossing.face': '{idea}. Comment y faites-vous face ?',
};
