/** What a half-made answer would do, in words: the marks of a sketch, each with its tone. */
import type { Mark } from '@reverie/kernel/sketch';
import type { Names } from './names.ts';

interface Props {
  readonly marks: readonly Mark[];
  readonly names: Names;
}

export function SketchMarks({ marks, names }: Props) {
  if (marks.length === 0) return null;
  return (
    <ul className="rv-sketch">
      {marks.map((mark) => (
        <li key={JSON.stringify(mark)} data-tone={mark.tone}>
          {names.texts.mark?.(mark.what, mark.details ?? {})}
        </li>
      ))}
    </ul>
  );
}
