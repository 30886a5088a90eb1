import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { HttpDeps } from '@/lib/crm/connectors/http/send-json';
import { createWebhook, idempotencyKey, signature } from '@/lib/crm/connectors/webhook/webhook';
import { crmFaults } from '@/sandbox/crm-apis/http/crm-server';
import { serveUntilTheEnd } from '@/test/crm/connectors/contract/fake-crm';
import { sampleConnector, sampleDelivery, sampleEntry } from '@/test/outbox/support/deliveries';
import { testOutbox } from '@/test/outbox/support/outbox-deps';
import { runOutbox } from '@/test/outbox/support/run-outbox';
import { root } from '@/test/support/tree';

const SECRET = 'a secret of sixteen';
const live = new AbortController().signal;

/** Runs the receiver of the documentation. Resolves to its address and what it printed. */
async function startReceiver() {
  const script = join(root, 'docs/examples/webhook-receiver.mjs');
  const env = { ...process.env, HANDSET_SECRET: SECRET };
  const receiver = spawn(process.execPath, [script, '0'], { env });
  onTestFinished(() => void receiver.kill());
  let printed = '';
  receiver.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  const url = await vi.waitFor(
    () => {
      const found = /http:\/\/\S+/.exec(printed)?.[0];
      if (!found) throw new Error('not listening yet');
      return found;
    },
    { timeout: 10_000 },
  );
  const lines = () => printed.split('\n').filter((line) => line.startsWith('{'));
  return { url, events: () => lines().map((line): unknown => JSON.parse(line)) };
}

const webhookAt = (address: string, given: { key?: string } & Partial<HttpDeps> = {}) =>
  createWebhook(
    { now: Date.now, fetch: (url, init) => fetch(url, init), ...given },
    { address, key: given.key ?? SECRET },
    live,
  );

it('is understood by the receiver of the documentation, which takes a repeated request once', async () => {
  const { url, events } = await startReceiver();
  const { connector, test } = webhookAt(url);
  await test();
  const target = { type: '', id: '' };
  expect(await connector.create(target, 'call-1', sampleEntry)).toBe('call-1');
  await connector.create(target, 'call-1', sampleEntry);
  await connector.replace('call-1', { ...sampleEntry, title: 'Changed' }, 'call-1');
  await connector.create(target, 'call-2', sampleEntry);
  await connector.remove('call-1', 'call-1', sampleEntry);
  await vi.waitFor(() => expect(events()).toHaveLength(4));
  expect(events()).toEqual([
    { event: 'call-logged', id: 'call-1', calls: 1 },
    { event: 'call-changed', id: 'call-1', calls: 1 },
    { event: 'call-logged', id: 'call-2', calls: 2 },
    { event: 'call-removed', id: 'call-1', calls: 2 },
  ]);
});

it('is refused with another secret, or a clock that is wrong', async () => {
  const { url } = await startReceiver();
  const refused = { kind: 'unauthorised', problem: { code: 'crm-signature-refused' } };
  await expect(webhookAt(url, { key: 'another secret!!' }).test()).rejects.toMatchObject(refused);
  const late = () => Date.now() + 3_600_000;
  await expect(webhookAt(url, { now: late }).test()).rejects.toMatchObject(refused);
});

it('is signed so that nobody removes or adds an entry by repeating it with other headers', async () => {
  const { url, events } = await startReceiver();
  const sent: RequestInit[] = [];
  const { connector } = webhookAt(url, {
    fetch: (to, init) => {
      sent.push(init);
      return fetch(to, init);
    },
  });
  await connector.create({ type: '', id: '' }, 'call-1', sampleEntry);
  const [{ headers, body } = {}] = sent;
  const repeat = async (changed: Record<string, string>, content = body) => {
    const all = { ...Object.fromEntries(new Headers(headers)), ...changed };
    return (await fetch(url, { method: 'POST', headers: all, body: content ?? null })).status;
  };
  const other = { 'handset-event': 'call-removed', 'idempotency-key': 'another' };
  expect(await repeat(other)).toBe(200);
  expect(await repeat({}, String(body).replace('call-1', 'call-2'))).toBe(401);
  await vi.waitFor(() => expect(events()).toHaveLength(2));
  expect(events()).toEqual(Array(2).fill({ event: 'call-logged', id: 'call-1', calls: 1 }));
});

it('sends no secret, and the call in the template', async () => {
  const seen: { headers: Headers; body: string }[] = [];
  const server = await serveUntilTheEnd({
    answer: async (request) => {
      seen.push({ headers: request.headers, body: await request.text() });
      return new Response('thank you');
    },
  });
  const access = { address: server.url, key: SECRET, template: '{"who":"{{callee}}"}' };
  const { connector } = createWebhook({ fetch, now: Date.now }, access, live);
  await connector.create({ type: '', id: '' }, 'call-1', sampleEntry);
  expect(seen[0]?.body).toBe('{"who":"+12125550134"}');
  expect(seen[0]?.headers.get('handset-event')).toBe('call-logged');
  expect(JSON.stringify([...(seen[0]?.headers ?? [])])).not.toContain(SECRET);
});

it('says in its words why a receiver refused a call', async () => {
  const server = await serveUntilTheEnd({
    answer: async () => new Response('no such customer', { status: 422 }),
  });
  const creating = webhookAt(server.url).connector.create({ type: '', id: '' }, 'm', sampleEntry);
  await expect(creating).rejects.toMatchObject({
    ...{ kind: 'refused', problem: { code: 'crm-refused', words: 'no such customer' } },
  });
});

it('makes one entry per call whichever request fails', async () => {
  const { url, events } = await startReceiver();
  const forward = async (request: Request) =>
    fetch(url, { method: 'POST', headers: request.headers, body: await request.text() });
  const server = await serveUntilTheEnd({ answer: forward });
  const { deps, clock } = await testOutbox({
    connect: async () => webhookAt(server.url, { fetch: server.fetch }).connector,
  });
  await deps.database.connectors.put(sampleConnector({ id: 'webhook' }));
  const ids = crmFaults.map((fault) => `call ${fault}`);
  for (const fault of crmFaults) {
    await deps.database.outbox.add(
      sampleDelivery({ callId: `call ${fault}`, connector: 'webhook' }),
    );
    server.failNext(fault);
    await runOutbox(deps, live);
  }
  const sent = () => deps.database.outbox.where({ connector: 'webhook', state: 'sent' }).count();
  for (let round = 0; round < 20 && (await sent()) < ids.length; round += 1) {
    clock.now += 160_000;
    await runOutbox(deps, live);
  }
  expect(await sent()).toBe(ids.length);
  const logged = events().map((each) => String(Object(each).id));
  expect(logged.toSorted()).toEqual(ids.toSorted());
});

it('signs time and body with HMAC-SHA256', async () => {
  const body = '{"note":"Grüße"}';
  const mac = createHmac('sha256', 'a secret of mine').update(`1700000000.${body}`).digest('hex');
  expect(await signature('a secret of mine', body, 1_700_000_000_999)).toBe(
    `t=1700000000,v1=${mac}`,
  );
});

it('makes the same idempotency key for the same request, and another for any other', async () => {
  expect(await idempotencyKey('a')).toBe(await idempotencyKey('a'));
  expect(await idempotencyKey('a')).not.toBe(await idempotencyKey('b'));
  expect(await idempotencyKey('a')).toMatch(/^[0-9a-f]{32}$/);
});
