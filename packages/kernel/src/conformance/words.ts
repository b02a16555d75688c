import type { Event } from '../events.ts';
import { LANGUAGES } from '../game.ts';
import { canonical } from '../plain.ts';
import { demand } from './expect.ts';
import { forAll, type Property, play, type Script, type Subject, tableOf } from './play.ts';

export function worded<S, A, E extends Event, V, O>(subject: Subject<S, A, E, V, O>): Property {
  const { rules, texts, cites } = subject.game;
  const say = (what: string, line: (t: (typeof texts)['fr']) => string): void => {
    for (const language of LANGUAGES) demand(line(texts[language]) !== '', () => `no ${language} words for ${what}`);
  };
  const cited = (what: string, rule: string): void => {
    demand(rule in texts.fr.rules, () => `${what} cites ${rule}, which has no text`);
  };
  const holds = (script: Script): void => {
    const ids = LANGUAGES.map((language) => Object.keys(texts[language].rules).sort().join());
    demand(new Set(ids).size === 1, 'the languages do not carry the same rules');
    const { seats } = tableOf(subject, script);
    const told = (event: E): void => {
      say(event.kind, (t) => t.event(event, seats));
      cited(event.kind, event.rule);
      for (const { rule, what } of event.sum ?? []) {
        cited(what, rule);
        say(what, (t) => t.term(what));
      }
    };
    const last = play(
      subject,
      script,
      ({ s, d, a }) => {
        say(d.kind, (t) => t.decision(d, seats));
        say(`${d.kind} ${canonical(a)}`, (t) => t.choice(d, a, seats));
        const worth = texts.fr.ways?.(d, a);
        const ranked = [...(worth?.good ?? []), ...(worth?.bad ?? [])];
        demand(new Set(ranked).size === ranked.length, () => `a way of ${canonical(a)} is both good and bad`);
        demand(
          canonical(worth ?? null) === canonical(texts.en.ways?.(d, a) ?? null),
          () => `the languages differ in what the ways of ${canonical(a)} are worth`,
        );
        for (const way of ranked) say(way, (t) => t.way(way));
        if (cites) {
          for (const rule of [...cites(d), ...cites(d, a)]) cited(d.kind, rule);
          demand(cites(d).length > 0 && cites(d, a).length > 0, () => `${d.kind} ${canonical(a)} rests on no rule`);
        }
        say('the board', (t) => t.board(rules.view(s, d.seat), seats));
      },
      told,
    );
    const outcome = rules.outcome(last);
    if (outcome) cited('the outcome', outcome.rule);
  };
  return forAll(subject, 'everything that people meet has its words in every language', holds, 0.5);
}
