/** A maximum number of requests within a time. */
export interface RateLimit {
  requests: number;
  windowMs: number;
}

/** Counts requests. Returns whether one more is too many. */
export function createRateLimit({ requests, windowMs }: RateLimit, now: () => number) {
  const times: number[] = [];
  return () => {
    while (times[0] !== undefined && times[0] <= now() - windowMs) times.shift();
    if (times.length >= requests) return true;
    times.push(now());
    return false;
  };
}
