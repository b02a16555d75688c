/** What is not as usual at a table, in plain words: for those who think of sitting down, and those who wait. */
import type { UnusualOption } from '@reverie/kernel/fields';
import { useSettings } from '@reverie/ui/settings';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { useEffect, useState } from 'react';
import { loadGame } from '../../base/games.ts';
import type { LinkInfo } from '../../remote/api.ts';
import { gatheringWords } from './words.ts';
import './unusual.css';

type Rules = readonly (readonly [name: string, text: string])[];

/** Null while it is being read, so that nobody presses what it would push away. */
export function useUnusual(card: LinkInfo | null): Rules | null {
  const t = useWords(gatheringWords);
  const options = useUnusualOptions(card);
  if (!card || !options) return null;
  const { clock, dice, welcome, watch } = card;
  return [
    ...options,
    ...(clock
      ? [
          clock.perAnswer
            ? ([t.byLetter, t.byLetterIs(clock.seconds)] as const)
            : ([t.clock, t.clockIs(clock.seconds, clock.increment)] as const),
        ]
      : []),
    ...(dice ? [[t.dice, t.diceAre] as const] : []),
    ...(welcome ? [[t.seats, t.welcome] as const] : []),
    ...(watch === 'anybody' ? [[t.watch, t.watchAnybody] as const] : []),
  ];
}

export function Unusual({ rules }: { readonly rules: Rules }) {
  const t = useWords(gatheringWords);
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby="unusual">
      <h2 id="unusual" className="rule">
        {t.unusual(rules.length)}
      </h2>
      <dl className="unusual">
        {rules.map(([name, text]) => (
          <div key={name}>
            <dt>{withFrenchSpaces(name)}</dt>
            <dd>{withFrenchSpaces(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The schemas of the game are fetched only where something was set. */
function useUnusualOptions(card: LinkInfo | null): Rules | null {
  const t = useWords(gatheringWords);
  const { language } = useSettings();
  const [found, setFound] = useState<readonly UnusualOption[] | null>(null);
  const { game: id, options } = card ?? {};
  const some = typeof options === 'object' && options !== null && Object.keys(options).length > 0;
  useEffect(() => {
    if (!some || id === undefined) return;
    let current = true;
    const read = async () => {
      const [game, { unusualOptions }] = await Promise.all([loadGame(id), import('@reverie/kernel/fields')]);
      if (!game || !current) return;
      setFound(unusualOptions(game.rules, game.texts[language].options ?? {}, t.yesNo, options));
    };
    read().catch((error: unknown) => {
      console.warn('The options of this table cannot be told.', error);
      if (current) setFound([]);
    });
    return () => {
      current = false;
    };
  }, [some, id, language, t, options]);
  if (!some) return [];
  return found?.map(({ name, value, usual }) => [name, usual === '' ? value : t.insteadOf(value, usual)]) ?? null;
}
