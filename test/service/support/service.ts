import { createClient, type ServiceClient } from '@/lib/service/client';
import type { Fetch, TransportConfig } from '@/lib/service/http/send-request';
import { ServiceError, type ServiceErrorData } from '@/lib/service/http/service-error';

/** Creates a client with a `fetch` of the test and a short timeout. */
export function clientOf(fetch: Fetch, config: Partial<TransportConfig> = {}): ServiceClient {
  return createClient({
    baseUrl: 'https://voice.example.com',
    token: 'secret',
    header: 'token',
    timeoutMs: 200,
    now: Date.now,
    ...config,
    fetch,
  });
}

/** The configuration of a client in tests. */
export const transportConfig = (part: Partial<TransportConfig>): TransportConfig => ({
  baseUrl: 'https://voice.example.com',
  token: 'secret',
  header: 'token',
  fetch: (url, init) => fetch(url, init),
  timeoutMs: 5_000,
  now: Date.now,
  ...part,
});

/** A client that notes its requests, all of which this body answers. */
export function spiedClient(body: unknown): {
  asked: { url: URL; init: RequestInit }[];
  client: ServiceClient;
} {
  const asked: { url: URL; init: RequestInit }[] = [];
  const fetch: Fetch = async (url, init) => {
    asked.push({ url: new URL(url), init });
    return Response.json(body);
  };
  return { asked, client: clientOf(fetch, { header: 'api_access_token' }) };
}

/** A `fetch` that always returns this response, as JSON unless it is text. */
export function fetchAnswering(
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): Fetch {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return async () => new Response(text, { status, headers });
}

/** Returns the error of a rejected call as data. */
export async function errorOf(call: Promise<unknown>): Promise<ServiceErrorData> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ServiceError) return error.toData();
  throw new Error(`expected a ServiceError, got ${String(error)}`);
}

/** A valid request. */
export const REQUEST = {
  client_number: '+12125550101',
  user_number: '+12125550102',
  did_number: '+12125550140',
};
