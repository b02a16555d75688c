/** A ground of one's own: pieces drawn on the table, what is wrong drawn on them, and a walk to try it. */

import type { WorkshopProps } from '@reverie/ui/board';
import { NumberInput } from '@reverie/ui/components/NumberInput';
import { newId } from '@reverie/ui/new-id';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { Ground } from '../board/Ground.tsx';
import { type GroundPlan, grounds, type KeptGround, readGround, writeGround } from '../board/kept.ts';
import { makerWords } from '../board/maker-words.ts';
import { type Point, pathOf } from '../board/plane.ts';
import { cmOf } from '../board/reading.ts';
import { HeightPlate } from '../board/terrain.tsx';
import { SCENARIOS } from '../data/scenarios.ts';
import { TERRAIN, TERRAIN_KINDS, type TerrainKind } from '../data/terrain.ts';
import { THINGS } from '../data/things.ts';
import { checkOptions, optionsSchema, scenarioIn, scenarioSchema } from '../options.ts';
import { tryOut } from '../sketch/tape.ts';
import { KeptList, SharedText } from './Kept.tsx';

type Piece = GroundPlan['scenery'][number];
const EMPTY: GroundPlan = scenarioSchema.parse({ name: '-' });
const USUAL = optionsSchema.parse({});
const HEIGHTS: Readonly<Record<TerrainKind, number>> = { wall: 5, rock: 3, steps: 2, wood: 7, mire: 0, hole: 5 };
const round = (x: number): number => Math.round(x * 2) / 2;

type Held =
  | { readonly what: 'new'; readonly from: Point }
  | { readonly what: 'piece'; readonly at: number; readonly from: Point; readonly was: Piece }
  | { readonly what: 'corner'; readonly at: number; readonly corner: number };

