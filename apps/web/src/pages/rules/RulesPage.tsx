/** The rules reader: the book of each game, searchable, with an address for every rule. */
import { entriesOf, type Rulebook, rulesIn } from '@reverie/kernel/rulebook';
import { lazyGames } from '@reverie/shelf/lazy';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useDeferredValue, useMemo, useState } from 'react';
import { GameChoice } from '../../base/GameChoice.tsx';
import { titleOf, useRulebook, useTexts } from '../../base/games.ts';
import { PageFrame } from '../../base/PageFrame.tsx';
import { Link, useGameBehind } from '../../base/route.tsx';
import { type Chapter, chaptersIn, piecesOf, search } from './book.ts';
import { RuleSources } from './RuleSources.tsx';
import styles from './rules.module.css';
import { rulesWords } from './words.ts';

export function RulesPage({ game, rule }: { readonly game: string; readonly rule: string }) {
  const t = useWords(rulesWords);
  const found = lazyGames.find(({ id }) => id === game);
  if (game === '') return <Library />;
  if (!found) {
    return (
      <PageFrame title={t.title}>
        <p role="alert">{t.noGame}</p>
        <Link to={{ at: 'rules', game: '', rule: '' }}>{t.all}</Link>
      </PageFrame>
    );
  }
  return <Book key={game} game={game} rule={rule} />;
}

function Library() {
  const t = useWords(rulesWords);
  return (
    <PageFrame title={t.title} wide>
      <p className={styles.preface}>{t.library}</p>
      <GameChoice to={(id) => ({ at: 'rules', game: id, rule: '' })} />
    </PageFrame>
  );
}

function Book({ game, rule }: { readonly game: string; readonly rule: string }) {
  const book = useRulebook(game);
  if (!book) return <Missing wanted={book === null} />;
  return <Pages game={game} rule={rule} book={book} />;
}

function Missing({ wanted }: { readonly wanted: boolean }) {
  const t = useWords(rulesWords);
  return (
    <PageFrame title={t.title}>
      <p role={wanted ? 'status' : 'alert'}>{wanted ? t.loading : t.failed}</p>
    </PageFrame>
  );
}

interface PagesProps {
  readonly game: string;
  readonly rule: string;
  readonly book: Rulebook;
}

function Pages({ game, rule, book }: PagesProps) {
  const { language } = useSettings();
  const t = useWords(rulesWords);
  const behind = useGameBehind();
  const chapters = useMemo(() => chaptersIn(book, language), [book, language]);
  const texts = useMemo(() => rulesIn(book, language), [book, language]);
  const entries = useMemo(() => entriesOf(book), [book]);
  const options = useTexts(game)?.options;
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const hits = useMemo(() => search(texts, chapters, wanted), [texts, chapters, wanted]);
  const shown = wanted.trim() === '' ? chapters : withOnly(chapters, new Set(hits));

  return (
    <PageFrame title={t.of(titleOf(game, language))} wide>
      <header className={styles.head}>
        <nav>
          <Link to={{ at: 'rules', game: '', rule: '' }}>{t.all}</Link>
          {behind ? (
            <>
              {' · '}
              <Link to={behind}>{t.backToGame}</Link>
            </>
          ) : null}
        </nav>
        <search>
          <label htmlFor="rules-search">{t.search}</label>
          <input
            id="rules-search"
            type="search"
            placeholder={t.hint}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p role="status">{wanted.trim() === '' ? '' : t.found(hits.length)}</p>
        </search>
        {rule !== '' && !Object.hasOwn(texts, rule) && <p role="alert">{t.unknown(rule)}</p>}
      </header>
      <nav aria-label={t.chapters} className={styles.contents}>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {shown.map(({ id, title, preface, rules }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {preface !== '' && wanted.trim() === '' && <p className={styles.preface}>{preface}</p>}
            {rules.map((one) => (
              <article
                key={one}
                id={one}
                ref={one === rule ? bringIntoSight : null}
                aria-labelledby={`${one}-id`}
                className={one === rule ? styles.sought : styles.rule}
              >
                <Link
                  id={`${one}-id`}
                  to={{ at: 'rules', game, rule: one }}
                  className={styles.number}
                  title={t.copy(one)}
                >
                  {one}
                </Link>
                <p>
                  <RuleText game={game} texts={texts} text={texts[one] ?? ''} query={wanted} />
                </p>
                <RuleSources game={game} entry={entries[one]} options={options} />
              </article>
            ))}
          </section>
        ))}
      </div>
    </PageFrame>
  );
}

/** Scrolls to the rule in the address once it is rendered. */
function bringIntoSight(article: HTMLElement | null): void {
  article?.scrollIntoView({ block: 'center' });
}

interface RuleTextProps {
  readonly game: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly text: string;
  readonly query: string;
}

function RuleText({ game, texts, text, query }: RuleTextProps) {
  return piecesOf(text, query, (id) => Object.hasOwn(texts, id)).map(({ kind, text: piece }, i) => {
    const key = `${i} ${piece}`;
    if (kind === 'found') return <mark key={key}>{piece}</mark>;
    if (kind === 'plain') return <span key={key}>{piece}</span>;
    return (
      <Link key={key} to={{ at: 'rules', game, rule: piece }}>
        {piece}
      </Link>
    );
  });
}

const withOnly = (chapters: readonly Chapter[], kept: ReadonlySet<string>): readonly Chapter[] =>
  chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((id) => kept.has(id)) }))
    .filter(({ rules }) => rules.length > 0);
