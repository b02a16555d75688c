/** A page for tests: only what is listened to, timers, and what lies where. */

interface PointerGiven {
  readonly id?: number;
  readonly type?: 'mouse' | 'touch';
  readonly at?: readonly [number, number];
  readonly when?: number;
  readonly target?: object;
  readonly buttons?: number;
}

export interface FakePage {
  readonly board: HTMLElement;
  /** A press, a movement or a lift, over the board and then over the window. */
  pointer(kind: 'down' | 'move' | 'up' | 'cancel', given?: PointerGiven): Event;
  /** Anything else that the window is told. */
  tell(kind: string, more?: object): Event;
  hide(): void;
  /** Which pointers were captured. */
  readonly captured: number[];
}

export function fakePage(): FakePage {
  const captured: number[] = [];
  const document = new EventTarget();
  const page = Object.assign(new EventTarget(), {
    document,
    setTimeout: (act: () => void, ms: number) => setTimeout(act, ms),
  });
  const board = Object.assign(new EventTarget(), {
    ownerDocument: { defaultView: page },
    setPointerCapture: (id: number) => captured.push(id),
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 400, height: 400 }),
  });
  const tell = (kind: string, more: object = {}): Event => {
    const event = Object.assign(new Event(kind, { cancelable: true }), more);
    page.dispatchEvent(event);
    return event;
  };
  return {
    board: board as unknown as HTMLElement,
    captured,
    tell,
    hide: () => document.dispatchEvent(new Event('visibilitychange')),
    pointer(kind, { id = 1, type = 'touch', at = [0, 0], when, target, buttons = 1 } = {}) {
      const make = (): Event => {
        const event = Object.assign(new Event(`pointer${kind}`), {
          pointerId: id,
          pointerType: type,
          isPrimary: id === 1,
          button: 0,
          buttons,
          clientX: at[0],
          clientY: at[1],
        });
        if (when !== undefined) Object.defineProperty(event, 'timeStamp', { value: when });
        if (target) Object.defineProperty(event, 'target', { value: target });
        return event;
      };
      // The window hears of a press before the board does.
      const event = make();
      page.dispatchEvent(event);
      const same = make();
      board.dispatchEvent(same);
      return same;
    },
  };
}
