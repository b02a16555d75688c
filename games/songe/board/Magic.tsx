/** The tab Magie: a Phrase of word tiles, what it amounts to, and what it would cost under every Difficulty. */
import { useState } from 'react';
import type { Do } from '../answers.ts';
import { CLES, POUVOIRS } from '../data/magic.ts';
import { DIFFICULTIES } from '../data/tables.ts';
import { phrase } from '../sketch.ts';
import { readyWord } from '../words/ready.ts';
import { ActList, type ActOpen } from './ActList.tsx';
import { actsAt } from './acts.ts';
import { Pebbles } from './art.tsx';
import { percent } from './reading.ts';
import { useTable, whyNot } from './table.ts';

export function Magic({ open }: { readonly open: ActOpen }) {
  const table = useTable();
  const { me, t, language, view, give } = table;
  const [words, setWords] = useState<readonly string[]>([]);
  const [other, setOther] = useState('');
  const [focus, setFocus] = useState<number | null>(null);
  const [particular, setParticular] = useState(0);
  const [text, setText] = useState('');
  const [how, setHow] = useState({ routine: false, flourish: false });
  if (!me) return null;
  const { sheet, imago } = me;
  const known = Object.keys(sheet.pouvoirs).length > 0 || sheet.focus.length > 0;
  const answer: Do<'spell'> = {
    do: 'spell',
    words: [...words],
    ...(particular > 0 && { particular }),
    ...(focus !== null && { focus }),
    ...(how.routine && { routine: true }),
    ...(how.flourish && { flourish: true }),
    ...(text !== '' && { text }),
  };
  const found = words.length > 0 ? phrase(view, open.decision, answer) : undefined;
  const why = words.length > 0 ? whyNot(table, open.decision, answer) : t.noPhrase;
  const held = focus === null ? undefined : sheet.focus[focus];
  const level = (word: string, i: number): number =>
    held?.words.includes(word) ? held.level : ((i === 0 ? sheet.pouvoirs[word] : sheet.cles[word]) ?? 0);
  const levels = words.map(level);
  const struck = new Set(found?.cancelled);
  const say = (word: string) => setWords([...words, word].slice(0, 7));
  const called = (word: string): string => POUVOIRS[word]?.[language] ?? CLES[word]?.[language] ?? word;
  const verbs = {
    ...sheet.pouvoirs,
    ...Object.fromEntries(
      sheet.focus.flatMap((one, i) => (focus === i ? one.words.map((word) => [word, one.level]) : [])),
    ),
  };
  const objects = (
    <>
      <h3>{t.objects}</h3>
      <ActList acts={actsAt('magic').filter((act) => act !== 'spell')} open={open} />
    </>
  );
  if (!known) {
    return (
      <div className="sg-magic">
        <div>
          <h3>{t.phrase}</h3>
          <p className="sg-quiet">{t.noMagic}</p>
        </div>
        <div>{objects}</div>
      </div>
    );
  }
  return (
    <div className="sg-magic">
      <div>
        <h3>{t.phrase}</h3>
        <p className="sg-phrase">
          {words.map((word, i) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the Phrase
              key={i}
              type="button"
              className="sg-tile"
              data-verb={i === 0}
              data-struck={struck.has(i)}
              aria-label={t.removeWord(called(word))}
              onClick={() => setWords(words.filter((_, at) => at !== i))}
            >
              {called(word)} <Pebbles white={levels[i] ?? 0} label={t.level(levels[i] ?? 0)} />
            </button>
          ))}
          {words.length === 0 ? <span className="sg-quiet">{t.noPhrase}</span> : null}
        </p>
        <p className="sg-quiet" role="status">
          {struck.size > 0 ? `${t.cancelled}. ` : ''}
          {found && !found.refusal ? `${t.total(found.total)}. ` : ''}
          {t.imago(Math.max(0, (sheet.characteristics.IMA ?? 0) - imago), Math.max(0, sheet.characteristics.IMA ?? 0))}
        </p>
        <Tiles
          title={t.verbs}
          all={verbs}
          used={words}
          say={(word) => setWords([word, ...words.slice(1)])}
          called={called}
          verb
        />
        <Tiles title={t.keys} all={sheet.cles} used={words} say={say} called={called} />
        <form
          className="sg-other-word"
          onSubmit={(event) => {
            event.preventDefault();
            const word = other.trim().toLowerCase();
            if (word !== '') say(Object.keys(CLES).find((key) => CLES[key]?.[language] === word) ?? word);
            setOther('');
          }}
        >
          <input
            aria-label={t.otherWord}
            placeholder={t.otherWord}
            maxLength={30}
            list="sg-keys"
            value={other}
            onChange={({ target }) => setOther(target.value)}
          />
          <datalist id="sg-keys">
            {Object.keys(CLES).map((word) => (
              <option key={word} value={called(word)} />
            ))}
          </datalist>
          <button type="submit" className="sg-plain" disabled={words.length === 0}>
            {t.addWord}
          </button>
        </form>
        <div className="sg-fields">
          {sheet.focus.length > 0 ? (
            <label className="sg-field">
              <span>{t.focus}</span>
              <select
                value={focus ?? ''}
                onChange={({ target }) => setFocus(target.value === '' ? null : Number(target.value))}
              >
                <option value="">–</option>
                {sheet.focus.map(({ name }, i) => (
                  <option key={name} value={i}>
                    {readyWord(language, name)}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          <label className="sg-field">
            <span>{t.bonus}</span>
            <select value={particular} onChange={({ target }) => setParticular(Number(target.value))}>
              {[0, 1, 2].map((n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>
          </label>
          {me.routines.length > 0
            ? (['routine', 'flourish'] as const).map((one) => (
                <label key={one} className="sg-check">
                  <input
                    type="checkbox"
                    checked={how[one]}
                    onChange={({ target }) => setHow({ ...how, [one]: target.checked })}
                  />
                  {one === 'routine' ? t.routines : '+1 ○'}
                </label>
              ))
            : null}
        </div>
        <input
          className="sg-story"
          aria-label={t.telling}
          placeholder={t.tellingHint}
          maxLength={300}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="sg-why" role="status">
          {why}
        </p>
        <button
          type="button"
          className="sg-main"
          data-do="spell"
          disabled={why !== ''}
          onClick={() => {
            give(open, answer);
            setWords([]);
            setText('');
          }}
        >
          {t.cast}
        </button>
      </div>
      <div>
        {found && found.mist.length > 0 ? (
          <table className="sg-mist">
            <caption>{t.byMist}</caption>
            <tbody>
              {found.mist.map(({ black, chance, mana }) => (
                <tr key={black}>
                  <th scope="row">{DIFFICULTIES.find((one) => one.black === black)?.[language]}</th>
                  <td>
                    <Pebbles black={black} label={t.stones(0, black)} />
                  </td>
                  <td>
                    <b>{percent(chance, language)}</b>
                  </td>
                  <td>{t.manaCost(mana)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
        {found ? <p className="sg-quiet">{t.mistWhy}</p> : null}
        {objects}
      </div>
    </div>
  );
}

interface TilesProps {
  readonly title: string;
  readonly all: Readonly<Record<string, number>>;
  readonly used: readonly string[];
  readonly verb?: boolean;
  say(word: string): void;
  called(word: string): string;
}

function Tiles({ title, all, used, say, called, verb = false }: TilesProps) {
  const { t } = useTable();
  if (Object.keys(all).length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <p className="sg-tiles">
        {Object.entries(all).map(([word, level]) => (
          <button
            key={word}
            type="button"
            className="sg-tile"
            data-verb={verb}
            data-used={used.includes(word)}
            aria-label={t.putWord(called(word), level)}
            onClick={() => say(word)}
          >
            {called(word)} <Pebbles white={level} label={t.level(level)} />
          </button>
        ))}
      </p>
    </>
  );
}
