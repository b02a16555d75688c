/** What only the owner of a table may do, where the owner also sits on a seat: by a connection of the owner's own. */
import { type Socket, TableClient } from '@reverie/table/client';
import type { Command } from '@reverie/table/commands';
import { currentSettings } from '../app/settings.ts';
import { ticket } from '../remote/api.ts';
import { remoteWords } from '../remote/words.ts';
import { newId } from '../ui/new-id.ts';

/** Null when it is done; otherwise why not, in words. */
export async function ownerCommand(table: string, owner: string, command: Command): Promise<string | null> {
  const { language } = currentSettings();
  const t = remoteWords[language];
  const client = new TableClient(
    {
      connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`) as Socket,
      ticket: async () => (await ticket(table, owner, '')).ticket,
      newId,
      later(ms, call) {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
      jitter: Math.random,
    },
    {},
    language,
  );
  void client.open();
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), 8000));
  const fate = await Promise.race([client.command(command), timeout]);
  client.stop();
  if (!fate) return t.errors.unreachable;
  if (fate.fate === 'refused') return fate.text;
  return fate.fate === 'recorded' ? null : t.errors[fate.why];
}