export function GroundMaker({ texts, play, OpenLink }: WorkshopProps) {
  const t = useWords(makerWords);
  const { language } = useSettings();
  const all = grounds.use();
  const [id, setId] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [side, setSide] = useState<75 | 90 | 120>(75);
  const [plan, setPlan] = useState<GroundPlan>(EMPTY);
  const [kind, setKind] = useState<TerrainKind>('wood');
  const [chosen, choose] = useState<number | null>(null);
  const [twice, setTwice] = useState(true);
  const [trying, setTrying] = useState(false);
  const [walk, setWalk] = useState<readonly Point[]>([]);
  const [said, setSaid] = useState('');
  const held = useRef<Held | null>(null);
  const plane = useRef<SVGSVGElement>(null);
  const { scenery } = plan;
  // As the table will judge it, with the hordes that are there anyway.
  const fault = useMemo(() => checkOptions({ ...USUAL, scenario: plan, side }), [plan, side]);
  const piece = chosen === null ? undefined : scenery[chosen];
  const change = (next: Partial<GroundPlan>) => {
    setPlan({ ...plan, ...next });
    setSaid('');
  };
  const put = (at: number, next: Piece) => change({ scenery: scenery.map((one, i) => (i === at ? next : one)) });
  const turned = (one: Piece): Piece => ({ ...one, at: one.at.map(([x, y]) => [side - x, side - y]) });
  const place = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = plane.current?.getBoundingClientRect();
    if (!box) return [0, 0];
    const scale = (side + 4) / box.width;
    const within = (x: number) => Math.min(side, Math.max(0, round(x)));
    return [within((clientX - box.left) * scale - 2), within(side - ((clientY - box.top) * scale - 2))];
  };
  const boxed = (a: Point, b: Point): Piece => ({
    kind,
    height: HEIGHTS[kind],
    at: [
      [Math.min(a[0], b[0]), Math.min(a[1], b[1])],
      [Math.max(a[0], b[0]), Math.min(a[1], b[1])],
      [Math.max(a[0], b[0]), Math.max(a[1], b[1])],
      [Math.min(a[0], b[0]), Math.max(a[1], b[1])],
    ],
  });
  const down = (event: PointerEvent) => {
    const at = place(event);
    if (trying) {
      setWalk(walk.length >= 2 ? [at] : [...walk, at]);
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    const corner = piece?.at.findIndex(([x, y]) => Math.hypot(x - at[0], y - at[1]) < 1.6) ?? -1;
    if (chosen !== null && corner >= 0) {
      held.current = { what: 'corner', at: chosen, corner };
      return;
    }
    const found = scenery.findLastIndex((one) => isInside(one.at, at));
    if (found >= 0) {
      choose(found);
      held.current = { what: 'piece', at: found, from: at, was: scenery[found] as Piece };
    } else {
      choose(null);
      held.current = { what: 'new', from: at };
    }
  };
  const [drawn, setDrawn] = useState<Piece | null>(null);
  const move = (event: PointerEvent) => {
    const one = held.current;
    if (!one) return;
    const at = place(event);
    if (one.what === 'new') setDrawn(boxed(one.from, at));
    else if (one.what === 'corner') {
      const was = scenery[one.at];
      if (was) put(one.at, { ...was, at: was.at.map((p, i) => (i === one.corner ? [at[0], at[1]] : p)) });
    } else {
      const [dx, dy] = [at[0] - one.from[0], at[1] - one.from[1]];
      put(one.at, {
        ...one.was,
        at: one.was.at.map(([x, y]) => [Math.min(side, Math.max(0, x + dx)), Math.min(side, Math.max(0, y + dy))]),
      });
    }
  };
  const up = () => {
    const one = held.current;
    held.current = null;
    if (one?.what === 'new' && drawn && drawn.at[0]?.[0] !== drawn.at[2]?.[0] && drawn.at[0]?.[1] !== drawn.at[2]?.[1])
      add(drawn);
    setDrawn(null);
  };
  const add = (next: Piece) => {
    change({ scenery: [...scenery, next, ...(twice ? [turned(next)] : [])].slice(0, 40) });
    choose(scenery.length);
  };
  const tried = useMemo(
    () =>
      walk.length === 2 && !fault ? tryOut(scenery, side, toUnits(walk[0] as Point), toUnits(walk[1] as Point)) : null,
    [walk, scenery, side, fault],
  );
  const finished = (): Omit<KeptGround, 'id'> => ({ side, plan: { ...plan, name: name.trim() || t.unnamedGround } });
  const take = (next: Omit<KeptGround, 'id'>, its: string | null = null) => {
    setId(its);
    setName(next.plan.name);
    setSide(next.side);
    setPlan(next.plan);
    choose(null);
    setWalk([]);
  };
  const wrong = fault ? Number(fault.details.piece) - 1 : -1;
  return (
    <div className="mb-maker">
      <div>
        <KeptList
          all={all.map((one) => ({ id: one.id, name: one.plan.name }))}
          open={id}
          take={(one) => {
            const found = all.find((ground) => ground.id === one);
            if (found) take(found, found.id);
          }}
          drop={(one) => {
            void grounds.drop(one);
            if (one === id) setId(null);
          }}
        />
        <p className="mb-kept">
          <span>{t.start}</span>
          {SCENARIOS.map((one) => (
            <button
              key={one.id}
              type="button"
              className="mb-button"
              onClick={() => take({ side, plan: planOf(one.id, side, language) })}
            >
              {one.name[language]}
            </button>
          ))}
          <button type="button" className="mb-button" onClick={() => take({ side, plan: { ...EMPTY, name: '' } })}>
            {t.fresh}
          </button>
        </p>
        <p className="quiet">{trying ? t.tryHow : t.drawHow}</p>
        <svg
          ref={plane}
          className="mb-maker-plane"
          viewBox={`-200 -200 ${side * 100 + 400} ${side * 100 + 400}`}
          role="img"
          aria-label={t.ground}
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={up}
          onPointerCancel={up}
        >
          <Ground
            side={side * 100}
            turn={0}
            scenery={drawn ? [...scenery, drawn] : scenery}
            rain={plan.weather === 'rain'}
            strip={plan.strip * 100}
            zone={plan.goal === 'hold' ? plan.zone * 100 : 0}
          />
          <g transform="scale(100)">
            {scenery.map((one) => (
              <HeightPlate key={JSON.stringify(one)} piece={one} turn={0} side={side * 100} />
            ))}
          </g>
          {piece ? <path className="mb-maker-chosen" d={outline(piece, side)} /> : null}
          {scenery[wrong] ? <path className="mb-maker-wrong" d={outline(scenery[wrong] as Piece, side)} /> : null}
          {wrong >= 0 && fault?.reason === 'sceneryCrosses'
            ? [fault.details.first, fault.details.second].map((edge) => {
                const at = scenery[wrong]?.at ?? [];
                const [a, b] = [at[Number(edge) - 1], at[Number(edge) % at.length]];
                return a && b ? (
                  <path key={String(edge)} className="mb-maker-edge" d={pathOf([onPlane(a, side), onPlane(b, side)])} />
                ) : null;
              })
            : null}
          {piece?.at.map((p) => {
            const [x, y] = onPlane(p, side);
            return <circle key={`${p}`} className="mb-maker-corner" cx={x} cy={y} r="110" />;
          })}
          {walk.map((p) => {
            const [x, y] = onPlane(p, side);
            return <circle key={`${p}`} className="mb-strike-handle" cx={x} cy={y} r="125" />;
          })}
          {tried && walk.length === 2 ? (
            <>
              <path className={`mb-sight mb-sight-${tried.verdict}`} d={pathOf(walk.map((p) => onPlane(p, side)))} />
              <path
                className="mb-tape-paper"
                d={pathOf(
                  [walk[0] as Point, ...tried.path.map(({ to }): Point => [to[0] / 100, to[1] / 100])].map((p) =>
                    onPlane(p, side),
                  ),
                )}
              />
            </>
          ) : null}
        </svg>
      </div>
      <section className="mb-made" aria-label={t.ground}>
        <label className="field">
          <span className="label">{t.name}</span>
          <input className="input" value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        </label>
        <fieldset className="mb-segment">
          <legend>{t.kind}</legend>
          {TERRAIN_KINDS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="mb-kind"
                checked={(piece?.kind ?? kind) === one}
                onChange={() => (piece && chosen !== null ? put(chosen, { ...piece, kind: one }) : setKind(one))}
              />
              <span>{TERRAIN[one].name[language]}</span>
            </label>
          ))}
        </fieldset>
        <label className="mb-switch">
          <input type="checkbox" checked={twice} onChange={({ target }) => setTwice(target.checked)} /> {t.symmetric}
        </label>
        <fieldset className="mb-segment">
          <legend>{t.kinds}</legend>
          {scenery.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its number
            <label key={i}>
              <input type="radio" name="mb-piece" checked={chosen === i} onChange={() => choose(i)} />
              <span>{t.piece(i + 1, TERRAIN[one.kind].name[language])}</span>
            </label>
          ))}
        </fieldset>
        {piece && chosen !== null ? (
          <>
            <label className="field">
              <span className="label">{t.height}</span>
              <NumberInput
                className="input"
                key={chosen}
                least={0}
                most={40}
                step={0.5}
                value={piece.height}
                change={(height) => put(chosen, { ...piece, height })}
              />
            </label>
            <div className="mb-acts">
              <button
                type="button"
                className="mb-button"
                disabled={piece.at.length >= 24}
                onClick={() => {
                  const [a = [0, 0], b = [0, 0]] = [piece.at[piece.at.length - 1], piece.at[0]];
                  put(chosen, {
                    ...piece,
                    at: [...piece.at, [round(((a[0] ?? 0) + (b[0] ?? 0)) / 2), round(((a[1] ?? 0) + (b[1] ?? 0)) / 2)]],
                  });
                }}
              >
                {t.corner}
              </button>
              <button
                type="button"
                className="mb-button"
                onClick={() => {
                  change({ scenery: scenery.filter((_, i) => i !== chosen) });
                  choose(null);
                }}
              >
                {t.remove}
              </button>
            </div>
          </>
        ) : null}
        <p role="status" className={fault ? 'problem' : 'quiet'}>
          {fault ? (texts?.reason(fault.reason, fault.details) ?? fault.reason) : t.fineGround}
        </p>
        <div className="mb-fields">
          <label>
            {t.goal}
            <select
              className="input"
              value={plan.goal}
              onChange={({ target }) => change({ goal: target.value as GroundPlan['goal'] })}
            >
              {(Object.keys(t.goals) as GroundPlan['goal'][]).map((one) => (
                <option key={one} value={one}>
                  {t.goals[one]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t.size}
            <select className="input" value={side} onChange={({ target }) => setSide(Number(target.value) as 75)}>
              {[75, 90, 120].map((one) => (
                <option key={one} value={one}>
                  {one} cm
                </option>
              ))}
            </select>
          </label>
          <label>
            {t.turnsField}
            <NumberInput
              className="input"
              least={1}
              most={20}
              value={plan.turns}
              change={(turns) => change({ turns })}
            />
          </label>
          <label>
            {t.strip}
            <NumberInput
              className="input"
              least={8}
              most={30}
              value={plan.strip}
              change={(strip) => change({ strip })}
            />
          </label>
          <label>
            {t.weather}
            <select
              className="input"
              value={plan.weather}
              onChange={({ target }) => change({ weather: target.value as 'calm' })}
            >
              <option value="calm">{t.weathers.calm}</option>
              <option value="rain">{t.weathers.rain}</option>
            </select>
          </label>
          <label>
            {t.visibility}
            <select
              className="input"
              value={plan.halves}
              onChange={({ target }) => change({ halves: Number(target.value) })}
            >
              <option value={2}>{t.halves.two}</option>
              <option value={1}>{t.halves.one}</option>
            </select>
          </label>
          <label>
            {t.things}
            <select
              className="input"
              value={plan.things[0]?.thing ?? ''}
              onChange={({ target }) =>
                change({ things: target.value ? [{ thing: target.value, at: [side / 2, side / 2] }] : [] })
              }
            >
              <option value="">{t.noThing}</option>
              {THINGS.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name[language]}
                </option>
              ))}
            </select>
          </label>
          {plan.goal === 'hold' ? (
            <label>
              {t.zone}
              <NumberInput
                className="input"
                least={0}
                most={30}
                value={plan.zone}
                change={(zone) => change({ zone })}
              />
            </label>
          ) : null}
        </div>
        <div className="mb-acts">
          <button type="button" className="mb-button" aria-pressed={trying} onClick={() => setTrying(!trying)}>
            {t.tryIt}
          </button>
          <button
            type="button"
            className="mb-button mb-main"
            disabled={fault !== undefined}
            onClick={() => {
              const kept = { id: id ?? newId(), ...finished() };
              setId(kept.id);
              void grounds.keep(kept).then((stored) => setSaid(stored ? t.saved : t.notSaved));
            }}
          >
            {t.save}
          </button>
          <button
            type="button"
            className="mb-button"
            disabled={fault !== undefined}
            onClick={() => void play({ scenario: finished().plan, side }).then((problem) => setSaid(problem ?? ''))}
          >
            {t.play}
          </button>
          <OpenLink>{t.openTable}</OpenLink>
        </div>
        {tried ? (
          <p role="status">
            {tried.cost === null ? t.noWalk : t.walk(cmOf(tried.cost, language))}{' '}
            {tried.verdict === 'partial' ? t.sees.partial(Math.round(tried.covered * 100)) : t.sees[tried.verdict]}
          </p>
        ) : null}
        <p role="status" className="quiet">
          {said}
        </p>
        <SharedText label={t.textOf.ground} write={() => writeGround(finished())} read={readGround} take={take} />
      </section>
    </div>
  );
}

const toUnits = ([x, y]: Point): Point => [Math.round(x * 100), Math.round(y * 100)];
const onPlane = ([x, y]: Point, side: number): Point => [x * 100, (side - y) * 100];
const outline = (piece: Piece, side: number): string =>
  pathOf(
    piece.at.map((p) => onPlane(p, side)),
    true,
  );

function planOf(id: string, side: 75 | 90 | 120, language: 'fr' | 'en'): GroundPlan {
  const { id: _, name, ...rest } = scenarioIn({ scenario: id, side } as Parameters<typeof scenarioIn>[0]);
  return scenarioSchema.parse(JSON.parse(JSON.stringify({ ...rest, name: name[language] })));
}

function isInside(at: readonly (readonly [number, number])[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = at.length - 1; i < at.length; j = i++) {
    const [[ax, ay], [bx, by]] = [at[j] as Point, at[i] as Point];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}
