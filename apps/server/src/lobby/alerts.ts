/** Alerts: a seat asks for them and gives them up, an owner names a channel. */
import { tableRefusal } from '@reverie/table/texts/say';
import { isAllowed } from '../alerts/destinations.ts';
import type { Access } from './access.ts';
import type { LobbyParts } from './parts.ts';
import { type AddRoute, HttpError } from './routes.ts';

export function alertRoutes(
  on: AddRoute,
  { alerts, config }: Pick<LobbyParts, 'alerts' | 'config'>,
  access: Access,
): void {
  const allowed = config.ALERT_ORIGINS.split(',').filter(Boolean);
  const kept = () => {
    if (!alerts) throw new HttpError(tableRefusal('noAlerts'), 404);
    return alerts.subscriptions;
  };
  const checked = (url: string): void => {
    if (!isAllowed(url, allowed)) throw new HttpError(tableRefusal('alertAddress'));
  };

  on('POST /api/tables/{id}/alerts', ({ id, body: { secret, ...subscription }, address }) =>
    access.guarded(address, async () => {
      const subscriptions = kept();
      checked(subscription.endpoint);
      const table = await access.table(id);
      const seat = access.seat(table, secret);
      const holder = table.seats[seat]?.secret ?? '';
      return { until: await subscriptions.keep(id, seat, holder, subscription) };
    }),
  );

  on('POST /api/tables/{id}/silence', ({ id, body: { secret, endpoint }, address }) =>
    access.guarded(address, async () => {
      const subscriptions = kept();
      const seat = access.seat(await access.table(id), secret);
      return { removed: await subscriptions.drop(id, seat, endpoint) };
    }),
  );

  on('POST /api/tables/{id}/webhook', ({ id, body: { secret, url, language }, address }) =>
    access.guarded(address, async () => {
      const subscriptions = kept();
      if (url !== '') checked(url);
      const { owner } = access.admit(await access.table(id), secret);
      if (!owner) throw new HttpError(tableRefusal('ownerOnly'), 403);
      await subscriptions.setWebhook(id, url === '' ? '' : JSON.stringify({ url, language }));
      return { set: url !== '' };
    }),
  );
}
