/** One piece of the collection: its name, notes and portrait, where it has been, and what can be done with it. */
import { type CharacterDocument, provenanceOf } from '@reverie/kernel/character';
import type { Game } from '@reverie/kernel/game';
import type { BoardModule } from '@reverie/ui/board';
import { keepPieces, type Piece } from '@reverie/ui/collection';
import { Button } from '@reverie/ui/components/Button';
import { CopyField } from '@reverie/ui/components/CopyField';
import { Dialog } from '@reverie/ui/components/Dialog';
import { FileButton } from '@reverie/ui/components/FileButton';
import { printPaper } from '@reverie/ui/print-paper';
import { saveFile } from '@reverie/ui/save-file';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { Initials } from '../../base/art/Face.tsx';
import { documentOf, fileOf, isCharacter, readPieceOf } from '../../base/characters.ts';
import { useBoardModule, useGame } from '../../base/games.ts';
import { goTo } from '../../base/route.tsx';
import { playAlone } from '../../parts/opponents/alone.ts';
import { useShareOrigin } from '../../parts/sharing/share-origin.ts';
import { ApiError, forgetCharacter, keepCharacter } from '../../remote/api.ts';
import { portraitFrom } from './portrait.ts';
import { collectionWords } from './words.ts';

interface Props {
  readonly piece: Piece;
  close(): void;
  drop(): void;
  copy(): void;
}

/** Shown once all of it is here: what comes late would push away the button that somebody is pressing. */
export function PieceDialog(props: Props) {
  const t = useWords(collectionWords);
  const { piece, close } = props;
  const played = isCharacter(piece) ? piece.game : undefined;
  const game = useGame(played);
  const board = useBoardModule(played);
  const here = played === undefined || (game !== null && board !== null);
  return (
    <Dialog title={piece.name} isOpen onClose={close}>
      {here ? (
        <Opened {...props} game={game ?? undefined} Paper={board?.Paper} />
      ) : (
        <p className="quiet" role="status">
          {t.reading}
        </p>
      )}
    </Dialog>
  );
}

interface OpenedProps extends Props {
  readonly game: Game | undefined;
  readonly Paper: BoardModule['Paper'];
}

function Opened({ piece, close, drop, copy, game, Paper }: OpenedProps) {
  const t = useWords(collectionWords);
  const { language } = useSettings();
  const [name, setName] = useState(piece.name);
  const [notes, setNotes] = useState(piece.notes ?? '');
  const [said, say] = useState<readonly string[]>([]);
  const character = isCharacter(piece);
  // What these rules do not read can still be named, exported and kept; it cannot be played or drawn.
  const read = game ? readPieceOf(game, piece, language) : undefined;
  const unread = typeof read === 'string' ? read : undefined;
  const lives = character && read !== undefined && unread === undefined;
  const keep = async (change: Partial<Piece>) =>
    say([(await keepPieces({ ...piece, ...change, changed: Date.now() })) ? t.saved : t.unstored]);
  const rename = () => {
    const called = name.trim().slice(0, 60) || piece.name;
    const data = character ? { ...(piece.data as object), name: called } : piece.data;
    void keep({ name: called, notes: notes.slice(0, 10_000), data });
  };
  const exported = (text: string, extension = 'json') => {
    saveFile(`${piece.name}.${extension}`, text, 'application/json');
    void keepPieces({ ...piece, exported: Date.now() });
  };
  return (
    <div className="piece">
      {character ? (
        <div className="piece-portrait">
          {piece.portrait ? <img src={piece.portrait} alt="" width="96" height="96" /> : <Initials name={piece.name} />}
          <FileButton
            accept="image/*"
            label={t.choosePortrait}
            take={(file) =>
              void portraitFrom(file).then((portrait) => (portrait ? keep({ portrait }) : say([t.badPortrait])))
            }
          />
          {piece.portrait ? <Button onPress={() => void keep({ portrait: undefined })}>{t.noPortrait}</Button> : null}
        </div>
      ) : null}
      <label>
        <span>{t.name}</span>
        <input className="input" maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        <span>{t.notes}</span>
        <textarea
          className="input"
          rows={4}
          maxLength={10_000}
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
        />
      </label>
      <p role="status" className="quiet piece-said">
        {said.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </p>
      {unread === undefined ? null : (
        <p role="alert">
          {t.unread} <span className="quiet">({unread})</span>
        </p>
      )}
      {lives ? <Past document={piece.data as CharacterDocument} /> : null}
      <div className="piece-acts">
        <Button look="main" onPress={rename}>
          {t.save}
        </Button>
        {lives ? <Play piece={piece} fail={(why) => say([why])} /> : null}
        {unread === undefined ? (
          <Button onPress={() => goTo({ at: 'workshop', game: piece.game, piece: piece.id })}>
            {character ? t.edit : t.open}
          </Button>
        ) : null}
        <Button onPress={copy}>{t.copy}</Button>
        {lives && Paper ? <PrintButton piece={piece} notes={notes} Paper={Paper} /> : null}
        <Button onPress={() => exported(fileOf([piece]))}>{t.exportIt}</Button>
        {lives ? (
          <Bridges
            piece={piece}
            game={game}
            write={(text, lines) => {
              exported(text, 'foundry.json');
              say(lines.length > 0 ? [t.gone, ...lines] : []);
            }}
          />
        ) : null}
        {lives ? <OnServer piece={piece} say={(line) => say([line])} /> : null}
        <Button look="danger" onPress={drop}>
          {t.drop}
        </Button>
      </div>
      <p lang={language}>
        <Button onPress={close}>{t.close}</Button>
      </p>
    </div>
  );
}

/** Where somebody has been, and whether the document is as the last table left it. */
function Past({ document }: { readonly document: CharacterDocument }) {
  const t = useWords(collectionWords);
  const { language } = useSettings();
  return (
    <details>
      <summary>{t.been}</summary>
      <p>{t.provenance[provenanceOf(document)]}</p>
      <ol>
        {document.chain.map(({ hash, title = '', at = '' }) => (
          <li key={hash}>{t.station(title, at && new Date(at).toLocaleDateString(language))}</li>
        ))}
      </ol>
    </details>
  );
}

/** A table alone, with the character as it stands. */
function Play({ piece, fail }: { readonly piece: Piece; fail(why: string): void }) {
  const t = useWords(collectionWords);
  const { language, name } = useSettings();
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    const opened = await playAlone(piece.game, name, language, {}, documentOf(piece));
    setBusy(false);
    if ('problem' in opened) fail(opened.problem);
    else goTo({ at: 'solo', table: opened.table });
  };
  return (
    <Button isPending={busy} onPress={() => void play()}>
      {t.play}
    </Button>
  );
}

