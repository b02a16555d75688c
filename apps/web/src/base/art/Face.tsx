/** The face beside a name: the same name has the same face everywhere. */
import { useEffect } from 'react';
import { bringArt } from './sprite.ts';
import './art.css';

const FACES = 9;

/** A face for a name; names are compared as they are read. */
function faceOf(name: string): number {
  let sum = 7;
  for (const sign of name.trim().toLowerCase()) sum = (sum * 131 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return sum % FACES;
}

/** Faces for people at one table: each keeps the face of its name, unless somebody before has the same. */
export function facesOf(names: readonly string[]): readonly number[] {
  const taken = new Set<number>();
  return names.map((name) => {
    let face = faceOf(name);
    for (let tries = 0; tries < FACES && taken.has(face); tries++) face = (face + 1) % FACES;
    taken.add(face);
    return face;
  });
}

interface Props {
  readonly name: string;
  /** Which face, where several people are seen together: see `facesOf`. */
  readonly face?: number | undefined;
}

export function Face({ name, face = faceOf(name) }: Props) {
  useEffect(() => bringArt('faces'), []);
  return (
    <svg className="face" viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#face-${face}`} width="64" height="64" />
    </svg>
  );
}

/** Nobody sits there yet. */
export function FreeSeat() {
  return (
    <svg className="face" viewBox="0 0 64 64" aria-hidden="true">
      <circle className="free-ring" cx="32" cy="32" r="29" />
      <path className="free-plus" d="M32 22v20M22 32h20" />
    </svg>
  );
}
