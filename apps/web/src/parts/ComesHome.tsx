/** One's character comes home: at the end of a game, at a pause, and when one has left. */
import { collectionRead, useCollection } from '@reverie/ui/collection';
import { Button } from '@reverie/ui/components/Button';
import { useWords } from '@reverie/ui/words';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askHouse } from '../house/local.ts';
import { characterOf } from '../remote/api.ts';
import { ownSeatAt } from '../remote/own-seats.ts';
import { type AtTable, useAtTable } from './at-table.ts';
import { characterWords } from './character-words.ts';
import { type Homecoming, keepNew, takeHome } from './take-home.ts';
import './with-whom.css';

type Fate = Homecoming | { readonly kind: 'failed' };

export function ComesHome() {
  const at = useAtTable();
  const { standing, state } = at;
  const resigned = state.seat !== null && standing.seats[state.seat]?.resigned === true;
  const ends = standing.phase === 'over' || standing.closed || standing.paused || resigned;
  const { seat } = state;
  if (!ends || seat === null || standing.view === null) return null;
  // Again whenever the game has gone on since.
  return <Arrival key={`${standing.phase} ${standing.paused} ${resigned} ${standing.closed}`} at={at} seat={seat} />;
}

function Arrival({ at, seat }: { readonly at: AtTable; readonly seat: number }) {
  const t = useWords(characterWords);
  const [fate, setFate] = useState<Fate | null>(null);
  const { pieces } = useCollection();
  const known = useRef(pieces);
  known.current = pieces;
  const { place } = at;
  const bring = useCallback(async () => {
    try {
      const document =
        place.kind === 'local'
          ? await askHouse('character', { table: place.table, seat })
          : (await characterOf(place.table, ownSeatAt(place.table)?.secret ?? '')).character;
      if (!document) return;
      await collectionRead();
      setFate(await takeHome(document, known.current));
    } catch {
      setFate({ kind: 'failed' });
    }
  }, [place, seat]);
  useEffect(() => void bring(), [bring]);
  if (!fate) return null;
  if (fate.kind === 'new') {
    const { document } = fate;
    const keep = async () => setFate(await keepNew(document));
    return (
      <p className="comes-home">
        <Button onPress={() => void keep()}>{t.homeNew(document.name)}</Button>
      </p>
    );
  }
  return (
    <p className="comes-home" role="status">
      {fate.kind === 'failed'
        ? t.homeUnavailable
        : fate.kind === 'unstored'
          ? t.homeFailed
          : fate.kind === 'copied'
            ? t.homeCopy(fate.name)
            : t.home(fate.name)}{' '}
      {fate.kind === 'failed' ? (
        <Button look="bare" onPress={() => void bring()}>
          {t.again}
        </Button>
      ) : null}
    </p>
  );
}
