import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPkce, randomText } from '@/lib/crm/connectors/oauth/pkce';

it('sends the hash of a secret that is new each time', async () => {
  const { verifier, challenge } = await createPkce();
  expect(verifier).toMatch(/^[\w-]{43}$/);
  expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'));
  expect((await createPkce()).verifier).not.toBe(verifier);
  expect(randomText()).toMatch(/^[\w-]{43}$/);
});
