import { once } from 'node:events';
import { createServer } from 'node:http';

/** A web server for hostile pages. */
export interface AttackSite {
  /** Serves a page and answers its address. Each host gives it another origin. */
  serve(html: string, host?: AttackHost): string;
  /** Paths that were asked for, with their query: what a page could carry away. */
  asked(): string[];
  stop(): Promise<void>;
}

/** A name of this machine. The rep trusts the first two. */
type AttackHost = '127.0.0.1' | 'localhost' | 'other.localhost';

/** Starts the site on a free port, open to all names of this machine. */
export async function startAttackSite(): Promise<AttackSite> {
  const pages = new Map<string, string>();
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    const path = request.url ?? '/';
    const html = pages.get(path);
    if (html === undefined) asked.push(path);
    answer.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' });
    answer.end(html);
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    serve(html, host = '127.0.0.1') {
      const path = `/${pages.size + 1}.html`;
      pages.set(path, html);
      return `http://${host}:${port}${path}`;
    },
    asked: () => [...asked],
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
