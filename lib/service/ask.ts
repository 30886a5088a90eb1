import type { z } from 'zod';
import { isObject } from './json';
import { doubt } from './judge-answer';
import { serviceError } from './service-error';
import { type Ask, exchange, type TransportConfig } from './transport';

/** Options of every call of the client. */
export interface CallOptions {
  signal?: AbortSignal;
}

// A body with one of these is the service's own, however broken; one with none is somebody else's.
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

/** Sends a request and parses its answer; throws `ServiceError` for everything but a good one. */
export async function askService<S extends z.ZodType>(
  config: TransportConfig,
  request: Ask,
  schema: S,
  { signal }: CallOptions,
): Promise<z.output<S>> {
  const body = await exchange(config, request, signal);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const known = isObject(body) && KNOWN_KEYS.some((key) => key in body);
  const code = known ? 'unreadable' : 'not-the-service';
  throw serviceError({ code, placed: doubt(request.method === 'POST') }, parsed.error);
}
