import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** A listening server. */
export interface RunningServer {
  url: string;
  /** Stops taking connections; {@link RunningServer.open} takes them again, at the same port. */
  shut(): void;
  open(): void;
  /** Ends everything. */
  stop(): Promise<void>;
}

/** Serves `app` at `host`; port 0 takes a free one. */
export async function startServer(app: Hono, host: string, port: number): Promise<RunningServer> {
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const taken = isNetwork(address) ? address.port : port;
  return {
    url: `http://${host}:${taken}`,
    shut: () => void server.close(),
    open: () => void server.listen(taken, host),
    stop: async () => {
      const closed = server.listening ? once(server, 'close') : undefined;
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}

function isNetwork(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
