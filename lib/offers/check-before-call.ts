import type { CallDeps } from '@/lib/calls/deps';
import { Failure } from '@/lib/calls/failure';
import { recentCallsFor } from '@/lib/calls/log';
import type { Legs, Problem } from '@/lib/calls/model';
import { legsFrom } from '@/lib/calls/place/legs';
import { reasonNotToCall } from '@/lib/rules/guards';

/** The legs of a call made now, or why it can't be made. Writes nothing. */
export async function checkBeforeCall(
  deps: CallDeps,
  callee: string,
): Promise<{ legs?: Legs; blocked?: Problem }> {
  const settings = await deps.readSettings();
  const now = deps.now();
  const lockMs = settings.repeatSeconds * 1000;
  const recent = await recentCallsFor(deps.database, { callee, now, lockMs });
  const reason = reasonNotToCall({
    callee,
    country: deps.country(settings),
    settings,
    recent,
    now,
  });
  const blocked = reason && { code: reason };
  try {
    return { legs: legsFrom(settings), ...(blocked && { blocked }) };
  } catch (error) {
    if (error instanceof Failure) return { blocked: blocked ?? error.problem };
    throw error;
  }
}
