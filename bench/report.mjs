// Tables of figures: printed, and kept in bench/results.md, where each run replaces only its own sections.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { wrap } from '../tools/markdown.mjs';

const file = new URL('results.md', import.meta.url);
const row = (cells) => `| ${cells.join(' | ')} |`;

const INTRO = `# Benchmarks

Figures of this repository's own commands, named at each table; both sides of a comparison are measured in one run.
Ratios can be compared between machines, rates cannot.
`;

function section({ title, command, note, head, rows }) {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? process.arch}, Node ${process.versions.node}`;
  const about = `${note} Made by \`${command}\` on ${machine}.`;
  return [`## ${title}`, '', wrap(about), '', row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** Adds a row to a table, and prints it at once: what takes minutes says how far it is. */
export function addRow(rows, cells) {
  rows.push(cells);
  console.error(`  ${cells.join(' · ')}`);
}

/** Prints a result, and puts it in place of the section of the same title; a quick try is only printed, and what
 * is kept in a file of its own. */
export function record(result) {
  const text = section(result);
  console.log(`${text}\n`);
  if (process.argv.includes('--quick') || result.kept) return;
  const old = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const others = old.map((part) => part.trimEnd());
  const at = others.findIndex((part) => part.startsWith(`## ${result.title}\n`));
  if (at < 0) others.push(text);
  else others[at] = text;
  writeFileSync(file, `${[INTRO.trimEnd(), ...others].join('\n\n')}\n`);
}
