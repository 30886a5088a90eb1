import type { Problem } from '@/lib/calls/model';

/** An answer or a problem: errors cross worlds as data. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: Problem };
