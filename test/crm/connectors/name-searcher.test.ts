import { expect, it, vi } from 'vitest';
import { createNameSearcher } from '@/lib/crm/connectors/name-searcher';
import { createTokenStore } from '@/lib/settings/token-store';
import { americanRep } from '@/test/crm/support/american-rep';
import { sampleConnector } from '@/test/outbox/support/deliveries';
import { freshSettings } from '@/test/settings/support/database';

const ada = { id: 1, display_name: 'Ada <b>\u202E', email: 'ada@example.com', phone: false };
const { signal: live } = new AbortController();

async function searchWith(fetch: (url: string, init: RequestInit) => Promise<Response>) {
  const settingsDatabase = freshSettings();
  await createTokenStore(settingsDatabase, 'odoo-key').write('k', 'https://odoo.example.com');
  return createNameSearcher(
    {
      ...{ ...americanRep, settingsDatabase, fetch, now: () => 1_000 },
      ...{ isHostGranted: async () => true, webhookOrigins: async () => undefined },
      lockedConnectors: async () => undefined,
    },
    live,
  );
}

const answer = (url: string) => Response.json(url.includes('res.partner') ? [ada] : []);

it('asks only the connected CRM, and shows its texts as one line', async () => {
  const fetch = vi.fn(async (url: string, _init: RequestInit) => answer(url));
  const { find } = await searchWith(fetch);
  expect(await find('call-1', sampleConnector(), 'ada')).toEqual({
    records: [{ type: 'res.partner', id: '1', name: 'Ada <b>', detail: '@example.com' }],
    hasMore: false,
  });
  const origins = fetch.mock.calls.map(([url]) => new URL(url).origin);
  expect(new Set(origins)).toEqual(new Set(['https://odoo.example.com']));
});

it('sends nothing while the CRM asked to wait, and nothing to a webhook', async () => {
  const fetch = vi.fn(async (url: string) => answer(url));
  const { find } = await searchWith(fetch);
  const waits = find('call-1', sampleConnector({ notBefore: 1_001 }), 'ada');
  await expect(waits).rejects.toMatchObject({ problem: { code: 'crm-busy' } });
  const webhook = sampleConnector({ id: 'webhook' });
  await expect(find('call-1', webhook, 'ada')).rejects.toMatchObject({ kind: 'unauthorised' });
  expect(fetch).not.toHaveBeenCalled();
});

it("ends the asker's earlier search, and no other asker's", async () => {
  const signals: AbortSignal[] = [];
  const fetch = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_answer, reject) => {
      if (signal) signals.push(signal);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const { find, stop } = await searchWith(fetch);
  const ended = { kind: 'no-answer', problem: { code: 'crm-unreachable' } };
  const first = find('call-1', sampleConnector(), 'ad');
  const other = find('call-2', sampleConnector(), 'ad');
  await vi.waitFor(() => expect(signals).toHaveLength(4));
  const second = find('call-1', sampleConnector(), 'ada');
  await expect(first).rejects.toMatchObject(ended);
  await vi.waitFor(() => expect(signals).toHaveLength(6));
  expect(signals.filter(({ aborted }) => aborted)).toHaveLength(2);
  stop('call-1');
  stop('call-2');
  await expect(second).rejects.toMatchObject(ended);
  await expect(other).rejects.toMatchObject(ended);
});
