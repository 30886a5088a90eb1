import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { idempotencyKey, signature } from '@/lib/crm/connectors/webhook/sign';

it('signs time and body with HMAC-SHA256', async () => {
  const body = '{"note":"Grüße"}';
  const mac = createHmac('sha256', 'a secret of mine').update(`1700000000.${body}`).digest('hex');
  expect(await signature('a secret of mine', body, 1_700_000_000_999)).toBe(
    `t=1700000000,v1=${mac}`,
  );
});

it('has one key for the same request, and another for any other', async () => {
  expect(await idempotencyKey('a')).toBe(await idempotencyKey('a'));
  expect(await idempotencyKey('a')).not.toBe(await idempotencyKey('b'));
  expect(await idempotencyKey('a')).toMatch(/^[0-9a-f]{32}$/);
});
