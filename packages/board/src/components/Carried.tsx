/**
 * What is being led about, over everything: a copy of the thing that follows the hand, or a thread from it to a bead. The
 * layer lies there from the start: a first movement that had to make it would be seen to stick.
 */
import { ledByHand } from '@reverie/ui/led';
import type { Store } from '@reverie/ui/store';
import { type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../camera.ts';
import type { Carried } from '../use-hand.ts';
import './carried.css';

interface Props {
  readonly carried: Store<Carried | null>;
}

/** Pixels that a copy is held above a finger, so that it is seen. */
const ABOVE = 30;

/** Shows the layer while something is led; `begin` draws it and says how to follow and how to end. */
function useLayer<E extends Element>(
  layer: RefObject<E | null>,
  carried: Store<Carried | null>,
  begin: (layer: E, one: Carried) => { follow(to: Point): void; end(): void },
): void {
  const how = useRef(begin);
  useEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    let stop = (): void => {};
    const changed = (): void => {
      stop();
      stop = () => {};
      const one = carried.get();
      element.toggleAttribute('data-on', one !== null);
      if (!one) return;
      const { follow, end } = how.current(element, one);
      const leave = one.follow(follow);
      stop = () => {
        leave();
        end();
      };
    };
    changed();
    const leave = carried.subscribe(changed);
    return () => {
      leave();
      stop();
    };
  }, [layer, carried]);
}

interface GhostProps extends Props {
  /** What of a thing is shown, by its selector; else all of it. */
  readonly of?: string;
}

/** The thing once more. */
export function Ghost({ carried, of }: GhostProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayer(layer, carried, (element, { thing, finger }) => {
    const shown = (of && thing.querySelector(of)) || thing;
    const { width, height } = shown.getBoundingClientRect();
    const copy = shown.cloneNode(true) as HTMLElement | SVGElement;
    for (const name of ['id', 'data-thing', 'aria-pressed']) copy.removeAttribute(name);
    copy.setAttribute('tabindex', '-1');
    Object.assign(copy.style, { width: `${width}px`, height: `${height}px` });
    element.replaceChildren(copy);
    const still = ledByHand(copy);
    const up = height / 2 + (finger ? ABOVE : 0);
    return {
      follow: ([x, y]) => {
        copy.style.translate = `${x - width / 2}px ${y - up}px`;
      },
      end: () => {
        still();
        copy.remove();
      },
    };
  });
  return <div className="bd-carried" ref={layer} aria-hidden="true" />;
}

/** Out of sight. */
const NOWHERE: Point = [-99, -99];

function put(bead: Element | undefined, [x, y]: Point): void {
  bead?.setAttribute('cx', String(x));
  bead?.setAttribute('cy', String(y));
}

/** A thread from the thing to where the hand is: what it is aimed at stays in sight. */
export function Thread({ carried }: Props) {
  const layer = useRef<SVGSVGElement>(null);
  useLayer(layer, carried, (svg, { from }) => {
    const lines = svg.querySelectorAll('path');
    const [start, tip] = svg.querySelectorAll('circle');
    put(start, from);
    return {
      follow: (to) => {
        for (const line of lines)
          line.setAttribute('d', `M${from[0]} ${from[1]}Q${from[0]} ${to[1]} ${to[0]} ${to[1]}`);
        put(tip, to);
      },
      end: () => {
        for (const line of lines) line.removeAttribute('d');
        for (const bead of [start, tip]) put(bead, NOWHERE);
      },
    };
  });
  return (
    <svg className="bd-carried bd-thread" aria-hidden="true" ref={layer}>
      <rect className="bounds" width="100%" height="100%" />
      <path className="under" />
      <path className="over" />
      <circle r="8" cx={NOWHERE[0]} cy={NOWHERE[1]} />
      <circle r="14" cx={NOWHERE[0]} cy={NOWHERE[1]} />
    </svg>
  );
}
