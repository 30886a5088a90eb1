import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** How a service misbehaves: what it does with the answer to every click-to-dial request. */
export type Fault = (answer: ServerResponse) => void;

/** A service that misbehaves, and counts. */
export interface FaultyService {
  url: string;
  /** Click-to-dial requests since the last `misbehave`. */
  asked(): number;
  misbehave(fault: Fault): void;
  stop(): Promise<void>;
}

/**
 * Answers with this status and body, on a connection that is not used again: on a reused one, both
 * browsers send a request anew by themselves when it breaks before an answer (RFC 9112, 9.5).
 */
export function answering(status: number, body: unknown, type = 'application/json'): Fault {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': type, connection: 'close' };
  return (answer) => answer.writeHead(status, headers).end(text);
}

/** Starts a service whose history is empty, and which misbehaves in all the rest. */
export async function startFaultyService(): Promise<FaultyService> {
  let fault: Fault = answering(500, '');
  let asked = 0;
  const server = createServer((request, answer) => {
    request.resume();
    const isHistory = request.method === 'GET' && request.url?.startsWith('/api/');
    if (isHistory) {
      answering(200, { data: [], pagination: { total_pages: 0 } })(answer);
      return;
    }
    asked++;
    fault(answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    misbehave(next) {
      fault = next;
      asked = 0;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
