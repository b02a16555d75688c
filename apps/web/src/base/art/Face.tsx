/** The face beside a name: the same name has the same face everywhere. */
import { useEffect } from 'react';
import { bringFaces } from './sprite.ts';
import './art.css';

const FACES = 9;

/** A face for a name; names are compared as they are read. */
function faceOf(name: string): number {
  let sum = 7;
  for (const sign of name.trim().toLowerCase()) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return sum % FACES;
}

export function Face({ name }: { readonly name: string }) {
  useEffect(bringFaces, []);
  return (
    <svg className="face" viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#face-${faceOf(name)}`} width="64" height="64" />
    </svg>
  );
}
