/**
 * What the advisor takes for granted, and what that does to the chance it gives: `none` only says what is being asked;
 * of `bounded` the floor and the ceiling hold the truth between them; `lower` errs on the low side, by little; an
 * `estimate` may err either way.
 */
import type { Words } from '@reverie/kernel/words';

type Side = 'none' | 'bounded' | 'lower' | 'estimate';

interface Assumption extends Words {
  readonly side: Side;
}

export const ASSUMPTIONS = {
  oneSitting: {
    side: 'none',
    fr: 'D’une traite : autant de montées qu’il faut, sans dormir, tant qu’il reste du rêve et des cases de fatigue.',
    en: 'In one go: as many ascents as it takes, without sleep, while rêve and fatigue cells are left.',
  },
  shunDragons: {
    side: 'none',
    fr: 'Un souffle ou une queue de Dragon en chemin compte comme un échec.',
    en: 'A breath or a tail of a Dragon on the way counts as failure.',
  },
  lastPoint: {
    side: 'none',
    fr: 'Un sort qui prend le dernier point de rêve ne compte pas : personne ne le vise.',
    en: 'A spell that takes the last rêve point does not count: nobody aims it.',
  },
  neverDodge: {
    side: 'none',
    fr: 'Se dérober ne vaut jamais mieux : la rencontre attend sur la case et remonter coûte un point.',
    en: 'Dodging is never better: the encounter waits on the cell and going up again costs a point.',
  },
  leftAlone: {
    side: 'none',
    fr: 'Rien ne vient du monde : ni coup, ni refus du gardien.',
    en: 'Nothing comes from the world: no blow, no refusal by the dream keeper.',
  },
  lostKeepsHope: {
    side: 'bounded',
    fr: 'Qui se perdra garde 93 % de la chance moyenne des cases possibles ; rien au plancher, tout au plafond.',
    en: 'Whoever will get lost keeps 93% of the average chance of the possible cells; nothing in the floor, all in the ceiling.',
  },
  counterStands: {
    side: 'bounded',
    fr: 'Chaque refoulement est pesé au compteur d’à présent ; deux points plus cher au plancher.',
    en: 'Every repression is weighed at the present counter; two points dearer in the floor.',
  },
  holdersTire: {
    side: 'bounded',
    fr: 'Cinq défaites contre un Tourbillon, et tout est perdu ; au plafond, il lâche prise à la sixième.',
    en: 'Five defeats by a whirlwind, and all is lost; in the ceiling, it lets go at the sixth.',
  },
  laterTireless: {
    side: 'bounded',
    fr: 'Au-delà de vingt cases de fatigue l’état général n’empire plus que deux fois ; au plancher, on ne remonte plus.',
    en: 'Beyond twenty cells of fatigue the general state grows worse but twice; in the floor, nobody goes up again.',
  },
  braveDragons: {
    side: 'estimate',
    fr: 'Souffles et queues de Dragon sont comptés pour rien.',
    en: 'Breaths and tails of Dragons count for nothing.',
  },
  alikeCandidates: {
    side: 'estimate',
    fr: 'Perdu : toutes les cases possibles pèsent autant ; le conseil est le même pas pour toutes, le meilleur en moyenne, sachant ce qu’il donnera à voir.',
    en: 'Lost: all possible cells weigh the same; the advice is one step for all of them, the best on average, given what it will let him see.',
  },
  specialTable: {
    side: 'estimate',
    fr: 'Les mauvaises rencontres annoncées ne sont pas comptées : la table ordinaire vaut partout.',
    en: 'The ill meetings ahead are not counted: the ordinary table holds everywhere.',
  },
  waitingStays: {
    side: 'estimate',
    fr: 'Une rencontre qui attend sur sa case y est retrouvée à chaque passage.',
    en: 'An encounter that waits on its cell is met there at every visit.',
  },
  nearFuture: {
    side: 'lower',
    fr: 'Au-delà de deux fois le chemin et de quelques rounds, quarante-huit au plus, le voyage est tenu pour abandonné.',
    en: 'Beyond twice the way and some rounds, forty-eight at most, the journey counts as given up.',
  },
  cappedPoints: {
    side: 'lower',
    fr: 'Gagner plus de six points de rêve ne compte pas (ni en avoir plus de soixante) ; en perdre vingt-deux, c’est la fin.',
    en: 'Gaining more than six rêve points does not count (nor having more than sixty); losing twenty-two is the end.',
  },
  giftsUnused: {
    side: 'lower',
    fr: 'Les présents des cités et les bonus de case ne sont pas comptés.',
    en: 'The gifts of the cities and the bonuses of cells are not counted.',
  },
} as const satisfies Readonly<Record<string, Assumption>>;

export type AssumptionKey = keyof typeof ASSUMPTIONS;
