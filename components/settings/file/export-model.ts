import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Ask } from '@/lib/messages/client';

/** The settings as a file to keep. */
export interface SettingsExport {
  /** Whether the file gets the token. Off again after each export. */
  withToken: Signal<boolean>;
  hasFailed: ReadonlySignal<boolean>;
  save(): Promise<void>;
}

/** What an export needs. */
export interface SettingsExportDeps {
  ask: Ask;
  /** Saves a text as a file of the rep's. */
  saveText: (text: string, name: string) => void;
}

/** Creates the model of the export. */
export function createSettingsExport({ ask, saveText }: SettingsExportDeps): SettingsExport {
  const withToken = signal(false);
  const hasFailed = signal(false);
  return {
    withToken,
    hasFailed,
    async save() {
      const answer = await ask('export-settings', { withToken: withToken.value });
      hasFailed.value = !answer.ok;
      withToken.value = false;
      if (answer.ok) saveText(answer.value, 'handset-settings.json');
    },
  };
}
