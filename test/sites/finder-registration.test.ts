import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSettings } from '@/lib/settings/store';
import {
  applySiteRules,
  injectIntoOpenTabs,
  syncFinderRegistration,
} from '@/lib/sites/finder-registration';
import { freshSettings } from '@/test/settings/support/database';
import { sitesOf } from './support/sites';

const fake = vi.hoisted(() => ({
  registrations: [] as object[],
  injected: [] as number[],
  stopped: [] as number[],
}));

vi.mock('@/lib/platform/tabs/scripting', () => ({
  registerFinder: async (registration: object) => fake.registrations.push(registration),
  injectIntoTab: async (tabId: number) => fake.injected.push(tabId),
  stopFinder: async (tabId: number) => fake.stopped.push(tabId),
}));
vi.mock('@/lib/platform/permissions', () => ({ grantedOrigins: async () => ['https://*/*'] }));
vi.mock('@/lib/platform/tabs/tabs', () => ({
  allTabs: async () => [
    { id: 1, url: 'https://crm.example.com/leads' },
    { id: 2, url: 'https://mail.example.com/' },
    { id: 3, url: 'https://example.com/' },
    { id: 4 },
  ],
}));

const store = async (excluded: string[] = []) => {
  const settings = createSettings(freshSettings());
  await settings.write(
    'siteRules',
    excluded.map((site) => ({ site, find: 'never' })),
  );
  return sitesOf(settings);
};

beforeEach(() => {
  vi.stubEnv('FIREFOX', '');
  for (const list of Object.values(fake)) list.length = 0;
});

it('registers granted sites, except excluded ones', async () => {
  await syncFinderRegistration(await store(['mail.example.com']));
  expect(fake.registrations).toEqual([
    { matches: ['https://*/*'], excludeMatches: ['*://mail.example.com/*'] },
  ]);
});

describe('open pages', () => {
  it('are read again, except those of excluded sites', async () => {
    await injectIntoOpenTabs(await store(['mail.example.com']));
    expect(fake.injected).toEqual([1, 3]);
  });

  it('without an address may have frames that Firefox enters', async () => {
    vi.stubEnv('FIREFOX', 'true');
    await injectIntoOpenTabs(await store());
    expect(fake.injected).toEqual([1, 2, 3, 4]);
  });

  it('follow a change of the rules', async () => {
    await applySiteRules(await store(['*.example.com']));
    expect(fake.registrations).toEqual([
      { matches: ['https://*/*'], excludeMatches: ['*://*.example.com/*'] },
    ]);
    expect(fake.stopped).toEqual([1, 2, 3]);
    expect(fake.injected).toEqual([]);
  });

  it('are read again only where they are meant', async () => {
    await injectIntoOpenTabs(await store(), (host, id) => host === 'example.com' || id === 2);
    expect(fake.injected).toEqual([2, 3]);
  });
});
