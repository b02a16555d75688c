/**
 * Random scenes and slow, independent judges of them: flatten-js for distances, dense sampling for what moves and what is
 * seen. `npm run bench mortebrume-geometry` tries 100,000 of each; `REVERIE_CASES` says how many otherwise.
 */
import * as flatten from '@flatten-js/core';
import { Fast } from '@reverie/kernel/chance/fast';
import { tiered } from '../../../tools/tiers.mjs';
import { type Body, type Ground, type Nature, pieceOf } from '../geometry/field.ts';
import type { Point } from '../geometry/plane.ts';
import { crossing, twiceArea } from '../geometry/polygon.ts';

// The package is CommonJS for Node and names its classes on the module either way.
export const { Circle, Point: OraclePoint, Polygon, Segment } = flatten;

const asked = process.env.REVERIE_CASES;
export const CASES = Number(asked ?? tiered(600, 3000));
/** Where the judge is slow, a part of the cases is enough unless somebody asks for a number. */
export const slowly = (part: number): number => (asked === undefined ? Math.ceil(CASES / part) : CASES);
export const SEED = Number(process.env.REVERIE_SEED ?? 20_130_613);

export const WALL: Nature = {
  blocks: true,
  hides: true,
  soft: false,
  slow: false,
  stands: false,
  climbed: false,
  hole: false,
};

export class Scene {
  readonly #below: (n: number) => number;
  constructor(seed: number) {
    this.#below = new Fast(seed).below();
  }
  below(n: number): number {
    return this.#below(n);
  }
  between(a: number, b: number): number {
    return a + this.#below(b - a + 1);
  }
  point(side = 7500): Point {
    return [this.#below(side + 1), this.#below(side + 1)];
  }
  /** Three to seven corners around a middle, each in a direction of its own: simple, often not convex. */
  outline(side = 7500, size = 900): Point[] {
    for (;;) {
      const [cx, cy] = this.point(side);
      const n = this.between(3, 7);
      const corners: Point[] = [];
      const turn = this.#below(1000) / 1000;
      for (let i = 0; i < n; i++) {
        const angle = ((i + turn + this.#below(600) / 1000) / n) * 2 * Math.PI;
        const far = this.between(Math.ceil(size / 6), size);
        corners.push([Math.round(cx + far * Math.cos(angle)), Math.round(cy + far * Math.sin(angle))]);
      }
      if (!crossing(corners) && twiceArea(corners) > 0) return corners;
    }
  }
  body(id: number, side = 7500): Body {
    const [x, y] = this.point(side);
    return { id, x, y, z: 0, r: this.between(100, 250), h: 350, off: false, lying: false };
  }
  ground(pieces: number, side = 7500): { readonly ground: Ground; readonly outlines: readonly Point[][] } {
    const outlines = Array.from({ length: pieces }, () => this.outline(side));
    return { ground: { side, pieces: outlines.map((o, i) => pieceOf(`p${i}`, o, 1000, WALL)) }, outlines };
  }
}

export const oraclePolygon = (points: readonly Point[]): flatten.Polygon =>
  new Polygon(points.map(([x, y]) => [x, y] as [number, number]));
export const oraclePoint = ([x, y]: Point): flatten.Point => new OraclePoint(x, y);
export const oracleSegment = (a: Point, b: Point): flatten.Segment => new Segment(oraclePoint(a), oraclePoint(b));
