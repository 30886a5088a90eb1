import { once } from 'node:events';
import { createServer } from 'node:http';

/** A server of pages with ten frames each. */
export interface TenFrames {
  /** Ten frames (the page and nine inside) of text without numbers. */
  plainUrl: string;
  /** The same, with ten numbers in each frame. */
  numbersUrl: string;
  stop(): void;
}

/** Starts the server. The pages have no scripts, so all script time belongs to extensions. */
export async function startTenFrames(): Promise<TenFrames> {
  const server = createServer((request, answer) => {
    const [, kind = '', inner] = (request.url ?? '').split('/');
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    answer.end(
      inner ? frame(kind) : frame(kind) + `<iframe src="/${kind}/inner"></iframe>`.repeat(9),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    plainUrl: `${origin}/plain`,
    numbersUrl: `${origin}/numbers`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function frame(kind: string): string {
  const rows = Array.from({ length: 100 }, (_, index) => {
    const line = String(index).padStart(2, '0');
    const number = kind === 'numbers' && index % 10 === 0 ? ` (212) 555-01${line}` : '';
    return `<tr><td>Ada Whitfield<td>Brightwater Freight<td>Offer ${index + 1}<td>${number}`;
  });
  return `<!doctype html><html lang="en"><title>Ten frames</title><table>${rows.join('')}</table>`;
}
