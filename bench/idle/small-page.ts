import { once } from 'node:events';
import { createServer } from 'node:http';

/** A small page without numbers and scripts: a heading, a list of links, five paragraphs. */
const LINES = 'A page of the company handbook that says how visitors are welcomed at the door. ';
const HTML = `<!doctype html><html lang="en"><title>Welcome</title><h1>Welcome</h1>
<ul>${'<li><a href="#">Chapter</a>'.repeat(8)}</ul>${`<p>${LINES.repeat(4)}</p>`.repeat(5)}`;

/** Serves the page until `stop`. */
export async function startSmallPage(): Promise<{ url: string; stop(): void }> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(HTML);
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
