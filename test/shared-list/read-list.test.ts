import { describe, expect, it } from 'vitest';
import { readSharedList } from '@/lib/shared-list/read-list';
import { CALLEE } from '@/test/calls/support/calls';
import { administratorKey, NEVER_IN_FRANCE, PAYLOAD, SHARED_VERSION, signedFile } from './support';

const key = administratorKey();
const now = Date.parse(SHARED_VERSION.issuedAt) + 60_000;
const read = (file: string, changed: Partial<Parameters<typeof readSharedList>[1]> = {}) =>
  readSharedList(file, { publicKey: key.publicKey, held: undefined, now, ...changed });

it('reads numbers, domains, companies and rules of a signed file', async () => {
  expect(await read(signedFile(key, { ...PAYLOAD, rules: [NEVER_IN_FRANCE] }))).toMatchObject({
    ...{ ...SHARED_VERSION, numbers: [CALLEE] },
    ...{ keys: ['domain:example.com', 'company:acme ltd'], rules: [{ id: 'fr-hours' }] },
  });
});

describe('a file that is not signed with the policy’s key', () => {
  const { payload, signature } = JSON.parse(signedFile(key));
  it.each([
    ['another key', signedFile(administratorKey())],
    [
      'a changed number',
      JSON.stringify({ payload: payload.replace(CALLEE, '+12125550111'), signature }),
    ],
    ['no signature', JSON.stringify({ payload, signature: '' })],
    ['no Base64', JSON.stringify({ payload, signature: '<script>' })],
  ])('is refused: %s', async (_, file) => {
    expect(await read(file)).toEqual({ problem: 'not-signed' });
  });

  it('is refused whatever the policy’s key is', async () => {
    expect(await read(signedFile(key), { publicKey: 'AAAA' })).toEqual({ problem: 'not-signed' });
  });
});

it.each([
  ['an HTML page', '<!doctype html><title>Sign in</title>'],
  ['nothing', ''],
  ['a list without its envelope', JSON.stringify(PAYLOAD)],
  ['a payload that is no JSON', signedFile(key, 'numbers')],
  ['another format', signedFile(key, { ...PAYLOAD, format: 'handset-do-not-call' })],
  ['a national number', signedFile(key, { ...PAYLOAD, numbers: ['555-0134'] })],
  ['a wrong domain', signedFile(key, { ...PAYLOAD, domains: ['not a domain'] })],
  ['a wrong rule', signedFile(key, { ...PAYLOAD, rules: [{ id: 'x' }] })],
  ['a serial that is none', signedFile(key, { ...PAYLOAD, serial: 0.5 })],
])('refuses all of a file with one fault: %s', async (_, file) => {
  expect(await read(file)).toEqual({ problem: 'unreadable' });
});

it('refuses a version before the one that is held, and takes the same again', async () => {
  const file = signedFile(key);
  expect(await read(file, { held: { serial: 4 } })).toEqual({ problem: 'older' });
  expect(await read(file, { held: { serial: 3 } })).toMatchObject(SHARED_VERSION);
});

it('refuses what is dated later than now, but for a clock that is a little wrong', async () => {
  const [hour, day] = [3_600_000, 86_400_000];
  const file = signedFile(key);
  expect(await read(file, { now: now - day })).toEqual({ problem: 'from-future' });
  expect(await read(file, { now: now - hour })).toMatchObject(SHARED_VERSION);
  expect(await read(file, { now: now + day })).toMatchObject(SHARED_VERSION);
});
