import { type HttpDeps, type JsonAnswer, sendJson } from '@/lib/crm/connectors/http/send-json';
import { type Connector, ConnectorError } from '@/lib/outbox/connector';
import { DEFAULT_TEMPLATE, type EntryEvent, fillTemplate } from '@/lib/outbox/entry/entry-template';
import type { EntryContent } from '@/lib/outbox/model/entry';

/** Where calls are sent, how they are signed and written. */
interface WebhookAccess {
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

/**
 * Signs a body as docs/webhook.md describes: HMAC-SHA256 with the secret over the time (Unix seconds),
 * a dot and the body. Returns the value of the header.
 */
export async function signature(secret: string, body: string, atMs: number): Promise<string> {
  const time = Math.floor(atMs / 1000);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', utf8(secret), algorithm, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', key, utf8(`${time}.${body}`));
  return `t=${time},v1=${hex(mac)}`;
}

/** The same each time one request is sent: the start of a SHA-256. */
export async function idempotencyKey(request: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', utf8(request))).slice(0, 32);
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
