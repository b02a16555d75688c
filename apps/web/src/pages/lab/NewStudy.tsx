/** A new study: one of the questions that the games bring, or one of one's own. */

import { lazyGames } from '@reverie/shelf/lazy';
import { Button } from '@reverie/ui/components/Button';
import { NumberInput } from '@reverie/ui/components/NumberInput';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useEffect, useId, useState } from 'react';
import { PageFrame } from '../../base/PageFrame.tsx';
import { goTo, Link } from '../../base/route.tsx';
import { askLab } from '../../lab/client.ts';
import { toCode } from '../../lab/link.ts';
import type { Bench } from '../../lab/requests.ts';
import { labWords } from './words.ts';

const withLab = lazyGames.filter(({ instrument }) => instrument);

const open = async (study: unknown): Promise<void> => goTo({ at: 'lab', place: 'study', code: await toCode(study) });

export function NewStudy({ game: asked }: { readonly game: string }) {
  const t = useWords(labWords);
  const { language } = useSettings();
  const game = withLab.find(({ id }) => id === asked)?.id ?? withLab.find(({ id }) => id === 'artefacts')?.id ?? '';
  const [bench, setBench] = useState<Bench | null>(null);
  const [failed, setFailed] = useState(false);
  const id = useId();
  useEffect(() => {
    let current = true;
    askLab('bench', { game, language }).then(
      (got) => current && setBench(got),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [game, language]);
  return (
    <PageFrame title={t.fresh}>
      <nav className="lab-path" aria-label={t.title}>
        <Link to={{ at: 'lab', place: '' }}>{t.title}</Link>
      </nav>
      <div className="lab-setting">
        <label htmlFor={id}>{t.game}</label>
        <select
          id={id}
          className="input"
          value={game}
          onChange={({ target }) => goTo({ at: 'lab', place: 'new', part: target.value }, 'replace')}
        >
          {withLab.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title[language]}
            </option>
          ))}
        </select>
      </div>
      {failed ? <p role="alert">{t.failed}</p> : null}
      {bench ? <Choices key={game} game={game} bench={bench} /> : failed ? null : <p role="status">{t.calculating}</p>}
    </PageFrame>
  );
}

function Choices({ game, bench }: { readonly game: string; readonly bench: Bench }) {
  const t = useWords(labWords);
  return (
    <>
      {bench.studies.length > 0 ? (
        <section aria-labelledby="ready-studies">
          <h2 id="ready-studies" className="rule">
            {t.ready}
          </h2>
          <ul className="ready-studies">
            {bench.studies.map(({ id, title, study }) => (
              <li key={id}>
                <Button onPress={() => void open({ ...(study as object), title })}>{title}</Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="own-study">
        <h2 id="own-study" className="rule">
          {t.own}
        </h2>
        <OwnStudy game={game} bench={bench} />
      </section>
    </>
  );
}

const GAMES = [480, 2400, 9600, 48_000];

function OwnStudy({ game, bench }: { readonly game: string; readonly bench: Bench }) {
  const t = useWords(labWords);
  const { language } = useSettings();
  const best = bench.programs[0]?.id ?? 'random';
  const [players, setPlayers] = useState<readonly string[]>(() =>
    new Array<string>(Math.max(bench.seats.least, Math.min(2, bench.seats.most))).fill(best),
  );
  const [games, setGames] = useState(2400);
  const [seed, setSeed] = useState(1);
  const [change, setChange] = useState('');
  const id = useId();
  const start = (): void => {
    const switched = bench.switches.find(({ name }) => name === change);
    void open({
      reverie: 'study-1',
      game,
      players: players.map((program) => ({ program })),
      games,
      seed,
      events: true,
      ...(switched && { against: { name: change, options: { [switched.option]: switched.value } } }),
    });
  };
  return (
    <form
      className="own-study"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <div className="lab-setting">
        <label htmlFor={`${id}-n`}>{t.players}</label>
        <select
          id={`${id}-n`}
          className="input"
          value={players.length}
          onChange={({ target }) =>
            setPlayers(Array.from({ length: Number(target.value) }, (_, i) => players[i] ?? best))
          }
        >
          {Array.from({ length: bench.seats.most - bench.seats.least + 1 }, (_, i) => bench.seats.least + i)
            .filter((n) => n > 0)
            .map((n) => (
              <option key={n}>{n}</option>
            ))}
        </select>
      </div>
      {players.map((program, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: players are told apart by their number
        <div className="lab-setting" key={i}>
          <label htmlFor={`${id}-${i}`}>{t.player(i + 1)}</label>
          <select
            id={`${id}-${i}`}
            className="input"
            value={program}
            onChange={({ target }) => setPlayers(players.map((one, k) => (k === i ? target.value : one)))}
          >
            {bench.programs.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
      ))}
      <div className="lab-setting">
        <label htmlFor={`${id}-games`}>{t.games}</label>
        <select
          id={`${id}-games`}
          className="input"
          value={games}
          onChange={({ target }) => setGames(Number(target.value))}
        >
          {GAMES.map((n) => (
            <option key={n} value={n}>
              {n.toLocaleString(language)}
            </option>
          ))}
        </select>
      </div>
      <div className="lab-setting">
        <label htmlFor={`${id}-seed`}>{t.seed}</label>
        <NumberInput className="input" id={`${id}-seed`} least={0} most={4_294_967_295} value={seed} change={setSeed} />
      </div>
      <div className="lab-setting">
        <label htmlFor={`${id}-rule`}>{t.rule}</label>
        <select id={`${id}-rule`} className="input" value={change} onChange={({ target }) => setChange(target.value)}>
          <option value="">{t.noRule}</option>
          {bench.switches.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <Button look="main" type="submit">
        {t.start}
      </Button>
    </form>
  );
}
