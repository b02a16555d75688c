/** One of the nine faces; until one is chosen, the one of the name. */
import { change, useSettings } from '@reverie/ui/settings';
import { useId } from 'react';
import { FACES, Face, faceOf } from './Face.tsx';
import './face-choice.css';

export function FaceChoice({ name, label }: { readonly name: string; label(face: number): string }) {
  const { face } = useSettings();
  const group = useId();
  const chosen = face ?? faceOf(name);
  return (
    <div className="face-choice" role="radiogroup" aria-label={label(0)}>
      {Array.from({ length: FACES }, (_, one) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number
        <label key={one}>
          <input
            type="radio"
            name={group}
            className="visually-hidden"
            aria-label={label(one + 1)}
            checked={one === chosen}
            onChange={() => change({ face: one })}
          />
          <Face name="" face={one} />
        </label>
      ))}
    </div>
  );
}
