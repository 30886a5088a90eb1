import { expect, it } from 'vitest';
import { registrationPatterns } from '@/lib/sites/registration-patterns';
import { sitesWith } from './support/sites';

const never = (site: string) => ({ site, find: 'never' as const });
const always = (site: string) => ({ site, find: 'always' as const });
const ALL = ['http://*/*', 'https://*/*'];

it('leaves out excluded sites, unless a part of them is not', () => {
  const rules = [never('*.example.com'), never('*.example.org'), always('crm.example.org')];
  expect(registrationPatterns(ALL, sitesWith(rules))).toEqual({
    matches: ALL,
    excludeMatches: ['*://*.example.com/*'],
  });
});

it('leaves out the site of a rule that cannot be read', () => {
  const rules = sitesWith([{ broken: '?', site: 'a.example' }, { broken: '?' }]);
  expect(registrationPatterns(ALL, rules).excludeMatches).toEqual(['*://a.example/*']);
});

it.each([
  ['all sites', ['https://*/*'], ['https://crm.example.com/*']],
  ['a narrower site', ['https://eu.crm.example.com/*'], []],
  ['this site', ['*://crm.example.com/*'], ['*://crm.example.com/*']],
  ['a wider site', ['https://*.example.com/*'], ['https://crm.example.com/*']],
  ['another site', ['https://mail.example.com/*'], []],
  ['every address', ['<all_urls>'], ['*://crm.example.com/*']],
])('never goes beyond what was granted: %s', (_, granted, matches) => {
  const rules = sitesWith([always('crm.example.com')], 'listed');
  expect(registrationPatterns(granted, rules).matches).toEqual(matches);
});

it('keeps a granted host that lies within a listed site', () => {
  const rules = sitesWith([always('*.example.com')], 'listed');
  expect(registrationPatterns(['https://a.example.com/*'], rules).matches).toEqual([
    'https://a.example.com/*',
  ]);
});

it('runs on the sites of CRMs, and on listed ones', () => {
  const rules = sitesWith([always('leads.example')], 'crm');
  expect(registrationPatterns(['https://*/*'], rules).matches).toEqual([
    'https://*.crm.example/*',
    'https://leads.example/*',
  ]);
  expect(registrationPatterns(ALL, sitesWith([], 'listed')).matches).toEqual([]);
});

it('leaves to the background what patterns cannot say, or what would be too many', () => {
  const odd = sitesWith([always('[::1]'), never('my_crm.local')], 'listed');
  expect(registrationPatterns(ALL, odd)).toEqual({ matches: ALL, excludeMatches: [] });
  const sites = Array.from({ length: 501 }, (_, at) => `s${at}.example`);
  expect(registrationPatterns(ALL, sitesWith(sites.map(always), 'listed')).matches).toEqual(ALL);
  expect(registrationPatterns(ALL, sitesWith(sites.map(never))).excludeMatches).toHaveLength(500);
});
