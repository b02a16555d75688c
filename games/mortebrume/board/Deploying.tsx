/** Setting up: figures come out of a tray into one's strip. */
import { type PointerEvent, useMemo, useState } from 'react';
import type { Do } from '../answers.ts';
import type { Point } from '../geometry/plane.ts';
import { deploymentFault, type Placement } from '../sketch/sights.ts';
import type { Fighter, View } from '../state.ts';
import { Face } from './Figure.tsx';
import { type MortebrumeProps, nameOf, type OpenAs } from './reading.ts';
import { boardWords } from './words.ts';

type Places = ReadonlyMap<number, Placement>;

const NONE: Places = new Map();
const NOBODY: ReadonlySet<number> = new Set();

/** Those who may not stand where they are put. */
function misplacedIn(view: View, seat: number, places: Places): ReadonlySet<number> {
  const well = new Map<number, Placement>();
  const wrong = new Set<number>();
  for (const [id, place] of places) {
    well.set(id, place);
    if (deploymentFault(view, seat, well)) {
      well.delete(id);
      wrong.add(id);
    }
  }
  return wrong;
}

export function useDeployment(view: View, seat: number, open: OpenAs<'deploy'> | undefined) {
  const [places, setPlaces] = useState<Places>(new Map());
  const [hand, setHand] = useState<number | null>(null);
  const [line, setLine] = useState(0);
  const own = view.fighters.filter((f) => f.seat === seat);
  const isOpen = open !== undefined;
  const misplaced = useMemo(() => (isOpen ? misplacedIn(view, seat, places) : NOBODY), [isOpen, view, seat, places]);
  const inward: Point = seat === 0 ? [0, 1000] : [0, -1000];
  return {
    places: open ? places : NONE,
    hand,
    own,
    take: setHand,
    put(id: number, at: Point) {
      setPlaces((now) => new Map(now).set(id, { at, facing: now.get(id)?.facing ?? inward }));
    },
    face(id: number, facing: Point) {
      setPlaces((now) => {
        const was = now.get(id);
        return was ? new Map(now).set(id, { ...was, facing }) : now;
      });
    },
    lift(id: number) {
      setPlaces((now) => new Map([...now].filter(([other]) => other !== id)));
    },
    /** One of the lines that are offered, another one each time. */
    spread() {
      const lines = (open?.choices ?? []).filter((one): one is Do<'deploy'> => one.do === 'deploy');
      const found = lines[line % Math.max(1, lines.length)];
      setLine(line + 1);
      if (found) setPlaces(new Map(own.map((f, i) => [f.id, found.places[i] as Placement])));
    },
    mirror() {
      setPlaces(
        (now) =>
          new Map(
            [...now].map(([id, { at, facing }]) => [
              id,
              { at: [view.side - at[0], at[1]], facing: [-facing[0], facing[1]] },
            ]),
          ),
      );
    },
    faceAll() {
      setPlaces((now) => new Map([...now].map(([id, { at }]) => [id, { at, facing: inward }])));
    },
    clear() {
      setPlaces(new Map());
      setHand(null);
    },
    set: (given: Do<'deploy'>) => setPlaces(new Map(own.map((f, i) => [f.id, given.places[i] as Placement]))),
    /** How many stand where they may. */
    standing: open ? places.size - misplaced.size : 0,
    misplaced,
    refusal: open ? deploymentFault(view, seat, places) : undefined,
    answer: (): Do<'deploy'> => ({ do: 'deploy', places: own.map((f) => places.get(f.id) as Placement) }),
  };
}
type Deployment = ReturnType<typeof useDeployment>;

interface DeployingProps {
  readonly board: MortebrumeProps;
  readonly deployment: Deployment;
  give(): void;
  /** A figure is pulled out of the tray. */
  pull(f: Fighter, event: PointerEvent): void;
}

export function Deploying({ board, deployment, give, pull }: DeployingProps) {
  const { language, texts } = board;
  const t = boardWords[language];
  const { own, places, hand, refusal } = deployment;
  const left = own.filter((f) => !places.has(f.id));
  return (
    <section className="mb-prompt" aria-label={t.deploy.title}>
      <header className="mb-prompt-head">
        <div>
          <h2>{t.deploy.title}</h2>
          <p>{t.deploy.how}</p>
        </div>
      </header>
      <ul className="mb-tray" aria-label={t.deploy.tray}>
        {left.map((f) => (
          <li key={f.id}>
            <button
              type="button"
              aria-pressed={hand === f.id}
              onPointerDown={(event) => pull(f, event)}
              onClick={({ detail }) => {
                if (detail === 0) deployment.take(f.id);
              }}
            >
              <Face kind={f.kind} own mark={f.mark} />
              <span>{nameOf(f, language)}</span>
            </button>
          </li>
        ))}
      </ul>
      {/* Above the buttons: below them it would lie under the foot of a phone's sheet. */}
      <div className="mb-refused" role="status">
        {refusal ? (
          <p className="mb-refusal">{texts.reason(refusal.reason, refusal.details)}</p>
        ) : left.length === 0 ? (
          <p className="mb-hint">{t.deploy.empty}</p>
        ) : null}
      </div>
      <div className="mb-choices mb-two">
        <button type="button" className="mb-button" disabled={places.size === 0} onClick={deployment.mirror}>
          {t.deploy.mirror}
        </button>
        <button type="button" className="mb-button" disabled={places.size === 0} onClick={deployment.faceAll}>
          {t.deploy.face}
        </button>
        <button type="button" className="mb-button" disabled={places.size === 0} onClick={deployment.clear}>
          {t.deploy.again}
        </button>
      </div>
      <footer className="mb-give">
        {/* Where it is seen on a phone: it is how most set up. */}
        <button type="button" className="mb-button" onClick={deployment.spread}>
          {t.deploy.spread}
        </button>
        <button
          type="button"
          className="mb-button mb-main"
          disabled={left.length > 0 || refusal !== undefined}
          onClick={give}
        >
          {left.length > 0 ? t.deploy.left(left.length) : t.deploy.ready}
        </button>
      </footer>
    </section>
  );
}
