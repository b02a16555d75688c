/** Which sentence stands for which event, question, answer and refusal: the same in every language. */
import { capital } from '@reverie/kernel/capital';
import type { Language, Seat, Texts } from '@reverie/kernel/game';
import { optionsIn } from '@reverie/kernel/option-words';
import { entry, filled } from '@reverie/kernel/words';
import { about as game } from '../about.ts';
import type { Action, Answer, Leg } from '../answers.ts';
import { profileOf } from '../data/fighters.ts';
import { RESERVED } from '../data/things.ts';
import type { Event } from '../events.ts';
import type { PublicAction } from '../frames.ts';
import { lengthOf } from '../geometry/plane.ts';
import { labelIn } from '../labels.ts';
import type { PublicIntention } from '../questions.ts';
import type { Decision, Types } from '../types.ts';
import { bearingsIn } from './bearings.ts';
import { drawBoard } from './board.ts';
import { figuresIn, markOf } from './figures.ts';
import { glanceAt } from './glance.ts';
import { namesIn } from './names.ts';
import { OPPONENTS } from './opponents.ts';
import { OPTION_WORDS } from './options.ts';
import type { Sentences } from './sentences.fr.ts';
import { type About, type Naming, spoken } from './spoken.ts';

/** Fighters whose French name is feminine. */
const FEMININE: ReadonlySet<string> = new Set(
  'mel-bretteuse mel-archere mel-pretresse tha-sorciere enc-souche enc-laie enc-nixe'.split(' '),
);

type Intended = Pick<PublicIntention, 'action' | 'charge' | 'double'>;
const aboutOf = (d: Decision): About => ('about' in d ? d.about : {});

