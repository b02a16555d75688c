/**
 * Alerts while the page is closed: with the visitor's consent, this browser subscribes at its maker's push service, and
 * every table of theirs on this server gets the subscription. Giving them up takes it back everywhere.
 */
import { change, currentSettings } from '@reverie/ui/settings';
import { alertSeat, house, silenceSeat } from './api.ts';
import { ownSeats } from './own-seats.ts';

/** What came of a wish for alerts: `open` means that they come only while the page is open somewhere. */
export type AlertOutcome = 'on' | 'open' | 'denied' | 'failed' | 'insecure';

/** Whether a browser can tell anything at all. */
export const canAlert = (): boolean => typeof Notification !== 'undefined' && isSecureContext;

export async function allowAlerts(): Promise<AlertOutcome> {
  if (!isSecureContext) return 'insecure';
  if (typeof Notification === 'undefined' || (await Notification.requestPermission()) !== 'granted') return 'denied';
  change({ notify: true });
  return subscribeAll();
}

/** Subscribes, and tells every table; again after the quiet hours have changed. */
export async function subscribeAll(): Promise<AlertOutcome> {
  const made = await subscription('make').catch((error: unknown) => {
    console.warn('This browser cannot subscribe to alerts.', error);
    return null;
  });
  if (made === 'none') return 'open';
  if (!made) return 'failed';
  await Promise.all(Object.keys(ownSeats()).map((table) => tell(table, made)));
  return 'on';
}

/** A table of the visitor's is open: it learns where to find them, if they want to be found. */
export async function alertAt(table: string): Promise<void> {
  if (!currentSettings().notify) return;
  const known = await subscription('find').catch(() => null);
  if (known && known !== 'none') await tell(table, known);
}

export async function refuseAlerts(): Promise<void> {
  change({ notify: false });
  const known = await subscription('find').catch(() => null);
  if (!known || known === 'none') return;
  await Promise.all(
    Object.entries(ownSeats()).map(([table, { secret, seat }]) =>
      // A table that is gone, or a server that does not answer, alerts nobody: the browser's own service refuses it.
      seat === null ? undefined : silenceSeat(table, secret, known.endpoint).catch(() => undefined),
    ),
  );
  await known.unsubscribe();
}

async function tell(table: string, { endpoint, toJSON }: Pick<PushSubscription, 'endpoint' | 'toJSON'>): Promise<void> {
  const own = ownSeats()[table];
  const { p256dh, auth } = toJSON().keys ?? {};
  if (!own || own.seat === null || p256dh === undefined || auth === undefined) return;
  const { language, quiet } = currentSettings();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await alertSeat(table, {
    secret: own.secret,
    endpoint,
    keys: { p256dh, auth },
    language,
    quiet: quiet && { from: quiet[0], to: quiet[1], zone },
    // The table is told again at the next visit.
  }).catch((error: unknown) => console.warn('A table could not be told where to send alerts.', error));
}

type FoundSubscription = Pick<PushSubscription, 'endpoint' | 'toJSON' | 'unsubscribe'>;

/** The subscription of this browser; `none` if there can be none, null if none was made. */
async function subscription(how: 'make' | 'find'): Promise<FoundSubscription | 'none' | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || import.meta.env.DEV) return 'none';
  const { pushManager } = await navigator.serviceWorker.ready;
  const found = await pushManager.getSubscription();
  if (how === 'find') return found && bound(found);
  const { push } = await house();
  if (push === null || push === undefined) return 'none';
  // A server that lost its key cannot use what was given to it before.
  const known = found?.options.applicationServerKey;
  if (found && known && toBase64Url(known) === push) return bound(found);
  await found?.unsubscribe();
  return bound(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push }));
}

const bound = (made: PushSubscription): FoundSubscription => ({
  endpoint: made.endpoint,
  toJSON: () => made.toJSON(),
  unsubscribe: () => made.unsubscribe(),
});

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The sign on the icon of an installed page: how many tables wait. */
export function setBadge(waiting: number): void {
  if (!('setAppBadge' in navigator)) return;
  const set = waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge();
  // Some browsers have it and refuse it where the page is not installed.
  set.catch(() => undefined);
}
