import { expect, it, vi } from 'vitest';
import {
  allowedSites,
  createHostAccessModel,
  isAllowed,
} from '@/components/settings/sites/host-access-model';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';

const ALL = ['http://*/*', 'https://*/*'];
const CRM = { host: 'crm.example', patterns: ['https://crm.example/*'] };

interface Given {
  granted?: string[];
  /** The rep says no to each request. */
  refuses?: boolean;
  /** The browser keeps what it is asked to remove. */
  keeps?: boolean;
}

async function hostAccess({ granted = [], refuses = false, keeps = false }: Given = {}) {
  let grants = granted;
  let react = () => {};
  const ask = fakeAsk({
    'reread-pages': () => ok(null),
  });
  const set = (next: string[]) => {
    grants = next;
    react();
    return flushPromises();
  };
  const ended = new AbortController();
  const deps = {
    ask,
    allSites: ALL,
    hasOrigins: async (patterns: string[]) => patterns.every((each) => grants.includes(each)),
    grantedOrigins: async () => grants,
    requestOrigins: vi.fn(async (patterns: string[]) => {
      if (!refuses) await set([...grants, ...patterns]);
      return !refuses;
    }),
    removeOrigins: vi.fn(async (patterns: string[]) => {
      if (!keeps) await set(grants.filter((each) => !patterns.includes(each)));
      return !keeps;
    }),
    onGrantsChanged: (onChange: () => void) => {
      react = onChange;
    },
  };
  const model = createHostAccessModel(deps, ended.signal);
  await flushPromises();
  const names = () => ask.asked.map(({ name }) => name);
  return { model, deps, ask, ended, set, names };
}

it('lists the sites that the browser lets Handset read', async () => {
  const { model, set } = await hostAccess({ granted: CRM.patterns });
  expect(model.hasAllSites.value).toBe(false);
  expect(model.allowed.value).toEqual([CRM]);
  await set([...ALL]);
  expect(model.hasAllSites.value).toBe(true);
});

it('knows nothing before the browser has answered, or after its page is closed', async () => {
  const { deps } = await hostAccess({ granted: CRM.patterns });
  const ended = new AbortController();
  const model = createHostAccessModel(deps, ended.signal);
  expect([model.hasAllSites.value, model.allowed.value]).toEqual([undefined, undefined]);
  ended.abort();
  await flushPromises();
  expect([model.hasAllSites.value, model.allowed.value]).toEqual([undefined, undefined]);
});

it('asks inside the click, before anything is awaited', async () => {
  const { model, deps } = await hostAccess();
  void model.allowAll();
  expect(deps.requestOrigins).toHaveBeenLastCalledWith(ALL);
  void model.allow('https://crm.example:8443/contacts?id=7');
  expect(deps.requestOrigins).toHaveBeenLastCalledWith(CRM.patterns);
});

it('shows a site as soon as it is allowed', async () => {
  const { model } = await hostAccess();
  await model.allow('https://crm.example/');
  expect(model.denied.value).toBe(false);
  expect(model.allowed.value).toEqual([CRM]);
});

it('says that the rep, or the browser, said no', async () => {
  const { model, deps } = await hostAccess({ refuses: true });
  await model.allowAll();
  expect(model.denied.value).toBe(true);
  deps.requestOrigins.mockRejectedValueOnce(new Error('no user gesture'));
  await model.allowAll();
  expect(model.denied.value).toBe(true);
});

it('gives the permission for a site back', async () => {
  const { model, deps } = await hostAccess({ granted: CRM.patterns });
  await model.revoke(CRM);
  expect(deps.removeOrigins).toHaveBeenCalledExactlyOnceWith(CRM.patterns);
  expect([model.allowed.value, model.isStillAllowed.value]).toEqual([[], false]);
});

it('says that the browser kept a site', async () => {
  const { model } = await hostAccess({ granted: CRM.patterns, keeps: true });
  await model.revoke(CRM);
  expect(model.isStillAllowed.value).toBe(true);
  expect(model.allowed.value).toEqual([CRM]);
});

it('reads the pages of one host again, or of all', async () => {
  const { model, ask } = await hostAccess();
  await model.rescan('crm.example');
  await model.rescan();
  expect(ask.asked.map(({ body }) => body)).toEqual([{ host: 'crm.example' }, {}]);
});

it('groups match patterns by host, all sites first', () => {
  const granted = ['https://b.example.com/*', 'http://*/*', '*://a.example.com/*', 'https://*/*'];
  expect(allowedSites([...granted, 'http://b.example.com/*'])).toEqual([
    { host: '*', patterns: ['http://*/*', 'https://*/*'] },
    { host: 'a.example.com', patterns: ['*://a.example.com/*'] },
    { host: 'b.example.com', patterns: ['https://b.example.com/*', 'http://b.example.com/*'] },
  ]);
  expect(allowedSites(['<all_urls>'])).toEqual([{ host: '*', patterns: ['<all_urls>'] }]);
});

it.each([
  ['a.example.com', ['https://a.example.com/*'], true],
  ['a.example.com', ['https://b.example.com/*'], false],
  ['a.example.com', ['https://*.example.com/*'], true],
  ['example.com', ['https://*.example.com/*'], true],
  ['badexample.com', ['https://*.example.com/*'], false],
  ['a.example.com', ['https://*/*'], true],
  ['a.example.com', [], false],
])('%s is covered by %j: %s', (host, granted, covered) => {
  expect(isAllowed(host, allowedSites(granted))).toBe(covered);
});
