/** Whom somebody plays: one of their own characters, a ready one, or whoever the table gives. */

import { type CharacterDocument, newDocument, provenanceOf } from '@reverie/kernel/character';
import type { Game } from '@reverie/kernel/game';
import { calledIn } from '@reverie/kernel/words';
import { useCollection } from '@reverie/ui/collection';
import { newId } from '@reverie/ui/new-id';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useId } from 'react';
import { readPieceOf } from '../../base/characters.ts';
import { hasWorkshop } from '../../base/games.ts';
import { Link } from '../../base/route.tsx';
import { characterWords } from './words.ts';
import './with-whom.css';

interface Props {
  readonly game: Game;
  readonly chosen: CharacterDocument | null;
  /** Whether nobody in particular is a choice. */
  readonly given?: boolean;
  /** Whom the seat plays already, by name: chosen before, perhaps on another page. */
  readonly brought?: string | undefined;
  readonly label?: string;
  choose(character: CharacterDocument | null): void;
}

export function CharacterChoice({ game, chosen, choose, label, brought, given = true }: Props) {
  const t = useWords(characterWords);
  const { language } = useSettings();
  const id = useId();
  const own = useOwnCharacters(game);
  const ready = game.characters?.ready ?? [];
  const texts = game.texts[language];
  const ownId = own.find(({ id: key, name }) => (chosen ? key === chosen.id : name === brought))?.id;
  const called = chosen?.name ?? brought;
  const value = ownId ?? (ready.some(({ name }) => name === called) ? `ready ${called}` : '');
  const pick = (key: string) => {
    const mine = own.find((one) => one.id === key)?.document;
    const one = ready.find(({ name }) => key === `ready ${name}`);
    choose(mine ?? (one ? newDocument(game, one, newId()) : null));
  };
  const provenance = chosen ? provenanceOf(chosen) : 'new';
  const summary = chosen ? texts.character?.(chosen) : undefined;
  return (
    <div className="field character-choice">
      <label htmlFor={id}>{label ?? t.withWhom}</label>
      <select id={id} className="input" value={value} onChange={({ target }) => pick(target.value)}>
        {given || !chosen ? <option value="">{t.given}</option> : null}
        {own.length > 0 ? (
          <optgroup label={t.own}>
            {own.map(({ id: key, name, document }) => (
              <option key={key} value={key} disabled={!document || game.characters?.retired(document) !== undefined}>
                {t.nameAnd(name, document ? (texts.character?.(document).how ?? '') : t.unread)}
              </option>
            ))}
          </optgroup>
        ) : null}
        <optgroup label={t.ready}>
          {ready.map((one) => (
            <option key={one.name} value={`ready ${one.name}`}>
              {calledIn(texts, one.name)}
            </option>
          ))}
        </optgroup>
      </select>
      {summary ? <span className="quiet small">{t.told(summary.what, summary.how)}</span> : null}
      {provenance === 'changed' || provenance === 'forged' ? <span className="small">{t[provenance]}</span> : null}
      {hasWorkshop(game.rules.id) ? (
        <Link className="small" to={{ at: 'workshop', game: game.rules.id }}>
          {t.make}
        </Link>
      ) : null}
    </div>
  );
}

interface Own {
  readonly id: string;
  readonly name: string;
  /** As it is brought: notes and portrait stay here. Undefined where these rules do not read it. */
  readonly document: CharacterDocument | undefined;
}

/** The characters of a game in this device's collection. */
function useOwnCharacters(game: Game): readonly Own[] {
  const { pieces } = useCollection();
  const { language } = useSettings();
  return pieces.flatMap((piece): Own[] => {
    if (piece.game !== game.rules.id || piece.kind !== 'character') return [];
    const read = readPieceOf(game, piece, language);
    if (typeof read === 'string') return [{ id: piece.id, name: piece.name, document: undefined }];
    const { notes: _, portrait: __, ...document } = read;
    return [{ id: piece.id, name: piece.name, document }];
  });
}
