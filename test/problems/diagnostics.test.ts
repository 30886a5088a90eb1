import { expect, it } from 'vitest';
import { diagnosticsText } from '@/lib/problems/diagnostics';

it('says version, browser, settings and every error', () => {
  const context = {
    version: '0.1.0',
    browser: 'Mozilla/5.0 …',
    language: 'en-GB',
    settings: { baseUrl: true, dids: 2 },
  };
  const at = Date.UTC(2026, 10, 22, 10);
  const error = {
    source: 'card',
    name: 'TypeError',
    message: 'odd',
    stack: 'card.js:1:2\ncard.js:3:4',
  };
  expect(
    diagnosticsText(context, [
      { ...error, at, count: 3 },
      { ...error, at: at - 1_000, count: 1, stack: '' },
    ]),
  ).toBe(`Handset 0.1.0
Browser: Mozilla/5.0 …
Language: en-GB
Settings: baseUrl: true, dids: 2

2026-11-22T10:00:00.000Z (3 times) card: TypeError: odd
  card.js:1:2
  card.js:3:4
2026-11-22T09:59:59.000Z card: TypeError: odd`);
});
