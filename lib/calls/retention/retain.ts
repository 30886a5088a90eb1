import { type DeleteCallsDeps, deleteCalls } from './delete-calls';

const DAY_MS = 86_400_000;

/** What keeping calls for a limited time needs. */
export interface RetainDeps extends DeleteCallsDeps {
  /** For how many days calls are kept; 0 is for ever. */
  keepDays(): Promise<number>;
  /** Wakes the background in `ms`, also after it stopped. */
  wakeIn(ms: number): Promise<void>;
  cancelWake(): Promise<void>;
}

/** Deletes the calls that are older than the rep keeps them, and wakes for the next time in a day. */
export async function retainCalls(deps: RetainDeps): Promise<void> {
  const days = await deps.keepDays();
  if (days === 0) {
    await deps.cancelWake();
    return;
  }
  await deps.wakeIn(DAY_MS);
  await deleteCalls(deps, deps.now() - days * DAY_MS);
}
