import { expect, it, vi } from 'vitest';
import { parsePolicy } from '@/lib/settings/policy';
import { mayReadFrame, siteStatus, tryAddress } from '@/lib/sites/site-access';
import { sitesWith } from './support/sites';

const CRM = 'https://crm.example.com:8443/leads';
const browser = vi.hoisted(() => ({ url: '' as string | undefined, granted: [] as string[] }));

vi.mock('@/lib/platform/permissions', () => ({
  allSites: ['http://*/*', 'https://*/*'],
  hasOrigins: async (patterns: string[]) =>
    patterns.every((pattern) => browser.granted.includes(pattern)),
}));
vi.mock('@/lib/platform/tabs/tabs', () => ({
  tabById: async () => ({ id: 7, ...(browser.url && { url: browser.url }) }),
}));

const statusOf = (url: string | undefined, granted: string[] = [], excluded: string[] = []) => {
  Object.assign(browser, { url, granted });
  return siteStatus(7, sitesWith(excluded.map((site) => ({ site, find: 'never' }))));
};

it('names origin, host and the pattern to request', async () => {
  expect(await statusOf(CRM)).toEqual({
    origin: 'https://crm.example.com:8443',
    host: 'crm.example.com',
    pattern: 'https://crm.example.com/*',
    granted: false,
    excluded: false,
    allSites: false,
  });
});

it('says whether the site is granted or excluded', async () => {
  const granted = ['https://crm.example.com/*'];
  expect(await statusOf(CRM, granted)).toMatchObject({ granted: true, excluded: false });
  const excluded = await statusOf(CRM, granted, ['crm.example.com']);
  expect(excluded).toMatchObject({ granted: true, excluded: true, rule: 'crm.example.com' });
});

it('says whether the administrator fixed the rules', async () => {
  Object.assign(browser, { url: CRM, granted: [] });
  const siteRules = [{ site: 'crm.example.com', find: 'never' }];
  const managed = (locked: string[]) => parsePolicy({ siteRules, locked });
  const fixed = await siteStatus(7, sitesWith([]), managed(['siteRules']));
  expect(fixed.isManaged).toBe(true);
  expect((await siteStatus(7, sitesWith([]), managed([]))).isManaged).toBeUndefined();
});

it.each([
  ['chrome://extensions/', { restriction: 'browser' }],
  ['view-source:https://crm.example.com/', { restriction: 'source' }],
  [undefined, {}],
])('names no site for %s, but why it can’t be read', async (url, restriction) => {
  const status = await statusOf(url, ['http://*/*', 'https://*/*']);
  expect(status).toEqual({ granted: false, excluded: false, allSites: true, ...restriction });
});

it('says that a rule for the site cannot be read', async () => {
  browser.url = CRM;
  const status = await siteStatus(7, sitesWith([{ broken: '?', site: 'crm.example.com' }]));
  expect(status).toMatchObject({ excluded: true, brokenRule: true });
});

it('says what counts for an address that is tried', async () => {
  browser.granted = ['https://crm.example.com/*'];
  const sites = sitesWith([
    { site: '*.example.com', find: 'never', ignore: ['nav'] },
    { site: 'crm.example.com', find: 'always' },
  ]);
  expect(await tryAddress('https://crm.example.com:8443/leads', sites)).toEqual({
    ...{ host: 'crm.example.com', finds: true, rule: 'crm.example.com', granted: true },
    ignored: ['nav'],
  });
  expect(await tryAddress('http://mail.example.com', sites)).toMatchObject({
    ...{ finds: false, rule: '*.example.com', granted: false },
  });
  expect(await tryAddress('about:blank', sites)).toBeUndefined();
});

const FRAME = 'https://crm.example.com/*';
/** A frame, the address of its tab if the browser tells it, what is granted, and whether the frame may be read. */
const FRAMES = [
  { is: 'granted', url: CRM, granted: [FRAME], may: true },
  { is: 'one whose access was withdrawn', url: CRM, may: false },
  { is: 'the page that the rep clicked on us in', url: CRM, tab: CRM, may: true },
  { is: 'of another site in that page', url: 'https://ads.example/', tab: CRM, may: false },
  { is: 'without an address, of a granted site', url: 'about:blank', granted: [FRAME], may: true },
  { is: 'without an address, of a withdrawn one', url: 'about:blank', may: false },
  {
    is: 'without an origin, in a page we may read',
    url: 'data:,',
    origin: 'null',
    tab: CRM,
    may: true,
  },
  { is: 'without an origin, elsewhere', url: 'data:,', origin: 'null', may: false },
];
it.each(FRAMES)('says of a frame that is $is whether it may be read', async (frame) => {
  const { url, origin = CRM, tab, granted = [], may } = frame;
  Object.assign(browser, { url: tab, granted });
  expect(await mayReadFrame({ tabId: 7, url, addresses: [origin] })).toBe(may);
});
