import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the device has a network at all. A socket may take a minute to notice that it is gone. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
