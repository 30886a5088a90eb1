import { openPractice } from '@/components/practice/open-practice';
import { createKeptResult } from '@/components/settings/file/kept-result';
import { createSettingsModel } from '@/components/shared/models/settings-model';
import type { OwnPage } from '@/components/shared/own-page';
import { ask } from '@/lib/messages/client';
import {
  allSites,
  grantedOrigins,
  hasOrigins,
  onGrantsChanged,
  removeOrigins,
  requestOrigins,
} from '@/lib/platform/permissions';
import { keysOfCommands } from '@/lib/platform/ui/commands';
import { createSettings } from '@/lib/settings/store';
import { createProgressStore } from '@/lib/settings/welcome-progress';
import { createWelcomeModel, type WelcomeModel } from './model/welcome-model';

/** Opens the model of the welcome page over the real database, permissions and background. */
export function openWelcome({ abortSignal, settingsDatabase }: OwnPage): WelcomeModel {
  return createWelcomeModel(
    {
      ...{ ask, allSites, grantedOrigins, hasOrigins, onGrantsChanged, removeOrigins },
      requestOrigins,
      settings: createSettingsModel(createSettings(settingsDatabase), abortSignal),
      progress: createProgressStore(localStorage),
      keptResult: createKeptResult(sessionStorage, window),
      readKeys: keysOfCommands,
      openPractice,
    },
    abortSignal,
  );
}
