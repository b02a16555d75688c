import { canonical } from '@reverie/kernel/plain';

/** The choices without an answer that only hidden information forbids. */
export function without<A>(choices: readonly A[], answer: A): readonly A[] {
  const refused = canonical(answer);
  return choices.filter((choice) => canonical(choice) !== refused);
}
