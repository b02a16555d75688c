/** `reverie join LINK` (or a spoken code): joins a table over the network. */
import { randomUUID } from 'node:crypto';
import type { TableLink } from '@reverie/table/address';
import { ticketError } from '@reverie/table/client';
import { receiptOf } from '@reverie/table/receipt';
import { badInput, type CommandError, type Ending, failure, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { short } from '../layout.ts';
import { LineReader } from '../line-reader.ts';
import { errorText, post, resolveAddress } from '../lobby.ts';
import { JoinSession } from '../play/join-session.ts';

interface JoinOptions {
  readonly name?: string;
  /** The server that issued a code. */
  readonly server?: string;
}

export async function join(ctx: Context, typed: string, options: JoinOptions): Promise<Ending> {
  const place = await resolveAddress(ctx, typed, options.server);
  if (isCommandError(place)) return place;
  const { server, table, secret } = place;
  const at = `${server}/api/tables/${table}`;
  const unreachable = () => failure(ctx.t.join.unreachable(short(server, 80)));
  // Only invitations are claimed: returning with one's own link must not count as a failed attempt.
  const looked = await post(ctx, `${at}/look`, { secret });
  if (!looked) return unreachable();
  if (looked.status === 404) return failure(ctx.t.join.noTable);
  if (!looked.ok) return failure(await errorText(looked));
  const { good: what, commitment } = (await looked.json()) as {
    readonly good: { readonly for: string };
    readonly commitment?: string | null;
  };
  // The commitment was shown before a nonce is given: that is what makes it binding.
  const nonce = what.for === 'invitation' && commitment ? randomUUID() : '';
  const reader = new LineReader(ctx.world);
  try {
    const own = what.for === 'invitation' ? await claim(ctx, place, reader, { name: options.name, nonce }) : secret;
    if (isCommandError(own)) return own;
    const ticketOf = (): Promise<Response | undefined> => post(ctx, `${at}/ticket`, { secret: own });
    const good = await ticketOf();
    if (!good) return unreachable();
    if (!good.ok) return failure(ctx.t.join.refused);
    const linkTo = (other: string): string => `${server}/t/${other}#${own}`;
    const ticket = async (): Promise<string> => {
      const response = await ticketOf();
      if (!response?.ok) throw response ? ticketError(response.status) : new Error('no answer');
      return ((await response.json()) as { readonly ticket: string }).ticket;
    };
    const receipt = receiptOf(table, nonce === '' ? null : commitment, nonce);
    return await new JoinSession(ctx, { reader, server, linkTo, ticket, receipt }).play();
  } finally {
    reader.close();
  }
}

/** Claims the seat and prints at once how to return to it: an invitation works only once. */
async function claim(
  ctx: Context,
  { server, table, secret }: TableLink,
  reader: LineReader,
  { name: given, nonce }: { readonly name: string | undefined; readonly nonce: string },
): Promise<string | CommandError> {
  const { t, out } = ctx;
  // A script that forgets the name must not take a seat without one.
  const name = given ?? (reader.interactive ? (await reader.next(t.join.askName))?.trim() : undefined);
  if (!name) return badInput(t.join.nameMissing);
  const claimed = await post(ctx, `${server}/api/tables/${table}/claim`, { secret, name, nonce });
  if (!claimed) return failure(t.join.unreachable(short(server, 80)));
  if (!claimed.ok) return failure(await errorText(claimed));
  const { secret: own, recovery } = (await claimed.json()) as { readonly secret: string; readonly recovery: string };
  const link = `${server}/t/${table}#${own}`;
  if (out.json) out.line({ line: 'seat', link, recovery });
  out.say(t.join.again(link));
  out.say(t.join.recovery(recovery));
  return own;
}
