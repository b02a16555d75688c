/** What an answer that is a word is likely to bring, as a line of its button; and where no dice fall for any, that too. */
import type { ShownOdds } from '@reverie/ui/board';
import { percent } from '@reverie/ui/percent';
import type { Answer } from '../answers.ts';
import type { Question } from '../questions.ts';
import type { MortebrumeProps, Open } from './reading.ts';
import { boardWords } from './words.ts';

/** Their answers are settled by dice or by a sum: a line is kept for what they come to. */
const SETTLED: ReadonlySet<Question['kind']> = new Set(['nameMorale', 'nameInitiative', 'escape', 'blow', 'dice']);
/** Nothing is rolled for these, whatever is answered. */
const PLAIN: ReadonlySet<Question['kind']> = new Set(['press', 'begin']);

/** Always in this order: one compares choices, not outcomes. A special success counts with the plain one. */
const ORDER = [
  'dominates',
  'hit',
  'cast',
  'freed',
  'captured',
  'tie',
  'dodged',
  'missed',
  'notCast',
  'held',
  'dominated',
];

function plainWays({ ways }: ShownOdds): readonly (readonly [way: string, share: number])[] {
  const shares = new Map<string, number>();
  for (const { way, share } of ways) {
    const plain = way.replace(/\.special$/, '');
    if (plain !== '') shares.set(plain, (shares.get(plain) ?? 0) + share);
  }
  return [...shares].sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

/** Initiative and morale are asked for oneself; of all else every outcome is said. */
function inWords(odds: ShownOdds, { who, language, texts }: MortebrumeProps): string {
  const t = boardWords[language].likely;
  const ways = plainWays(odds);
  const shareOf = (wanted: string) => ways.find(([way]) => way === wanted)?.[1] ?? 0;
  if (ways.some(([way]) => way.startsWith('initiative.')))
    return t.initiative(percent(shareOf(`initiative.${who}`), language));
  if (ways.some(([way]) => way.startsWith('morale.'))) return t.morale(percent(shareOf(`morale.${who}`), language));
  const sure = ways.length === 1 && ways[0]?.[1] === 1;
  return ways.map(([way, share]) => `${texts.way(way)}${sure ? '' : ` ${percent(share, language)}`}`).join(' · ');
}

interface LikelyProps {
  readonly board: MortebrumeProps;
  readonly open: Open;
}

/** Its room is there from the beginning: nothing moves from under a finger when the figures arrive. */
export function Likely({ board, open: { decision }, answer }: LikelyProps & { readonly answer: Answer }) {
  if (!SETTLED.has(decision.kind) || answer.do === 'pass') return null;
  const odds = board.odds(decision.id, answer);
  return <small className="mb-likely">{odds ? inWords(odds, board) : '\u00a0'}</small>;
}

/** What those lines take for granted, or why there are none. */
export function LikelyNote({ board: { language }, open: { decision } }: LikelyProps) {
  const t = boardWords[language].likely;
  const note = PLAIN.has(decision.kind)
    ? t.none
    : decision.kind === 'nameMorale' || decision.kind === 'nameInitiative'
      ? t.assumed
      : decision.kind === 'escape'
        ? t.plain
        : null;
  return note ? <p className="mb-hint">{note}</p> : null;
}
