// `node tools/markdown.mjs` lists lines of Markdown that are longer than 120 characters and could be broken; with --write it
// wraps their paragraphs. Code, tables and single long links are left alone.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WIDTH = 120;
const root = fileURLToPath(new URL('..', import.meta.url));

/** All documents of the repository that are, or will be, under version control. */
export function documents() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate', '*.md'], { cwd: root });
  return files.toString().trim().split('\n');
}

/** Words, where a link or a code span counts as one word with whatever touches it. */
const words = (text) => text.match(/(?:!?\[(?:\[[^\]]*\]|[^\]])*\]\([^)]*\)|`[^`]*`|[^\s`[]|[`[])+/g) ?? [];

/** The prefix of a list item or a quote, and the indentation of the lines that continue it. */
function prefixOf(line) {
  const [prefix = ''] = /^\s*(?:>\s?|[-*+]\s+|\d+\.\s+)?/.exec(line) ?? [];
  return { prefix, rest: prefix.replace(/[^>\s]/g, ' ') };
}

function wrapParagraph(lines) {
  const { prefix, rest } = prefixOf(lines[0]);
  const quote = rest.includes('>');
  const text = [
    lines[0].slice(prefix.length),
    ...lines.slice(1).map((line) => (quote ? line.replace(/^\s*>/, '') : line)),
  ];
  const wrapped = [];
  let line = prefix;
  let empty = true;
  for (const word of words(text.join(' '))) {
    if (!empty && line.length + 1 + word.length > WIDTH) {
      wrapped.push(line);
      line = rest;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...wrapped, line];
}

/** The text with overlong paragraphs wrapped. */
export function wrap(text) {
  const out = [];
  let paragraph = [];
  let fence = null;
  const flush = () => {
    const long = paragraph.some((line) => [...line].length > WIDTH);
    out.push(...(long ? wrapParagraph(paragraph) : paragraph));
    paragraph = [];
  };
  for (const line of text.split('\n')) {
    const [, mark] = /^\s*(```+|~~~+)/.exec(line) ?? [];
    const verbatim = fence !== null || mark !== undefined || /^\s*($|\||#|<|---)/.test(line);
    if (verbatim || /^\s*(>|[-*+]\s|\d+\.\s)/.test(line)) flush();
    if (verbatim) out.push(line);
    else paragraph.push(line);
    if (mark !== undefined && fence === null) fence = mark;
    else if (mark?.startsWith(fence)) fence = null;
  }
  flush();
  return out.join('\n');
}

/** Line numbers at which a text is too long and could be broken. */
export function overlong(text) {
  const wrapped = new Set(wrap(text).split('\n'));
  return text.split('\n').flatMap((line, i) => (wrapped.has(line) ? [] : [i + 1]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of documents()) {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    if (process.argv.includes('--write')) writeFileSync(`${root}/${file}`, wrap(text));
    else for (const line of overlong(text)) console.log(`${file}:${line}`);
  }
}
