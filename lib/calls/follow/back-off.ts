import type { ServiceError } from '@/lib/service/service-error';

/** How long a 429 without `Retry-After` holds us back. */
const RATE_LIMIT_MS = 60_000;

/** How long a service wants to be left alone after an error, ms; 0 when it did not say so. */
export function backOffMs({ code, retryAfterMs }: ServiceError): number {
  return retryAfterMs ?? (code === 'rate-limited' ? RATE_LIMIT_MS : 0);
}
