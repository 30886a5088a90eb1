import { expect, it, vi } from 'vitest';
import { startSession } from '@/sandbox/telephony/sessions';
import { testSandbox } from '@/test/sandbox/support/sandbox';
import { startWebhook } from '@/test/support/fakes/webhook';

it('posts the end of a session to the webhook of its agent', async () => {
  const { url, token } = await testSandbox({ speed: 1000 });
  const webhook = await startWebhook();
  const agent = { agent_name: 'Avery', prompt: 'p', session_data_webhook: webhook.url };
  const made = await fetch(`${url}/api/v1/global/create-agent`, {
    method: 'POST',
    headers: { token: token(), 'content-type': 'application/json' },
    body: JSON.stringify(agent),
  });
  const { id } = await made.json();
  const [method, body] = await webhook.posted;
  expect(method).toBe('POST');
  expect(JSON.parse(body)).toMatchObject({ agent_id: id, agent_name: 'Avery' });
});

it('calls nobody beyond this machine', () => {
  const delay = vi.fn();
  const deps = { delay, now: Date.now, newId: () => '1', options: { seed: 's', speed: 1 } };
  const agent = { agent_name: 'A', prompt: 'p', description: '', timezone: 'UTC' };
  for (const host of [
    'https://hooks.example.com',
    'http://192.168.1.1',
    'http://localhost.example.com',
  ]) {
    startSession(deps, '1', { ...agent, session_data_webhook: `${host}/end` });
  }
  startSession(deps, '1', agent);
  expect(delay).not.toHaveBeenCalled();
});
