import type { Admission } from '@reverie/table/connection-host';
import { expect, test } from 'vitest';
import { Tickets } from '../src/tickets.ts';

const ada: Admission = { table: 'T', who: 0, owner: false, name: 'Ada “L.”', proof: 'abc' };

/** Tickets whose time is in the test's hands. */
function setting(more: Partial<ConstructorParameters<typeof Tickets>[0]> = {}) {
  let time = 1_000_000;
  const tickets = new Tickets({ now: () => time, ...more });
  return { tickets, pass: (ms: number) => (time += ms) };
}

test('a ticket is good for half a minute and not a moment longer', async () => {
  const { tickets, pass } = setting();
  const [early, late] = [tickets.issue(ada), tickets.issue(ada)];
  pass(30_000);
  expect(await tickets.redeem(early)).toEqual(ada);
  pass(1);
  expect(await tickets.redeem(late)).toBeUndefined();
});

test('a ticket is good once, also when it is written in another way', async () => {
  const { tickets } = setting();
  const ticket = tickets.issue(ada);
  const both = await Promise.all([tickets.redeem(ticket), tickets.redeem(ticket)]);
  expect(both).toEqual([ada, undefined]);
  // The last sign of a signature carries bits that are not read.
  for (const other of [`${ticket}=`, `${ticket}.more`, `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`]) {
    expect(await tickets.redeem(other)).toBeUndefined();
  }
});

test('what was not signed here is no ticket, whatever it says', async () => {
  const { tickets } = setting();
  const [body = '', signature = ''] = tickets.issue(ada).split('.');
  const [forged = ''] = setting()
    .tickets.issue({ ...ada, owner: true })
    .split('.');
  for (const ticket of [
    '',
    '.',
    body,
    `${body}.`,
    `.${signature}`,
    `${forged}.${signature}`,
    `${body}.${'A'.repeat(43)}`,
  ]) {
    expect(await tickets.redeem(ticket)).toBeUndefined();
  }
  expect(await tickets.redeem(`${body}.${signature}`)).toEqual(ada);
});

test('a mark that others have spent admits nobody; one that cannot be spent now admits once at this node', async () => {
  const spent = setting({ spend: async () => false });
  expect(await spent.tickets.redeem(spent.tickets.issue(ada))).toBeUndefined();
  const down = setting({ spend: () => Promise.reject(new Error('down')) });
  const ticket = down.tickets.issue(ada);
  expect([await down.tickets.redeem(ticket), await down.tickets.redeem(ticket)]).toEqual([ada, undefined]);
});
