import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Starts a local webhook for the test. Resolves with method and body of its first request. */
export async function startWebhook(): Promise<{ url: string; posted: Promise<[string, string]> }> {
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
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/end`, posted };
}
