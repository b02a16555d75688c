/** Frames that are none: real ones, mutated with method. Some mutations leave a frame that may be sent; most do not. */
import type { Table } from '@reverie/table/table';

type Below = (n: number) => number;
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What goes over the wire, and whether it is certain that nobody may take it for a frame. */
interface Poison {
  readonly data: Buffer;
  readonly binary: boolean;
  readonly how: string;
  /** 1007 or 1009 for what is certainly none; otherwise whatever the rules say. */
  readonly code: 1007 | 1009 | null;
}

const pick = <T>(list: readonly T[], below: Below): T => list[below(list.length)] as T;

/** What a client could really send at this table now. */
export function realFrame(table: Table, below: Below): { [key: string]: Json } {
  const decision = pick(table.match?.pending ?? [], below);
  const choices = decision ? (table.match?.choices(decision) ?? []) : [];
  const answer = (choices.length > 0 ? pick(choices, below) : 'check') as Json;
  const id = `c${below(1_000_000)}`;
  const commands: Json[] = [
    { do: 'answer', decision: decision?.id ?? 0, answer },
    { do: 'answer', decision: decision?.id ?? 0, answer },
    { do: 'say', text: `mot ${id}` },
    { do: 'react', sign: 'bravo' },
    { do: 'rename', name: 'Ada' },
    { do: 'takeBack' },
    { do: 'consent', agree: true },
    { do: 'supply', outcome: [1, 2] },
    { do: 'takeOver', seat: 1, program: 'random' },
    { do: 'claim', seat: 0, name: 'Eve', secret: 'a'.repeat(64), nonce: 'x' },
    { do: 'revoke', seat: 1, invitation: 'b'.repeat(64) },
    { do: 'seat', seat: 1, program: null },
    { do: 'start' },
  ];
  return pick<{ [key: string]: Json }>(
    [
      { type: 'command', id, command: pick(commands, below) },
      { type: 'command', id, command: pick(commands, below) },
      { type: 'odds', id, decision: decision?.id ?? 0, answer },
      { type: 'ping', n: below(1000) },
      { type: 'hello', protocol: 1, ticket: 'x', after: -1, language: 'fr' },
    ],
    below,
  );
}

const ODD_NUMBERS = [
  '1e309',
  '-1e309',
  '9007199254740993',
  '1e21',
  '-0',
  '0.1',
  '123456789012345678901234567890',
  '-1',
];
const ODD_TEXTS = [
  '',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  '<script>',
  "'; DROP TABLE entry; --",
  '\u2028',
  'x'.repeat(3000),
  '🜁'.repeat(200),
];
const ODD_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '0', 'type', 'do', 'seat'];

/** A value of another kind, as JSON text. */
function oddValue(below: Below): string {
  switch (below(7)) {
    case 0:
      return pick(ODD_NUMBERS, below);
    case 1:
      return JSON.stringify(pick(ODD_TEXTS, below));
    case 2:
      return pick(['null', 'true', 'false', '[]', '{}', '[[]]', '[null]'], below);
    case 3:
      return `{${JSON.stringify(pick(ODD_KEYS, below))}:${oddValue(below)}}`;
    case 4:
      return `[${Array.from({ length: 1 + below(40) }, () => below(3)).join(',')}]`;
    case 5:
      return '{"__proto__":{"polluted":true,"owner":true}}';
    default:
      return '{"length":1000000000,"then":"x","toJSON":1,"valueOf":null}';
  }
}

/** Writes a frame, with the value at one place exchanged for another text. */
function writtenWith(frame: Json, at: number, instead: string): string {
  let n = 0;
  const write = (value: Json): string => {
    if (n++ === at) return instead;
    if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    return `{${Object.entries(value)
      .map(([key, one]) => `${JSON.stringify(key)}:${write(one)}`)
      .join(',')}}`;
  };
  return write(frame);
}

function places(value: Json): number {
  if (typeof value !== 'object' || value === null) return 1;
  return 1 + Object.values(value).reduce<number>((sum, one) => sum + places(one), 0);
}

const text = (how: string, data: string, code: Poison['code']): Poison => ({
  data: Buffer.from(data),
  binary: false,
  how,
  code,
});

/** One mutation of a real frame. */
export function poison(frame: { [key: string]: Json }, below: Below): Poison {
  const whole = JSON.stringify(frame);
  switch (below(14)) {
    case 0:
      return text('truncated', whole.slice(0, 1 + below(whole.length - 1)), 1007);
    case 1:
      return text('a value exchanged', writtenWith(frame, 1 + below(places(frame) - 1), oddValue(below)), null);
    case 2:
      return text('a value exchanged', writtenWith(frame, 1 + below(places(frame) - 1), oddValue(below)), null);
    case 3: {
      const key = `more${below(10)}`;
      return text('a field too many', `${whole.slice(0, -1)},"${key}":${oddValue(below)}}`, 1007);
    }
    case 4:
      // As text: in an object literal it would set the prototype in place of a field.
      return text('a prototype', `${whole.slice(0, -1)},"__proto__":{"type":"ping","n":1,"owner":true}}`, 1007);
    case 5: {
      // Without an answer, odds are asked of all of them.
      const optional = frame.type === 'odds' ? ['answer'] : ['after', 'language'];
      const keys = Object.keys(frame).filter((key) => !optional.includes(key));
      const gone = pick(keys, below);
      const rest = Object.fromEntries(Object.entries(frame).filter(([key]) => key !== gone));
      return text('a field missing', JSON.stringify(rest), 1007);
    }
    case 6: {
      const depth = 65 + below(1800);
      const [open, close] = below(2) === 0 ? ['[', ']'] : ['{"a":', '}'];
      const deep = `${open.repeat(depth)}1${close.repeat(depth)}`.slice(0, 8000);
      return text('deep', writtenWith(frame, 1 + below(places(frame) - 1), deep), 1007);
    }
    case 7: {
      const bytes = Buffer.from(whole);
      for (let i = 0; i <= below(4); i++) bytes[below(bytes.length)] = below(256);
      return { data: bytes, binary: false, how: 'bytes changed', code: null };
    }
    case 8: {
      const bytes = Buffer.concat([
        Buffer.from(whole.slice(0, -2)),
        Buffer.from([0xc3, 0x28, 0xff]),
        Buffer.from('"}'),
      ]);
      return { data: bytes, binary: false, how: 'not UTF-8', code: 1007 };
    }
    case 9: {
      const bytes = Buffer.from(Array.from({ length: 1 + below(200) }, () => below(256)));
      return { data: below(2) === 0 ? bytes : Buffer.from(whole), binary: true, how: 'binary', code: 1007 };
    }
    case 10:
      return text('too large', `${whole.slice(0, -1)}${' '.repeat(8200 + below(20_000))}}`, 1009);
    case 11: {
      const swapped = pick(['hello', 'command', 'odds', 'ping', 'pong', 'welcome', 'lines', 'HELLO', ''], below);
      return text('another type', JSON.stringify({ ...frame, type: swapped }), null);
    }
    case 12:
      return text('twice', below(2) === 0 ? whole + whole : `[${whole}]`, 1007);
    default:
      return text(
        'a key exchanged',
        whole.replace(/"(\w+)":/, `"${pick(['typ', 'Type', '__proto__', 'x'], below)}":`),
        1007,
      );
  }
}

/** Whether the bytes are what a server may read as text at all. */
export function isText(data: Buffer): boolean {
  return Buffer.compare(Buffer.from(data.toString('utf8')), data) === 0;
}
