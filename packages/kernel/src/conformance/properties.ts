/**
 * The conformance suite: what must hold for every game on the kernel, written once.
 * describe.ts hands the list to the test runner.
 */
import type { GameTypes } from '../game.ts';
import { travelled } from './characters.ts';
import { drawn } from './draws.ts';
import { many } from './many.ts';
import { backed, guarded, replayed, typed } from './matches.ts';
import { guessed, odds } from './odds.ts';
import type { Property, Subject } from './play.ts';
import { accepted, answered, left, listened, lively, refused, saved } from './positions.ts';
import { considered, judged } from './programs.ts';
import { added, awaited, meant } from './promises.ts';
import { secret } from './secrets.ts';
import { worded } from './words.ts';

export function properties<G extends GameTypes>(subject: Subject<G>): Property[] {
  return [
    lively(subject),
    many(subject),
    answered(subject),
    accepted(subject),
    drawn(subject),
    refused(subject),
    guarded(subject),
    saved(subject),
    listened(subject),
    left(subject),
    replayed(subject),
    backed(subject),
    typed(subject),
    secret(subject),
    odds(subject),
    guessed(subject),
    added(subject),
    awaited(subject),
    meant(subject),
    considered(subject),
    judged(subject),
    travelled(subject),
    worded(subject),
  ];
}
