/** "Mes personnages": characters, decks, hordes and grounds of this device, in one place. */
import { capital } from '@reverie/kernel/capital';
import { lazyGames } from '@reverie/shelf/lazy';
import { dropPiece, isUnsaved, keepPieces, type Piece, useCollection } from '@reverie/ui/collection';
import { Button } from '@reverie/ui/components/Button';
import { FileButton } from '@reverie/ui/components/FileButton';
import { saveFile } from '@reverie/ui/save-file';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Cover } from '../../base/art/Cover.tsx';
import { Initials } from '../../base/art/Face.tsx';
import { beside, fileOf, fromLink, readFile } from '../../base/characters.ts';
import { GameChoice } from '../../base/GameChoice.tsx';
import { hasWorkshop, titleOf, useTexts } from '../../base/games.ts';
import { PageFrame } from '../../base/PageFrame.tsx';
import { goTo, Link } from '../../base/route.tsx';
import { ChronicleStrips, useChronicles } from '../../parts/chronicle/ChronicleStrips.tsx';
import { ApiError, lookAtCharacter } from '../../remote/api.ts';
import { PieceDialog } from './PieceDialog.tsx';
import { collectionWords } from './words.ts';
import './collection.css';

/** Larger than any collection of ours. */
const LARGEST = 20_000_000;

export function CollectionPage() {
  const t = useWords(collectionWords);
  const { pieces, isRead } = useCollection();
  const chronicles = useChronicles();
  const [game, setGame] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const [dropped, setDropped] = useState<Piece | null>(null);
  const [said, say] = useState<readonly string[]>([]);
  const shown = pieces.filter((piece) => game === '' || piece.game === game);
  const people = shown.filter(({ kind }) => kind === 'character');
  const things = shown.filter(({ kind }) => kind !== 'character');
  const unsaved = pieces.filter(isUnsaved);
  const chosen = pieces.find(({ id }) => id === open);
  const exportAll = () => {
    saveFile(`${t.fileName}.json`, fileOf(pieces), 'application/json');
    void keepPieces(...pieces.map((piece) => ({ ...piece, exported: Date.now() })));
  };
  const bring = useFiles(pieces, say);
  useLinked(pieces, isRead, say);
  const drop = async (piece: Piece) => {
    setOpen(null);
    setDropped(piece);
    say([]);
    await dropPiece(piece.id);
  };
  return (
    <PageFrame title={t.title} wide>
      <div className="collection-bar">
        <Filter pieces={pieces} game={game} choose={setGame} />
        <FileButton accept=".json,application/json" label={t.bring} take={(file) => void bring(file)} />
      </div>
      {said.length > 0 ? (
        <div className="notice" role="status">
          {said.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said of two pieces
            <p key={at}>{line}</p>
          ))}
        </div>
      ) : null}
      {dropped ? (
        <p className="notice" role="status">
          {t.dropped(dropped.name)}{' '}
          <Button
            onPress={() => {
              void keepPieces(dropped);
              setDropped(null);
            }}
          >
            {t.undo}
          </Button>
        </p>
      ) : null}
      {isRead && pieces.length === 0 ? <p className="quiet">{t.none}</p> : null}
      {isRead ? null : <p role="status">{t.reading}</p>}
      <section aria-labelledby="collection-people">
        <h2 id="collection-people">{t.people}</h2>
        <Shelf pieces={people} open={setOpen} makers={(id) => CHARACTER_GAMES.has(id) && (game === '' || game === id)}>
          <strong>{t.create}</strong>
          <span className="quiet">{t.createWhy}</span>
        </Shelf>
      </section>
      <section aria-labelledby="collection-things">
        <h2 id="collection-things">{t.things}</h2>
        <Shelf pieces={things} open={setOpen} makers={(id) => !CHARACTER_GAMES.has(id) && (game === '' || game === id)}>
          <strong>{t.make}</strong>
        </Shelf>
      </section>
      <ChronicleStrips chronicles={chronicles} more />
      {unsaved.length > 0 ? (
        <p className="notice collection-reminder">
          {t.reminder(unsaved.length)} <Button onPress={exportAll}>{t.exportAll}</Button>
        </p>
      ) : null}
      {chosen ? (
        <PieceDialog
          key={chosen.id}
          piece={chosen}
          close={() => setOpen(null)}
          drop={() => void drop(chosen)}
          copy={() => {
            const copy = beside(chosen, t.copyOf(chosen.name));
            void keepPieces(copy);
            setOpen(copy.id);
          }}
        />
      ) : null}
    </PageFrame>
  );
}

/** Brings the pieces of a file here and says what came of it. */
function useFiles(pieces: readonly Piece[], say: (lines: readonly string[]) => void): (file: File) => Promise<void> {
  const t = useWords(collectionWords);
  const { language } = useSettings();
  return async (file) => {
    if (file.size > LARGEST) return say([t.tooLarge]);
    const { pieces: found, notes } = await readFile(await file.text(), language);
    const here = new Set(pieces.map(({ id }) => id));
    const twice: string[] = [];
    // Nothing is overwritten: whoever is here already, or earlier in the file, comes beside, as somebody else.
    const fresh = found.map((piece) => {
      const known = here.has(piece.id);
      if (known) twice.push(piece.name);
      here.add(piece.id);
      return known ? beside(piece, t.copyOf(piece.name)) : piece;
    });
    const kept = fresh.length === 0 || (await keepPieces(...fresh));
    say([
      ...(fresh.length > 0 ? [t.brought(fresh.length)] : []),
      ...twice.map(t.replaced),
      ...(kept ? [] : [t.unstored]),
      ...(notes.length > 0 && fresh.length > 0 ? [t.gone] : []),
      ...notes,
    ]);
  };
}

