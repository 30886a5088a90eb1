import { createClient, type ServiceClient } from '@/lib/service/client';
import { ServiceError, type ServiceErrorData } from '@/lib/service/http/service-error';
import type { Fetch, TransportConfig } from '@/lib/service/http/transport';

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
