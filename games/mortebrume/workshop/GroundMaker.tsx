/** A ground of one's own: pieces drawn on the table, what is wrong drawn on them, and a walk to try it. */

import type { WorkshopProps } from '@reverie/ui/board';
import { newId } from '@reverie/ui/new-id';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useMemo, useState } from 'react';
import { grounds, readGround, writeGround } from '../board/kept.ts';
import { makerWords } from '../board/maker-words.ts';
import type { Point } from '../board/plane.ts';
import { cmOf } from '../board/reading.ts';
import type { TerrainKind } from '../data/terrain.ts';
import { checkOptions, optionsSchema } from '../options.ts';
import { MOST_PIECES } from '../scenery.ts';
import { tryOut } from '../sketch/tape.ts';
import { GroundFields } from './GroundFields.tsx';
import { GroundPlane, type Trial } from './GroundPlane.tsx';
import { GroundStarts } from './GroundStarts.tsx';
import { begun, countWithNew, EMPTY, finished, type GroundDraft, withNew } from './ground-draft.ts';
import { SharedText } from './Kept.tsx';
import { PieceFields } from './PieceFields.tsx';
import type { Piece } from './pieces.ts';

const USUAL = optionsSchema.parse({});

export function GroundMaker({ texts, play, OpenLink }: WorkshopProps) {
  const t = useWords(makerWords);
  const [draft, change] = useState(() => begun({ side: 75, plan: EMPTY }));
  const [kind, setKind] = useState<TerrainKind>('wood');
  const [twice, setTwice] = useState(true);
  const [trying, setTrying] = useState(false);
  const { id, name, side, plan, walk, said } = draft;
  const { scenery } = plan;
  // As the table will judge it, with the hordes that are there anyway.
  const fault = useMemo(() => checkOptions({ ...USUAL, scenario: plan, side }), [plan, side]);
  const tried = useMemo(() => {
    const [from, to] = walk;
    return from && to && !fault ? tryOut(scenery, side, toUnits(from), toUnits(to)) : null;
  }, [walk, scenery, side, fault]);
  const ready = () => finished(draft, t.unnamedGround);
  const say = (said: string) => change((now) => ({ ...now, said }));
  const lay = (piece: Piece) => {
    const next = withNew(draft, piece, twice);
    if (next) change(next);
    else say(t.tooMany(countWithNew(draft, twice), MOST_PIECES));
  };
  // Another ground is there to be drawn on.
  const start = (next: GroundDraft) => {
    setTrying(false);
    change(next);
  };
  const wrong = fault ? (texts?.reason(fault.reason, fault.details) ?? fault.reason) : '';
  const keep = () => {
    const kept = { id: id ?? newId(), ...ready() };
    change({ ...draft, id: kept.id });
    void grounds.keep(kept).then((stored) => say(stored ? t.saved : t.notSaved));
  };
  return (
    <div className="mb-maker">
      <div>
        <GroundStarts draft={draft} change={start} />
        <div className="mb-trial">
          <button type="button" className="mb-button" aria-pressed={trying} onClick={() => setTrying(!trying)}>
            {t.tryIt}
          </button>
          <p className="quiet">{trying ? t.tryHow : t.drawHow}</p>
          {trying ? (
            <p role="status" className={fault ? 'problem' : 'mb-tried'}>
              {fault ? wrong : tried ? <Trying tried={tried} /> : null}
            </p>
          ) : null}
        </div>
        <GroundPlane draft={draft} change={change} kind={kind} lay={lay} trying={trying} fault={fault} tried={tried} />
      </div>
      <section className="mb-made" aria-label={t.ground}>
        <label className="field">
          <span className="label">{t.name}</span>
          <input
            className="input"
            value={name}
            maxLength={60}
            onChange={({ target }) => change({ ...draft, name: target.value })}
          />
        </label>
        <PieceFields draft={draft} change={change} kind={kind} setKind={setKind} twice={twice} setTwice={setTwice} />
        <p role="status" className={fault ? 'problem' : 'quiet'}>
          {fault ? wrong : t.fineGround}
        </p>
        <GroundFields draft={draft} change={change} />
        <div className="mb-acts">
          <button type="button" className="mb-button mb-main" disabled={fault !== undefined} onClick={keep}>
            {t.save}
          </button>
          <button
            type="button"
            className="mb-button"
            disabled={fault !== undefined}
            onClick={() => void play({ scenario: ready().plan, side }).then((problem) => say(problem ?? ''))}
          >
            {t.play}
          </button>
          <OpenLink>{t.openTable}</OpenLink>
        </div>
        <p role="status" className="quiet">
          {said}
        </p>
        <SharedText
          label={t.textOf.ground}
          write={() => writeGround(ready())}
          read={readGround}
          take={(found) => start(begun(found))}
        />
      </section>
    </div>
  );
}

/** What a walk costs, and what is seen along it. */
function Trying({ tried: { cost, verdict, covered } }: { readonly tried: Trial }) {
  const t = useWords(makerWords);
  const { language } = useSettings();
  return (
    <>
      {cost === null ? t.noWalk : t.walk(cmOf(cost, language))}{' '}
      {verdict === 'partial' ? t.sees.partial(Math.round(covered * 100)) : t.sees[verdict]}
    </>
  );
}

const toUnits = ([x, y]: Point): Point => [Math.round(x * 100), Math.round(y * 100)];
