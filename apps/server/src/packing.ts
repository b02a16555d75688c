/** How a server keeps the past of its tables small. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Packing } from '@reverie/kernel/annals';

/** What is packed at a time is shorter than this window, and the best compression is not worth its time. */
const SETTING = { level: 5, windowBits: 14, memLevel: 7 };

/** Each character of what is packed stands for a byte: such a string takes no more room than they do. */
export const packing: Packing = {
  pack: (text) => deflateRawSync(text, SETTING).toString('latin1'),
  unpack: (packed) => inflateRawSync(Buffer.from(packed, 'latin1')).toString(),
};
