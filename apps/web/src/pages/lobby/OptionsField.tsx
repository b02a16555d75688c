/** The options of a game: the form of its board if there is one, fields from its schema otherwise; JSON for those who ask for it. */
import type { Game } from '@reverie/kernel/game';
import { isRefusal } from '@reverie/kernel/refusal';
import { parseOptions } from '@reverie/kernel/seating';
import { sayRefusal } from '@reverie/table/texts/say';
import type { SetupProps } from '@reverie/ui/board';
import { BookOrHouse } from '@reverie/ui/components/BookOrHouse';
import { HouseRules } from '@reverie/ui/components/HouseRules';
import { Problem } from '@reverie/ui/components/Problem';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { useBoard } from '../../parts/table/use-board.ts';
import { openWords } from './open-words.ts';
import { useWorkshopLink } from './workshop-link.tsx';

interface Props extends Omit<SetupProps, 'language' | 'texts' | 'WorkshopLink'> {
  readonly game: Game;
}

export function OptionsField({ game, ...rest }: Props) {
  const { language, expert } = useSettings();
  const { rules, house } = game;
  const { id } = rules;
  const board = useBoard(id);
  const WorkshopLink = useWorkshopLink(id);
  const props = { ...rest, language, texts: game.texts[language], WorkshopLink };
  if (board === null) return null;
  return (
    <>
      {house ? <BookOrHouse {...rest} rules={rules} texts={props.texts} house={house} /> : null}
      {board?.Setup ? <board.Setup {...props} /> : <HouseRules {...rest} rules={rules} texts={props.texts} />}
      {expert ? <JsonField game={game} {...props} /> : null}
    </>
  );
}

function JsonField({ game, options, change, language }: Props & SetupProps) {
  const t = useWords(openWords);
  const written = JSON.stringify(options);
  const [typed, setTyped] = useState(written);
  const [follows, setFollows] = useState(written);
  const [problem, setProblem] = useState('');
  // What is set in the form above is written here.
  if (written !== follows) {
    setFollows(written);
    if (typeof options !== 'string' && written !== canonical(typed)) setTyped(written);
  }
  const read = (text: string) => {
    setTyped(text);
    let value: unknown;
    try {
      value = JSON.parse(text || '{}');
    } catch {
      setProblem(t.optionsBad(t.notJson));
      // Kept, so that opening the table is refused too: input must not be dropped silently.
      return change(text);
    }
    const parsed = parseOptions(game.rules, value);
    setProblem(isRefusal(parsed) ? t.optionsBad(sayRefusal(language, parsed, game.texts[language])) : '');
    return change(value);
  };
  return (
    <div className="field">
      <label htmlFor="open-options">{t.optionsJson}</label>
      <textarea
        id="open-options"
        className="input"
        rows={3}
        spellCheck={false}
        value={typed}
        aria-invalid={problem !== ''}
        onChange={({ target }) => read(target.value)}
      />
      <span className="quiet small">{t.optionsWhy}</span>
      <Problem text={problem} />
    </div>
  );
}

/** A text of JSON as it is written without spaces; itself if it is none. */
function canonical(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text || '{}'));
  } catch {
    return text;
  }
}
