/** A notification for whoever looks elsewhere. */
import { currentSettings } from '@reverie/ui/settings';

/**
 * Chrome on Android shows notifications only through the service worker, and throws at a page that makes one itself. Where
 * neither way is open nothing is shown: a notice never takes the table down.
 */
export async function notify(text: string, tag: string): Promise<void> {
  if (document.visibilityState === 'visible' || !currentSettings().notify) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) {
      // The worker finds this page again by its address when the notification is pressed.
      const shown = { tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { url: location.pathname } };
      return await registration.showNotification(text, shown);
    }
    const notice = new Notification(text, { tag });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch (error) {
    console.warn('This browser shows no notification.', error);
  }
}
