import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClient, type ServiceClient } from '@/lib/service/client';
import { ServiceError, type ServiceErrorData } from '@/lib/service/http/service-error';
import { FAULT_OPERATIONS, type FaultInput } from '@/sandbox/faults/fault';
import type { SandboxOptionsInput } from '@/sandbox/options';
import { CLICK_TO_DIAL, type TestSandbox, testSandbox } from './support/sandbox';

const ASK: Record<(typeof FAULT_OPERATIONS)[number], (client: ServiceClient) => Promise<unknown>> =
  {
    'click-to-dial': (client) => client.clickToDial(CLICK_TO_DIAL),
    history: (client) => client.history({}),
    'campaign-list': (client) => client.campaigns({}),
    'audience-list': (client) => client.audience({ campaignId: 100 }),
    'create-agent': (client) => client.createAgent({ agent_name: 'A', prompt: 'p' }),
  };

/** Faults that the client gives up on. All others it waits for, however busy the machine is. */
const SLOW: readonly FaultInput['kind'][] = ['late', 'trickle'];

async function meet(fault: FaultInput | FaultInput[], options: SandboxOptionsInput = {}) {
  const sandbox = await testSandbox({ contacts: 0, faults: true, ...options });
  await setFault(sandbox, fault);
  const isSlow = [fault].flat().some(({ kind }) => SLOW.includes(kind));
  return { ...sandbox, client: clientOf(sandbox, isSlow ? 250 : 30_000) };
}

function setFault({ url }: TestSandbox, fault: FaultInput | FaultInput[]) {
  return fetch(`${url}/faults`, { method: 'PUT', body: JSON.stringify(fault) });
}

function clientOf({ url, token }: TestSandbox, timeoutMs: number): ServiceClient {
  return createClient({
    baseUrl: url,
    token: token(),
    header: 'token',
    fetch,
    timeoutMs,
    now: Date.now,
  });
}

/** The error as data, or undefined when all went well. */
async function outcome(work: Promise<unknown>): Promise<ServiceErrorData | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof ServiceError) return error.toData();
    throw error;
  }
}

/** Fault, what the client says, may the call exist, does it. */
const FAULTS: [FaultInput, string, 'no' | 'unknown', number][] = [
  [{ kind: 'refused', ms: 60_000 }, 'unreachable', 'unknown', 0],
  [{ kind: 'reset' }, 'unreachable', 'unknown', 0],
  [{ kind: 'reset', after: true }, 'unreachable', 'unknown', 1],
  [{ kind: 'late', ms: 1000 }, 'timeout', 'unknown', 1],
  [{ kind: 'trickle' }, 'timeout', 'unknown', 1],
  [{ kind: 'html' }, 'not-the-service', 'unknown', 0],
  [{ kind: 'html', after: true }, 'not-the-service', 'unknown', 1],
  [{ kind: 'truncated' }, 'unreadable', 'unknown', 1],
  [{ kind: 'cut-off' }, 'unreadable', 'unknown', 1],
  [{ kind: 'wrong-types' }, 'unreadable', 'unknown', 1],
  [{ kind: 'missing' }, 'unreadable', 'unknown', 1],
  [{ kind: 'huge' }, 'unreadable', 'unknown', 0],
  [{ kind: 'error-in-200' }, 'refused', 'no', 0],
  [{ kind: 'status', status: 400 }, 'refused', 'no', 0],
  [{ kind: 'status', status: 401 }, 'unauthorised', 'no', 0],
  [{ kind: 'status', status: 403 }, 'unauthorised', 'no', 0],
  [{ kind: 'status', status: 404 }, 'refused', 'no', 0],
  [{ kind: 'status', status: 422 }, 'refused', 'no', 0],
  [{ kind: 'status', status: 429 }, 'rate-limited', 'no', 0],
  [{ kind: 'status', status: 500 }, 'server-error', 'unknown', 0],
  [{ kind: 'status', status: 500, after: true }, 'server-error', 'unknown', 1],
  [{ kind: 'status', status: 502, after: true }, 'server-error', 'unknown', 1],
  [{ kind: 'status', status: 503 }, 'server-error', 'unknown', 0],
  [{ kind: 'redirect' }, 'not-the-service', 'unknown', 0],
];

