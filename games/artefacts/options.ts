import { onDemand } from '@reverie/kernel/on-demand';
import { z } from 'zod';

const flag = (text: string, usual = false) => z.boolean().default(usual).describe(text);
const oneOf = <const T extends readonly [string, ...string[]]>(text: string, ...values: T) =>
  z
    .enum(values)
    .default(values[0] as never)
    .describe(text);

/** A deck: the name of a ready one, a list of card ids, or a list as text (deck.ts). */
const deckSchema = onDemand(() => z.union([z.string().min(1).max(4000), z.array(z.string().min(1).max(60)).max(60)]));

/** What people may set when they open a table. The first value named in each is the default; AMB-… is the question it settles. */
export const optionsSchema = onDemand(() =>
  z.strictObject({
    decks: z
      .array(deckSchema)
      .max(4)
      .default([])
      .describe(
        'a deck for each seat in order, as a ready deck’s name, card ids or a list; those missing are ready decks',
      ),
    draft: flag('the players draft the starter pack between them; `decks` is not used then'),
    maxCopies: z.int().min(1).max(20).default(2).describe('AMB-10: copies of a card in a deck'),
    specialScope: oneOf('AMB-01: a special dream power stands for any kind, or for any kind and colour', 'kind', 'all'),
    sameKind: oneOf('AMB-02: what is alike in the payment of weapons and items', 'kind', 'phase', 'property', 'colour'),
    spiralUse: oneOf('AMB-05: spirals in one payment a turn, or split over several', 'onePayment', 'split'),
    spiralKind: oneOf('AMB-05: spirals are of any kind, or of the Dreamer’s property', 'joker', 'property'),
    minDiscard: z
      .union([z.literal(0), z.literal(1)])
      .default(0)
      .describe('AMB-06: how many dream powers a Dreamer without spirals may replace'),
    openingHand: oneOf('AMB-07: the first hand is chosen, or drawn', 'choose', 'draw'),
    handRefill: oneOf(
      'AMB-08: artefacts are drawn to the limit each turn, one a turn, when a Dreamer is replaced, or never',
      'toLimit',
      'one',
      'onReplacement',
      'none',
    ),
    mulligan: oneOf(
      'AMB-09: the six dream powers may be redrawn once, all, not at all, or some of them',
      'all',
      'none',
      'subset',
    ),
    starter: oneOf('AMB-11: the order comes from the Dreamers, or from a draw', 'text', 'random'),
    firstRoundCombat: oneOf('AMB-12: who may fight in the first round', 'lastOnly', 'none', 'all'),
    sweep: oneOf(
      'AMB-13: the board of a woken player goes at the replacement, or at once',
      'atReplacement',
      'immediate',
    ),
    selfWake: oneOf('AMB-15: waking one’s own Dreamer counts, does not count, or is not done', 'counts', 'free', 'off'),
    idleTurns: z
      .union([z.literal(2), z.literal(3), z.literal('off')])
      .default(2)
      .describe('AMB-16: idle turns in a row that wake a Dreamer'),
    discardIsAction: flag('AMB-16: replacing dream powers counts as doing something'),
    replaceInSlot: flag('AMB-17: an artefact of one’s own may be dropped to free its place'),
    summoningSickness: flag('AMB-18: no attack on the turn of the summons'),
    zeroEndurance: oneOf(
      'AMB-22: an artefact worn down by a power leaves at the end of the turn, or at once',
      'endOfTurn',
      'immediate',
    ),
    torporShield: oneOf('AMB-23: a face-down artefact still stands before the Dreamer, or not', 'stands', 'ignored'),
    torporEnd: oneOf('AMB-23: torpor ends with the next turn of who caused it, or of the owner', 'caster', 'owner'),
    recallOwnPayment: flag('AMB-24: Reminiscence may take back what its own card has just cost', false),
    guardLimit: oneOf('AMB-27: interceptions without limit, or as many a turn as the value of Vigil', 'free', 'value'),
    barterPick: oneOf(
      'AMB-28: who uses Dream Barter picks both sides, or each player picks what to give',
      'user',
      'each',
    ),
    boostMatch: oneOf('AMB-31, AMB-32: what a dream power must match to boost', 'strict', 'colour', 'kind'),
    boostMode: oneOf(
      'AMB-33: boosts are laid openly attacker first, secretly together, or raised in turn',
      'open',
      'secret',
      'raise',
    ),
    blankDefence: oneOf('AMB-34: a Weapon without defence is never boosted in defence, or may be', 'none', 'boostable'),
    tie: oneOf(
      'AMB-35: equal powers leave the defender standing, favour the attacker, or fell both',
      'defender',
      'attacker',
      'both',
    ),
    dreamerDefence: oneOf('AMB-36: what defends a Dreamer without artefacts', 'items', 'itemsAndPower', 'none'),
    weaknessPenalty: flag('AMB-39: base figures are halved against the weakness colour'),
    multiWin: oneOf(
      'AMB-43: at three or four the last one in wins, or who has woken the most',
      'lastStanding',
      'points',
    ),
    powersReach: oneOf('AMB-44: powers reach everybody, or only the player designated', 'all', 'designated'),
    deckOut: oneOf(
      'AMB-46: a deck of ten (three or four players) takes all that was lost back with a new Dreamer; an empty deck stays empty, or takes the broken artefacts back',
      'newDreamer',
      'none',
      'reshuffleBroken',
    ),
    strictSteps: flag('AMB-49: all summons first, then the items'),
  }),
);
export type Options = z.infer<typeof optionsSchema>;
