import { FIRST_WORKSPACE } from '@/lib/settings/workspace/first-workspace';

/**
 * The key by which calls of a campaign are found: two workspaces may have campaigns with the same id. `12`, or
 * `12@0b7e…` outside the first workspace.
 */
export function campaignKey(id: number, workspace: string): string {
  return workspace === FIRST_WORKSPACE ? String(id) : `${id}@${workspace}`;
}

/** The campaign's id in such a key, which may come from an address. */
export function campaignIdIn(key: string): string {
  return key.split('@', 1)[0] ?? '';
}