/** A link to a character on the server brings it here, in place of the same one; the secret leaves the address. */
function useLinked(pieces: readonly Piece[], isRead: boolean, say: (lines: readonly string[]) => void): void {
  const t = useWords(collectionWords);
  const { language } = useSettings();
  const asked = useRef(false);
  useEffect(() => {
    const secret = location.hash.slice(1);
    if (!isRead || secret === '' || asked.current) return;
    asked.current = true;
    goTo({ at: 'workshop', game: '' }, 'replace');
    const bring = async () => {
      const { document } = await lookAtCharacter(secret);
      const { pieces: found, notes } = await readFile(JSON.stringify(document), language);
      await keepPieces(...found.map((piece) => fromLink(piece, secret, pieces, t.copyOf)));
      say([...found.map(({ name }) => t.came(name)), ...notes]);
    };
    bring().catch((error: unknown) => say([(error instanceof ApiError && error.message) || t.unreachable]));
  }, [pieces, isRead, say, t, language]);
}

/** The games whose workshops make people; those of the others make decks, hordes and grounds. */
const CHARACTER_GAMES: ReadonlySet<string> = new Set(
  lazyGames.filter(({ characters }) => characters).map(({ id }) => id),
);

function Filter({
  pieces,
  game,
  choose,
}: {
  readonly pieces: readonly Piece[];
  readonly game: string;
  choose(game: string): void;
}) {
  const t = useWords(collectionWords);
  const { language } = useSettings();
  const chip = (id: string, label: string): ReactNode => (
    <button key={id} type="button" className="chip" aria-pressed={game === id} onClick={() => choose(id)}>
      {label}
    </button>
  );
  return (
    <fieldset className="collection-filter">
      <legend className="visually-hidden">{t.filter}</legend>
      {chip('', t.all(pieces.length))}
      {lazyGames.filter(({ id }) => hasWorkshop(id)).map(({ id }) => chip(id, titleOf(id, language)))}
    </fieldset>
  );
}

interface ShelfProps {
  readonly pieces: readonly Piece[];
  open(id: string): void;
  /** The games in which such pieces are made. */
  makers(game: string): boolean;
  /** What stands over the ways to make another. */
  readonly children: ReactNode;
}

/** Pieces of a kind and how to make another; where there is none yet, the games by their covers. */
function Shelf({ pieces, open, makers, children }: ShelfProps) {
  if (pieces.length === 0)
    return <GameChoice to={(game) => ({ at: 'workshop', game })} only={(id) => hasWorkshop(id) && makers(id)} />;
  return (
    <ul className="collection-cards">
      {pieces.map((piece) => (
        <Card key={piece.id} piece={piece} open={() => open(piece.id)} />
      ))}
      <li className="collection-make">
        {children}
        <Makers only={makers} />
      </li>
    </ul>
  );
}

function Makers({ only }: { only(game: string): boolean }) {
  const { language } = useSettings();
  return (
    <span className="collection-makers">
      {lazyGames
        .filter(({ id }) => hasWorkshop(id) && only(id))
        .map(({ id }) => (
          <Link key={id} className="button" to={{ at: 'workshop', game: id }}>
            {titleOf(id, language)}
          </Link>
        ))}
    </span>
  );
}

function Card({ piece, open }: { readonly piece: Piece; open(): void }) {
  const { language } = useSettings();
  const { what, how, flag } = useSummary(piece);
  return (
    <li>
      <button type="button" className="collection-card" data-kind={piece.kind} onClick={open}>
        <span className="collection-picture">
          {piece.kind !== 'character' ? (
            <Cover game={piece.game} part="strip" />
          ) : piece.portrait ? (
            <img src={piece.portrait} alt="" width="128" height="128" />
          ) : (
            <Initials name={piece.name} />
          )}
          <span className="collection-tab">{titleOf(piece.game, language)}</span>
          {flag ? <span className="collection-flag">{flag}</span> : null}
        </span>
        <strong>{piece.name}</strong>
        <span className="quiet">{what}</span>
        <span>{capital(how)}</span>
      </button>
    </li>
  );
}

/** What is said of a piece in the list. */
function useSummary(piece: Piece): { readonly what: string; readonly how: string; readonly flag?: string } {
  const t = useWords(collectionWords);
  const texts = useTexts(piece.kind === 'character' ? piece.game : undefined);
  const { cards, fighters } = (piece.data ?? {}) as { readonly cards?: unknown; readonly fighters?: unknown };
  if (piece.kind === 'deck') return { what: t.cards(Array.isArray(cards) ? cards.length : 0), how: '' };
  if (piece.kind === 'horde') return { what: t.fighters(Array.isArray(fighters) ? fighters.length : 0), how: '' };
  if (piece.kind === 'ground') return { what: t.ground, how: '' };
  if (!texts) return { what: '', how: '' };
  try {
    const { body } = piece.data as { readonly body: never };
    return texts.character?.({ name: piece.name, body }) ?? { what: '', how: '' };
  } catch {
    // A body that other rules wrote: nothing is lost, and nothing is said of it.
    return { what: t.unread, how: '' };
  }
}
