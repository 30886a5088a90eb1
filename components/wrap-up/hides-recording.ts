import { isRecordingRefusedBy } from '@/lib/settings/dispositions';
import type { Settings } from '@/lib/settings/table';
import type { StoredWrapUp } from '@/lib/wrap-up/model';

/** Returns whether the callee refused the recording, so that its link is not shown. */
export function hidesRecording(
  stored: StoredWrapUp | undefined,
  settings: Pick<Settings, 'dispositions'> | undefined,
): boolean {
  return isRecordingRefusedBy(stored?.saved?.disposition, settings?.dispositions ?? []);
}
