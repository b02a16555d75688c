import { MemoryStore } from './store.ts';
import { describeStoreContract } from './store-contract.ts';

describeStoreContract('memory', async () => new MemoryStore());
