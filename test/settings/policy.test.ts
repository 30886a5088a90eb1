import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { noPolicy, parsePolicy } from '@/lib/settings/policy';
import { MANAGED } from '@/test/settings/support/managed';

it('reads every value', () => {
  expect(parsePolicy(MANAGED)).toEqual({
    trustedSites: ['https://crm.example.com/*', 'http://crm.local/*'],
    callsPerMinute: 4,
    callRules: 'block',
    unread: [],
  });
});

it.each([undefined, null, {}, 'text', []])('is none for %j', (managed) => {
  expect(parsePolicy(managed)).toEqual(noPolicy);
});

it('names what is wrong, and keeps the rest', () => {
  const managed = {
    trustedSites: ['https://*.example.com', 'https://crm.example.com', 'file:///etc', 7],
    callsPerMinute: 0,
    callRules: 'off',
    trustAll: true,
  };
  expect(parsePolicy(managed)).toEqual({
    trustedSites: ['https://crm.example.com/*'],
    unread: [
      'trustedSites[0]',
      'trustedSites[2]',
      'trustedSites[3]',
      'callsPerMinute',
      'callRules',
      'trustAll',
    ],
  });
});

it('names a list that is none', () => {
  expect(parsePolicy({ trustedSites: 'https://crm.example.com' }).unread).toEqual(['trustedSites']);
});

it('takes every value that the schema for Chrome offers to administrators', () => {
  const schema = JSON.parse(readFileSync('assets/public/policy-schema.json', 'utf8'));
  expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(MANAGED).sort());
});
