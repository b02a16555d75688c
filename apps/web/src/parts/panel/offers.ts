/** The choices now, in the order in which they are shown and numbered. */
import type { Decision, Seat, Texts } from '@reverie/kernel/game';
import type { Standing } from '@reverie/table/feed';
import { foldText } from '@reverie/table/prompt';

export interface Offer {
  /** Its index among the choices of its decision. */
  readonly key: string;
  readonly decision: Decision;
  readonly answer: unknown;
  readonly text: string;
}

interface Group {
  /** The common beginning of the choices of the group, if any. */
  readonly heading: string;
  readonly offers: readonly Offer[];
}

/** Longer lists are grouped and can be searched. */
export const MANY = 12;

export function offersOf(
  { decisions }: Pick<Standing, 'decisions'>,
  texts: Pick<Texts, 'choice'>,
  seats: readonly Seat[],
): Offer[] {
  return decisions.flatMap(({ decision, choices }) =>
    choices.map((answer, i) => ({
      key: `${decision.id}.${i}`,
      decision,
      answer,
      text: texts.choice(decision, answer, seats),
    })),
  );
}

/** Groups choices by kind and keeps their order. */
export function grouped(offers: readonly Offer[]): Group[] {
  if (offers.length <= MANY) return [{ heading: '', offers }];
  const byKind = new Map<string, Offer[]>();
  for (const offer of offers) {
    const kind = kindOf(offer.answer);
    const group = byKind.get(kind);
    if (group) group.push(offer);
    else byKind.set(kind, [offer]);
  }
  // Kinds with a single choice would give a list of headings, so they share one group at the top.
  const alone = [...byKind.values()].filter(({ length }) => length === 1).flat();
  const several = [...byKind.values()].filter(({ length }) => length > 1);
  return [
    ...(alone.length > 0 ? [{ heading: '', offers: alone }] : []),
    ...several.map((group) => ({
      heading: several.length > 1 || alone.length > 0 ? common(group) : '',
      offers: group,
    })),
  ];
}

function kindOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return typeof answer;
  const { do: does, kind } = answer as { do?: unknown; kind?: unknown };
  return String(does ?? kind ?? '');
}

/** The words that all of them begin with. */
function common(offers: readonly Offer[]): string {
  const split = offers.map(({ text }) => text.split(' '));
  const [first = []] = split;
  let length = 0;
  while (length < first.length && split.every((words) => words[length] === first[length])) length++;
  const shared = first
    .slice(0, length)
    .join(' ')
    .replace(/[\s:,(«“]+$/, '');
  return shared.length > 2 ? `${shared}…` : '';
}

/** Choices that contain all typed words, ignoring accents. */
export function searched(offers: readonly Offer[], typed: string): readonly Offer[] {
  const wanted = foldText(typed).split(/\s+/).filter(Boolean);
  return wanted.length === 0
    ? offers
    : offers.filter(({ text }) => {
        const words = foldText(text);
        return wanted.every((word) => words.includes(word));
      });
}
