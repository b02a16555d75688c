/** The options of a game: its board's form if there is one, plain JSON otherwise. */
import type { Game } from '@reverie/kernel/game';
import { isRefusal } from '@reverie/kernel/refusal';
import { parseOptions } from '@reverie/kernel/seating';
import { sayRefusal } from '@reverie/table/texts/say';
import type { SetupProps } from '@reverie/ui/board';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { hasBoard, loadBoard } from '../../base/games.ts';
import { Link } from '../../base/route.tsx';
import { openWords } from './open-words.ts';

interface Props extends Omit<SetupProps, 'language' | 'texts' | 'WorkshopLink'> {
  readonly game: Game;
}

export function OptionsField({ game, ...rest }: Props) {
  const { language, expert } = useSettings();
  const { id } = game.rules;
  const Setup = useMemo(() => {
    if (!hasBoard(id)) return undefined;
    return lazy<ComponentType<SetupProps>>(async () => ({ default: (await loadBoard(id))?.Setup ?? JsonOptions }));
  }, [id]);
  const WorkshopLink = useMemo(
    () =>
      ({ children }: { readonly children: ReactNode }) => <Link to={{ at: 'workshop', game: id }}>{children}</Link>,
    [id],
  );
  const props = { ...rest, language, texts: game.texts[language], WorkshopLink };
  // Nobody who has not asked for it meets JSON: without a form a game keeps its usual options.
  if (!Setup) return expert ? <JsonField game={game} {...props} /> : null;
  return (
    <Suspense fallback={null}>
      <Setup {...props} />
    </Suspense>
  );
}

/** A board without a setup form keeps the defaults. */
const JsonOptions: ComponentType<SetupProps> = () => null;

function JsonField({ game, options, change, language }: Props & SetupProps) {
  const t = useWords(openWords);
  const [typed, setTyped] = useState(JSON.stringify(options));
  const [problem, setProblem] = useState('');
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
      {problem ? (
        <p className="problem" role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
