import { type ReadonlySignal, signal } from '@preact/signals';
import { originPattern } from '@/lib/platform/match-pattern';
import type { FileResult, KeptResult } from './kept-result';
import {
  createOpenFileModel,
  type OpenedFile,
  type OpenFileDeps,
  type OpenFileModel,
  type ReadableFile,
} from './open-file-model';

/** What files of settings need. */
export interface SettingsFileDeps extends OpenFileDeps {
  /** Shows the imported connection. */
  onImported: () => void;
  keptResult: KeptResult;
}

/** Settings as a file, and the file or link by which an administrator sets Handset up. */
export interface SettingsFileModel extends OpenFileModel {
  result: ReadonlySignal<FileResult | undefined>;
  canUndo: ReadonlySignal<boolean>;
  /** Returns whether an import of this file also stores its token. */
  bringsToken(file: OpenedFile & ReadableFile): boolean;
  /** Imports what was opened, as it was shown. Call it directly from the click. */
  importOpened(): Promise<void>;
  /** Puts back what the last import changed. */
  undo(): Promise<void>;
}

/**
 * Creates the model of files of settings. Nothing is imported before the rep saw what it changes and where it is
 * from. Only a file in Options may bring a token (`takesToken`): what an administrator hands out never does.
 */
export function createSettingsFileModel(
  deps: SettingsFileDeps,
  { takesToken }: { takesToken: boolean },
  abortSignal: AbortSignal,
): SettingsFileModel {
  const { ask, keptResult } = deps;
  const opening = createOpenFileModel(deps, abortSignal);
  const { opened } = opening;
  const result = signal<FileResult>();
  const canUndo = signal(false);
  /** What comes of the present press if it works: the page may open in another language before the answer. */
  let expected: FileResult | undefined;

  async function readCanUndo(): Promise<void> {
    const answer = await ask('can-undo-settings-import', null);
    if (!abortSignal.aborted) canUndo.value = answer.ok && answer.value;
  }

  async function finish(next: FileResult): Promise<void> {
    if (next !== 'failed') deps.onImported();
    await readCanUndo();
    expected = undefined;
    result.value = next;
  }

  /** Says what came of a press before the page opened again, once the place for it is drawn. */
  async function start(): Promise<void> {
    const kept = keptResult.take();
    await readCanUndo();
    if (kept && !abortSignal.aborted) result.value = kept;
  }

  const bringsToken: SettingsFileModel['bringsToken'] = ({ isLink, hasToken, kept }) =>
    takesToken && !isLink && hasToken && !kept.includes('baseUrl');

  keptResult.follow(() => result.value ?? expected, abortSignal);
  void start();
  return {
    ...opening,
    ...{ result, canUndo, bringsToken },
    async importOpened() {
      const file = opened.value;
      if (!file || 'problem' in file) return;
      const withToken = bringsToken(file);
      const pattern = withToken && file.baseUrl ? originPattern(file.baseUrl) : undefined;
      result.value = undefined;
      // If the rep refuses, the connection form shows that access is missing and offers to ask again.
      if (pattern) await deps.requestOrigins([pattern]).catch(() => false);
      expected = 'imported';
      const answer = await ask('import-settings', { text: file.text, withToken });
      if (answer.ok) opened.value = undefined;
      if (!answer.ok) await finish('failed');
      else await finish(answer.value.hasToken ? 'imported' : 'needs-token');
    },
    async undo() {
      result.value = undefined;
      expected = 'undone';
      const answer = await ask('undo-settings-import', null);
      await finish(answer.ok ? 'undone' : 'failed');
    },
  };
}
