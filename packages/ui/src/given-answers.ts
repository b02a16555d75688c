/** Answers that a board gives by itself: each question once. */
import { useRef, useState } from 'react';

interface GivenAnswers {
  /** Whether a question has had its answer. One that was taken back comes again under its number: then it is asked. */
  isGiven(id: number): boolean;
  /** Whether the answer is still under way: meanwhile nobody is asked. */
  isOnItsWay(id: number): boolean;
  /** Forgets what was given after a question: what follows it is new, also where its number was used before something was taken back. */
  anew(id: number): void;
  /** Notes an answer. */
  give(id: number): void;
}

/** `open`: the numbers of the questions that are open now. */
export function useGivenAnswers(open: readonly number[]): GivenAnswers {
  const given = useRef(new Set<number>());
  const [onItsWay, setOnItsWay] = useState<number | null>(null);
  if (onItsWay !== null && !open.includes(onItsWay)) setOnItsWay(null);
  const anew = (id: number): void => {
    for (const later of given.current) if (later > id) given.current.delete(later);
  };
  return {
    anew,
    isGiven: (id) => given.current.has(id),
    isOnItsWay: (id) => onItsWay === id,
    give(id) {
      anew(id);
      given.current.add(id);
      setOnItsWay(id);
    },
  };
}
