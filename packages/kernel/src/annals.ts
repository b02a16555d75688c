/**
 * A list that grows at its end, and of which hardly anybody reads more than the end. A server keeps thousands of tables in
 * memory, each with all that ever happened there: where a way to pack text is given, what lies further back is packed, and
 * unpacked for whoever asks for it. Without one (a page, a terminal: one game or two) it is a plain list.
 */

/** Makes text smaller, and back again. What is packed is text too: no string is as cheap to keep as a short one. */
export interface Packing {
  /** What was packed can be unpacked by another of the same name. */
  readonly name: string;
  pack(text: string): string;
  unpack(packed: string): string;
}

/** A list as it lies in memory, its past packed: so it can be written down and taken up again without unpacking it. */
export interface Filed<T> {
  readonly past: readonly string[];
  readonly recent: readonly T[];
}

/** How some items in a row are written down where they are packed, if not as they are. */
export interface Form<T> {
  write(items: readonly T[]): unknown;
  read(written: unknown): readonly T[];
}

/** So many are packed at a time, and so many at the end never are. */
const TOGETHER = 32;
const RECENT = 8;

export class Annals<T> {
  readonly #packing: Packing | undefined;
  readonly #form: Form<T> | undefined;
  readonly #past: string[] = [];
  readonly #recent: T[] = [];
  /** Who reads the past reads on: what was unpacked last is asked for again. */
  #unpacked: { readonly chapter: number; readonly items: readonly T[] } | null = null;

  constructor(packing?: Packing, form?: Form<T>) {
    this.#packing = packing;
    this.#form = form;
  }

  get length(): number {
    return this.#packed + this.#recent.length;
  }

  get last(): T | undefined {
    return this.at(this.length - 1);
  }

  /** Many at once, when a game is taken up again: somebody waits for that. They are packed bit by bit as it goes on. */
  fill(items: readonly T[]): void {
    for (const item of items) this.#recent.push(item);
  }

  get filed(): Filed<T> {
    return { past: this.#past, recent: this.#recent };
  }

  /** Takes up what another list of the same packing has filed. */
  refile({ past, recent }: Filed<T>): void {
    for (const chapter of past) this.#past.push(chapter);
    this.fill(recent);
  }

  push(item: T): void {
    this.#recent.push(item);
    if (!this.#packing || this.#recent.length < TOGETHER + RECENT) return;
    const items = this.#recent.splice(0, TOGETHER);
    this.#past.push(this.#packing.pack(JSON.stringify(this.#form?.write(items) ?? items)));
    this.#unpacked = null;
  }

  at(i: number): T | undefined {
    const recent = i - this.#packed;
    if (recent >= 0 || i < 0) return this.#recent[recent];
    return this.#chapter(Math.floor(i / TOGETHER))[i % TOGETHER];
  }

  /** From one place up to another; both count from the beginning. */
  slice(from: number, to = this.length): T[] {
    const [start, end, packed] = [Math.max(0, from), Math.min(to, this.length), this.#packed];
    const items: T[] = [];
    for (let i = start; i < Math.min(end, packed); ) {
      const chapter = Math.floor(i / TOGETHER);
      const first = chapter * TOGETHER;
      for (const one of this.#chapter(chapter).slice(i - first, end - first)) items.push(one);
      i = first + TOGETHER;
    }
    if (end > packed) for (const one of this.#recent.slice(Math.max(0, start - packed), end - packed)) items.push(one);
    return items;
  }

  /** All of it: what is packed is unpacked each time. */
  all(): readonly T[] {
    return this.#past.length === 0 ? this.#recent : this.slice(0);
  }

  /** Forgets all but the first so many. */
  cut(length: number): void {
    while (this.#packed > length) {
      this.#recent.unshift(...this.#chapter(this.#past.length - 1));
      this.#past.pop();
      this.#unpacked = null;
    }
    this.#recent.length = Math.min(this.#recent.length, length - this.#packed);
  }

  get #packed(): number {
    return this.#past.length * TOGETHER;
  }

  #chapter(chapter: number): readonly T[] {
    if (this.#unpacked?.chapter !== chapter) {
      const written: unknown = JSON.parse(this.#packing?.unpack(this.#past[chapter] ?? '') ?? '[]');
      this.#unpacked = { chapter, items: this.#form?.read(written) ?? (written as T[]) };
    }
    return this.#unpacked.items;
  }
}
