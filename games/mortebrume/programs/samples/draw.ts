/**
 * Choices that are found in places, each of which holds at most so many. Who wants all of them looks everywhere; who
 * wants any one of them looks where the lot falls, and again elsewhere if nothing is there.
 */
import type { Below } from '@reverie/kernel/chance/chance';

/**
 * Any one of the choices, each as likely: a lot falls on one of all that there could be, and if it is not there, on one of
 * what there still could be. What was in vain tells nothing about the others, so each of them is as likely as any.
 * `look` gives the one at a number of its place or, if there are not so many, how many there can be at most. `most` is
 * written to.
 */
export function drawFrom<A extends object>(
  places: number,
  most: number[],
  look: (place: number, at: number) => A | number,
  below: Below,
): A {
  let all = 0;
  for (let place = 0; place < places; place++) all += most[place] as number;
  while (all > 0) {
    let at = below(all);
    let place = 0;
    while (at >= (most[place] as number)) at -= most[place++] as number;
    const found = look(place, at);
    if (typeof found === 'object') return found;
    all -= (most[place] as number) - found;
    most[place] = found;
  }
  throw new Error('there is nothing to draw from');
}

/** For `look`, out of a list. */
export const oneOf = <A extends object>(found: readonly A[], at: number): A | number => found[at] ?? found.length;
