/** What is not needed at once, such as small pictures beside a choice: drawn when the page is idle, one after the other. */
import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';

const waiting = new Set<() => void>();
let asked = false;

function drawNext(): void {
  asked = false;
  const [next] = waiting;
  if (next) {
    waiting.delete(next);
    next();
  }
  ask();
}

function ask(): void {
  if (asked || waiting.size === 0) return;
  asked = true;
  whenIdle(drawNext);
}

export function Later({ children }: { readonly children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const draw = () => setDue(true);
    waiting.add(draw);
    ask();
    return () => void waiting.delete(draw);
  }, []);
  return due ? children : null;
}
