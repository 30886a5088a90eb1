import { Failure } from '@/lib/calls/failure';
import type { Handlers } from '@/lib/messages/server';
import { ownVersion } from '@/lib/platform/runtime';
import type { SettingsDatabase } from '@/lib/settings/database';
import {
  applyImport,
  canUndoSettingsImport,
  undoSettingsImport,
} from '@/lib/settings/file/apply-import';
import { exportSettings } from '@/lib/settings/file/export-settings';
import { createLinkReader } from '@/lib/settings/file/fetch-file';
import { openSettingsFile } from '@/lib/settings/file/open-file';
import { readSettingsFile } from '@/lib/settings/file/settings-file';
import type { SettingsStore } from '@/lib/settings/store';

type SettingsFileHandlers = Pick<
  Handlers,
  | 'export-settings'
  | 'open-settings-file'
  | 'import-settings'
  | 'can-undo-settings-import'
  | 'undo-settings-import'
  | 'read-set-up-link'
  | 'cancel-set-up-link'
>;

/** What the messages about files of settings need. */
interface SettingsFileHandlerDeps {
  settings: SettingsStore;
  settingsDatabase: SettingsDatabase;
  /** Makes imported settings count: the connection, and sites in open pages. */
  onImported(): Promise<void>;
  abortSignal: AbortSignal;
}

/** A file that takes longer is given up. */
const TIMEOUT_MS = 20_000;

/** Answers the messages about files of settings. */
export function settingsFileHandlers({
  settings,
  settingsDatabase: database,
  onImported,
  abortSignal,
}: SettingsFileHandlerDeps): SettingsFileHandlers {
  const links = createLinkReader(
    {
      fetch: (url, init) => globalThis.fetch(url, init),
      timeout: () => AbortSignal.timeout(TIMEOUT_MS),
    },
    abortSignal,
  );
  return {
    'export-settings': ({ withToken }) =>
      exportSettings({ database, settings, version: ownVersion() }, withToken),
    'open-settings-file': ({ text }) => openSettingsFile(settings, text),
    'import-settings': async ({ text, withToken }) => {
      const file = readSettingsFile(text);
      if ('problem' in file) throw new Failure('bad-request');
      const { token, ...others } = file;
      const { readPolicy } = settings;
      await applyImport({ database, readPolicy }, withToken ? file : others);
      await onImported();
      return { hasToken: (await settings.read()).hasToken };
    },
    'can-undo-settings-import': () => canUndoSettingsImport(database),
    'undo-settings-import': async () => {
      await undoSettingsImport(database);
      await onImported();
      return null;
    },
    'read-set-up-link': ({ url }) => links.read(url),
    'cancel-set-up-link': async () => {
      links.cancel();
      return null;
    },
  };
}