export function textsIn(language: Language, w: Sentences): Texts<Types> {
  const figures = figuresIn(language);
  const { terms, purposes, ways, hows, actions, charges, board } = namesIn(language);
  /** `{e}` and `{il}` agree with whom a sentence is about. */
  const agreed = (text: string, kind = ''): string => {
    const feminine = FEMININE.has(kind);
    return text.replace('{e}', feminine ? 'e' : '').replace('{il}', w.pronouns[feminine ? 1 : 0] ?? '');
  };
  const bearings = bearingsIn(figures, w.bearings);
  const naming = (about: About): Naming => ({
    name: (id) => figures.fighter(about, id),
    place: (at) => bearings.place(about, at),
  });
  /** Where to, how fast and what is done there at whom; what goes without saying is left out. */
  function intended({ action, charge, double }: Intended, way: string, goes: boolean, target: string | null): string {
    const what = charge ? charges[charge] : goes && action === 'none' ? '' : actions[action];
    const aim = target === null ? '' : ` ${w.onto(target)}`;
    return [`${way}${double ? w.parts.double : ''}`, what && `${what}${aim}`].filter(Boolean).join(', ');
  }
  /** The way or the place that an event tells of. */
  function whereOf(e: Event): string {
    if (e.kind === 'declared') {
      const way = bearings.declared(e.from, e.path, e.who.seat, e.towards);
      return intended(e, way, e.path.length > 0, e.target && figures.label(e.target));
    }
    if (e.kind === 'moved') return figures.cm(lengthOf(...e.from, ...e.to));
    if (!('near' in e)) return '';
    return e.near ? w.bearings.beside(figures.cm(e.near.gap), figures.label(e.near.who)) : figures.place(e.at);
  }

  function telling(e: Event, seats: readonly Seat[], where: string): string {
    const name = (seat: number): string => seats[seat]?.name ?? w.seat(seat);
    const tell = w.events[e.kind] as (e: unknown, name: (seat: number) => string, where: string) => string;
    const said = spoken(figures, e, { name: String, place: figures.place });
    return capital(agreed(tell(said, name, where), 'who' in e ? e.who.kind : ''));
  }
  const event = (e: Event, seats: readonly Seat[]): string => telling(e, seats, whereOf(e));

  /** The stretches of one way, around whatever stands in it, are one move. */
  function together(events: readonly Event[], seats: readonly Seat[]) {
    const [first] = events;
    if (first?.kind !== 'moved') return undefined;
    let [count, far, at] = [0, 0, first.from];
    for (const e of events) {
      if (e.kind !== 'moved' || e.who.id !== first.who.id || e.why !== first.why || e.rule !== first.rule) break;
      if (e.from[0] !== at[0] || e.from[1] !== at[1]) break;
      far += lengthOf(...e.from, ...e.to);
      at = e.to;
      count++;
    }
    return count > 1 ? { count, text: telling(first, seats, figures.cm(far)) } : undefined;
  }

  function acting(about: About, action: Action | PublicAction): string {
    const say = entry(w.acts, action.kind) as ((a: unknown) => string) | undefined;
    return say ? say(spoken(figures, action, naming(about))) : actions[action.kind];
  }

  function decision(d: Decision): string {
    const about = aboutOf(d);
    const { name } = naming(about);
    const said = spoken(figures, about, naming(about));
    const intentions = (about.declared ?? []).map((one) => {
      const way = bearings.bound(about, one.who, one.to);
      const what = intended(one, way, one.to !== null, one.target === null ? null : name(one.target));
      return `${capital(name(one.who))}${w.colon} ${what}.`;
    });
    const told = about.action ? acting(about, about.action) : intentions.join(' ');
    const ask = w.questions[d.kind] as (a: unknown, intended: string) => string;
    return capital(agreed(ask(said, told), about.kinds?.[about.fighter ?? -1]));
  }

  /** Answers that are ways and places. */
  function gone(seat: number, about: About, answer: Answer): string | undefined {
    const { name } = naming(about);
    const path = (who: number, legs: readonly Leg[]): string => bearings.way(about, who, legs);
    switch (answer.do) {
      case 'deploy': {
        const first = seat === 0 ? 0 : (about.first ?? 0);
        // Seen from the seat's own edge.
        const side = seat === 0 ? 1 : -1;
        const across = answer.places.map(({ at: [x] }, i) => ({ x: side * x, mark: markOf(about, first + i) }));
        across.sort((p, q) => p.x - q.x);
        const wide = (across.at(-1)?.x ?? 0) - (across[0]?.x ?? 0);
        return w.parts.deployed(across.length, figures.cm(wide), across.map(({ mark }) => mark).join(' '));
      }
      case 'declare': {
        const { path: legs, double, action } = answer;
        const what = action.kind === 'none' && legs.length > 0 ? [] : [acting(about, action)];
        return [`${path(about.fighter ?? -1, legs)}${double ? w.parts.double : ''}`, ...what].join(', ');
      }
      case 'attack': {
        const each = answer.attackers.map(
          (one) => `${name(one.fighter)} ${path(one.fighter, one.path)}, ${acting(about, one.action)}`,
        );
        return w.parts.attack(name(answer.target), each.join(' / '));
      }
      case 'react': {
        const { intercept, defend } = answer;
        const all = intercept.map((one) =>
          w.parts.intercepts(name(one.fighter), name(one.mover), one.at, figures.thing(one.with)),
        );
        if (defend) all.push(w.parts.defends(name(defend.fighter), path(defend.fighter, defend.path)));
        return all.join(' / ');
      }
      case 'go':
        return `${path(about.fighter ?? -1, answer.path)}${answer.sidestep ? w.parts.sidestep : ''}`;
      case 'shift':
        return w.parts.shift(path(about.target ?? -1, [{ to: answer.at }]));
      case 'place':
        return w.parts.beside(name(about.beside ?? -1), path(about.beside ?? -1, [{ to: answer.at }]));
      default:
        return undefined;
    }
  }

  function choice(d: Decision, answer: Answer, seats?: readonly Seat[]): string {
    const about = aboutOf(d);
    const going = gone(d.seat, about, answer);
    if (going !== undefined) return going;
    const said = spoken(figures, about, naming(about));
    const a = spoken(figures, answer, naming(about));
    switch (a.do) {
      case 'pass':
        return (entry(w.passing, d.kind) ?? w.passing.other)(said);
      case 'name': {
        // Whoever speaks for the horde rolls will.
        const kind = answer.do === 'name' ? about.kinds?.[answer.fighter] : undefined;
        if (d.kind !== 'nameInitiative' || kind === undefined) return a.fighter;
        const { value, die } = profileOf(kind).will;
        return `${a.fighter} (${w.parts.will(value, die)})`;
      }
      case 'choose':
      case 'continue':
        return a.fighter;
      case 'begin':
        return w.parts.begin(a.seat === d.seat ? null : (seats?.[a.seat]?.name ?? ''));
      case 'answer': {
        // What a roll in defence must reach is known once the attack is rolled.
        const needs = about.total === undefined || a.how === 'take' ? [] : [w.parts.needs(about.total)];
        const notes = [...needs, ...(a.share ? [w.parts.share(a.share)] : [])];
        return notes.length > 0 ? `${hows[a.how]} (${notes.join(', ')})` : hows[a.how];
      }
      case 'dice': {
        const reserved = about.reserved ? RESERVED[about.reserved].name[language] : w.parts.reserved;
        const more = [...(a.morale ? [w.parts.morale] : []), ...(a.reserved ? [reserved] : [])];
        return [w.parts.dice(a.add), ...more].join(', ');
      }
      default:
        return (w.choices[a.do] as (a: unknown, d: unknown) => string)(a, said);
    }
  }

  type Details = Readonly<Record<string, string | number>>;
  /** Fills a sentence in: `{x}` is a detail, `{x|…}` a detail or else these words, `{place}` where. */
  const told = (text: string, details: Details): string => {
    const detail = (key: string): string => {
      const value = details[key] ?? '';
      return typeof value === 'number' ? figures.number(value) : value;
    };
    return filled(text, (key, otherwise) => {
      if (key === 'place') return details.x === undefined ? '' : w.at(detail('x'), detail('y'));
      return (key === 'with' ? figures.thing(detail(key)) : detail(key)) || otherwise;
    });
  };
  const reason = (id: string, details: Details): string => told(entry(w.reasons, id) ?? id, details);

  const boardWords = { ...board, language, turn: w.turn, visibility: w.visibility };
  return {
    title: game.title[language],
    pitch: game.pitch[language],
    role: () => w.role,
    programs: w.programs,
    opponents: OPPONENTS[language],
    options: optionsIn(language, OPTION_WORDS),
    event,
    together,
    decision,
    choice,
    label: (label) => labelIn(language, label),
    way(way) {
      const [what = '', points] = way.split('.');
      return what === 'wounds' ? w.wounds(Number(points)) : (entry(ways, way) ?? way);
    },
    assumed(as) {
      const [how = '', add = '0'] = as.split('+');
      return [...(how ? [hows[how as keyof typeof hows]] : []), w.withPoints(Number(add))].join(', ');
    },
    written: w.written,
    reason,
    mark: (what, details) =>
      what === 'refused'
        ? reason(String(details.reason), details)
        : told(entry(w.marks, `${what}.${details.verdict ?? ''}`) ?? entry(w.marks, what) ?? what, details),
    purpose: (what) => entry(purposes, what) ?? what,
    drawn: (_label, drawn) => (typeof drawn === 'number' ? String(drawn) : drawn.join(' ')),
    term: (what) => entry(terms, what) ?? what,
    board: (view, seats) => drawBoard(boardWords, view, seats),
    glance: (view, since, decisions, seats) => glanceAt(boardWords, view, since, decisions, seats),
  };
}
