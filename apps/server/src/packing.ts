/** Compresses the logs of tables in memory. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Packing } from '@reverie/kernel/annals';

/** Chunks are shorter than this window; better compression is not worth its time. */
const SETTING = { level: 5, windowBits: 14, memLevel: 7 };

/** Such text can be written into a snapshot as it is. As bytes it would be a quarter smaller, and longer in JSON. */
export const packing: Packing = {
  name: 'deflate',
  pack: (text) => deflateRawSync(text, SETTING).toString('base64'),
  unpack: (packed) => inflateRawSync(Buffer.from(packed, 'base64')).toString(),
};
