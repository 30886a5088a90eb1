import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSettings } from '@/lib/settings/store';
import { excludeSite } from '@/lib/sites/finder-registration';
import { freshSettings } from '@/test/settings/support/database';
import { sitesOf } from './support/sites';

/** Longer than writing a setting takes. */
const ANSWER_MS = 20;

interface Script {
  id: string;
  matches: string[];
  excludeMatches?: string[];
}

/** Scripts that the browser has registered; it takes a while over each question. */
const registered = vi.hoisted((): Script[] => []);

vi.mock('@/lib/platform/browser', () => ({
  browser: {
    storage: { managed: { get: async () => ({}) } },
    scripting: {
      async getRegisteredContentScripts() {
        const known = [...registered];
        await sleep(ANSWER_MS);
        return known;
      },
      async unregisterContentScripts() {
        if (registered.length === 0) throw new Error('Nonexistent script ID');
        registered.length = 0;
        await sleep(ANSWER_MS);
      },
      async registerContentScripts(scripts: Script[]) {
        if (registered.length > 0) throw new Error('Duplicate script ID');
        registered.push(...scripts);
        await sleep(ANSWER_MS);
      },
    },
    permissions: { getAll: async () => ({ origins: ['https://*/*'] }) },
    tabs: { query: async () => [] },
  },
}));

beforeEach(() => {
  registered.length = 0;
});

const neverOn = (site: string) => ({ site, find: 'never' });
const HOSTS = ['crm.example.com', 'leads.example.com', 'mail.example.com'];
const excluded = () => registered.map(({ excludeMatches }) => excludeMatches);

it('keeps each of several sites that are excluded, or included again, at once', async () => {
  const store = createSettings(freshSettings());
  const deps = { ...sitesOf(store), settings: store };
  await Promise.all(HOSTS.map((host) => excludeSite(deps, host, true)));
  expect((await store.read()).siteRules).toEqual(HOSTS.map(neverOn));
  expect(excluded()).toEqual([HOSTS.map((host) => `*://${host}/*`)]);

  const [first = '', ...others] = HOSTS;
  await Promise.all(others.map((host) => excludeSite(deps, host, false)));
  expect((await store.read()).siteRules).toEqual([neverOn(first)]);
  expect(excluded()).toEqual([[`*://${first}/*`]]);
});
