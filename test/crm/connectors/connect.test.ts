import { expect, it, vi } from 'vitest';
import { connectCrm } from '@/lib/crm/connectors/connect';
import { createTokenStore } from '@/lib/settings/token-store';
import { americanRep } from '@/test/crm/support/american-rep';
import { sampleConnector, sampleEntry } from '@/test/outbox/support/deliveries';
import { freshSettings } from '@/test/settings/support/database';

const unmanaged = { webhookOrigins: async () => undefined };
const live = new AbortController().signal;

it('asks the stored address with the key that was entered for it', async () => {
  const settingsDatabase = freshSettings();
  await createTokenStore(settingsDatabase, 'odoo-key').write('k', 'https://odoo.example.com');
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json([]));
  const granted = { settingsDatabase, isHostGranted: async () => true, ...unmanaged };
  const deps = { ...americanRep, ...granted, fetch, now: () => 0 };
  const crm = await connectCrm(deps, sampleConnector({ database: 'crm' }), live);
  expect(await crm.find('call-1', sampleEntry)).toBeUndefined();
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('https://odoo.example.com/json/2/mail.message/search');
  const headers = new Headers(init?.headers);
  expect([headers.get('authorization'), headers.get('x-odoo-database')]).toEqual([
    'bearer k',
    'crm',
  ]);
});

it('stops without a key', async () => {
  const fetch = vi.fn();
  const deps = {
    settingsDatabase: freshSettings(),
    isHostGranted: async () => true,
    ...unmanaged,
    fetch,
  };
  const connecting = connectCrm({ ...americanRep, ...deps, now: () => 0 }, sampleConnector(), live);
  await expect(connecting).rejects.toMatchObject({
    kind: 'unauthorised',
    problem: { code: 'crm-no-key' },
  });
  expect(fetch).not.toHaveBeenCalled();
});

it('sends nothing more by webhook once the administrator lists other origins', async () => {
  const fetch = vi.fn();
  const settingsDatabase = freshSettings();
  await createTokenStore(settingsDatabase, 'webhook-key').write(
    ...(['a secret of ours', 'https://calls.example.com'] as const),
  );
  const granted = { settingsDatabase, isHostGranted: async () => true, fetch, now: () => 0 };
  const policy = { webhookOrigins: async () => ['https://other.example.com'] };
  const stored = sampleConnector({ id: 'webhook', address: 'https://calls.example.com' });
  await expect(
    connectCrm({ ...americanRep, ...granted, ...policy }, stored, live),
  ).rejects.toMatchObject({ kind: 'unauthorised', problem: { code: 'crm-not-listed' } });
  expect(fetch).not.toHaveBeenCalled();
});
