/** A whole position out of a view: what the viewer cannot know is guessed, everything else is as it stands. */
import type { Below } from '@reverie/kernel/chance/chance';
import { type AnyFrame, NONE, PLACES, type Side, type State } from '../state.ts';
import type { SideView, View } from '../view.ts';

/** A hand drawn from the cards of a deck not yet seen. */
function guessHand({ list, unseen, handCount }: SideView, below: Below): number[] {
  const cards: number[] = [];
  for (let i = 0; i < list.length; i++) for (let n = unseen[i] as number; n > 0; n--) cards.push(list[i] as number);
  for (let i = 0; i < handCount; i++) {
    const j = i + below(cards.length - i);
    const held = cards[i] as number;
    cards[i] = cards[j] as number;
    cards[j] = held;
  }
  return cards.slice(0, handCount);
}

function sideIn(view: SideView, below: Below): Side {
  const hand = view.hand ?? guessHand(view, below);
  const deck = view.unseen.map((n, i) => {
    let left = n;
    for (const card of hand) if (card === view.list[i]) left--;
    return left;
  });
  const each = (figure: (place: NonNullable<SideView['places'][number]>) => number, empty = 0): number[] => {
    const figures: number[] = [];
    for (let i = 0; i < PLACES; i++) {
      const place = view.places[i];
      figures.push(place ? figure(place) : empty);
    }
    return figures;
  };
  return {
    list: view.list,
    deck,
    hand,
    dreamer: view.dreamer ?? NONE,
    awake: view.awake,
    woken: view.woken,
    row: view.row,
    cards: each(({ card }) => card, NONE),
    endurance: each(({ endurance }) => endurance),
    attacks: each(({ attacks }) => attacks),
    asleep: each(({ asleepBy }) => (asleepBy === null ? 0 : asleepBy + 1)),
    twin: each(({ twin }) => (twin ? 1 : 0)),
    fresh: each(({ fresh }) => (fresh ? 1 : 0)),
    guards: each(({ guards }) => guards),
    broken: view.broken,
    defeated: view.defeated,
    spiralsUsed: view.spiralsUsed,
    turns: view.turns,
    idle: view.idle,
    acted: view.acted,
    played: view.played,
    out: view.out,
    points: view.points,
  };
}

export function imagined(view: View, below: Below): State {
  return {
    stacks: view.stacks.map((frames) => frames.map((f): AnyFrame => ({ ...f }))),
    serial: view.serial,
    gone: [...view.gone],
    options: view.options,
    sides: view.sides.map((side) => sideIn(side, below)),
    pile: view.pile,
    used: view.used,
    dreamers: view.dreamers,
    order: view.order,
    round: view.round,
    turn: view.turn,
    quiet: view.quiet,
    over: view.winners !== null,
    winners: view.winners ?? [],
    ending: view.ending,
  };
}
