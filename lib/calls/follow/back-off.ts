import type { ServiceError } from '@/lib/service/http/service-error';

/** Back-off for a 429 without `Retry-After`. */
const RATE_LIMIT_MS = 60_000;

/** How long to send the service nothing after an error, ms. 0 if it did not ask for that. */
export function backOffMs({ code, retryAfterMs }: ServiceError): number {
  return retryAfterMs ?? (code === 'rate-limited' ? RATE_LIMIT_MS : 0);
}
