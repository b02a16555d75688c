/** The deck builder: all cards, and the deck with its figures, faults and advice. */
import { useBegin } from '@reverie/board/use-begin';
import { isRefusal } from '@reverie/kernel/refusal';
import { sayRefusal } from '@reverie/table/texts/say';
import type { WorkshopProps } from '@reverie/ui/board';
import { Button } from '@reverie/ui/components/Button';
import { Problem } from '@reverie/ui/components/Problem';
import { newId } from '@reverie/ui/new-id';
import { useSettings } from '@reverie/ui/settings';
import { useWords, type Words } from '@reverie/ui/words';
import { useMemo, useState } from 'react';
import { deckWords } from '../board/deck-words.ts';
import { dropDeck, idsOf, keepDeck, MOST_COPIES, numbersOf, useDecks } from '../board/decks.ts';
import { cardName } from '../board/names.ts';
import { STARTER_DECK_IDS, STARTER_DECKS } from '../data/starter-decks.ts';
import { adviseDeck, checkDeck, readDeck, writeDeck } from '../deck.ts';
import { deckSize } from '../state.ts';
import { CardList } from './CardList.tsx';
import { Charts } from './Charts.tsx';
import { TrialHand } from './TrialHand.tsx';
import '../board/board.css';
import '../board/cards.css';
import '../board/decks.css';
import '../board/felt.css';

interface DeckDraft {
  readonly id: string | null;
  readonly name: string;
  readonly cards: readonly number[];
}
const EMPTY: DeckDraft = { id: null, name: '', cards: [] };

export const title: Words<string> = { fr: deckWords.fr.title, en: deckWords.en.title };

export function Workshop({ texts, play, OpenLink }: WorkshopProps) {
  const t = useWords(deckWords);
  const { language } = useSettings();
  const [deck, setDeck] = useState<DeckDraft>(EMPTY);
  const [players, setPlayers] = useState<2 | 3>(2);
  const [said, setSaid] = useState('');
  const kept = useDecks();
  const change = (changes: Partial<DeckDraft>) => {
    setDeck({ ...deck, ...changes });
    setSaid('');
  };
  const take = (id: string | null, name: string, cards: readonly number[]) => {
    change({ id, name, cards });
    if (cards.length === deckSize(2) || cards.length === deckSize(3)) setPlayers(cards.length === deckSize(2) ? 2 : 3);
  };
  const add = (card: number) => change({ cards: [...deck.cards, card] });
  const less = (card: number) => change({ cards: deck.cards.toSpliced(deck.cards.lastIndexOf(card), 1) });
  const save = () => {
    const id = deck.id ?? newId();
    const name = deck.name.trim() || t.unnamed;
    setDeck({ ...deck, id, name });
    void keepDeck({ id, name, cards: idsOf(deck.cards) }).then((stored) => setSaid(stored ? t.saved : t.notSaved));
  };
  return (
    <div className="ar-deck-page">
      <section className="ar-shelf" aria-label={t.mine}>
        <h2>{t.mine}</h2>
        {kept.length === 0 ? <p className="quiet">{t.noneYet}</p> : null}
        <ul className="ar-deck-list">
          {kept.map(({ id, name, cards }) => (
            <li key={id}>
              <Button aria-pressed={deck.id === id} onPress={() => take(id, name, numbersOf(cards))}>
                {name} <span className="quiet">{cards.length}</span>
              </Button>
              <Button
                look="bare"
                aria-label={t.dropOf(name)}
                onPress={() => {
                  void dropDeck(id);
                  if (deck.id === id) setDeck({ ...deck, id: null });
                }}
              >
                {t.drop}
              </Button>
            </li>
          ))}
        </ul>
        <p className="quiet">{t.ready}</p>
        <ul className="ar-deck-list">
          {STARTER_DECK_IDS.map((id) => (
            <li key={id}>
              <Button onPress={() => take(null, STARTER_DECKS[id].name[language], STARTER_DECKS[id].cards)}>
                {STARTER_DECKS[id].name[language]}
              </Button>
            </li>
          ))}
          <li>
            <Button onPress={() => take(null, '', [])}>{t.fresh}</Button>
          </li>
        </ul>
      </section>
      <CardList cards={deck.cards} add={add} />
      <section className="ar-deck" aria-label={t.deck}>
        <h2>{t.deck}</h2>
        <label className="field">
          <span className="label">{t.name}</span>
          <input
            className="input"
            value={deck.name}
            maxLength={40}
            onChange={({ target }) => change({ name: target.value })}
          />
        </label>
        <label className="field">
          <span className="label">{t.players}</span>
          <select className="input" value={players} onChange={({ target }) => setPlayers(target.value === '2' ? 2 : 3)}>
            <option value={2}>{t.forPlayers[2]}</option>
            <option value={3}>{t.forPlayers[3]}</option>
          </select>
        </label>
        <Judged cards={deck.cards} players={players} texts={texts} />
        <div className="ar-deck-acts">
          <Button look="main" onPress={save} isDisabled={deck.cards.length === 0}>
            {t.save}
          </Button>
          <Play cards={deck.cards} players={players} play={play} OpenLink={OpenLink} />
        </div>
        <p role="status" className="quiet">
          {said}
        </p>
        <DeckLines cards={deck.cards} add={add} less={less} />
        <AsText cards={deck.cards} texts={texts} take={(cards) => change({ cards })} />
      </section>
    </div>
  );
}

