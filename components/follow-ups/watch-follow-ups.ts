import type { CallDatabase } from '@/lib/calls/database';
import { type Call, callSchema } from '@/lib/calls/model';
import { watchQuery } from '@/lib/database/watch-query';
import type { WrapUp } from '@/lib/wrap-up/model';
import { parseWrapUp } from '@/lib/wrap-up/parse-wrap-up';

/** A follow-up that is not done, with its call. */
export interface FollowUp {
  call: Call;
  wrapUp: WrapUp;
  /** Epoch ms. */
  at: number;
}

/** The list shows at most this many, the earliest first. */
const MAX_SHOWN = 200;

/** Reads the follow-ups that are not done, the earliest first. */
export async function openFollowUps({ wrapUps, calls }: CallDatabase): Promise<FollowUp[]> {
  const rows = await wrapUps.orderBy('dueAt').limit(MAX_SHOWN).toArray();
  const open = rows.flatMap((row) => parseWrapUp(row) ?? []);
  const found = await calls.bulkGet(open.map(({ callId }) => callId));
  return open.flatMap((wrapUp, index) => {
    const call = callSchema.safeParse(found[index]).data;
    return call && wrapUp.dueAt !== undefined ? [{ call, wrapUp, at: wrapUp.dueAt }] : [];
  });
}

/** Reports the open follow-ups now and after each change, until the signal aborts. */
export function watchFollowUps(
  database: CallDatabase,
  onChange: (followUps: FollowUp[]) => void,
  abortSignal: AbortSignal,
): void {
  watchQuery(() => openFollowUps(database), { next: onChange }, abortSignal);
}
