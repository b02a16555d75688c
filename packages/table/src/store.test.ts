import { MemoryStore } from './store.ts';
import { keepsTheContract } from './store-contract.ts';

keepsTheContract('memory', async () => new MemoryStore());
