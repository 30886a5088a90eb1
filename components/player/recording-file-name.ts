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
export interface RecordingToName {
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
