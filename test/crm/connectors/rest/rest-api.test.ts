import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createRestClient } from '@/lib/crm/connectors/rest/rest-api';
import { ConnectorError } from '@/lib/outbox/connector';

function clientOf(answer: () => Response) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
  const api = {
    headers: { authorization: 'Bearer t' },
    refusal: ({ status }: { status: number }) =>
      new ConnectorError('refused', 'crm-refused', { words: String(status) }),
  };
  const deps = { fetch, now: () => 0 };
  const client = createRestClient(
    deps,
    'https://api.example.com',
    api,
    new AbortController().signal,
  );
  return { client, fetch };
}

it('asks below its address with the key, and sends a body only if there is one', async () => {
  const { client, fetch } = clientOf(() => Response.json({ id: 1 }));
  const schema = z.object({ id: z.int() });
  expect(await client({ method: 'GET', path: '/v1/x?limit=1' }, schema)).toEqual({ id: 1 });
  await client({ method: 'PATCH', path: '/v1/x', body: { a: 1 } }, schema);
  const [get, patch] = fetch.mock.calls;
  expect([get?.[0], get?.[1].method, get?.[1].body]).toEqual([
    ...['https://api.example.com/v1/x?limit=1', 'GET', undefined],
  ]);
  expect([patch?.[1].method, patch?.[1].body]).toEqual(['PATCH', '{"a":1}']);
  expect(new Headers(get?.[1].headers).get('authorization')).toBe('Bearer t');
});

it('takes an empty answer where nothing is expected', async () => {
  const { client } = clientOf(() => new Response(null, { status: 204 }));
  expect(await client({ method: 'DELETE', path: '/v1/x' }, z.unknown())).toBeUndefined();
});

it('lets the CRM interpret a refusal, and treats an unexpected answer as lost', async () => {
  const refused = clientOf(() => Response.json({}, { status: 400 })).client;
  const request = { method: 'GET', path: '/' } as const;
  await expect(refused(request, z.unknown())).rejects.toMatchObject({ problem: { words: '400' } });
  const odd = clientOf(() => Response.json({ id: 'one' })).client;
  await expect(odd(request, z.object({ id: z.int() }))).rejects.toMatchObject({
    ...{ kind: 'no-answer', problem: { code: 'crm-not-json' } },
  });
});
