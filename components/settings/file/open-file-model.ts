import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { completeServiceUrl } from '@/components/settings/connection/service-url';
import { createLatestOnly } from '@/components/shared/turns';
import type { Ask } from '@/lib/messages/client';
import { originPattern } from '@/lib/platform/match-pattern';
import { readSetUpLink } from '@/lib/settings/file/set-up-link';
import type {
  LinkProblem,
  ReadableSettingsFile,
  SettingsFileProblem,
} from '@/lib/settings/model/settings-file';

/** A file that the rep opened, and where it is from: its name, or the host of the link; empty for the link itself. */
export type OpenedFile = { source: string; isLink: boolean } & (ReadableFile | FileProblem);

/** A file that can be imported, with its text. */
export type ReadableFile = ReadableSettingsFile & { text: string };

/** Why nothing can be imported. `denied`: the rep didn't let Handset read the link's site. */
export type FileProblem = SettingsFileProblem | { problem: OpeningProblem };

type OpeningProblem = LinkProblem | 'denied' | 'no-answer' | 'no-link' | 'not-https' | 'damaged';

/** What opening files and links needs. */
export interface OpenFileDeps {
  ask: Ask;
  /** Asks the rep for match patterns. Call it inside the click, before any `await`. */
  requestOrigins: (patterns: string[]) => Promise<boolean>;
  hasOrigins: (patterns: string[]) => Promise<boolean>;
  removeOrigins: (patterns: string[]) => Promise<boolean>;
}

/** Opens files of settings and set-up links, and says what they would change. Changes nothing. */
export interface OpenFileModel {
  /** What the rep opened, until it is imported or dropped. */
  opened: Signal<OpenedFile | undefined>;
  /** Whether a link is being fetched. */
  isFetching: ReadonlySignal<boolean>;
  /** The link as typed. */
  link: Signal<string>;
  open(file: Pick<File, 'text' | 'name'>): Promise<void>;
  /** Opens the typed link. Call it directly from the click. */
  openLink(): Promise<void>;
  /** Drops what was opened, and ends a fetch. Keeps the typed link. */
  cancel(): void;
}

/** Creates the model. Only the rep opens a link, by pasting it: no page leads here. */
export function createOpenFileModel(deps: OpenFileDeps, abortSignal: AbortSignal): OpenFileModel {
  const { ask } = deps;
  const opened = signal<OpenedFile>();
  const isFetching = signal(false);
  const link = signal('');
  const turns = createLatestOnly(abortSignal);

  async function show(source: string, isLink: boolean, text: string): Promise<void> {
    const turn = turns.begin();
    const answer = await ask('open-settings-file', { text });
    if (turn.aborted) return;
    const file = answer.ok ? { ...answer.value, text } : ({ problem: 'no-answer' } as const);
    opened.value = { source, isLink, ...file };
  }

  function refuse(source: string, problem: OpeningProblem): void {
    opened.value = { source, isLink: true, problem };
  }

  async function fetchLink(url: string): Promise<void> {
    const turn = turns.begin();
    const source = new URL(url).host;
    isFetching.value = true;
    const fetched = await withAccess(deps, url, () => ask('read-set-up-link', { url }));
    if (turn.aborted) return;
    isFetching.value = false;
    if (!fetched) refuse(source, 'denied');
    else if (!fetched.ok) refuse(source, 'no-answer');
    else if ('problem' in fetched.value) refuse(source, fetched.value.problem);
    else await show(source, true, fetched.value.text);
  }

  return {
    ...{ opened, isFetching, link },
    open: async (file) => show(file.name, false, await file.text()),
    async openLink() {
      opened.value = undefined;
      const read = readSetUpLink(completeServiceUrl(link.value));
      if ('fault' in read) refuse('', read.fault);
      else if ('url' in read) await fetchLink(read.url);
      else await show('', true, read.text);
    },
    cancel() {
      turns.end();
      if (isFetching.value) void ask('cancel-set-up-link', null);
      isFetching.value = false;
      opened.value = undefined;
    },
  };
}

/**
 * Runs `run` with access to a link's site, and gives back what wasn't there before: numbers are found, and one
 * click calls, on sites that the rep allowed. Undefined if the rep refused.
 */
async function withAccess<T>(
  { requestOrigins, hasOrigins, removeOrigins }: OpenFileDeps,
  url: string,
  run: () => Promise<T>,
): Promise<T | undefined> {
  const patterns = [originPattern(url) ?? url];
  // Both in the turn of the click: the browser answers in this order.
  const had = hasOrigins(patterns);
  const isGranted = await requestOrigins(patterns).catch(() => false);
  if (!isGranted) return undefined;
  try {
    return await run();
  } finally {
    if (!(await had)) await removeOrigins(patterns).catch(() => false);
  }
}
