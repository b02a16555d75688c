/** The face beside a name: the one that somebody chose, or one that the same name has everywhere. */
import { useEffect } from 'react';
import { bringArt } from './sprite.ts';
import './art.css';

export const FACES = 9;

/** A face for a name; names are compared as they are read. */
export function faceOf(name: string): number {
  let sum = 7;
  for (const sign of name.trim().toLowerCase()) sum = (sum * 131 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return sum % FACES;
}

/**
 * Faces for people at one table, no two alike: chosen ones come before those of names, and the first to sit before the
 * next. Somebody without a name takes none: whoever sits down there later must not change the faces of the others.
 */
export function facesOf(
  people: readonly { readonly name: string; readonly face?: number | undefined }[],
): readonly number[] {
  const taken = new Set<number>();
  const faces = new Array<number>(people.length).fill(0);
  const chose = (one: (typeof people)[number]): boolean => one.face !== undefined;
  for (const choosers of [true, false]) {
    for (const [i, one] of people.entries()) {
      if (chose(one) !== choosers || one.name === '') continue;
      let face = (one.face ?? faceOf(one.name)) % FACES;
      for (let tries = 0; tries < FACES && taken.has(face); tries++) face = (face + 1) % FACES;
      taken.add(face);
      faces[i] = face;
    }
  }
  return faces;
}

interface Props {
  readonly name: string;
  /** Which face, where it was chosen or several people are seen together: see `facesOf`. */
  readonly face?: number | null | undefined;
}

export function Face({ name, face }: Props) {
  useEffect(() => bringArt('faces'), []);
  return (
    <svg className="face" viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#face-${face ?? faceOf(name)}`} width="64" height="64" />
    </svg>
  );
}

/** Somebody of whom there is no picture: the first letters of the first and last of their names. */
export function Initials({ name }: { readonly name: string }) {
  const names = name.split(/[\s'’-]+/).filter((part) => /^\p{Lu}/u.test(part));
  const [first = name.trim(), ...others] = names;
  const letters = [first, others.at(-1) ?? ''].map((part) => [...part][0]?.toUpperCase() ?? '').join('');
  return (
    <svg className="face" viewBox="0 0 64 64" aria-hidden="true">
      <circle className="initials-ring" cx="32" cy="32" r="30.5" />
      <text className="initials" x="32" y="32" dy="0.36em" textAnchor="middle">
        {letters || '?'}
      </text>
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
