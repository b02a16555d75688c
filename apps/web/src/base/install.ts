/** Whether the browser offers to install the page; it says so once, early, so this is loaded with the first route. */
import { createStore } from '@reverie/ui/store';

interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const offer = createStore<InstallEvent | null>(null);

addEventListener('beforeinstallprompt', (event) => {
  // Asked when the visitor wants it, not when the browser does.
  event.preventDefault();
  offer.set(event as InstallEvent);
});
addEventListener('appinstalled', () => offer.set(null));

/** Asks the browser to install the page; null where it does not offer to. */
export function useInstall(): (() => void) | null {
  const event = offer.use();
  if (!event) return null;
  return () => {
    // An offer can be used once.
    offer.set(null);
    void event.prompt();
  };
}
