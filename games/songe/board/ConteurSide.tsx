/** The Conteur’s side of the table: the people, the acts, and what waits for a word. */
import { useState } from 'react';
import { Cast } from './Cast.tsx';
import { Cloth } from './Cloth.tsx';
import { ConteurDesk } from './ConteurDesk.tsx';
import { Inbox } from './Inbox.tsx';
import { LimbesAndClock } from './LimbesAndClock.tsx';
import { NewPnj } from './NewPnj.tsx';
import { Players } from './Players.tsx';
import { openOf } from './reading.ts';
import { useTable } from './table.ts';

export function ConteurSide({ whole = false }: { readonly whole?: boolean }) {
  const { decisions } = useTable();
  const [making, make] = useState(false);
  const preside = openOf(decisions, 'preside');
  return (
    <>
      <div className="sg-middle">
        {whole ? <Cloth /> : null}
        {making && preside ? <NewPnj open={preside} done={() => make(false)} /> : null}
        <Players />
        <ConteurDesk />
      </div>
      {whole ? (
        <div className="sg-wings">
          <Cast make={() => make(true)} />
          <LimbesAndClock />
        </div>
      ) : null}
      <Inbox />
    </>
  );
}
