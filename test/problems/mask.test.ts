import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskErrorName, maskMessage, maskStack } from '@/lib/problems/mask';

it.each([
  [
    "Cannot read properties of undefined (reading 'calleeName')",
    'Cannot read properties of undefined (reading …)',
  ],
  ['call.offer is not a function', '… is not a function'],
  ['can\'t access property "e164", offer is undefined', '… access property … is undefined'],
  ['Failed to fetch', 'Failed to fetch'],
  [
    'Unexpected token J, "Jane Doe +12125550134" is not valid JSON',
    'Unexpected token … is not valid JSON',
  ],
  ['Call +1 212 555 0134 for Jane Doe failed', 'Call … for … failed'],
  ['Invalid URL: https://voice.example.com/api?token=abc', 'Invalid URL: …'],
  [
    'Could not establish connection. Receiving end does not exist.',
    'Could not establish connection. Receiving end does not exist.',
  ],
  ["value of 'Jane", 'value of …'],
  ["name 'O'Brien' is not unique", 'name … is not unique'],
])('masks %j', (message, masked) => {
  expect(maskMessage(message)).toBe(masked);
});

it.each([
  '+12125550134',
  '٠٢٠٧٩٤٦٠٠١٨',
  'ada@example.com',
  'sk_live_a1b2',
  'Søren',
  'https://x.example',
])('never keeps %s, at any position', (secret) => {
  for (const message of [
    secret,
    `call "${secret}" of`,
    `for ${secret}, now`,
    `(${secret})`,
    `'${secret}`,
  ]) {
    expect(maskMessage(message)).not.toContain(secret);
  }
});

it('keeps no digit of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat(), (text, number) => {
      expect(maskMessage(`${text}${number} ${text}`)).not.toMatch(/\p{Nd}/u);
    }),
  );
});

it.each([
  ['TypeError', 'TypeError'],
  ['QuotaExceededError', 'QuotaExceededError'],
  ['Jane Doe', 'Error'],
  ['+12125550134', 'Error'],
])('takes %s for the name %s', (name, masked) => {
  expect(maskErrorName(name)).toBe(masked);
});

it('keeps only the places in our own scripts, in both browsers', () => {
  const chromium = [
    'TypeError: Jane Doe +12125550134',
    '    at async callJane (chrome-extension://abcdef/card.js:1:2345)',
    '    at chrome-extension://abcdef/chunks/options-Bd1.js:3:17',
    '    at onclick (https://crm.example/jane?phone=+12125550134:1:1)',
    '    at Array.map (<anonymous>)',
  ].join('\n');
  expect(maskStack(chromium)).toBe('card.js:1:2345\nchunks/options-Bd1.js:3:17');
  const firefox = [
    'call/<@moz-extension://0a1b-2c3d/background.js:12:34',
    'jane@https://crm.example/app.js:1:1',
    '@moz-extension://0a1b-2c3d/12125550134.js:1:1',
  ].join('\n');
  expect(maskStack(firefox)).toBe('background.js:12:34\n….js:1:1');
});

it('drops a message that only looks like a source', () => {
  expect(maskStack('Error: chrome-extension://abc/jane.js:1:1')).toBe('');
  expect(maskStack('    at x (chrome-extension://abc/jane doe.js:1:1)')).toBe('');
});

it('keeps at most 20 places', () => {
  const line = '    at f (chrome-extension://abc/card.js:1:1)';
  expect(maskStack(Array(50).fill(line).join('\n')).split('\n')).toHaveLength(20);
});
