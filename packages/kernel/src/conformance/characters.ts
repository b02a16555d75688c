/** Characters between two tables: what comes home is what the next table gets, and nothing hidden comes with it. */
import { Fast } from '../chance/fast.ts';
import { charactersIn, comeHome, newDocument, provenanceOf, readDocument, writeDocument } from '../character.ts';
import { type GameTypes, LANGUAGES } from '../game.ts';
import { canonical, hashOf } from '../plain.ts';
import { sayRefusal } from '../texts/say.ts';
import { demand, same } from './expect.ts';
import { forAll, type Property, play, type Script, type Subject, tableOf } from './play.ts';

export function travelled<G extends GameTypes>(subject: Subject<G>): Property {
  const { game } = subject;
  const { rules, texts, characters } = game;
  const holds = (script: Script): void => {
    if (!characters) return;
    const { seats, raw } = tableOf(subject, script);
    const s = play(subject, script);
    const own = seats.map((_, seat) => characters.from(rules.view(s, seat), seat));
    for (const [seat, character] of own.entries()) {
      demand(character === undefined || seats[seat]?.role === characters.role, 'a character sits where none is played');
      if (!character) continue;
      const document = newDocument(game, character, `conformance-${seat}`);
      const file = writeDocument(document);
      const read = readDocument(game, JSON.parse(file));
      if (!('body' in read)) throw new Error(`a document is refused: ${canonical(read)}`);
      same('reading a document changed it', writeDocument(read), file);
      const visit = { match: 'conformance', seat, entry: 0, journal: hashOf(seat) };
      const home = comeHome(game, document, character, visit);
      demand(provenanceOf(home) === 'whole', 'a document that came home is not whole');
      demand(
        provenanceOf({ ...home, body: { ...(home.body as object), by: 'hand' } }) === 'changed',
        'an edit is not seen',
      );
      for (const language of LANGUAGES)
        demand(!!texts[language].character?.(character).what, () => `no ${language} words for a character`);
    }
    const options = rules.options.safeParse({
      ...(characters.seat(raw, seats, own) as object),
      ...subject.resumed,
    });
    demand(options.success, () => `characters are no options: ${options.error}`);
    const refusal = rules.check?.(options.data, seats);
    if (refusal) {
      for (const language of LANGUAGES)
        demand(
          sayRefusal(language, refusal, texts[language]) !== '',
          () => `no ${language} words for ${refusal.reason}`,
        );
      return;
    }
    const next = rules.setup(options.data, seats, { chance: new Fast(script.seed), tell: undefined });
    for (const seat of seats.keys())
      same(
        `what seat ${seat} brought is another one at the next table`,
        canonical(charactersIn(game, rules.view(next, seat), seats.length)[seat] ?? null),
        canonical(own[seat] ?? null),
      );
  };
  return forAll(subject, 'a character that goes from table to table stays the same', holds, 0.5);
}
