import type { z } from 'zod';

/** The first thing that is wrong with some data, short enough to be shown whatever the data was. */
export interface ShapeFault {
  /** Where, as `seats.1.name`; '' for the whole. */
  readonly where: string;
  /** What should stand there, in signs rather than words, so that every language can show it. */
  readonly expected: string;
  /** Fields that nobody knows, where that is what is wrong. */
  readonly unknown?: string;
}

const MAX_SHOWN = 60;
const short = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

export function misshape(error: z.ZodError): ShapeFault {
  // A field whose name is mistyped is missing and unknown at once: what was typed is what people find in their file.
  const first = error.issues.find(({ code }) => code === 'unrecognized_keys') ?? error.issues[0];
  const issue = first && meant(first);
  if (!issue) return { where: '', expected: '' };
  const unknown = issue.code === 'unrecognized_keys' && { unknown: short(issue.keys.map(short).join(', ')) };
  return { where: short(issue.path.map(String).join('.')), expected: short(expected(issue)), ...unknown };
}

/**
 * Of a union, what is wrong with the alternative that was meant: one that fits further down rather than less far, one of
 * the same kind of data rather than of another, and then the one with the fewest faults.
 */
function meant(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const faults = issue.errors.flatMap((all) => {
    const first = all[0] && meant(all[0]);
    if (!first) return [];
    const foreign = first.code === 'invalid_type' && first.path.length === 0;
    return foreign ? [] : [{ first, depth: first.path.length, count: all.length }];
  });
  const [best] = faults.sort((p, q) => q.depth - p.depth || p.count - q.count);
  return best ? { ...best.first, path: [...issue.path, ...best.first.path] } : issue;
}

function expected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'too_small':
      return `≥ ${issue.minimum}`;
    case 'too_big':
      return `≤ ${issue.maximum}`;
    case 'invalid_value':
      return issue.values.map(String).join(' | ');
    case 'unrecognized_keys':
      return `– ${issue.keys.map(short).join(', ')}`;
    case 'invalid_format':
      return issue.format;
    case 'invalid_union':
      // Told apart by one field, which says none of them.
      if ('options' in issue && Array.isArray(issue.options)) return issue.options.map(String).join(' | ');
      return ofAny(issue.errors);
    default:
      return issue.code;
  }
}

/** Two or three kinds can be named; where nearly anything would do, the list helps nobody. */
const MOST_NAMED = 3;
function ofAny(errors: readonly (readonly z.core.$ZodIssue[])[]): string {
  const kinds = [...new Set(errors.flatMap(([first]) => (first ? [expected(first)] : [])))];
  return kinds.length > MOST_NAMED ? 'union' : kinds.join(' | ');
}
