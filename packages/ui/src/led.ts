/**
 * Says that this is led about by hand, until the function that is given back is called. A transform that is written has the
 * browser sort all layers of the page anew in every frame, one of something that is being animated has not: so it gets an
 * animation that adds nothing and never runs.
 */
export function ledByHand(element: Element): () => void {
  const still = element.animate({ transform: ['none', 'none'] }, { duration: 1000, composite: 'add' });
  still.pause();
  return () => still.cancel();
}
