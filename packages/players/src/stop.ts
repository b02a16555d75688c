/** A word that may come while somebody works: nobody waits for it any more. */
export interface Stop {
  readonly isSaid: boolean;
  /** Called when it is said, at once if it has been. */
  onSaid(call: () => void): void;
}

/** A stop that whoever made it can say. */
export class Stopper implements Stop {
  readonly #calls: (() => void)[] = [];
  #isSaid = false;

  get isSaid(): boolean {
    return this.#isSaid;
  }
  onSaid(call: () => void): void {
    if (this.#isSaid) call();
    else this.#calls.push(call);
  }
  say(): void {
    this.#isSaid = true;
    for (const call of this.#calls.splice(0)) call();
  }
}
