/**
 * A server lives for months beside others. Left to itself, V8 lets the heap double before it looks what of it is still needed:
 * with a thousand people at five hundred tables that was two hundred megabytes of nothing (`npm run load -- --full --sockets`).
 */
import { setFlagsFromString } from 'node:v8';

/** By how many percent the heap may grow before it is looked through. */
const GROWTH = 30;

export const beThrifty = (): void => setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
