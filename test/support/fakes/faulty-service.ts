import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** How a service responds to click-to-dial requests. */
export type ServiceFault = (answer: ServerResponse) => void;

/** A faulty service that counts requests. */
export interface FaultyService {
  url: string;
  /** Click-to-dial requests since the last call of `misbehave`. */
  asked(): number;
  misbehave(fault: ServiceFault): void;
  stop(): Promise<void>;
}

/**
 * Responds with this status and body and closes the connection. On a reused connection, both browsers
 * repeat a request by themselves if it breaks before the response (RFC 9112, 9.5).
 */
export function faultyAnswer(
  status: number,
  body: unknown,
  type = 'application/json',
): ServiceFault {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': type, connection: 'close' };
  return (answer) => answer.writeHead(status, headers).end(text);
}

/** Starts a service with an empty history that is faulty in everything else. */
export async function startFaultyService(): Promise<FaultyService> {
  let fault: ServiceFault = faultyAnswer(500, '');
  let asked = 0;
  const server = createServer((request, answer) => {
    request.resume();
    const isHistory = request.method === 'GET' && request.url?.startsWith('/api/');
    if (isHistory) {
      faultyAnswer(200, { data: [], pagination: { total_pages: 0 } })(answer);
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
