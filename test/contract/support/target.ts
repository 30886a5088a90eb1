import { afterAll, beforeAll } from 'vitest';
import { type RunningSandbox, startSandbox } from '@/sandbox/start';

/**
 * The service under test. By default a sandbox; with `HANDSET_SERVICE_URL` and
 * `HANDSET_SERVICE_TOKEN` any other, asked only what is safe to ask: no call is placed there, and no
 * agent made unless `HANDSET_SERVICE_WRITES=1`.
 */
const foreignUrl = process.env.HANDSET_SERVICE_URL?.replace(/\/+$/, '');

/** True against the sandbox, whose data and other workspaces the suite knows. */
export const isSandbox = foreignUrl === undefined;

/** True where the suite may ask for a new agent. */
export const mayCreateAgents = isSandbox || process.env.HANDSET_SERVICE_WRITES === '1';

/** An answer, its body as it came. */
export interface Answer {
  status: number;
  body: unknown;
}

/** How a request differs from the usual one. */
export interface RequestChange {
  /** Header that carries the token; `token` by default. */
  header?: string;
  /** Place of the workspace in the sandbox's list, the first by default; or a token itself. */
  as?: number | string;
}

let sandbox: RunningSandbox | undefined;

/** Call once in each file: runs the service for it. */
export function useService(): void {
  beforeAll(async () => {
    if (isSandbox) sandbox = await startSandbox({ port: 0, speed: 1000 });
  });
  afterAll(() => sandbox?.stop());
}

/** The sandbox, in tests that only run against it. */
export function theSandbox(): RunningSandbox {
  if (sandbox === undefined) throw new Error('only against the sandbox');
  return sandbox;
}

/** GET under `/api/v1/global`; arrays in the query as JSON arrays. */
export function get(
  operation: string,
  query: Record<string, unknown> = {},
  change: RequestChange = {},
): Promise<Answer> {
  const values = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return send(`${operation}?${new URLSearchParams(values)}`, { headers: tokenHeader(change) });
}

/** POST under `/api/v1/global`; a string goes as it is. */
export function post(
  operation: string,
  body: unknown,
  change: RequestChange = {},
): Promise<Answer> {
  return send(operation, {
    method: 'POST',
    headers: { ...tokenHeader(change), 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function send(path: string, init: RequestInit): Promise<Answer> {
  const base = foreignUrl ?? theSandbox().url;
  const response = await fetch(`${base}/api/v1/global/${path}`, { ...init, redirect: 'error' });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

function tokenHeader({ header = 'token', as = 0 }: RequestChange): Record<string, string> {
  if (typeof as === 'string') return as === '' ? {} : { [header]: as };
  const token = isSandbox ? theSandbox().workspaces[as]?.token : process.env.HANDSET_SERVICE_TOKEN;
  if (token === undefined) throw new Error('set HANDSET_SERVICE_TOKEN');
  return { [header]: token };
}
