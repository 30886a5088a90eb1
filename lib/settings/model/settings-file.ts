import type { FileKey } from '@/lib/settings/policy-values';
import type { Settings } from '@/lib/settings/table';

/** Settings that a file can hold. */
export type FileSettings = Partial<Pick<Settings, FileKey>>;

/** A setting that an import changes, as it is and as it will be. */
export interface SettingChange {
  key: FileKey;
  before: Settings[FileKey];
  after: Settings[FileKey];
}

/** What an import would do. */
export interface ImportPlan {
  changes: SettingChange[];
  /** Settings of the file that the administrator fixed to other values. They stay. */
  kept: FileKey[];
}

/** A file of settings that can be imported. */
export interface ReadableSettingsFile extends ImportPlan {
  /** The service's URL that the file names. */
  baseUrl?: string;
  hasToken: boolean;
}

/**
 * Why a file is refused.
 * - `other-kind`: another program's, or another file of Handset's
 * - `newer`: a later version of Handset wrote it
 * - `empty`: it sets nothing
 * - `secret`: it holds what looks like a token, at these paths
 * - `unread`: it names unknown settings or wrong values, at these paths
 */
export type SettingsFileProblem =
  | { problem: 'too-large' | 'no-json' | 'other-kind' | 'newer' | 'empty' }
  | { problem: 'secret' | 'unread'; paths: string[] };

/** Why no file came from a link: nobody answered, or there is none; it was too large; it was no longer wanted. */
export type LinkProblem = 'unreachable' | 'no-file' | 'too-large' | 'cancelled';
