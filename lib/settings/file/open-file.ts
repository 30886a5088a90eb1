import type { ReadableSettingsFile, SettingsFileProblem } from '@/lib/settings/model/settings-file';
import type { SettingsStore } from '@/lib/settings/store';
import { planImport } from './plan-import';
import { readSettingsFile } from './settings-file';

/** Says what a file would change here, or why it is refused. Stores nothing, and never returns a token. */
export async function openSettingsFile(
  store: Pick<SettingsStore, 'readStored' | 'readPolicy'>,
  text: string,
): Promise<ReadableSettingsFile | SettingsFileProblem> {
  const file = readSettingsFile(text);
  if ('problem' in file) return file;
  const { baseUrl } = file.settings;
  return {
    ...planImport(file.settings, await store.readStored(), await store.readPolicy()),
    ...(baseUrl && { baseUrl }),
    hasToken: file.token !== undefined,
  };
}
