import { watchConnectors } from '@/components/crm/delivery/watch-deliveries';
import { saveFile } from '@/components/shared/files/save-file';
import { createSettingsModel } from '@/components/shared/models/settings-model';
import type { OwnPage } from '@/components/shared/own-page';
import { openCallDatabase } from '@/lib/calls/database';
import { wordsLocale } from '@/lib/i18n/locale';
import { ask } from '@/lib/messages/client';
import {
  allSites,
  grantedOrigins,
  hasOrigins,
  onGrantsChanged,
  removeOrigins,
  requestOrigins,
} from '@/lib/platform/permissions';
import { ownVersion } from '@/lib/platform/runtime';
import { authRedirectUrl } from '@/lib/platform/ui/windows';
import { loggedErrors, openErrorDatabase } from '@/lib/problems/error-log';
import { createSettings } from '@/lib/settings/store';
import { watchSyncState } from '@/lib/settings/sync/sync-state';
import { browserSummarizer, summaryAvailability } from '@/lib/transcripts/summarize';
import { watchWorkspaces } from '@/lib/workspaces/stored-workspaces';
import { exportAudit } from './audit/export-audit';
import { readDiagnostics } from './diagnostics-model';
import { createKeptResult } from './file/kept-result';
import { createOptionsModel, type OptionsModel } from './options-model';
import { readUnreadable } from './unreadable/unreadable-model';

/** Opens the model of Options over the real database, permissions and background. */
export function openOptions({ abortSignal, settingsDatabase }: OwnPage): OptionsModel {
  const calls = openCallDatabase();
  const store = createSettings(settingsDatabase);
  const audit = {
    ...{ database: calls, readSettings: store.read },
    ...{ version: ownVersion(), now: Date.now, rest: () => scheduler.postTask(() => undefined) },
  };
  return createOptionsModel(
    {
      ask,
      allSites,
      grantedOrigins,
      hasOrigins,
      onGrantsChanged,
      removeOrigins,
      requestOrigins,
      readSummaries: () => summaryAvailability(browserSummarizer(globalThis), wordsLocale()),
      redirectUrl: authRedirectUrl,
      watchWorkspaces: (onChange, abortSignal) =>
        watchWorkspaces(settingsDatabase, onChange, abortSignal),
      watchSync: (onChange, abortSignal) => watchSyncState(settingsDatabase, onChange, abortSignal),
      watchConnectors: (onChange, abortSignal) => watchConnectors(calls, onChange, abortSignal),
      settings: createSettingsModel(store, abortSignal),
      diagnostics: {
        read: () =>
          readDiagnostics({
            version: ownVersion(),
            browser: navigator.userAgent,
            language: navigator.language,
            readErrors: () => loggedErrors(openErrorDatabase()),
            readUnreadable: () => readUnreadable(ask),
            readSettings: store.read,
          }),
        copy: (text) => navigator.clipboard.writeText(text),
      },
      keptResult: createKeptResult(sessionStorage, window),
      exportAudit: (request) => exportAudit(audit, request),
      saveZip: (parts, name) => saveFile(new Blob(parts, { type: 'application/zip' }), name),
      copyText: (text) => navigator.clipboard.writeText(text),
      now: Date.now,
      saveText: (text, name) => saveFile(new Blob([text], { type: 'application/json' }), name),
    },
    abortSignal,
  );
}
