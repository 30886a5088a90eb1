import { ask } from '@/lib/messages/client';
import {
  allSites,
  grantedOrigins,
  hasOrigins,
  onGrantsChanged,
  removeOrigins,
  requestOrigins,
} from '@/lib/platform/permissions';
import { openSettingsDatabase } from '@/lib/settings/database';
import { createSettings } from '@/lib/settings/store';
import { createOptionsModel, type OptionsModel } from './options-model';
import { createSettingsModel } from './settings-model';

/** The options page's model over the real database, permissions and background. */
export function openOptions(ended: AbortSignal): OptionsModel {
  const settings = createSettingsModel(createSettings(openSettingsDatabase()), ended);
  return createOptionsModel(
    {
      ask,
      allSites,
      grantedOrigins,
      hasOrigins,
      onGrantsChanged,
      removeOrigins,
      requestOrigins,
      settings,
    },
    ended,
  );
}
