import { expect, it } from 'vitest';
import { allowedSites, isAllowed } from '@/components/settings/sites/allowed-sites';

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
