/** What is the book’s and what is this house’s: why it ruled, which options settle which rules, and what it changes. */
import type { House } from '@reverie/kernel/house';
import type { Pair } from '@reverie/kernel/words';

/** Rulings that answer one and the same gap of the book. */
const because = (rules: string, fr: string, en: string): Record<string, Pair> =>
  Object.fromEntries(rules.split(' ').map((rule) => [rule, [fr, en]]));

export const HOUSE: House = {
  rulings: {
    'HB-*': [
      'le livre de base est introuvable : ces règles sont les nôtres, pour que le livre avancé se joue.',
      'the base book cannot be had: these rules are ours, so that the advanced book can be played.',
    ],
    ...because(
      'MOR-JMP-A1 MOR-OBJ-A1 MOR-CAP-A2 MOR-THR-A3 MOR-INT-A4 MOR-CMB-A3 MOR-RNG-A6',
      'le livre ne dit pas ce que cela laisse du tour.',
      'the book does not say what is left of the turn.',
    ),
    ...because(
      'MOR-ESC-A2',
      'le livre ne laisse au prisonnier libéré que ce déplacement, le temps de « retrouver ses esprits », et ne dit pas quand.',
      'the book leaves a freed prisoner that move alone, to come back to one’s senses, and does not say when.',
    ),
    ...because(
      'MOR-JMP-A2 MOR-JMP-A4 MOR-FAL-A2 MOR-FAL-A5 MOR-CLB-A2 MOR-CLB-A3 MOR-VAL-A1 MOR-CON-A2',
      'le livre règle le saut, la chute et l’escalade chacun pour soi, et ne dit pas ce qui arrive où ils se touchent.',
      'the book rules jumps, falls and climbing each by itself, and does not say what happens where they meet.',
    ),
    ...because(
      'MOR-JMP-A3 MOR-FAL-A1 MOR-MRL-A2 MOR-MUL-A2 MOR-MUL-A3 MOR-CMB-A1 MOR-PRI-A3 MOR-CAP-A3',
      'le livre donne deux calculs et non l’ordre dans lequel ils se font.',
      'the book gives two reckonings and not the order in which they are made.',
    ),
    ...because(
      'MOR-JMP-A5 MOR-CHG-A2 MOR-CHG-A6 MOR-CHG-A7',
      'le livre décrit une ligne de charge sans dire où elle commence, où elle finit ni ce qu’elle souffre.',
      'the book describes a charge line without saying where it begins, where it ends or what it bears.',
    ),
    ...because(
      'MOR-FAL-A3 MOR-STR-A3 MOR-LND-A3 MOR-MUL-A4 MOR-BOD-A2 MOR-CON-A1',
      'le livre ne dit pas quelles réactions sont permises ici.',
      'the book does not say which reactions are allowed here.',
    ),
    ...because(
      'MOR-FAL-A4 MOR-STA-A1 MOR-LND-A4 MOR-STA-A3 MOR-STA-A2',
      'le livre ne dit pas ce que devient ce qui dépasse la dernière blessure, ni qui n’en a plus.',
      'the book does not say what becomes of what exceeds the last wound, nor of a fighter who has none left.',
    ),
    ...because(
      'MOR-CLB-A1',
      'un geste impossible est refusé avant d’être payé : on ne perd pas un tour pour une erreur de mesure.',
      'what cannot be done is refused before it is paid: an error of measure costs no turn.',
    ),
    ...because(
      'MOR-MRL-A1 MOR-MRL-A4 MOR-SOR-A1 MOR-ESC-A4',
      'le livre ne dit pas quand la destinée se dépense ni ce qu’elle double.',
      'the book does not say when destiny is spent nor what it doubles.',
    ),
    ...because(
      'MOR-MRL-A3 MOR-MRL-A5 MOR-PRI-A2 MOR-PRI-A4 MOR-CAP-A5',
      'le livre ne dit pas qui compte encore parmi les présents.',
      'the book does not say who still counts among those present.',
    ),
    ...because(
      'MOR-CMB-A2 MOR-INT-A8 MOR-DEF-A7',
      'une attaque combinée a plusieurs coups, et le livre ne dit pas qui les ordonne ni lequel répond à quoi.',
      'a combined attack has several blows, and the book does not say who orders them nor which one meets what.',
    ),
    ...because(
      'MOR-CMB-A4 MOR-BOD-A1 MOR-BOD-A3 MOR-BOD-A4 MOR-RNG-A1 MOR-RNG-A4 MOR-RNG-A5 MOR-CAP-A4 MOR-CAP-A7',
      'le livre de base dirait quel modificateur s’applique ici ; il nous manque.',
      'the base book would say which modifier holds here; we do not have it.',
    ),
    ...because(
      'MOR-CMB-A5 MOR-CAP-A6 MOR-CAP-A1 MOR-CHG-A1 MOR-DEF-A5 MOR-DEF-A6',
      'le livre se lit de deux façons ; celle-ci laisse chaque règle distincte.',
      'the book can be read in two ways; this one keeps each rule apart.',
    ),
    ...because(
      'MOR-INT-A1 MOR-INT-A5 MOR-INT-A6',
      'l’intercepteur frappe sans être activé : le livre ne dit pas ce qu’il lui faut pour cela.',
      'an interceptor strikes without being activated: the book does not say what that takes.',
    ),
    ...because(
      'MOR-INT-A2 MOR-INT-A3',
      'le livre ne dit pas ce que fait ensuite celui qu’on a intercepté.',
      'the book does not say what an intercepted figure does next.',
    ),
    ...because(
      'MOR-INT-A7 MOR-INT-A9 MOR-ESC-A3',
      'le livre intercepte « qui passe à portée » sans dire quels déplacements comptent.',
      'the book intercepts “who passes within reach” without saying which moves count.',
    ),
    ...because(
      'MOR-DIS-A1 MOR-PRV-A1 MOR-MUL-A5 MOR-RNG-A2 MOR-THR-A2 MOR-LND-A2 MOR-OBJ-A2 MOR-OBJ-A3',
      'le livre emploie le mot sans le mesurer : il faut une mesure pour en juger.',
      'the book uses the word without measuring it: a measure is needed to judge.',
    ),
    ...because(
      'MOR-DEF-A1 MOR-DEF-A2 MOR-DEF-A3 MOR-DEF-A4',
      'le livre dit quand la défense échoue, non comment elle se mesure ni où elle laisse le défenseur.',
      'the book says when a defence fails, not how it is measured nor where it leaves the defender.',
    ),
    ...because(
      'MOR-VAL-A2 MOR-CHG-A3 MOR-CHG-A4 MOR-CHG-A5 MOR-VAL-A3',
      'le livre envoie ou pousse un adversaire sans dire par où, ni ce qui l’arrête.',
      'the book sends or pushes an enemy without saying which way, nor what stops him.',
    ),
    ...because(
      'MOR-MUL-A1 MOR-STR-A6 MOR-ESC-A5 MOR-LND-A1',
      'le livre ne dit pas ce que font ici l’égalité, la réussite spéciale et l’échec automatique.',
      'the book does not say what a tie, a special success and an automatic failure do here.',
    ),
    ...because(
      'MOR-STR-A1 MOR-STR-A2 MOR-STR-A4 MOR-STR-A5',
      'le livre fait frapper une balle perdue sans dire qui peut l’être.',
      'the book lets a stray shot hit without saying which figures.',
    ),
    ...because(
      'MOR-RNG-A3',
      'le livre compte la pluie et le vent sans dire qui en décide : c’est le scénario.',
      'the book counts rain and wind without saying who decides on them: the scenario does.',
    ),
    ...because(
      'MOR-SOR-A2 MOR-SOR-A3 MOR-SOR-A4 MOR-SOR-A5',
      'le livre prépare un sort et mise du physique sans dire ce que l’un et l’autre permettent encore.',
      'the book prepares a spell and stakes physique without saying what either still allows.',
    ),
    ...because(
      'MOR-THR-A1 MOR-THR-A4 MOR-THR-A5',
      'le livre lance objets et gens sans borner le lancer ni dire ce qu’il faut tenir.',
      'the book throws things and people without bounding the throw nor saying what must be held.',
    ),
    ...because(
      'MOR-PRI-A1 MOR-PRI-A5 MOR-ESC-A1 MOR-ESC-A6',
      'le livre lie le prisonnier à son captureur, et ne dit pas ce que fait l’activation de l’un à l’autre.',
      'the book ties a prisoner to the captor, and does not say what the activation of one does to the other.',
    ),
  },
  settles: {
    points: ['HB-36'],
    side: ['HB-38'],
    measuring: ['MOR-GEN-05'],
    capFailedThrow: ['MOR-THR-A1', 'MOR-THR-05'],
    capture: ['MOR-CAP-04'],
    offensive: ['MOR-CHG-06'],
    weather: ['MOR-RNG-A3'],
  },
  free: ['points', 'side', 'weather'],
  book: { measuring: 'strict' },
  ours: {},
  changes: {
    measuring: [
      'Le mètre est libre avant de déclarer ; le livre ne le permet qu’après. C’est un choix, que nous n’avons pas éprouvé : deviner des centimètres à l’écran n’est pas un jeu.',
      'The tape is free before declaring; the book allows it afterwards alone. This is a choice that we have not put to the test: guessing centimetres on a screen is no game.',
    ],
  },
};
