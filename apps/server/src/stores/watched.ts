/** A store whose errors are noticed: operators see them in the log and in the metrics, whoever they were answered to. */
import type { Store } from '@reverie/table/store';
import { type StoreFailure, StoreReadError, StoreWriteError } from './errors.ts';

/** The same reason is reported once in this time, in milliseconds: a store that is down fails at every call. */
const REPORT_INTERVAL = 1000;

export function watchedStore(store: Store, report: (reason: StoreFailure, error: Error) => void): Store {
  const reported = new Map<StoreFailure, number>();
  const notice = (error: unknown): never => {
    if (error instanceof StoreReadError || error instanceof StoreWriteError) {
      const now = Date.now();
      if (now - (reported.get(error.reason) ?? 0) >= REPORT_INTERVAL) {
        reported.set(error.reason, now);
        report(error.reason, error);
      }
    }
    throw error;
  };
  return new Proxy(store, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const done: unknown = member.apply(target, given);
        return done instanceof Promise ? done.catch(notice) : done;
      };
    },
  });
}
