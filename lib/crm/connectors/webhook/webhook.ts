import { type HttpDeps, type JsonAnswer, sendJson } from '@/lib/crm/connectors/http/send-json';
import type { Connector } from '@/lib/outbox/connector';
import { ConnectorError } from '@/lib/outbox/connector-error';
import { DEFAULT_TEMPLATE, type EntryEvent, fillTemplate } from '@/lib/outbox/entry/entry-template';
import type { EntryContent } from '@/lib/outbox/model/entry-content';
import { idempotencyKey, signature } from './sign';

/** Where calls are sent, how they are signed and written. */
export interface WebhookAccess {
  address: string;
  /** The secret that signs. It is never sent. */
  key: string;
  template?: string | undefined;
}

const MAX_WORDS = 300;

/**
 * Sends each call to an address of the rep's own, signed (docs/webhook.md). The receiver cannot be
 * searched: it recognises a repeated request by its idempotency key. Headers are not signed, so the body names
 * the event too: a receiver that went by the header would take a copied request for another event. Tried on the
 * receiver in docs/examples/webhook-receiver.mjs.
 */
export function createWebhook(
  deps: HttpDeps,
  access: WebhookAccess,
  abortSignal: AbortSignal,
): { connector: Connector; test(): Promise<void> } {
  const send = async (event: EntryEvent | 'ping', id: string, body: string) => {
    const headers = {
      'handset-event': event,
      'handset-signature': await signature(access.key, body, deps.now()),
      'idempotency-key': await idempotencyKey(`${event}\n${id}\n${body}`),
    };
    const answer = await sendJson(deps, { url: access.address, headers, body }, abortSignal);
    if (answer.status > 299) throw refusal(answer);
  };
  const bodyOf = (event: EntryEvent, id: string, entry: EntryContent) =>
    JSON.stringify(fillTemplate(access.template ?? DEFAULT_TEMPLATE, entry, { event, id }));
  return {
    connector: {
      recordsOf: async () => ({ records: [], hasMore: false }),
      async create(_, marker, entry) {
        await send('call-logged', marker, bodyOf('call-logged', marker, entry));
        return marker;
      },
      find: async () => undefined,
      async replace(marker, entry) {
        await send('call-changed', marker, bodyOf('call-changed', marker, entry));
        return true;
      },
      async remove(marker) {
        await send('call-removed', marker, JSON.stringify({ event: 'call-removed', id: marker }));
      },
    },
    test: () => send('ping', 'ping', JSON.stringify({ event: 'ping' })),
  };
}

function refusal({ status, text }: JsonAnswer): ConnectorError {
  const words = { words: text.trim().slice(0, MAX_WORDS) };
  if (status === 401 || status === 403) {
    return new ConnectorError('unauthorised', 'crm-signature-refused', words);
  }
  return new ConnectorError('refused', 'crm-refused', words);
}
