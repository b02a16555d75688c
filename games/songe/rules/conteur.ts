/** The Conteur's own acts: rewards and judgements, fights and tests, scenes and time, the end of scenarios. */

import { push } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import type { AnyFrame, Session } from '../business.ts';
import { BRUMES as IDEAS } from '../data/brumes.ts';
import { READY } from '../data/characters.ts';
import type { SongeRule } from '../data/rulebook.ts';
import type { Event } from '../events.ts';
import { amend, newFigure, scoreOf } from '../figures.ts';
import { type FigureIndex, figureOf, type State } from '../state.ts';
import { countOf, returnFrom } from '../stones.ts';
import { startAlgarade } from './algarade.ts';
import { isBusy } from './busy.ts';
import { groupTest, startContest } from './contest.ts';
import { effect, endFight, shadow, warn } from './conteur-fights.ts';
import { attach, changeTrait, demand, newCharacter, nightmare, say } from './conteur-figures.ts';
import { startDuel } from './duel-start.ts';
import { awardExperience, endScenario, newSession } from './experience.ts';
import { changeKarma, reaction } from './karma.ts';
import { startMelee } from './melee.ts';
import { gain } from './panache.ts';
import { BRUMES } from './purposes.ts';
import { startShot } from './ranged.ts';
import { hurt, passTime } from './wounds.ts';

/** Why stones are given, by rule: SON-PPG-02 to SON-PPG-06, SON-PPC-07, SON-KAR-14. */
const AWARDS: Readonly<Record<Do<'award'>['why'], SongeRule>> = {
  rolePlay: 'SON-PPG-04',
  line: 'SON-PPG-05',
  repartee: 'SON-PPC-07',
  outOfPlay: 'SON-PPG-06',
  flaw: 'SON-PPS-09',
  karma: 'SON-KAR-14',
  panache: 'SON-PPG-02',
};

/** SON-BAG-02: black stones come in while the party lingers in the Terres du Cauchemar, and may be taken out again. */
function addStones(s: State, a: Do<'addStones'>, io: Io<Event>): Refusal | undefined {
  if (s.store.coin) return refuse('invalid', 'SON-BAG-02', 'noBag');
  const most = s.store.bag.black;
  if (-a.black > most) return refuse('invalid', 'SON-BAG-02', 'noSuchStones', { white: 0, black: most });
  s.store.bag.black += a.black;
  s.minted.black += a.black;
  io.tell?.({ kind: 'bagChanged', rule: 'SON-BAG-02', black: a.black, text: a.text ?? '' });
  return undefined;
}

/** What may be done while something else goes on. */
function anyTime(s: State, a: Answer, io: Io<Event>): Refusal | undefined | 'no' {
  switch (a.do) {
    case 'award': {
      if (!s.figures[a.to]) return refuse('invalid', 'SON-PPG-03', 'noSuchFigure');
      gain(s, a.to, a.count, AWARDS[a.why], a.why, io);
      return undefined;
    }
    case 'judge': {
      // SON-KAR-03 to SON-KAR-06, SON-KAR-09.
      const figure = s.figures[a.to];
      if (figure?.kind !== 'arpenteur') return refuse('invalid', 'SON-KAR-03', 'noSuchFigure');
      changeKarma(s, a.to, a.cases, a.cases < 0 ? 'SON-KAR-06' : 'SON-KAR-05', 'deed', io);
      say('SON-KAR-17', 'reaction', figure.sheet.name, String(reaction(figure)), io);
      return undefined;
    }
    case 'circumstance': {
      const figure = s.figures[a.to];
      if (!figure) return refuse('invalid', 'SON-MAL-04', 'noSuchFigure');
      if (a.lasts === 'draw') figure.nextDraw = a.stones;
      else figure.scene = a.stones;
      say(a.stones < 0 ? 'SON-MAL-04' : 'SON-MAL-01', 'circumstance', figure.sheet.name, a.text, io);
      return undefined;
    }
    case 'demand':
      return demand(s, a, io);
    case 'addStones':
      return addStones(s, a, io);
    case 'keyword': {
      // SON-AFF-03: the Conteur too pays a PP for a keyword.
      if (countOf(s.purse) < 1) return refuse('invalid', 'SON-AFF-03', 'tooFewStones', { price: 1, have: 0 });
      const white = s.purse.white > 0 ? 1 : 0;
      returnFrom(s.store, s.purse, white, 1 - white);
      s.facts.push({ text: a.text ?? '', by: s.conteur ?? 0, grade: 1, about: a.about, stones: 0, fresh: false });
      say('SON-AFF-03', 'keyword', a.about, a.text, io);
      return undefined;
    }
    case 'harm': {
      const figure = s.figures[a.to];
      if (!figure || figure.out !== null) return refuse('invalid', 'SON-WND-08', 'noSuchFigure');
      hurt(s, a.to, a.kind, 0, io);
      const wound = figure.wounds.at(-1);
      if (wound) wound.place = a.place;
      return undefined;
    }
    case 'improvise': {
      const figure = s.figures[a.to];
      if (!figure) return refuse('invalid', 'SON-DEC-04', 'noSuchFigure');
      figure.improvised = 0;
      say('SON-DEC-04', 'improvised', figure.sheet.name, a.text, io);
      return undefined;
    }
    case 'shadow':
      return shadow(s, a, io);
    case 'effect':
      return effect(s, a, io);
    case 'endFight':
      return endFight(s, io);
    default:
      return 'no';
  }
}

