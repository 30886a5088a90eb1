import { type ReadonlySignal, signal } from '@preact/signals';
import { createLatestOnly } from '@/components/shared/latest-only';
import type { Call, Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';

/** Number of calls that each page adds. */
export const CALLS_PER_PAGE = 50;

/** What the log needs: the database, behind two functions. */
export interface LogDeps {
  ask: Ask;
  /** Number of calls read first: a small view need not wait for more than it shows. */
  firstCalls?: number;
  /** Reports the newest `limit` calls, now and after each change, until the signal aborts. */
  watch: (
    page: { limit: number },
    onChange: (calls: Call[]) => void,
    onFailure: () => void,
    abortSignal: AbortSignal,
  ) => void;
  /** Resolves with whether the log has a call from before this time (epoch ms). */
  hasOlder: (before: number) => Promise<boolean>;
}

/** The state of checking a call again. */
export type CallCheck =
  | { state: 'looking' }
  | { state: 'done' }
  | { state: 'problem'; problem: Problem };

/** The part of the call log that was scrolled to. */
export interface LogModel {
  /** `undefined` until read. Newest first. */
  calls: ReadonlySignal<Call[] | undefined>;
  failed: ReadonlySignal<boolean>;
  /** Whether there are older calls. */
  hasMore: ReadonlySignal<boolean>;
  /** Results of "Check again", by call id. */
  checks: ReadonlySignal<ReadonlyMap<string, CallCheck>>;
  /** Adds the next page of older calls. */
  more(): void;
  /** Reads again after a failure. */
  retry(): void;
  /** Looks up a call in the service's history now. */
  checkAgain(callId: string): Promise<void>;
}

/** Creates the log's model. It holds only the calls that were scrolled to. */
export function createLogModel(deps: LogDeps, abortSignal: AbortSignal): LogModel {
  const calls = signal<Call[]>();
  const failed = signal(false);
  const hasMore = signal(false);
  const checks = signal<ReadonlyMap<string, CallCheck>>(new Map());
  let limit = deps.firstCalls ?? CALLS_PER_PAGE;
  const turns = createLatestOnly(abortSignal);

  function watch(): void {
    const abortSignal = turns.begin();
    const onFailure = () => {
      failed.value = true;
    };
    deps.watch({ limit }, (next) => void take(next, abortSignal), onFailure, abortSignal);
  }

  async function take(next: Call[], abortSignal: AbortSignal): Promise<void> {
    if (abortSignal.aborted) return;
    failed.value = false;
    calls.value = next;
    const oldest = next.at(-1);
    const older = oldest ? await deps.hasOlder(oldest.createdAt).catch(() => false) : false;
    if (!abortSignal.aborted) hasMore.value = older;
  }

  function setCheck(callId: string, check: CallCheck): void {
    checks.value = new Map(checks.value).set(callId, check);
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
      setCheck(callId, { state: 'looking' });
      const answer = await deps.ask('look-up-call', { callId });
      setCheck(callId, answer.ok ? { state: 'done' } : { state: 'problem', problem: answer.error });
    },
  };
}
