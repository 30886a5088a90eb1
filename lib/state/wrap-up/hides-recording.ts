import type { Settings } from '@/lib/settings/table';
import type { StoredWrapUp } from '@/lib/wrap-up/model';

/** Returns whether the callee refused the recording, so that its link is not shown. */
export function hidesRecording(
  stored: StoredWrapUp | undefined,
  settings: Pick<Settings, 'dispositions'> | undefined,
): boolean {
  const chosen = stored?.saved?.disposition;
  const entry = settings?.dispositions.find(({ id }) => id === chosen);
  return entry?.effect === 'hide-recording';
}
