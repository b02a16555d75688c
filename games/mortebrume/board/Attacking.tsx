/** A combined attack: one target, several of mine, a tape each, struck in the order in which they were touched. */
import { useMemo, useState } from 'react';
import type { Do } from '../answers.ts';
import type { Point } from '../geometry/plane.ts';
import { answerTo } from '../sketch/tape.ts';
import { isWaiting, sketch } from '../sketch.ts';
import type { Fighter } from '../state.ts';
import { Face } from './Figure.tsx';
import { Dice, mostDice } from './Odds.tsx';
import { type MortebrumeProps, nameOf, type OpenAs } from './reading.ts';
import { boardWords } from './words.ts';

type Attack = Do<'attack'>;

export function useAttack(board: MortebrumeProps, open: OpenAs<'attack'> | undefined) {
  const { view, who, selected } = board;
  const [made, setMade] = useState<{
    readonly decision: number;
    readonly target: number | null;
    readonly attackers: readonly number[];
  } | null>(null);
  const id = open?.decision.id ?? -1;
  const now = made?.decision === id ? made : { decision: id, target: null, attackers: [] };
  const given =
    open && selected?.decision === id && selected.answer.do === 'attack' && now.target === null
      ? selected.answer
      : null;
  const { target, attackers } = now;
  const answer = useMemo((): Attack | null => {
    if (given) return given;
    const enemy = target === null ? undefined : view.fighters[target];
    if (!open || !enemy) return null;
    // Each is judged with those before it where they will stand.
    const moved = view.fighters.map((f) => ({ ...f }));
    const scene = { ...view, fighters: moved };
    const found = attackers.flatMap((fighter): Attack['attackers'] => {
      const f = moved[fighter] as Fighter;
      const { path, action } = answerTo(scene, f, [], enemy);
      const last = path[path.length - 1]?.to;
      const facing: Point = [enemy.x - (last?.[0] ?? f.x), enemy.y - (last?.[1] ?? f.y)];
      if (last) [f.x, f.y] = last;
      return action.kind === 'strike' || action.kind === 'shot' || action.kind === 'spell'
        ? [{ fighter, path, facing, action }]
        : [];
    });
    return { do: 'attack', target: enemy.id, attackers: found };
  }, [given, open, target, attackers, view]);
  const refusal = useMemo(
    () => (open && answer && answer.attackers.length >= 2 ? sketch(view, open.decision, answer).refusal : undefined),
    [open, answer, view],
  );
  const lines = (answer?.attackers ?? []).flatMap(({ fighter, path }) => {
    const f = view.fighters[fighter];
    return f && path.length > 0 ? [{ who: fighter, points: [[f.x, f.y] as const, ...path.map(({ to }) => to)] }] : [];
  });
  return {
    target: given?.target ?? target,
    attackers: given ? given.attackers.map(({ fighter }) => fighter) : attackers,
    answer,
    refusal,
    lines,
    touch(f: Fighter) {
      if (f.seat !== who) setMade({ ...now, target: f.id });
      else if (isWaiting(f)) {
        const next = attackers.includes(f.id) ? attackers.filter((one) => one !== f.id) : [...attackers, f.id];
        setMade({ ...now, attackers: next });
      }
    },
  };
}

interface AttackingProps {
  readonly board: MortebrumeProps;
  readonly open: OpenAs<'attack'>;
  readonly attack: ReturnType<typeof useAttack>;
  /** With destiny dice by attacker. */
  give(answer: Attack, dice: Readonly<Record<number, number>>): void;
}

export function Attacking({ board, open, attack, give }: AttackingProps) {
  const [dice, setDice] = useState<Readonly<Record<number, number>>>({});
  const { view, language, texts, seats } = board;
  const t = boardWords[language];
  const { answer, refusal, target, attackers } = attack;
  const enemy = target === null ? undefined : view.fighters[target];
  const few = (answer?.attackers.length ?? 0) < 2;
  return (
    <section className="mb-prompt" aria-label={t.combine}>
      <header className="mb-prompt-head">
        <div>
          <h2>{t.combine}</h2>
          <p>{t.attackHow}</p>
        </div>
      </header>
      <p className="mb-line">
        {t.attackTarget} : {enemy ? <Face kind={enemy.kind} own={false} mark={enemy.mark} /> : '…'}{' '}
        {enemy ? nameOf(enemy, language) : ''}
      </p>
      <ol className="mb-order">
        {attackers.map((id) => {
          const f = view.fighters[id];
          return f ? (
            <li key={id}>
              <Face kind={f.kind} own mark={f.mark} /> {nameOf(f, language)}
              <Dice
                value={dice[id] ?? 0}
                most={mostDice(view, f.seat)}
                change={(n) => setDice({ ...dice, [id]: n })}
                t={t}
              />
            </li>
          ) : null;
        })}
      </ol>
      {refusal ? (
        <p className="mb-refusal">{texts.reason(refusal.reason, refusal.details)}</p>
      ) : few ? (
        <p className="mb-hint">{t.attackNeeds}</p>
      ) : null}
      <details>
        <summary>{t.other}</summary>
        <div className="mb-choices">
          {open.choices
            .filter((one) => one.do === 'attack')
            .map((one) => (
              <button
                key={JSON.stringify(one)}
                type="button"
                className="mb-button"
                onClick={() => board.answer(open.decision.id, one)}
              >
                {texts.choice(open.decision, one, seats)}
              </button>
            ))}
        </div>
      </details>
      <footer className="mb-give">
        <button type="button" className="mb-button" onClick={() => board.answer(open.decision.id, { do: 'pass' })}>
          {t.takeBack}
        </button>
        <button
          type="button"
          className="mb-button mb-main"
          disabled={few || refusal !== undefined}
          onClick={() => answer && give(answer, dice)}
        >
          {t.attack(answer?.attackers.length ?? 0)} <kbd>{t.enterKey}</kbd>
        </button>
      </footer>
    </section>
  );
}
