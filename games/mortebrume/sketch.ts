/**
 * What a half-made answer would do, out of a view, judged by the very functions that judge the answer. A board draws it, a
 * terminal prints what the marks say (`Texts.mark`), tests compare it with what the rules then do.
 */
import { Fast } from '@reverie/kernel/chance/fast';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import type { Mark, Sketch } from '@reverie/kernel/sketch';
import type { Answer, Do } from './answers.ts';
import { lastLegOf, type Step } from './frames.ts';
import { CM, type Point } from './geometry/plane.ts';
import { arrived, type IntentionPreview } from './odds/preview.ts';
import type { VolleyOdds } from './odds/volley.ts';
import { combinedMovers } from './rules/combined.ts';
import { budgetOf, isWaiting } from './rules/fighter.ts';
import { isWay, judgePath } from './rules/paths.ts';
import { interceptionsFor } from './rules/strikes.ts';
import { rules } from './rules.ts';
import { answersIn, oddsOfAnswer, onWay, previewDeclaration } from './sketch/outlook.ts';
import { sightsFrom } from './sketch/sights.ts';
import type { Declaration } from './sketch/tape.ts';
import { copyState, type Fighter, fighterOf, type View } from './state.ts';
import type { Decision } from './types.ts';

/** May be activated, alone or with others. */
export { isWaiting };

/** Whether the rules would take an answer, by letting them: on a copy, with any dice. */
export function refusalOf(view: View, decision: Decision, draft: Answer): Refusal | undefined {
  const s = rules.imagine(view, decision.seat, { chance: new Fast(1), tell: undefined });
  return rules.answer(s, decision, draft, { chance: new Fast(1), tell: undefined });
}

export function sketch(view: View, decision: Decision, draft: Answer): Sketch {
  if (draft.do === 'declare' && decision.kind === 'declare') return sketchDeclaration(view, decision, draft);
  if (draft.do === 'attack' && decision.kind === 'attack') return sketchAttack(view, decision, draft);
  const refusal = refusalOf(view, decision, draft);
  if (refusal) return { refusal, marks: placed(refusal) };
  if (draft.do === 'go' && decision.kind === 'on') {
    const f = fighterOf(view, decision.about.fighter);
    const way = judgePath(view, f, draft.path, 1_000_000);
    return {
      marks: isWay(way) ? wayMarks(f, way.steps, way.cost, decision.about.sidestep ?? decision.about.most) : [],
    };
  }
  if (draft.do === 'react') return { marks: reactionMarks(view, draft) };
  if (draft.do === 'answer' && decision.kind === 'answer') {
    const [good, even, bad] = oddsOfAnswer(answersIn(view, decision), draft)?.own[0] ?? [0, 0, 0];
    return {
      marks: [],
      odds: [
        { way: 'good', share: good },
        { way: 'even', share: even },
        { way: 'bad', share: bad },
      ],
    };
  }
  return { marks: [] };
}

/** A refusal says where. */
function placed({ rule, reason, details }: Refusal): Mark[] {
  const { x, y } = details;
  if (typeof x !== 'number' || typeof y !== 'number') return [];
  return [
    { shape: 'label', at: [x * CM, y * CM], tone: 'bad', rule, what: 'refused', details: { reason, ...details } },
  ];
}

function wayMarks(f: Fighter, steps: readonly Step[], cost: number, budget: number): Mark[] {
  const last = steps[steps.length - 1];
  if (!last) return [];
  const points: Point[] = [[f.x, f.y], ...steps.map(({ x, y }) => [x, y] as const)];
  return [
    {
      shape: 'line',
      points,
      tone: cost > budget ? 'warning' : 'good',
      rule: 'HB-11',
      what: 'way',
      details: { cost: cost / CM, budget: budget / CM },
    },
    { shape: 'disc', at: [last.x, last.y], radius: f.r, tone: 'plain', what: 'end', details: { mark: f.mark } },
  ];
}