describe('every fault of click-to-dial', () => {
  it.each(FAULTS)('%j: %s, placed %s, really %i', async (fault, code, placed, really) => {
    const { client, calls } = await meet(fault);
    const error = await outcome(client.clickToDial(CLICK_TO_DIAL));
    expect(error).toMatchObject({ code, placed, message: expect.stringMatching(/\.$/) });
    expect(calls()).toHaveLength(really);
    if (placed === 'no') expect(really).toBe(0);
  });
});

describe.each(FAULT_OPERATIONS)('every fault of %s', (operation) => {
  it.each(FAULTS)('%j: %s', async (fault, code) => {
    const { client } = await meet({ ...fault, operation });
    const starts = operation === 'click-to-dial' || operation === 'create-agent';
    const error = await outcome(ASK[operation](client));
    expect(error?.code).toBe(code);
    if (!starts) expect(error?.placed).toBe('no');
  });
  it('is over after its time', async () => {
    const { client } = await meet({ kind: 'status', times: 2 });
    const ask = () => outcome(ASK[operation](client));
    expect([(await ask())?.code, (await ask())?.code, await ask()]).toEqual([
      'server-error',
      'server-error',
      undefined,
    ]);
  });
});

it('meets the operation it is set for, and no other', async () => {
  const { client } = await meet({ kind: 'html', operation: 'history' });
  expect(await outcome(client.clickToDial(CLICK_TO_DIAL))).toBeUndefined();
  expect(await outcome(client.history({}))).toMatchObject({ code: 'not-the-service' });
});

it('knows the DID that is not ours', async () => {
  const { client } = await meet({ kind: 'status', status: 422 });
  expect(await outcome(client.clickToDial(CLICK_TO_DIAL))).toMatchObject({
    reason: 'did-not-owned',
  });
});

it.each<[FaultInput['retryAfter'], unknown]>([
  ['none', undefined],
  ['seconds', 30_000],
  ['date', 30_000],
])('a 429 with Retry-After as %s', async (retryAfter, expected) => {
  const { client } = await meet({ kind: 'status', status: 429, retryAfter });
  expect((await outcome(client.history({})))?.retryAfterMs).toEqual(expected);
});

it('never follows a redirect with the token', async () => {
  let visits = 0;
  const elsewhere = createServer((_request, response) => {
    visits += 1;
    response.end('{}');
  });
  onTestFinished(() => void elsewhere.close());
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const address = elsewhere.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { client } = await meet({ kind: 'redirect', to: `http://127.0.0.1:${port}/`, times: 5 });
  for (const ask of Object.values(ASK)) {
    expect(await outcome(ask(client))).toMatchObject({ code: 'not-the-service' });
  }
  expect(visits).toBe(0);
});

it('places a call all right from a clock that is an hour ahead', async () => {
  const sandbox = await meet({ kind: 'clock-off', times: 2 });
  expect((await sandbox.client.clickToDial(CLICK_TO_DIAL)).callId).toBe(sandbox.calls()[0]?.callId);
  const [entry] = (await sandbox.client.history({})).entries;
  expect(entry?.created_at).toBe('2026-03-02T11:00:00.000Z');
});

it('listens again after a refused connection', async () => {
  const { client } = await meet({ kind: 'refused', ms: 100 });
  expect((await outcome(client.history({})))?.code).toBe('unreachable');
  await expect.poll(() => outcome(client.history({})), { timeout: 3000 }).toBeUndefined();
});

it('shows and clears what is to come, and refuses what it does not know', async () => {
  const { url } = await meet([{ kind: 'html' }, { kind: 'reset', times: 3 }]);
  expect(await (await fetch(`${url}/faults`)).json()).toMatchObject([
    { kind: 'html', times: 1 },
    { kind: 'reset', times: 3 },
  ]);
  const wrong = await fetch(`${url}/faults`, { method: 'PUT', body: '{"kind":"earthquake"}' });
  expect(wrong.status).toBe(400);
  expect(await (await fetch(`${url}/faults`, { method: 'DELETE' })).json()).toEqual([]);
});

it('has no such endpoint without the flag', async () => {
  const sandbox = await testSandbox();
  expect((await fetch(`${sandbox.url}/faults`)).status).toBe(404);
  expect((await setFault(sandbox, { kind: 'html' })).status).toBe(404);
});
