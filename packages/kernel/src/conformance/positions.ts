/** Properties of single positions: they are sound, and answering them does what the contract says and nothing else. */
import { Fast } from '../chance/fast.ts';
import { type GameTypes, LANGUAGES } from '../game.ts';
import { canonical } from '../plain.ts';
import { sayRefusal } from '../texts/say.ts';
import { demand, same } from './expect.ts';
import { forAll, type Property, play, type Script, type Subject, tableOf } from './play.ts';

function sound<G extends GameTypes>(subject: Subject<G>, s: G['State'], seats: readonly unknown[]): void {
  const { rules } = subject.game;
  const open = rules.pending(s);
  demand(
    (open.length === 0) === (rules.outcome(s) !== undefined),
    'nothing is pending exactly when there is an outcome',
  );
  demand(new Set(open.map((d) => d.id)).size === open.length, () => `two decisions share an id: ${canonical(open)}`);
  for (const d of open) {
    demand(Number.isSafeInteger(d.id) && d.id >= 0, () => `a decision's id is ${d.id}`);
    demand(seats[d.seat] !== undefined, () => `a decision is put to seat ${d.seat}, which nobody has`);
    demand(rules.choices(s, d).length > 0, () => `there is no choice for ${canonical(d)}`);
  }
  const wrong = subject.invariant?.(s);
  demand(wrong === undefined, () => `invariant: ${wrong}`);
}

export function lively<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules } = subject.game;
  return forAll(subject, 'random play ends or stays live, and the invariants hold', (script) => {
    const { seats } = tableOf(subject, script);
    const used = new Map<number, string>();
    const last = play(subject, script, ({ s }) => {
      sound(subject, s, seats);
      for (const { id, seat, kind } of rules.pending(s)) {
        const asked = `${seat} ${kind}`;
        demand(
          (used.get(id) ?? asked) === asked,
          () => `decision id ${id} was used for ${used.get(id)} and for ${asked}`,
        );
        used.set(id, asked);
      }
    });
    sound(subject, last, seats);
  });
}

export function answered<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules } = subject.game;
  return forAll(subject, 'an answer closes its decision for good', (script) => {
    const closed = new Set<number>();
    const none = (s: G['State']): void => {
      for (const { id } of rules.pending(s))
        demand(!closed.has(id), () => `decision ${id} was answered and is open again`);
    };
    const last = play(subject, script, ({ s, d, a }) => {
      none(s);
      const refusal = rules.answer(rules.copy(s), d, a, { chance: new Fast(script.seed), tell: undefined });
      // What one may do at any time stays open, and so does what was refused.
      if (!d.optional && !refusal) closed.add(d.id);
    });
    none(last);
  });
}

export function accepted<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules } = subject.game;
  return forAll(subject, 'every choice is accepted, and a copy takes nothing from the original', (script) => {
    play(subject, script, ({ s }) => {
      const before = canonical(s);
      for (const d of rules.pending(s)) {
        const choices = rules.choices(s, d);
        for (let i = 0; i < choices.length; i += Math.ceil(choices.length / 8)) {
          const choice = choices[i] as G['Answer'];
          const copy = rules.copy(s);
          same('a copy is not the same', canonical(copy), before);
          const refusal = rules.answer(copy, d, choice, { chance: new Fast(script.seed), tell: undefined });
          demand(
            !refusal || refusal.refusal === 'unavailable',
            () => `choice refused: ${canonical([d, choice, refusal])}`,
          );
          demand(
            rules.answers.safeParse(choice).success,
            () => `a choice has not the shape of an answer: ${canonical(choice)}`,
          );
        }
      }
      same('answering a copy changed the original', canonical(s), before);
    });
  });
}

export function refused<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules, texts } = subject.game;
  const holds = (script: Script): void => {
    const pool: G['Answer'][] = [];
    play(subject, script, ({ s, d, a }) => {
      if (pool.length < 40) pool.push(a);
      const before = canonical(s);
      const late = { ...d, id: d.id + 1_000_000 };
      for (const [decision, answer] of [[late, a] as const, ...pool.map((other) => [d, other] as const)]) {
        const copy = rules.copy(s);
        let noise = 0;
        const chance = new Proxy(new Fast(script.seed), {
          get: (target, key) => {
            noise++;
            return Reflect.get(target, key).bind(target);
          },
        });
        const refusal = rules.answer(copy, decision, answer, { chance, tell: () => noise++ });
        demand(
          decision !== late || refusal?.refusal === 'stale',
          'an answer to what is not open is not refused as stale',
        );
        if (!refusal) continue;
        const what = canonical([decision, answer]);
        same(`a refused answer changed the state: ${what}`, canonical(copy), before);
        demand(noise === 0, () => `a refused answer drew or told something: ${what}`);
        for (const language of LANGUAGES) {
          demand(
            sayRefusal(language, refusal, texts[language]) !== '',
            () => `no ${language} words for ${refusal.reason}`,
          );
        }
      }
    });
  };
  return forAll(subject, 'refused answers change nothing, draw nothing and tell nothing', holds, 0.5);
}

export function saved<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules } = subject.game;
  const name = 'what is saved and loaded again is the same and plays on the same';
  return forAll(subject, name, (script) => {
    play(subject, script, ({ s, d, a }) => {
      const loaded = JSON.parse(JSON.stringify(s)) as G['State'];
      same('saving and loading changed the state', canonical(loaded), canonical(s));
      const kept = rules.copy(s);
      for (const state of [loaded, kept]) {
        rules.answer(state, d, a, { chance: new Fast(script.seed), tell: undefined });
      }
      same('a loaded game plays on otherwise', canonical(loaded), canonical(kept));
    });
  });
}

export function listened<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules } = subject.game;
  return forAll(subject, 'nobody listening makes no difference', (script) => {
    const events: G['Event'][] = [];
    const loud = play(subject, script, undefined, (event) => events.push(event));
    same('the game goes otherwise when nobody listens', canonical(play(subject, script)), canonical(loud));
    for (const event of events)
      demand(rules.audience === 'all' || event.kind in rules.audience, () => `nobody is declared to see ${event.kind}`);
  });
}

export function left<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules } = subject.game;
  const name = 'a seat may be left at any moment';
  return forAll(subject, name, (script) => {
    const { seats } = tableOf(subject, script);
    const io = { chance: new Fast(script.seed), tell: undefined };
    let turn = script.seed >>> 0;
    play(subject, script, ({ s }) => {
      const leaver = turn++ % seats.length;
      const copy = rules.copy(s);
      rules.leave(copy, leaver, io);
      for (let on = 0; on < 4; on++) {
        sound(subject, copy, seats);
        const open = rules.pending(copy);
        demand(!open.some((d) => d.seat === leaver), () => `the table still waits for seat ${leaver}, which was left`);
        const d = open[(turn + on) % open.length];
        if (!d) return;
        const refusal = rules.answer(copy, d, rules.choices(copy, d)[0] as G['Answer'], io);
        demand(
          !refusal || refusal.refusal === 'unavailable',
          () => `after a seat was left, refused: ${refusal?.reason}`,
        );
      }
    });
  });
}
