/**
 * Tells a channel of a chronicle's own what happens in it: an evening is planned, opens, ends and what it changed. Whose
 * turn it is at its table, the table's own channel tells. Nothing is sent unless whoever leads has named an address.
 */
import type { Language } from '@reverie/kernel/game';
import type { Chronicle } from '@reverie/table/chronicle/chronicle';
import type { ChronicleBody, ChronicleEntry } from '@reverie/table/chronicle/entries';
import type { Outbox } from './outbox.ts';
import type { Subscriptions } from './subscriptions.ts';

interface HookParts {
  readonly outbox: Pick<Outbox, 'send'>;
  readonly subscriptions: Pick<Subscriptions, 'setWebhook'>;
  log(what: string, details: object): void;
}

const WORDS = {
  fr: {
    planned: (chronicle: string, evening: string, when: string) =>
      `${chronicle} : prochaine soirée, « ${evening} »${when === '' ? '' : `, le ${when}`}.`,
    opened: (chronicle: string, evening: string) => `${chronicle} : la soirée « ${evening} » s’ouvre.`,
    settled: (chronicle: string, evening: string, changes: string) =>
      `${chronicle} : la soirée « ${evening} » est finie.${changes === '' ? '' : ` ${changes}.`}`,
    of: (who: string, what: string) => `${who} : ${what}`,
  },
  en: {
    planned: (chronicle: string, evening: string, when: string) =>
      `${chronicle}: next evening, “${evening}”${when === '' ? '' : `, on ${when}`}.`,
    opened: (chronicle: string, evening: string) => `${chronicle}: the evening “${evening}” opens.`,
    settled: (chronicle: string, evening: string, changes: string) =>
      `${chronicle}: the evening “${evening}” is over.${changes === '' ? '' : ` ${changes}.`}`,
    of: (who: string, what: string) => `${who}: ${what}`,
  },
} as const;

/** A sentence about an entry; undefined for what the channel does not hear of. */
function said({ title, evenings, members }: Chronicle, h: ChronicleBody, language: Language): string | undefined {
  const words = WORDS[language];
  if (h.kind === 'planned') {
    const when = h.at === null ? '' : new Date(h.at).toISOString().slice(0, 16).replace('T', ' ');
    return words.planned(title, h.title, when === '' ? '' : `${when} UTC`);
  }
  const nth = (n: number): string => evenings[n]?.title || String(n + 1);
  if (h.kind === 'opened') return words.opened(title, nth(h.evening));
  if (h.kind !== 'settled') return undefined;
  const changes = h.changes.map(({ member, lines }) =>
    words.of(members[member]?.character?.card.name ?? '', lines.map((line) => line[language]).join(', ')),
  );
  return words.settled(title, nth(h.evening), changes.join(' ; '));
}

export function chronicleHook({ outbox, subscriptions, log }: HookParts) {
  return (chronicle: Chronicle, entries: readonly ChronicleEntry[]): void => {
    const { hook, current } = chronicle;
    for (const { happened } of entries) {
      // The table of the evening that goes on tells the same channel whose turn it is.
      if (current && (happened.kind === 'opened' || happened.kind === 'hooked')) {
        const kept = hook === null ? '' : JSON.stringify(hook);
        if (happened.kind === 'hooked' || hook !== null) {
          subscriptions
            .setWebhook(current.evening.table, kept)
            .catch((error: unknown) => log('webhook not kept', { error }));
        }
      }
      const text = hook === null ? undefined : said(chronicle, happened, hook.language);
      if (hook === null || text === undefined) continue;
      outbox.send({
        url: hook.url,
        headers: { 'content-type': 'application/json' },
        // What the usual chat programs read: `content` or `text`.
        body: JSON.stringify({ content: text, text, chronicle: chronicle.id }),
      });
    }
  };
}