function sketchDeclaration(view: View, decision: Extract<Decision, { kind: 'declare' }>, draft: Declaration): Sketch {
  const { fighter, freed } = decision.about;
  const { refusal, intention, interceptors, guards } = previewDeclaration(view, fighter, draft, 0, freed);
  if (refusal || !intention)
    return { ...(refusal && { refusal, marks: placed(refusal) }), marks: refusal ? placed(refusal) : [] };
  const f = fighterOf(view, fighter);
  const { steps, cost, budget, charge, duels, volley } = intention;
  const there = arrived(f, steps, draft.facing ?? null);
  const marks: Mark[] = wayMarks(f, steps, cost, budget);
  if (charge) {
    const line = lastLegOf(steps);
    const ends: Point[] = line
      ? [
          [line.ax, line.ay],
          [line.x, line.y],
        ]
      : [];
    const details = { type: charge.type, bonus: charge.bonus };
    marks.push({ shape: 'line', points: ends, tone: 'good', rule: 'MOR-CHG-04', what: 'charge', details });
  }
  for (const { who, with: means, stretches } of interceptors) {
    marks.push(interceptionMark(fighterOf(view, who), means, stretches[0] as readonly [number, number]));
  }
  for (const { who, own, other } of guards) {
    const one = fighterOf(view, who);
    const details = { mark: one.mark, own: own / CM, other: other / CM };
    marks.push({
      shape: 'disc',
      at: [one.x, one.y],
      radius: one.r,
      tone: 'warning',
      rule: 'MOR-DEF-03',
      what: 'guards',
      details,
    });
  }
  if (view.settings.measuring === 'free') {
    for (const { to, verdict, covered, gap: far } of sightsFrom(view, there)) {
      const enemy = fighterOf(view, to);
      const tone = verdict === 'clear' ? 'good' : verdict === 'partial' ? 'warning' : 'muted';
      const points: Point[] = [
        [there.x, there.y],
        [enemy.x, enemy.y],
      ];
      const details = { mark: enemy.mark, verdict, covered, gap: far / CM };
      marks.push({ shape: 'line', points, tone, rule: 'HB-19', what: 'sight', details });
    }
  }
  return { marks, ...oddsOf(duels, volley) };
}

function oddsOf(duels: IntentionPreview['duels'], volley: VolleyOdds | null): Pick<Sketch, 'odds'> {
  if (volley) {
    const { of, hit, dodged, missed } = volley;
    return {
      odds: [
        { way: 'hit', share: hit / of },
        { way: 'dodged', share: dodged / of },
        { way: 'missed', share: missed / of },
      ],
    };
  }
  const [first] = duels;
  if (!first) return {};
  // The other side chooses its answer: the one that is worst for the attacker is the one to reckon with.
  const worst = duels.reduce((low, one) =>
    one.odds.results.dominates / one.odds.of < low.odds.results.dominates / low.odds.of ? one : low,
  );
  const { of, results } = worst.odds;
  return {
    odds: Object.entries(results).flatMap(([way, count]) => (count > 0 ? [{ way, share: count / of }] : [])),
  };
}

/** Somebody who can step into the way, between two points of it. */
function interceptionMark({ mark, x, y, r }: Fighter, means: string, [from, to]: readonly [number, number]): Mark {
  const details = { mark, with: means, from: from / CM, to: to / CM };
  return { shape: 'disc', at: [x, y], radius: r, tone: 'warning', rule: 'MOR-INT-05', what: 'intercepts', details };
}

function sketchAttack(view: View, decision: Decision, draft: Do<'attack'>): Sketch {
  const s = copyState(view);
  const movers = combinedMovers(s, decision.seat, draft);
  if (isRefusal(movers)) return { refusal: movers, marks: placed(movers) };
  const marks = movers.flatMap((m) => {
    const f = fighterOf(view, m.who);
    return wayMarks(f, m.steps, m.cost, budgetOf(view, f));
  });
  for (const { who, with: means, at } of interceptionsFor(s, movers)) {
    marks.push(interceptionMark(fighterOf(view, who), means, [at, at]));
  }
  return { marks };
}

function reactionMarks(view: View, { intercept, defend }: Do<'react'>): Mark[] {
  const marks: Mark[] = intercept.map(({ fighter, with: means, mover, at }) => ({
    shape: 'line',
    points: [[fighterOf(view, fighter).x, fighterOf(view, fighter).y], onWay(view, mover, at)],
    tone: 'good',
    rule: 'MOR-INT-06',
    what: 'strikesAt',
    details: { mark: fighterOf(view, fighter).mark, with: means, at: at / CM },
  }));
  if (defend) {
    const f = fighterOf(view, defend.fighter);
    const way = judgePath(view, f, defend.path, 1_000_000);
    if (isWay(way)) marks.push(...wayMarks(f, way.steps, way.cost, budgetOf(view, f)));
  }
  return marks;
}
