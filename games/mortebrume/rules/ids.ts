/** Several rules of one family, for what questions and answers rest on: `idsOf('JMP', '01 A2')`. */
import type { RuleId } from '@reverie/kernel/game';

export const idsOf = (family: string, numbers: string): RuleId[] => numbers.split(' ').map((n) => `MOR-${family}-${n}`);
