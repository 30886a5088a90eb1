import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startSession } from '@/sandbox/sessions';
import { testSandbox } from './support/sandbox';

/** A webhook on this machine; gives back what was posted first. */
async function listen(): Promise<{ port: number; posted: Promise<[string, string]> }> {
  const server = createServer();
  onTestFinished(() => void server.close());
  const posted = once(server, 'request').then(async ([request, response]) => {
    const incoming: IncomingMessage = request;
    const body = await text(incoming);
    response.end();
    return [incoming.method ?? '', body] satisfies [string, string];
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, posted };
}

it('posts the end of a session to the webhook of its agent', async () => {
  const { url, token } = await testSandbox({ speed: 1000 });
  const { port, posted } = await listen();
  const agent = {
    agent_name: 'Avery',
    prompt: 'p',
    session_data_webhook: `http://127.0.0.1:${port}/end`,
  };
  const made = await fetch(`${url}/api/v1/global/create-agent`, {
    method: 'POST',
    headers: { token: token(), 'content-type': 'application/json' },
    body: JSON.stringify(agent),
  });
  const { id } = await made.json();
  const [method, body] = await posted;
  expect(method).toBe('POST');
  expect(JSON.parse(body)).toMatchObject({ agent_id: id, agent_name: 'Avery' });
});

it('calls nobody beyond this machine', () => {
  const later = vi.fn();
  const world = { later, now: Date.now, newId: () => '1', options: { seed: 's', speed: 1 } };
  const agent = { agent_name: 'A', prompt: 'p', description: '', timezone: 'UTC' };
  for (const host of [
    'https://hooks.example.com',
    'http://192.168.1.1',
    'http://localhost.example.com',
  ]) {
    startSession(world, '1', { ...agent, session_data_webhook: `${host}/end` });
  }
  startSession(world, '1', agent);
  expect(later).not.toHaveBeenCalled();
});
