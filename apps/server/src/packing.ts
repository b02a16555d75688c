/** Compresses the logs of tables in memory. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Packing } from '@reverie/kernel/annals';

/** Chunks are shorter than this window; better compression is not worth its time. */
const SETTING = { level: 5, windowBits: 14, memLevel: 7 };

/** Each character holds one byte: such a string takes no more memory than the bytes. */
export const packing: Packing = {
  pack: (text) => deflateRawSync(text, SETTING).toString('latin1'),
  unpack: (packed) => inflateRawSync(Buffer.from(packed, 'latin1')).toString(),
};
