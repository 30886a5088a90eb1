import type { SettingsModel } from '@/components/shared/models/settings-model';
import { reactTo } from '@/components/shared/react-to';

/**
 * Loads the page again once another workspace is in use: campaigns, contacts and queue that it shows belong to the
 * one before. Returns the workspace that it shows, which its presses name until it is gone.
 */
export function reloadInWorkspace(
  { value }: Pick<SettingsModel, 'value'>,
  reload: () => void,
  abortSignal: AbortSignal,
): () => string | undefined {
  let shown: string | undefined;
  reactTo(
    () => value.value?.workspace,
    (inUse) => {
      shown ??= inUse;
      if (inUse !== shown) reload();
    },
    abortSignal,
  );
  return () => shown;
}
