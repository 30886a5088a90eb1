import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** A listening server. */
export interface RunningServer {
  url: string;
  /** Stops accepting connections. */
  close(): void;
  /** Accepts connections again at the same port. */
  reopen(): void;
  /** Closes the port and all connections. */
  stop(): Promise<void>;
}

/** Serves `app` at `host`. Port 0 means any free port. */
export async function startServer(app: Hono, host: string, port: number): Promise<RunningServer> {
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const boundPort = isNetwork(address) ? address.port : port;
  return {
    url: `http://${host}:${boundPort}`,
    close: () => void server.close(),
    reopen: () => void server.listen(boundPort, host),
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
