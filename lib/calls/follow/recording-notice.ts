import type { CallDeps } from '@/lib/calls/deps';
import type { Call } from '@/lib/calls/model';

/**
 * Returns whether to notify the rep that a call's recording is ready: if they want to know, and the callee
 * did not refuse to be recorded.
 */
export async function isToldOfRecording(
  { database, readSettings }: Pick<CallDeps, 'database' | 'readSettings'>,
  { id }: Pick<Call, 'id'>,
): Promise<boolean> {
  const { notifiesOfRecordings, dispositions } = await readSettings();
  const chosen = (await database.wrapUps.get(id))?.disposition;
  const isRefused = dispositions.find((entry) => entry.id === chosen)?.effect === 'hide-recording';
  return notifiesOfRecordings && !isRefused;
}
