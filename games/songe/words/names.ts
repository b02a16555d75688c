/** Single words, in French and in English. */
import type { Language } from '@reverie/kernel/game';
import { type Pairs, wordsIn } from '@reverie/kernel/words';

// biome-ignore format: a word in French and in English
const NAMES = {
  /** What is tested, where it is neither a skill nor a characteristic. */
  own: {
    spell: ['un sort', 'a spell'], object: ['un objet magique', 'a magic object'], shot: ['un tir', 'a shot'],
    escrime: ['l’Escrime', 'Fencing'],
  },
  wounds: {
    legere: ['Légère', 'Light'], serieuse: ['Sérieuse', 'Serious'], grave: ['Grave', 'Grave'],
    mortelle: ['Mortelle', 'Mortal'], untold: ['une blessure gardée secrète', 'an untold wound'],
  },
  outs: {
    withdrawn: ['quitte la scène', 'has withdrawn'], dead: ['a péri', 'is dead'], captured: ['tombe aux mains de l’adversaire', 'is captured'],
    fled: ['a pris la fuite', 'has fled'], down: ['est à terre', 'is down'], surrendered: ['a rendu les armes', 'has surrendered'],
    conteur: ['appartient au Cauchemar', 'has gone to the Cauchemar'],
  },
  acts: {
    descripteur: ['un Descripteur', 'a Descriptor'], quality: ['une qualité', 'a quality'],
    masque: ['le Masque', 'the Masque'], tavern: ['un récit de taverne', 'a tavern tale'],
    success: ['un succès', 'a success'], eclat: ['un Éclat', 'an Éclat'], object: ['un objet', 'an object'],
    bind: ['lier un objet', 'to bind an object'], mini: ['une mini-scène', 'a mini-scene'],
    affirm: ['une Affirmation', 'an Affirmation'], characterise: ['une qualité d’un lieu', 'a quality of a place'],
    flaw: ['un défaut', 'a flaw'], failOnPurpose: ['un échec voulu', 'a wanted failure'],
    deed: ['un beau geste', 'a fine deed'], valet: ['son valet', 'his valet'],
    enrich: ['enrichir un PNJ', 'to enrich an NPC'],
  },
  purses: {
    own: ['', ''], limbes: [' (des Limbes)', ' (of the Limbes)'], conteur: [' (du Conteur)', ' (of the Conteur)'],
    reserve: [' (de la réserve)', ' (of the reserve)'],
  },
  qualities: {
    critical: ['réussite critique', 'critical success'], exceptional: ['réussite exceptionnelle', 'exceptional success'],
    simple: ['réussite simple', 'simple success'], failure: ['échec simple', 'simple failure'],
    important: ['échec important', 'important failure'], fumble: ['échec critique', 'critical failure'],
  },
  by: { conteur: ['le Conteur', 'the Conteur'], table: ['la règle', 'by rule'], default: ['par défaut', 'by default'] },
  prizes: {
    panache: ['un PP', 'a PP'], karma: ['une case de Karma', 'a step of Karma'], potion: ['une potion', 'a potion'],
    mana: ['du Mana', 'mana'], nothing: ['rien de plus', 'nothing more'],
    legere: ['une blessure Légère', 'a Light wound'], serieuse: ['une blessure Sérieuse', 'a Serious wound'],
    day: ['un jour', 'a day'], black: ['des noires dans le sac', 'black stones in the bag'],
  },
  ways: {
    combination: ['dessus et combinaison', 'upper hand and combination'], upperHand: ['dessus', 'upper hand'], tie: ['égalité', 'tie'], underHand: ['dessous', 'lower hand'],
    r0: ['raté', 'fails'], r1: ['1 Réussite', '1 success'], r2: ['2 Réussites', '2 successes'],
    r3: ['3 Réussites', '3 successes'], r4: ['4 Réussites', '4 successes'],
    t0: ['rien ne passe', 'nothing gets through'], t1: ['1 Réussite passe', '1 success gets through'],
    t2: ['2 Réussites passent', '2 successes get through'], t3: ['3 Réussites passent', '3 successes get through'],
    t4: ['4 Réussites passent', '4 successes get through'], passed: ['passe', 'gets by'], notPassed: ['manque', 'does not get by'],
    success: ['réussit', 'succeeds'], failure: ['rate', 'fails'], atOnce: ['réussit sans retirage', 'succeeds without redraws'],
    missed: ['raté avant retirage', 'missed before redraws'], held: ['paré', 'parried'],
    pierced: ['percé', 'pierced'], nobody: ['personne', 'nobody'], first: ['le premier', 'the first'],
    second: ['le second', 'the second'], 'healed.legere': ['guérit une Légère', 'heals a Light wound'],
    'healed.serieuse': ['guérit une Sérieuse', 'heals a Serious wound'], 'healed.grave': ['guérit une Grave', 'heals a Grave wound'],
    'healed.mortelle': ['guérit une Mortelle', 'heals a Mortal wound'], 'healed.hidden': ['guérit une blessure tenue secrète', 'heals a wound that is kept secret'], impressed: ['impressionne', 'impresses'],
    unimpressed: ['est impressionné', 'is impressed'],
  },
  terms: {
    level: ['niveau', 'level'], bonus: ['bonus', 'bonus'], panache: ['panache', 'panache'],
    wounds: ['blessures', 'wounds'], circumstance: ['circonstances', 'circumstance'],
    shadow: ['ombre des Limbes', 'shadow of the Limbes'], evil: ['mauvais Karma', 'bad Karma'],
    difficulty: ['Difficulté', 'Difficulty'], escrime: ['Escrime', 'Fencing'], difference: ['différence', 'difference'],
    initiative: ['initiative', 'initiative'], dessous: ['dessous', 'lower hand'], swagger: ['prestance', 'bearing'],
    repeated: ['redite', 'repetition'], foeRepeats: ['l’autre se répète', 'the foe repeats'],
    improvised: ['arme improvisée', 'improvised weapon'], fixed: ['fixes', 'fixed'],
    capped: ['au-delà de huit', 'beyond eight'], reussites: ['Réussites', 'successes'], armour: ['armure', 'armour'],
    endurance: ['Endurance', 'Endurance'], guards: ['ceux qui font rempart', 'those who shield'],
  },
  purposes: {
    test: ['les pierres d’un test (0 noire, 1 blanche)', 'the stones of a test (0 black, 1 white)'],
    redraw: ['des pierres retirées', 'stones drawn again'],
    redraws: ['des pierres retirées (noires, puis blanches)', 'stones drawn again (black, then white)'],
    contest: ['un tirage (noires, puis blanches)', 'a draw (black, then white)'],
    combination: ['l’ouverture, dans l’ordre (0 noire, 1 blanche)', 'the opening, in order (0 black, 1 white)'],
    opening: ['l’ouverture d’un échange', 'the opening of an exchange'], strike: ['une manœuvre', 'a manoeuvre'],
    panache: ['du Panache', 'panache'], karma: ['les pierres du Karma', 'the stones of Karma'],
    potion: ['une potion', 'a potion'], token: ['le jeton d’initiative', 'the token of initiative'],
    save: ['parer une botte', 'parrying a master stroke'], brumes: ['ce que cachent les Brumes', 'what the Brumes hide'],
    foe: ['ce que fait l’adversaire', 'what the foe does'], guess: ['une supposition', 'a guess'],
  },
  said: {
    trait: ['Trait changé', 'Trait changed'], nightmare: ['Éclat de Cauchemar', 'Éclat de Cauchemar'],
    valet: ['un valet', 'a valet'], newCharacter: ['nouveau personnage', 'new character'],
    reaction: ['ce que sentent les inconnus', 'what strangers feel'], unfelt: ['les inconnus n’en sentent rien', 'strangers feel nothing of it'], keyword: ['mot-clé', 'keyword'],
    improvised: ['arme improvisée', 'improvised weapon'], endFight: ['Le Conteur s’interpose', 'The Conteur steps in'],
    bodyDue: ['le Cauchemar marque son corps', 'the Cauchemar marks the body'], nightmareDue: ['un Éclat de Cauchemar l’attend', 'an Éclat de Cauchemar is near'],
    body: ['le corps change', 'the body changes'],
    badKarma: ['mauvais Karma sur le prochain succès', 'bad Karma on the next success'],
    badKarmaOff: ['le mauvais Karma attendra', 'the bad Karma will wait'], surprised: ['est pris par surprise', 'is taken by surprise'],
    enters: ['entre en scène', 'enters'], leaves: ['sort de scène', 'leaves'], reload: ['recharge', 'reloads'], scene: ['scène', 'scene'],
    signe: ['Signe', 'Signe'], suffers: ['souffre', 'suffers'], endures: ['tient bon', 'endures'],
    broken: ['l’arme improvisée casse', 'the improvised weapon breaks'],
    noAmmunition: ['plus de munitions', 'out of ammunition'], wound: ['blessure notée', 'wound noted'],
    story: ['Le Conteur raconte', 'The Conteur tells'], death: ['une mort choisie', 'a chosen death'], circumstance: ['circonstance', 'circumstance'],
  },
  corrections: {
    karma: ['cases de Karma', 'steps of Karma'], white: ['blanches de Panache', 'white stones of Panache'],
    black: ['noires de Panache', 'black stones of Panache'], mana: ['Mana', 'Mana'], xp: ['XP libres', 'free XP'],
    charge: ['charge', 'charge'],
  },
  gifts: {
    kept: ['XP gardés', 'XP kept'], round: ['ronds', 'rounds'], routine: ['routine', 'routine'],
    valet: ['XP du valet', 'XP of the valet'], word: ['mot', 'word'], skill: ['Compétence', 'skill'],
    characteristic: ['Caractéristique', 'characteristic'], escrime: ['Escrime', 'Fencing'], toward: ['vers', 'towards'],
    descripteur: ['Descripteur', 'Descriptor'], trait: ['Trait', 'Trait'], loseTrait: ['Trait perdu', 'Trait lost'],
    karma: ['Karma', 'Karma'], relation: ['relation', 'relation'], specialisation: ['spécialisation', 'specialisation'],
    present: ['présent', 'present'], combination: ['combinaison', 'combination'],
  },
  why: {
    rolePlay: ['pour le jeu', 'for role-play'], line: ['pour la réplique', 'for the line'],
    repartee: ['pour la repartie', 'for repartee'], outOfPlay: ['hors du jeu', 'out of play'],
    flaw: ['pour un défaut', 'for a flaw'], karma: ['Karma', 'Karma'], panache: ['panache', 'panache'],
    session: ['début de séance', 'start of the session'], perfidy: ['Perfidie', 'perfidy'], debt: ['emprunt', 'borrowed'],
    algarade: ['Algarade', 'Brawl'], coupFinal: ['coup final', 'final stroke'],
    prevented: ['Éclat empêché', 'Éclat prevented'], deed: ['conduite', 'conduct'],
    failOnPurpose: ['échec voulu', 'wanted failure'], brumes: ['les Brumes', 'the Brumes'],
    fortune: ['effet fortune', 'fortune'], experience: ['expérience', 'experience'], bought: ['acheté', 'bought'],
    used: ['usé', 'used'], mana: ['Mana emprunté', 'mana owed'], affirm: ['Affirmation', 'Affirmation'],
  },
  riches: {
    descripteur: ['Descripteur', 'Descriptor'], skill: ['Compétence', 'skill'], eclat: ['Éclat', 'Éclat'],
    panache: ['Panache', 'panache'],
  },
  awaits: {
    others: ['les autres', 'the others'], newCharacter: ['un nouveau personnage, du Conteur', 'a new character, from the Conteur'],
    healing: ['la guérison de sa blessure Mortelle', 'a Mortal wound to heal'], scene: ['la scène suivante', 'the next scene'],
  },
  signes: { reve: ['le Rêve', 'the Rêve'], cauchemar: ['le Cauchemar', 'the Cauchemar'], none: ['aucun', 'none'] },
  hows: { competition: ['compétition', 'competition'], opposition: ['opposition', 'opposition'] },
  board: {
    bag: ['sac', 'bag'], limbes: ['Limbes', 'Limbes'], reserve: ['réserve', 'reserve'], gone: ['sorties', 'out'],
    conteur: ['Conteur', 'Conteur'], coin: ['pile ou face', 'coin'], day: ['jour', 'day'],
    panache: ['Panache', 'Panache'], karma: ['Karma', 'Karma'], mana: ['Mana', 'Mana'], wounds: ['blessures', 'wounds'],
    none: ['aucune', 'none'], escrime: ['Escrime', 'Fencing'], skills: ['Compétences', 'Skills'],
    traits: ['Traits', 'Traits'], descripteurs: ['Descripteurs', 'Descriptors'], bottes: ['bottes', 'master strokes'],
    eclats: ['Éclats', 'Éclats'], words: ['mots', 'words'], potions: ['potions', 'potions'],
    dessous: ['dessous', 'lower hand'], redraws: ['retirages d’Escrime', 'Fencing redraws'],
    exchange: ['Échange', 'Exchange'], chain: ['enchaînement', 'chain'], attacks: ['a le dessus', 'has the upper hand'],
    token: ['initiative', 'initiative'], chance: ['chance de réussir', 'chance of success'],
    withoutRedraws: ['sans retirage', 'without redraws'], asleep: ['dort', 'asleep'],
    leg: ['rencontre', 'encounter'], next: ['à venir', 'to come'], onStage: ['aussi en scène', 'also on stage'],
    passed: ['passées', 'passed'], shields: ['couvrent', 'shield'],
    suspected: ['Escrime adverse supposée', 'foe’s Fencing, supposed'], marks: ['marques', 'marks'],
  },
} as const satisfies Readonly<Record<string, Pairs>>;

/** The words of one language, table by table. */
export type Names = { readonly [T in keyof typeof NAMES]: Readonly<Record<keyof (typeof NAMES)[T], string>> };

export const namesIn = (language: Language): Names =>
  Object.fromEntries(Object.entries<Pairs>(NAMES).map(([key, table]) => [key, wordsIn(language, table)])) as Names;
