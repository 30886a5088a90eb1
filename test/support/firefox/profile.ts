import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@/test/support/tree';

/** A profile that Firefox was started with once. */
export const STARTED_PROFILE = join(root, '.output/test/firefox-profile');

/**
 * What Firefox works out at the first start with a profile: compiled scripts and its built-in add-ons. It
 * takes 2 of the 5.5 seconds of processor time of a start (ESR 153), and holds no data of a test.
 */
const WORKED_OUT = [
  'compatibility.ini',
  'startupCache',
  'extensions.json',
  'addonStartup.json.lz4',
];

/** A folder for one start. */
export interface Profile {
  folder: string;
  /** Removes what was made for this start only. */
  remove(): Promise<void>;
}

/** Makes an empty profile that starts as fast as one that was started before, if there is one. */
export async function newProfile(): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'handset-profile-'));
  for (const name of WORKED_OUT) {
    const copied = cp(join(STARTED_PROFILE, name), join(folder, name), { recursive: true });
    await copied.catch(() => undefined);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** A profile that a test keeps for its next start. */
export function keptProfile(folder: string): Profile {
  return { folder, remove: async () => undefined };
}
