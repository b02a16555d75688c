// Runs every benchmark, prints the tables and writes them to bench/results.md. Exits with 1 if a bar is missed.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { odds } from './odds.mjs';
import { playouts } from './playouts.mjs';

const row = (cells) => `| ${cells.join(' | ')} |`;

function section({ title, note, head, rows }) {
  return [`## ${title}`, '', note, '', row(head), row(head.map(() => '---')), ...rows.map(row), ''].join('\n');
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? process.arch}, Node ${process.versions.node}, V8 ${process.versions.v8}`;
const intro = `# Benchmarks

Made by \`npm run bench\`, which measures both sides in one run. Ratios can be compared between machines, rates cannot.
This run: ${machine}.

`;

const sections = [];
for (const bench of [playouts, odds]) {
  const result = bench();
  sections.push(result);
  console.log(section(result));
}
writeFileSync(new URL('results.md', import.meta.url), intro + sections.map(section).join('\n'));
if (!sections.every(({ met }) => met)) {
  console.error('A bar was missed.');
  process.exitCode = 1;
}
