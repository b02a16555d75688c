/** One's characters come home: at the end of a game, at a pause, and when one has left, as the game master agrees. */
import type { CharacterDocument } from '@reverie/kernel/character';
import { collectionRead, useCollection } from '@reverie/ui/collection';
import { Button } from '@reverie/ui/components/Button';
import { useWords } from '@reverie/ui/words';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useGame } from '../../base/games.ts';
import { askHouse } from '../../house/local.ts';
import { characterOf } from '../../remote/api.ts';
import { ownSeatAt } from '../../remote/own-seats.ts';
import { type AtTable, useAtTable } from '../table/at-table.ts';
import { characterIsFree, gameMasterOf, playedAt } from './game-master.ts';
import { type Homecoming, keepNew, takeHome } from './take-home.ts';
import { characterWords } from './words.ts';
import './with-whom.css';

export function ComesHome() {
  const t = useWords(characterWords);
  const at = useAtTable();
  const { standing, state, place } = at;
  const game = useGame(standing.game);
  const { seat } = state;
  const mine = seat === null ? undefined : standing.seats[seat];
  const resigned = mine?.resigned === true;
  if (seat === null || !characterIsFree(at)) return null;
  const home = place.kind === 'remote' ? mine?.home : undefined;
  if (home === 'waits' || home === 'refused') {
    const said = home === 'waits' ? t.homeWaits : t.homeRefused;
    return (
      <p className="comes-home" role="status">
        {said(playedAt(at, seat), gameMasterOf(at, game?.characters?.role)?.name ?? '')}
      </p>
    );
  }
  // Again whenever the game has gone on since.
  const when = [standing.phase, standing.paused, resigned, standing.closed, home].join(' ');
  return <Arrivals key={when} at={at} seat={seat} />;
}

function Arrivals({ at, seat }: { readonly at: AtTable; readonly seat: number }) {
  const t = useWords(characterWords);
  const [documents, setDocuments] = useState<readonly CharacterDocument[] | 'failed'>([]);
  const { place } = at;
  const fetch = useCallback(async () => {
    try {
      if (place.kind === 'local') setDocuments(await askHouse('character', { table: place.table, seat }));
      else {
        const { character, former } = await characterOf(place.table, ownSeatAt(place.table)?.secret ?? '');
        setDocuments([...former, ...(character ? [character] : [])]);
      }
    } catch {
      setDocuments('failed');
    }
  }, [place, seat]);
  useEffect(() => void fetch(), [fetch]);
  if (documents === 'failed')
    return (
      <p className="comes-home" role="status">
        {t.homeUnavailable}{' '}
        <Button look="bare" onPress={() => void fetch()}>
          {t.again}
        </Button>
      </p>
    );
  return documents.map((document) => <Arrival key={document.id} document={document} />);
}

function Arrival({ document }: { readonly document: CharacterDocument }) {
  const t = useWords(characterWords);
  const [fate, setFate] = useState<Homecoming | null>(null);
  const { pieces } = useCollection();
  const known = useRef(pieces);
  known.current = pieces;
  useEffect(() => {
    void collectionRead().then(async () => setFate(await takeHome(document, known.current)));
  }, [document]);
  if (!fate) return null;
  if (fate.kind === 'new') {
    const keep = async () => setFate(await keepNew(fate.document));
    return (
      <p className="comes-home">
        <Button onPress={() => void keep()}>{t.homeNew(fate.document.name)}</Button>
      </p>
    );
  }
  return (
    <p className="comes-home" role="status">
      {fate.kind === 'unstored' ? t.homeFailed : fate.kind === 'copied' ? t.homeCopy(fate.name) : t.home(fate.name)}
    </p>
  );
}
