import type { z } from 'zod';
import { isObject } from './json';
import { mayHaveSucceeded } from './parse-response';
import { serviceError } from './service-error';
import { exchange, type ServiceRequest, type TransportConfig } from './transport';

/** Options of every client call. */
export interface CallOptions {
  abortSignal?: AbortSignal;
}

// A body with one of these keys is from the service, even if invalid. A body with none is from
// another server.
const KNOWN_KEYS = [
  'data',
  'error',
  'message',
  'pagination',
  'datalist',
  'headers',
  'config',
  'id',
];

/** Sends a request and parses the response. Throws `ServiceError` on failure. */
export async function sendRequest<S extends z.ZodType>(
  config: TransportConfig,
  request: ServiceRequest,
  schema: S,
  { abortSignal }: CallOptions,
): Promise<z.output<S>> {
  const body = await exchange(config, request, abortSignal);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const isFromService = isObject(body) && KNOWN_KEYS.some((key) => key in body);
  const code = isFromService ? 'unreadable' : 'not-the-service';
  throw serviceError({ code, placed: mayHaveSucceeded(request.method === 'POST') }, parsed.error);
}
