import type { Found } from './machine.mjs';

export function findPostgres(): Found;
export function findNats(): Found;
export function ensurePostgres(): Found;
export function ensureNats(): Found;