const pair = (s: State, a: FigureIndex, b: FigureIndex): boolean =>
  a !== b && s.figures[a]?.out === null && s.figures[b]?.out === null;

export function presiding(s: State, f: Session, a: Answer, io: Io<Event>): Refusal | undefined {
  const done = anyTime(s, a, io);
  if (done !== 'no') return done;
  if (isBusy(s)) return refuse('invalid', 'SON-WHEN-01', 'oneThingAtATime');
  switch (a.do) {
    // SON-INI-07: one fight, played whole; several are a `melee`.
    case 'duel': {
      if (!pair(s, a.a, a.b)) return refuse('invalid', 'SON-CBT-03', 'noSuchFigure');
      if (figureOf(s, a.a).kind === 'minor' || figureOf(s, a.b).kind === 'minor')
        return refuse('invalid', 'SON-NPC-01', 'algaradesForThese');
      warn(s, a.a, a.b, io);
      startDuel(s, a.a, a.b, a.flees ?? 0, io, f);
      return undefined;
    }
    case 'melee':
      return startMelee(s, a, f);
    case 'attach':
      return attach(s, a, io);
    case 'algarade':
      return pair(s, a.a, a.b)
        ? startAlgarade(s, a.a, a.b, a.foes, f, io)
        : refuse('invalid', 'SON-ALG-01', 'noSuchFigure');
    case 'shot':
      return pair(s, a.a, a.b) ? startShot(s, a, f, io) : refuse('invalid', 'SON-RNG-01', 'noSuchFigure');
    case 'reload': {
      const figure = s.figures[a.to];
      if (!figure || figure.loaded) return refuse('invalid', 'SON-FIR-03', 'alreadyLoaded');
      figure.loaded = true;
      say('SON-FIR-03', 'reload', figure.sheet.name, a.text, io);
      return undefined;
    }
    case 'contest':
      return startContest(s, a, f);
    case 'group':
      groupTest(s, a, io);
      return undefined;
    case 'moment': {
      if (!s.options.moments) return refuse('invalid', 'SON-PPS-16', 'notAtThisTable');
      push<AnyFrame>(
        s,
        {
          kind: 'moment',
          step: 'pay',
          price: a.price,
          text: a.text ?? '',
          waiting: s.players.filter((seat) => !s.gone.includes(seat)),
          all: true,
        },
        f,
      );
      return undefined;
    }
    case 'bring': {
      const sheet = READY[a.id];
      if (!sheet || sheet.kind === 'arpenteur') return refuse('invalid', 'SON-CBT-03', 'noSuchFigure');
      if (s.figures.length >= 60) return refuse('invalid', 'SON-VAL-03', 'tooManyFigures');
      s.figures.push(newFigure(sheet, null));
      say('SON-CBT-03', 'enters', sheet.name, a.text, io);
      return undefined;
    }
    case 'scene': {
      s.place = { name: a.place, traits: [...a.traits] };
      for (const figure of s.figures) figure.scene = 0;
      say('SON-DEC-02', 'scene', a.place, a.traits.join(', '), io);
      return undefined;
    }
    case 'time':
      passTime(s, a.days, a.hours, io);
      return undefined;
    case 'trait':
      return changeTrait(s, a, io);
    case 'signe': {
      const figure = s.figures[a.to];
      if (!figure) return refuse('invalid', 'SON-SIG-01', 'noSuchFigure');
      amend(figure, { signe: a.signe === 'none' ? null : a.signe });
      say('SON-SIG-01', 'signe', figure.sheet.name, a.signe, io);
      return undefined;
    }
    case 'nightmare':
      return nightmare(s, a, io);
    case 'peril': {
      // SON-PER-01, SON-PER-02: no rules but the story; a look at END.
      const figure = s.figures[a.to];
      if (!figure) return refuse('invalid', 'SON-PER-01', 'noSuchFigure');
      say('SON-PER-01', scoreOf(figure, 'END') < 0 ? 'suffers' : 'endures', figure.sheet.name, a.text, io);
      return undefined;
    }
    case 'brumes': {
      // SON-BRU-02: where one of them remembers, the crossing is played.
      const idea = io.chance.pick(BRUMES, IDEAS.length);
      io.tell?.({ kind: 'leg', rule: 'SON-BRU-04', n: 0, idea });
      return undefined;
    }
    case 'xp':
      awardExperience(s, a.amount, io);
      return undefined;
    case 'scenarioEnd':
      endScenario(s, io);
      return undefined;
    case 'newSession':
      newSession(s, io);
      return undefined;
    case 'newCharacter':
      return newCharacter(s, a, io);
    case 'close':
      f.step = 'closed';
      s.over = { winners: [], rule: 'SON-XP-01' };
      io.tell?.({ kind: 'closed', rule: 'SON-XP-01' });
      return undefined;
    default:
      return refuse('invalid', 'SON-WHEN-01', 'notYours');
  }
}
