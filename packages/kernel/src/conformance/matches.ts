/** Properties of whole matches: the door, the journal, going back, and draws typed in by people. */
import fc from 'fast-check';
import { type GameTypes, LANGUAGES } from '../game.ts';
import { readJournal, writeJournal } from '../journal.ts';
import { Match } from '../match.ts';
import { canonical, hashOf } from '../plain.ts';
import { isRefusal } from '../refusal.ts';
import { replay } from '../replay.ts';
import { sayRefusal } from '../texts/say.ts';
import { verify } from '../verify.ts';
import { demand, same } from './expect.ts';
import { forAll, type Property, playMatch, type Script, type Subject, scripts, searchOf, tableOf } from './play.ts';
import { viewersOf } from './secrets.ts';

export function guarded<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules, texts } = subject.game;
  const huge = 'x'.repeat(100_000);
  const outside = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>(Number.NaN, huge, undefined),
    fc.integer(),
    fc.float(),
  );
  const holds = fc.property(scripts(subject), outside, fc.integer(), fc.integer(), (script, answer, seat, id) => {
    const match = playMatch(subject, script, 4);
    const before = hashOf(match.state);
    const [open] = match.pending;
    const attempts = [
      ...(open?.id === id || match.pending.some((d) => d.id === id) ? [] : [match.answer(open?.seat ?? 0, id, answer)]),
      ...(match.seats[seat] ? [] : [match.answer(seat, open?.id ?? 0, answer)]),
      ...(open && !rules.answers.safeParse(answer).success ? [match.answer(open.seat, open.id, answer)] : []),
    ];
    for (const done of attempts) {
      demand(isRefusal(done), () => `taken from outside: ${canonical([seat, id])}`);
      for (const language of LANGUAGES) {
        const line = sayRefusal(language, done, texts[language]);
        demand(
          line.length > 0 && line.length < 300 && !line.includes('\n'),
          () => `no one-line reason: ${line.slice(0, 400)}`,
        );
      }
    }
    demand(hashOf(match.state) === before, 'a refused answer changed the state');
  });
  const name = 'data from outside is refused at the door, whatever it is';
  return { name, check: (seed) => fc.assert(holds, searchOf(subject, seed)) };
}

export function replayed<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules } = subject.game;
  const holds = (script: Script): void => {
    const live = playMatch(subject, script);
    const read = readJournal(writeJournal(live.journal));
    demand(
      read.fault === undefined && !!read.journal,
      () => `the journal cannot be read back: ${canonical(read.fault ?? null)}`,
    );
    const { match, fault } = verify(rules, read.journal);
    demand(
      match !== undefined && fault === undefined,
      () => `the journal does not replay: ${canonical(fault ?? null)}`,
    );
    same('the replay ends otherwise', canonical(match.state), canonical(live.state));
    for (const who of viewersOf(live.seats)) {
      same('the replay tells otherwise', canonical(match.heard(who)), canonical(live.heard(who)));
    }
  };
  return forAll(subject, 'a replay is the game again', holds, 0.5);
}

export function backed<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules } = subject.game;
  const holds = (script: Script): void => {
    const live = playMatch(subject, script, 12);
    if (live.closed) return;
    const to = (script.seed >>> 0) % live.journal.entries.length;
    const then = replay(rules, live.journal, { to }).match;
    demand(then !== undefined, 'an entry does not replay');
    demand(!isRefusal(live.back(to)), () => `going back to entry ${to} is refused`);
    same('going back leads elsewhere', canonical(live.state), canonical(then.state));
    const again = replay(rules, live.journal).match;
    demand(again !== undefined, 'a journal with a way back does not replay');
    same('a journal with a way back replays otherwise', canonical(again.state), canonical(then.state));
  };
  return forAll(subject, 'going back leads to where things stood', holds, 0.5);
}

export function typed<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules } = subject.game;
  const holds = (script: Script): void => {
    const live = playMatch(subject, script, 10);
    const { raw: options, seats } = tableOf(subject, script);
    const real = Match.open(rules, { match: 'conformance', options, seats, chance: { kind: 'asked' } });
    if (isRefusal(real)) throw new Error(real.reason);
    for (const entry of live.journal.entries) {
      if (entry.do === 'answer') real.answer(entry.seat, entry.decision, entry.answer);
      if (!('drawn' in entry)) continue;
      for (const [label, outcome] of entry.drawn) {
        demand(real.awaited?.label === label, () => `${label} is not what is awaited`);
        demand(!isRefusal(real.supply(outcome)), () => `an outcome that was drawn is refused: ${canonical(outcome)}`);
      }
    }
    same('the game with typed draws is another one', canonical(real.state), canonical(live.state));
  };
  return forAll(subject, 'draws typed in by people give the same game', holds, 0.5);
}
