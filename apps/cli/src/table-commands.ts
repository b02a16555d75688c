/** Commands for a table on a server, besides those of every prompt; both languages are always understood. */
import type { Command } from '@reverie/table/commands';
import type { Standing } from '@reverie/table/feed';
import { foldText } from '@reverie/table/prompt';
import { parseRemoteOutcome } from './play/dice.ts';

/** Commands without arguments. */
const SINGLE_WORDS: Readonly<Record<string, Command>> = {
  start: { do: 'start' },
  commencer: { do: 'start' },
  pause: { do: 'pause' },
  resume: { do: 'resume' },
  continuer: { do: 'resume' },
  reclaim: { do: 'giveBack' },
  revenir: { do: 'giveBack' },
  resign: { do: 'resign' },
};

const ROTATE = ['rotate', 'tourner'];

/** The command; undefined if the line is none, or not possible now. */
export function parseTableCommand(line: string, { waitingFor, awaited, back }: Standing): Command | undefined {
  const [, typed = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(line) ?? [];
  const word = foldText(typed);
  if (rest === '' && Object.hasOwn(SINGLE_WORDS, word)) return SINGLE_WORDS[word];
  switch (word) {
    case 'say':
    case 'dire':
      return rest === '' ? undefined : { do: 'say', text: rest };
    case 'draw':
    case 'tirer': {
      const outcome = awaited ? parseRemoteOutcome(rest, awaited.space) : undefined;
      return outcome === undefined ? undefined : { do: 'supply', outcome };
    }
    case 'yes':
    case 'oui':
    case 'no':
    case 'non':
      return rest === '' && back ? { do: 'consent', agree: word === 'yes' || word === 'oui' } : undefined;
    case 'nudge':
    case 'relancer': {
      const [seat] = waitingFor;
      return rest !== '' || seat === undefined ? undefined : { do: 'nudge', seat };
    }
    case 'rematch':
    case 'rejouer':
      return rest === '' || ROTATE.includes(foldText(rest)) ? { do: 'rematch', rotate: rest !== '' } : undefined;
    default:
      return undefined;
  }
}
