import { type ReadonlySignal, signal } from '@preact/signals';
import { createBusyFlag } from '@/components/shared/turns';
import { type FetchFile, isExpiredAnswer } from '@/lib/speech/file/load-recording';

/** What saving recordings needs. */
export interface DownloadDeps {
  fetchFile: FetchFile;
  /** Saves a file that was read. */
  saveFile(file: Blob, name: string): void;
  /** Returns whether the rep allowed downloads by the browser. */
  hasDownloads(): Promise<boolean>;
  /** Asks the rep for it, in the turn of a click. */
  requestDownloads(): Promise<boolean>;
  /** Lets the browser load a file that may not be read here. */
  download(url: string, name: string): Promise<void>;
}

/** A recording to save. */
export interface RecordingToSave {
  link: string;
  /** Returns its name; `type` is the content type, if the file was read. */
  nameFor(type?: string): string;
}

/**
 * How far saving is.
 * - `permission`: only the browser may load the file, and it asks the rep for that first
 * - `refused`: the rep did not allow it, or the browser could not load it
 */
export type DownloadState = 'idle' | 'saved' | 'permission' | 'expired' | 'refused';

/** Saving one recording as a file. */
export interface DownloadModel {
  state: ReadonlySignal<DownloadState>;
  busy: ReadonlySignal<boolean>;
  save(): Promise<void>;
  /** Asks for the permission, and saves with it. Call it in the turn of a click. */
  allow(): Promise<void>;
}

/** Creates the model. A link with `download` would only open the recording: it is of another site. */
export function createDownload(
  deps: DownloadDeps,
  { link, nameFor }: RecordingToSave,
  abortSignal: AbortSignal,
): DownloadModel {
  const state = signal<DownloadState>('idle');
  const busy = createBusyFlag();

  async function read(): Promise<DownloadState> {
    const response = await deps.fetchFile(link, { signal: abortSignal }).catch(() => undefined);
    if (!response) return (await deps.hasDownloads()) ? byBrowser() : 'permission';
    if (!response.ok) return isExpiredAnswer(response) ? 'expired' : 'refused';
    const file = await response.blob();
    deps.saveFile(file, nameFor(file.type));
    return 'saved';
  }

  async function byBrowser(): Promise<DownloadState> {
    await deps.download(link, nameFor());
    return 'saved';
  }

  const run = (work: () => Promise<DownloadState>) =>
    busy.once(async () => {
      state.value = 'idle';
      const next = await work().catch(() => 'refused' as const);
      if (!abortSignal.aborted) state.value = next;
    });

  return {
    state,
    busy: busy.value,
    save: () => run(read),
    allow() {
      const allowed = deps.requestDownloads();
      return run(async () => ((await allowed) ? byBrowser() : 'refused'));
    },
  };
}

const MAX_NAME_LENGTH = 80;

/** Endings by the type that a server names. */
const ENDINGS: Readonly<Record<string, string>> = {
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/webm': 'webm',
  'audio/flac': 'flac',
};

const KNOWN_ENDING = /\.(wav|mp3|m4a|mp4|ogg|oga|opus|webm|flac|aac)$/i;

/** The Swedish format sorts by time as a file name does: `2026-11-24 14:05`. */
const momentFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** The recording that is saved. */
interface RecordingToName {
  /** When the call was made, epoch ms. */
  createdAt: number;
  calleeName?: string | undefined;
  link: string;
  /** The content type, if the file was read. */
  type?: string | undefined;
}

/**
 * Names the file of a recording after the day and time of the call and the callee:
 * `2026-11-24 14.05 Ada Whitfield.wav`. Numbers stay out of it: folders of downloads are often shared.
 */
export function recordingFileName(
  { createdAt, calleeName = '', link, type = '' }: RecordingToName,
  word: string,
): string {
  const moment = momentFormat.format(createdAt).replace(':', '.');
  const who = safe(calleeName) || word;
  const ending = ENDINGS[type.split(';')[0]?.trim() ?? ''] ?? endingOf(link);
  return `${moment} ${who}${ending ? `.${ending}` : ''}`;
}

/** Drops what some systems forbid in names, and invisible characters that could hide the ending. */
function safe(name: string): string {
  const plain = name.replace(/[\p{C}\\/:*?"<>|.]+/gu, ' ').replace(/\s+/gu, ' ');
  return [...plain].slice(0, MAX_NAME_LENGTH).join('').trim();
}

function endingOf(link: string): string | undefined {
  return KNOWN_ENDING.exec(URL.parse(link)?.pathname ?? '')?.[1]?.toLowerCase();
}
