/**
 * The story of the text, played: Nitouche walks from the sanctuaire Blanc to the collines d’Encre for a Tympan d’Hypnos;
 * later she goes up again where she left off, and crosses the whole map, and the river, for a Guerrier Sorde. What came
 * of it stands in nitouche.golden.txt: each answer with the draws that it met, and what was told.
 */
import type { PreparedDraw } from '@reverie/kernel/chance/fixed';
import { canonical } from '@reverie/kernel/plain';
import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { cellAt } from '../data/map.ts';
import type { Direction } from '../hex.ts';
import { distance } from '../hex.ts';
import { CALM, GO_UP, meets, Table } from './table.ts';

const log: string[] = [];
const t = new Table();

function tell(heading: string): void {
  log.push('', `# ${heading}`);
}

/** Gives an answer that meets these draws, and writes down what came of it. */
function play(a: Answer, ...draws: PreparedDraw[]): void {
  const { round } = t.s;
  t.fixed(...draws)
    .answer(a)
    .used();
  const { do: what, ...rest } = a;
  const said = Object.keys(rest).length > 0 ? ` ${canonical(rest)}` : '';
  const drawn = draws.length > 0 ? ` [${draws.map((draw) => [draw].flat().join(' ')).join(', ')}]` : '';
  log.push('', `> round ${round}: ${what}${said}${drawn}`);
  for (const { kind, rule, seat: _, ...figures } of t.events.map((e) => ({ seat: 0, ...e })))
    log.push(`${kind} ${rule} ${canonical(figures)}`);
}

const walk = (towards: Direction, ...draws: PreparedDraw[]) => play({ do: 'go', towards }, ...draws);
const PASS: Answer = { do: 'pass' };
const MASTER: Answer = { do: 'master' };
const mastering = (d100: number): PreparedDraw => ['mastering', d100];
const target = { visible: true, pointed: true, fitting: true, points: 10 };

test('RDD-MAP-02 the collines d’Encre are three cells from the sanctuaire Blanc', async () => {
  expect(distance(cellAt('G4') ?? -1, cellAt('J4') ?? -1)).toBe(3);

  tell('A Tympan d’Hypnos');
  play(GO_UP, CALM);
  // The sanctuary would do for a détection d’aura.
  play(PASS);
  walk('SE', CALM);
  walk('NE', ...meets(21, 5));
  play({ do: 'letPass' });
  walk('SE', CALM);
  expect(t.where()).toBe('J4');
  play({ do: 'cast', spell: 'tympan-d-hypnos', hour: 3, detail: 'le chant d’un grillon' }, ['cast', 30]);
  play({ do: 'keep' });
  play({ do: 'aim', target: 'creature', distance: 8, ...target, name: 'un colporteur' });

  tell('Three hours of sleep');
  play({ do: 'sleep', hours: 3 }, ['recovery', 4], ['recovery', 8], ['recovery', 2]);

  tell('To the cité Sordide for a Guerrier Sorde');
  play(GO_UP, CALM);
  expect(t.where()).toBe('J4');
  play(PASS);
  walk('SO', CALM);
  walk('S', CALM);
  walk('S', CALM);
  walk('SO', CALM);
  walk('S', ...meets(43, 3));
  play(MASTER, mastering(42));
  walk('S', CALM);
  play(PASS);
  walk('S', ...meets(41, 4));
  play(MASTER, mastering(17));
  // The bridge of Yalm: the river is crossed without mastering anything.
  walk('SE', CALM);
  expect(t.kinds).not.toContain('mastering');
  walk('S', ...meets(61, 8));
  play(MASTER, mastering(97));
  play(MASTER, mastering(12));
  walk('SO', CALM);
  play(PASS);
  walk('SO', CALM);
  walk('SO', CALM);
  walk('SO', CALM);
  walk('NO', CALM);
  expect(t.where()).toBe('D13');
  const sorde: Answer = { do: 'cast', spell: 'guerrier-sorde', detail: 'pour garder la porte' };
  play(sorde, ['cast', 60]);

  tell('Up again, where she left off');
  play(GO_UP, CALM);
  play(sorde, ['cast', 6]);
  play({ do: 'aim', target: 'zone', distance: 10, ...target });
  play({ do: 'end' });

  expect(t.sees()).toMatchObject({ cell: 'D13', experience: { reve: 3, hypnos: 3 } });
  await expect(`${log.join('\n').trim()}\n`).toMatchFileSnapshot('nitouche.golden.txt');
});
