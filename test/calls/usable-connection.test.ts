import { expect, it } from 'vitest';
import { Failure } from '@/lib/calls/failure';
import { probeService, usableConnection } from '@/lib/calls/usable-connection';
import { serviceFailure } from '@/test/calls/support/service';

const connection = {
  ...{ baseUrl: 'https://voice.example.com', token: 'secret' },
  tokenHeader: 'token',
} as const;

it('is the connection, unless it has a problem', () => {
  expect(usableConnection(connection)).toBe(connection);
  expect(() => usableConnection({ problem: 'no-token' })).toThrow(new Failure('no-token'));
});

it('fails a test with what the service answered', async () => {
  const error = serviceFailure('unauthorised');
  await expect(probeService({ probe: async () => ({ ok: false, error }) })).rejects.toBe(error);
  const ok = { ok: true } as const;
  await expect(probeService({ probe: async () => ok as never })).resolves.toBeUndefined();
});
