import { once } from 'node:events';
import { createServer } from 'node:http';

/** A server of one page. */
export interface PageServer {
  url: string;
  stop(): void;
}

/** Serves a page at every address, until `stop`. */
export async function servePage(html: string): Promise<PageServer> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
