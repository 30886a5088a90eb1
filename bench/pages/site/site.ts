import { once } from 'node:events';
import { createServer } from 'node:http';
import { bundle } from '@/bench/bundle';
import { htmlOf, PAGES } from './html';

/** A server of the generated pages. */
export interface Site {
  /** `http://127.0.0.1:…`, without a trailing slash. The path of a page is its name. */
  origin: string;
  stop(): void;
}

/** Starts the server. Each page is generated once. */
export async function startSite(): Promise<Site> {
  const files = new Map(PAGES.map((name): [string, string] => [`/${name}`, htmlOf(name)]));
  for (const name of ['stream', 'firefox-watch']) files.set(`/${name}.js`, await bundle(name));
  const server = createServer((request, answer) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site.example');
    const watch = search === '?watched' ? '<script src="/firefox-watch.js"></script>' : '';
    const file = files.get(pathname);
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
    answer.writeHead(file ? 200 : 404, { 'content-type': `${type}; charset=utf-8` });
    answer.end(file?.replace('<body>', `${watch}<body>`));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