/** Faults of the deck, and advice on it. */
interface DeckProps {
  readonly cards: readonly number[];
  readonly players: number;
}

function Judged({ cards, players, texts }: DeckProps & Pick<WorkshopProps, 'texts'>) {
  const t = useWords(deckWords);
  const { language } = useSettings();
  const refusal = checkDeck(cards, players, MOST_COPIES);
  const advice = useMemo(() => adviseDeck(cards), [cards]);
  const { advices } = t;
  const said = [
    ...(advice.fewAttackers ? [advices.fewAttackers(advice.attackers)] : []),
    ...(advice.slow ? [advices.slow(advice.average.toFixed(1))] : []),
    ...(advice.scattered ? [advices.scattered()] : []),
    ...(advice.oneSided ? [advices.oneSided()] : []),
    ...(advice.defenceItems === 0 ? [advices.noDefence()] : []),
  ];
  return (
    <>
      <p className="ar-deck-count">{t.count(cards.length, deckSize(players))}</p>
      <p className={refusal ? 'ar-deck-bad' : 'ar-deck-good'} role="status">
        {!refusal ? t.good : texts ? sayRefusal(language, refusal, texts) : ''}
      </p>
      <Charts advice={advice} language={language} />
      <TrialHand cards={cards} />
      {cards.length > 0 ? (
        <>
          <h3>{t.advice}</h3>
          <ul className="ar-advice">
            {(said.length > 0 ? said : [advices.fine()]).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

function Play({ cards, players, play, OpenLink }: DeckProps & Pick<WorkshopProps, 'play' | 'OpenLink'>) {
  const t = useWords(deckWords);
  const { begin, busy, problem } = useBegin(play);
  const fine = checkDeck(cards, players, MOST_COPIES) === undefined;
  if (players !== 2) return <OpenLink>{t.open}</OpenLink>;
  return (
    <>
      <Button onPress={() => begin({ decks: [idsOf(cards)] })} isDisabled={!fine} isPending={busy}>
        {t.play}
      </Button>
      {problem ? (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      ) : null}
    </>
  );
}

interface LinesProps {
  readonly cards: readonly number[];
  add(card: number): void;
  less(card: number): void;
}

function DeckLines({ cards, add, less }: LinesProps) {
  const t = useWords(deckWords);
  const { language } = useSettings();
  const kinds = [...new Set(cards)].sort((a, b) => a - b);
  if (kinds.length === 0) return <p className="quiet">{t.empty}</p>;
  return (
    <ul className="ar-deck-lines">
      {kinds.map((card) => {
        const name = cardName(card, language);
        return (
          <li key={card}>
            <b>{cards.filter((other) => other === card).length}</b>
            <span>{name}</span>
            <button type="button" aria-label={t.less(name)} onClick={() => less(card)}>
              −
            </button>
            <button type="button" aria-label={t.add(name)} onClick={() => add(card)}>
              +
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface TextProps extends Pick<WorkshopProps, 'texts'> {
  readonly cards: readonly number[];
  take(cards: readonly number[]): void;
}

/** The deck as text, to share and to import. */
function AsText({ cards, take, texts }: TextProps) {
  const t = useWords(deckWords);
  const { language } = useSettings();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');
  const read = () => {
    const found = readDeck(typed);
    setSaid('');
    if (isRefusal(found)) return setProblem(sayRefusal(language, found, texts));
    setProblem('');
    return take(found);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typed);
      setSaid(t.copied);
    } catch {
      // Without clipboard permission, the text can still be selected by hand.
      setSaid('');
    }
  };
  return (
    <details className="ar-deck-text">
      <summary>{t.text}</summary>
      <p className="quiet small">{t.textWhy}</p>
      <textarea
        className="input"
        rows={8}
        aria-label={t.textField}
        spellCheck={false}
        value={typed}
        aria-invalid={problem !== ''}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Problem text={problem} />
      <div className="ar-deck-acts">
        <Button onPress={() => setTyped(writeDeck(cards, language))}>{t.write}</Button>
        <Button onPress={read}>{t.read}</Button>
        <Button look="bare" onPress={() => void copy()}>
          {t.copy}
        </Button>
        <span role="status" className="quiet">
          {said}
        </span>
      </div>
    </details>
  );
}
