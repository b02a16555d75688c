// Small faults that could stand in a text of TypeScript: where, what stood there, and what stands there instead. Found in
// the syntax tree, so strings, comments and types stay as they are. Only types are stripped before a text runs, so a fault
// need not pass the compiler.
import { parseAst } from 'vite';

/** What a comparison is turned into: its contrary, and where there is an edge, the other side of it. */
const COMPARISONS = {
  '<': ['>=', '<='],
  '<=': ['>', '<'],
  '>': ['<=', '>='],
  '>=': ['<', '>'],
  '===': ['!=='],
  '!==': ['==='],
};
const SIGNS = { '+': '-', '-': '+', '+=': '-=', '-=': '+=' };
const LOGIC = { '&&': '||', '||': '&&' };
/** A constant above this is a figure of something else than a rule. */
const SMALL = 20;

/** Parts of a node that are types, or that only name something. */
const NO_CODE = new Set([
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
  'superTypeArguments',
  'key',
]);
/** Around a value these say its type; everything else that begins with TS is a type. */
const TYPED = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'TSInstantiationExpression']);
/** What cannot happen is not worth a test, and what is fetched is not a rule. */
const PASSED = new Set(['ThrowStatement', 'ImportDeclaration', 'ImportExpression', 'ExportAllDeclaration']);

/** Every fault of a text, in the order of the text: `{ start, end, line, operator, before, after }`. */
export function mutantsIn(text) {
  const found = [];
  const add = (operator, { start, end }, after) => {
    const line = text.slice(0, start).split('\n').length;
    found.push({ start, end, line, operator, before: text.slice(start, end), after });
  };
  visit(parseAst(text, { lang: 'ts' }), (node) => {
    for (const [operator, place, after] of faultsOf(node, text)) add(operator, place, after);
  });
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The text with a fault in it. */
export const withFault = (text, { start, end, after }) => text.slice(0, start) + after + text.slice(end);

function visit(node, see) {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, see);
    return;
  }
  if (typeof node?.type !== 'string' || PASSED.has(node.type)) return;
  if (node.type.startsWith('TS') && !TYPED.has(node.type)) return;
  see(node);
  for (const [name, part] of Object.entries(node)) {
    const computed = name === 'key' && node.computed;
    if (computed || !NO_CODE.has(name)) visit(part, see);
  }
}

function faultsOf(node, text) {
  switch (node.type) {
    case 'BinaryExpression': {
      const sign = signOf(node, text);
      const comparisons = (COMPARISONS[node.operator] ?? []).map((after) => ['comparison', sign, after]);
      if (!SIGNS[node.operator] || isText(node.left) || isText(node.right)) return comparisons;
      return [['sign', sign, SIGNS[node.operator]]];
    }
    case 'AssignmentExpression':
      return SIGNS[node.operator] && !isText(node.right) ? [['sign', signOf(node, text), SIGNS[node.operator]]] : [];
    case 'LogicalExpression':
      return LOGIC[node.operator] ? [['logic', signOf(node, text), LOGIC[node.operator]]] : [];
    case 'UnaryExpression':
      return node.operator === '!' ? [['not', node, text.slice(node.argument.start, node.argument.end)]] : [];
    case 'IfStatement':
    case 'ConditionalExpression': {
      const { test } = node;
      // Others have a fault of their own that says the same.
      if (!['Identifier', 'CallExpression', 'MemberExpression', 'ChainExpression'].includes(test.type)) return [];
      return [['condition', test, `!(${text.slice(test.start, test.end)})`]];
    }
    case 'Literal': {
      if (typeof node.value !== 'number' || !Number.isInteger(node.value) || node.value > SMALL) return [];
      return [['constant', node, String(node.value + 1)]];
    }
    case 'ExpressionStatement':
      return node.expression.type === 'CallExpression' ? [['call', node, ';']] : [];
    default:
      return [];
  }
}

/** Where the sign of an expression with two sides stands: after its left side, which may be in brackets or end in a comment. */
function signOf({ left, right, operator }, text) {
  const between = text.slice(left.end, right.start).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (it) => ' '.repeat(it.length));
  const start = left.end + between.indexOf(operator);
  return { start, end: start + operator.length };
}

const isText = ({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string';
