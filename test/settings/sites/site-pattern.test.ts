import { expect, it } from 'vitest';
import { readSitePattern, sitePatternSchema, sitesOfHost } from '@/lib/settings/sites/site-pattern';

it.each([
  ['crm.example.com', 'crm.example.com'],
  ['  CRM.Example.COM. ', 'crm.example.com'],
  ['*.Example.com', '*.example.com'],
  ['https://crm.example.com/', 'crm.example.com'],
  ['https://*.example.com', '*.example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['localhost', 'localhost'],
  ['my_crm.local', 'my_crm.local'],
  ['http://crm.example.com:80', 'crm.example.com'],
  ['127.1', '127.0.0.1'],
  ['[2001:DB8::1]', '[2001:db8::1]'],
  ['::1', '[::1]'],
])('reads %s', (typed, site) => {
  expect(readSitePattern(typed)).toEqual({ site });
  expect(sitePatternSchema.parse(site)).toBe(site);
});

it.each([
  ['crm.example.com/contacts', 'crm.example.com'],
  ['https://crm.example.com:8443', 'crm.example.com'],
  ['*.example.com?x=1', '*.example.com'],
  ['crm.example.com#/leads', 'crm.example.com'],
])('refuses more than a host: %s', (typed, host) => {
  expect(readSitePattern(typed)).toEqual({ fault: 'only-host', host });
});

it.each([
  ['', 'empty'],
  ['*', 'wildcard'],
  ['*.', 'no-site'],
  ['crm.*.com', 'wildcard'],
  ['*.*.com', 'wildcard'],
  ['*example.com', 'wildcard'],
  ['*.10.0.0.1', 'wildcard'],
  ['exam ple.com', 'no-site'],
  ['a,b.example', 'no-site'],
  ['a..example', 'no-site'],
  ['ftp://files.example.com', 'no-site'],
  ['chrome://extensions', 'no-site'],
  ['javascript:alert(1)', 'no-site'],
  ['rep@crm.example.com', 'no-site'],
  [`${'a'.repeat(300)}.example`, 'no-site'],
])('refuses %s', (typed, fault) => {
  expect(readSitePattern(typed)).toEqual({ fault });
});

it('names the sites of a host, the narrowest first', () => {
  expect(sitesOfHost('a.b.example.')).toEqual([
    ...['a.b.example', '*.a.b.example', '*.b.example', '*.example'],
  ]);
  expect(sitesOfHost('127.0.0.1')).toEqual(['127.0.0.1']);
  expect(sitesOfHost('[::1]')).toEqual(['[::1]']);
  expect(sitesOfHost('')).toEqual([]);
});
