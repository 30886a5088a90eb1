const MAX_WAIT_MS = 24 * 60 * 60 * 1000;

/**
 * Reads `Retry-After` in milliseconds from now, 0 to one day; undefined if absent or invalid.
 * Accepts both forms of RFC 9110 §10.2.3: seconds or a date. Measures a date from the response's
 * own `Date` header if present, because the service's clock may differ from ours.
 */
export function readRetryAfter(headers: Headers, now: () => number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (value === undefined || value === '') return undefined;
  if (/^\d{1,10}$/.test(value)) return clamp(Number(value) * 1000);
  const until = Date.parse(value);
  if (Number.isNaN(until)) return undefined;
  const served = Date.parse(headers.get('date') ?? '');
  return clamp(until - (Number.isNaN(served) ? now() : served));
}

function clamp(ms: number): number {
  return Math.min(Math.max(ms, 0), MAX_WAIT_MS);
}
