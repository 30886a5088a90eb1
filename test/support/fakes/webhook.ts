import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A webhook on this machine until the test ends, and method and body of what is posted to it first. */
export async function listen(): Promise<{ url: string; posted: Promise<[string, string]> }> {
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
