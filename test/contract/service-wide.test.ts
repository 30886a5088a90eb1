import { describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '@/sandbox/start';
import { startWebhook } from '@/test/support/fakes/webhook';
import { campaignsOf, expectErrorEnvelope, firstOf } from './support/shapes';
import { get, isSandbox, mayCreateAgents, post, theSandbox, useService } from './support/target';

useService();

const LEAST = { agent_name: 'Avery', prompt: 'Be brief.' };

describe('Authentication', () => {
  it('2: audience-list takes `token`', async (context) => {
    const { body } = await get('campaign-list', { limit: 1 });
    const { id } = firstOf(campaignsOf(body), context);
    expect((await get('audience-list', { campaign_id: id })).status).toBe(200);
    expect((await get('audience-list', { campaign_id: id }, { as: '' })).status).toBe(401);
  });
  it.runIf(isSandbox)('3: the 401 of create-agent names its causes', async () => {
    const { body } = await post('create-agent', LEAST, { as: '' });
    const causes =
      /missing authorization header or token parameter.*invalid or expired.*permission/i;
    expect(body).toEqual({ detail: expect.stringMatching(causes) });
  });
  it.runIf(isSandbox)('5: campaign-list wants the `token` header, a bearer is none', async () => {
    const [workspace] = theSandbox().workspaces;
    const bearer = { header: 'authorization', as: `Bearer ${workspace?.token}` };
    expect((await get('campaign-list', {}, bearer)).status).toBe(401);
  });
});

describe('Events', () => {
  it.runIf(isSandbox)(
    '2: `session_data_webhook` is posted to at the end of a session',
    async () => {
      const { url, posted } = await startWebhook();
      await post('create-agent', { ...LEAST, session_data_webhook: url });
      const [method, body] = await posted;
      expect(method).toBe('POST');
      expect(JSON.parse(body)).toMatchObject({ agent_name: 'Avery' });
    },
  );
});

describe('Errors', () => {
  it.runIf(isSandbox)('create-agent 500: `{detail: string}`', async () => {
    expect(await faulty({ kind: 'status', status: 500, operation: 'create-agent' })).toEqual({
      status: 500,
      body: { detail: expect.any(String) },
    });
  });
  it.runIf(mayCreateAgents)('create-agent 400: not JSON at all', async () => {
    const { status, body } = await post('create-agent', 'agent_name=Avery');
    expect([status, body]).toEqual([400, { detail: expect.any(String) }]);
  });
});

describe('Limits', () => {
  it.runIf(isSandbox)('calls are rate-limited by the plan: 429', async () => {
    const sandbox = await startSandbox({ rate: 1 });
    onTestFinished(() => sandbox.stop());
    const [workspace] = sandbox.workspaces;
    const ask = () =>
      fetch(`${sandbox.url}/api/v1/global/click-to-dial/history`, {
        headers: { token: workspace?.token ?? '' },
      });
    const answers = [await ask(), await ask(), await ask()];
    const refused = answers.find(({ status }) => status === 429);
    expectErrorEnvelope(await refused?.json(), 429);
  });
});

describe('Versioning', () => {
  it.runIf(isSandbox)('the path prefix carries `v1`', async () => {
    const [workspace] = theSandbox().workspaces;
    const headers = { token: workspace?.token ?? '' };
    const other = await fetch(`${theSandbox().url}/api/global/campaign-list`, { headers });
    expect(other.status).toBe(404);
    expect((await get('campaign-list')).status).toBe(200);
  });
});

/** What create-agent answers when it goes wrong as told. */
async function faulty(fault: object): Promise<{ status: number; body: unknown }> {
  const sandbox = await startSandbox({ faults: true });
  onTestFinished(() => sandbox.stop());
  const headers = { 'content-type': 'application/json', token: sandbox.workspaces[0]?.token ?? '' };
  await fetch(`${sandbox.url}/faults`, { method: 'PUT', headers, body: JSON.stringify(fault) });
  const answer = await fetch(`${sandbox.url}/api/v1/global/create-agent`, {
    method: 'POST',
    headers,
    body: JSON.stringify(LEAST),
  });
  return { status: answer.status, body: await answer.json() };
}
