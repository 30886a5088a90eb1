import type { CallDeps } from '@/lib/calls/deps';
import type { Call } from '@/lib/calls/model';
import { isRecordingRefusedBy } from '@/lib/settings/dispositions';

type NotificationDeps = Pick<CallDeps, 'database' | 'readSettings'>;

/**
 * Returns whether to notify the rep that a call's recording is ready: if they want to know, and the callee
 * did not refuse to be recorded.
 */
export async function shouldNotifyOfRecording(
  deps: NotificationDeps,
  call: Pick<Call, 'id'>,
): Promise<boolean> {
  const { notifiesOfRecordings } = await deps.readSettings();
  return notifiesOfRecordings && !(await isRecordingRefused(deps, call));
}

/** Returns whether the rep noted that the callee refused to be recorded. */
export async function isRecordingRefused(
  { database, readSettings }: NotificationDeps,
  { id }: Pick<Call, 'id'>,
): Promise<boolean> {
  const disposition = (await database.wrapUps.get(id))?.disposition;
  if (disposition === undefined) return false;
  return isRecordingRefusedBy(disposition, (await readSettings()).dispositions);
}
