import { type ReadonlySignal, signal } from '@preact/signals';
import type { Call, Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/state/ask';
import { createLatestOnly } from '@/lib/state/latest-only';

/** Calls that one step of scrolling brings. */
export const CALLS_PER_PAGE = 50;

/** What the log takes: the database, behind two functions. */
export interface LogDeps {
  ask: Ask;
  /** The newest `limit` calls, now and after each change, until the signal ends. */
  watch: (
    page: { limit: number },
    onChange: (calls: Call[]) => void,
    onFailure: () => void,
    ended: AbortSignal,
  ) => void;
  /** Whether the log holds a call made before this (epoch ms). */
  hasOlder: (before: number) => Promise<boolean>;
}

/** What looking again for a call came to. */
export type CallCheck =
  | { state: 'looking' }
  | { state: 'done' }
  | { state: 'problem'; problem: Problem };

/** The call log, as far as it was scrolled. */
export interface LogModel {
  /** `undefined` until read. Newest first. */
  calls: ReadonlySignal<Call[] | undefined>;
  failed: ReadonlySignal<boolean>;
  /** Whether older calls wait. */
  hasMore: ReadonlySignal<boolean>;
  /** What "Look again" came to, by call id. */
  checks: ReadonlySignal<ReadonlyMap<string, CallCheck>>;
  /** Brings the next page of older calls. */
  more(): void;
  /** Reads again after a failure. */
  retry(): void;
  /** Looks for a call in the service's history now. */
  checkAgain(callId: string): Promise<void>;
}

/** Makes the log's model. It never holds more calls than were scrolled to. */
export function createLogModel(deps: LogDeps, ended: AbortSignal): LogModel {
  const calls = signal<Call[]>();
  const failed = signal(false);
  const hasMore = signal(false);
  const checks = signal<ReadonlyMap<string, CallCheck>>(new Map());
  let limit = CALLS_PER_PAGE;
  const turns = createLatestOnly(ended);

  function watch(): void {
    const until = turns.begin();
    const onFailure = () => {
      failed.value = true;
    };
    deps.watch({ limit }, (next) => void take(next, until), onFailure, until);
  }

  async function take(next: Call[], until: AbortSignal): Promise<void> {
    if (until.aborted) return;
    failed.value = false;
    calls.value = next;
    const oldest = next.at(-1);
    const older = oldest ? await deps.hasOlder(oldest.createdAt).catch(() => false) : false;
    if (!until.aborted) hasMore.value = older;
  }

  function note(callId: string, what: CallCheck): void {
    checks.value = new Map(checks.value).set(callId, what);
  }

  watch();
  return {
    calls,
    failed,
    hasMore,
    checks,
    more() {
      if (!hasMore.value) return;
      hasMore.value = false;
      limit += CALLS_PER_PAGE;
      watch();
    },
    retry: watch,
    async checkAgain(callId) {
      if (checks.value.get(callId)?.state === 'looking') return;
      note(callId, { state: 'looking' });
      const answer = await deps.ask('look-up-call', { callId });
      note(callId, answer.ok ? { state: 'done' } : { state: 'problem', problem: answer.error });
    },
  };
}
