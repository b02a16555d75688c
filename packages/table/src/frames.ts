/** Frames as they arrive: read, or said why they are none. */
import { tooDeep } from '@reverie/kernel/plain';
import type { Refusal } from '@reverie/kernel/refusal';
import { misshape } from '@reverie/kernel/shape';
import type { z } from 'zod';
import { clientFrameSchema } from './protocol.ts';
import { textRefusal } from './text.ts';

/** A command whose only fault is the length of a text. People type those: it is refused, not a reason to disconnect. */
interface UnfitCommand {
  readonly type: 'unfit';
  readonly id: string;
  readonly refusal: Refusal;
}

export type IncomingFrame = z.infer<typeof clientFrameSchema> | UnfitCommand;
export type FrameOf<T extends IncomingFrame['type']> = Extract<IncomingFrame, { type: T }>;

/** What is no frame, and where it is not as the schema says; empty where it is no JSON at all. */
interface MalformedFrame {
  readonly type: 'malformed';
  readonly where: string;
}

/** Why a socket is closed that sent such a thing. A reason has 123 bytes at most, so a long place is cut. */
export const malformedReason = ({ where }: MalformedFrame): string =>
  where === '' ? 'malformed' : `malformed: ${where.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 100)}`;

/** Parses a frame. */
export function readFrame(text: string): IncomingFrame | MalformedFrame {
  const data = parse(text);
  if (data === undefined) return { type: 'malformed', where: '' };
  const { success, data: frame, error } = clientFrameSchema.safeParse(data);
  if (success) return frame;
  const command = error.issues.every(({ path }) => path[0] === 'command');
  const refusal = command ? textRefusal(error) : undefined;
  if (refusal) return { type: 'unfit', id: (data as { id: string }).id, refusal };
  const { where, unknown } = misshape(error);
  return { type: 'malformed', where: [where, unknown].filter(Boolean).join('.') };
}

/** Parses JSON; undefined if it is malformed or nested too deeply. */
function parse(text: string): unknown {
  if (tooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