interface PrintButtonProps {
  readonly piece: Piece;
  readonly notes: string;
  readonly Paper: NonNullable<BoardModule['Paper']>;
}

/** The sheet is drawn out of sight by the board of the game, then printed by itself. */
function PrintButton({ piece, notes, Paper }: PrintButtonProps) {
  const t = useWords(collectionWords);
  const { language } = useSettings();
  const { body } = piece.data as CharacterDocument;
  return (
    <>
      <Button onPress={() => printPaper()}>{t.print}</Button>
      <Paper name={piece.name} body={body} language={language} notes={notes} />
    </>
  );
}

/** The same character on the server, under a link that another device opens. */
function OnServer({ piece, say }: { readonly piece: Piece; say(line: string): void }) {
  const t = useWords(collectionWords);
  const { secret } = piece;
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      say((error instanceof ApiError && error.message) || t.unreachable);
    }
  };
  const keep = () =>
    attempt(async () => {
      const kept = await keepCharacter(documentOf(piece), secret);
      await keepPieces({ ...piece, secret: kept.secret });
      say(t.linked);
    });
  const forget = () =>
    attempt(async () => {
      if (secret) await forgetCharacter(secret);
      await keepPieces({ ...piece, secret: undefined });
      say(t.unlinked);
    });
  return (
    <>
      <Button onPress={() => void keep()}>{secret ? t.linkAgain : t.link}</Button>
      {secret ? (
        <>
          <Button onPress={() => void forget()}>{t.unlink}</Button>
          <div className="piece-link">
            <PieceLink label={t.linkWhy} secret={secret} />
          </div>
        </>
      ) : null}
    </>
  );
}

/** For another device, so with an address that it can reach. */
function PieceLink({ label, secret }: { readonly label: string; readonly secret: string }) {
  const { origin } = useShareOrigin();
  return <CopyField label={label} value={`${origin}/workshop#${secret}`} />;
}

interface BridgesProps {
  readonly piece: Piece;
  readonly game: Game | undefined;
  write(text: string, lines: readonly string[]): void;
}

/** The files of other programs. */
function Bridges({ piece, game, write }: BridgesProps) {
  const t = useWords(collectionWords);
  const { language } = useSettings();
  return game?.characters?.bridges?.map((bridge) => (
    <Button
      key={bridge.id}
      onPress={() => {
        const { json, notes } = bridge.write(documentOf(piece));
        write(
          `${JSON.stringify(json, null, 2)}\n`,
          notes.map((one) => game.texts[language].note?.(one) ?? one.what),
        );
      }}
    >
      {t.exportTo(bridge.name)}
    </Button>
  ));
}
