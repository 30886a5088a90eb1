/**
 * Workspaces: accounts at a service, of which the rep uses one at a time. Each has its connection and numbers, its
 * queue and agents; the log, the do-not-call list, rules, CRMs and all other settings are the rep's, for all of
 * them. The settings of the one in use are where settings always are (lib/settings); those of the others are in
 * their own row. A token stays under its workspace's name and never moves. A call belongs for ever to the
 * workspace that placed it: only that one's history is searched for it, with that one's token. What a policy locks
 * holds in every workspace, also the service: each then needs its own token for that one.
 */

import type { SettingKey } from '@/lib/settings/table';

/** A workspace as the rep sees it. */
export interface ListedWorkspace {
  id: string;
  /** Empty until the rep names it: it is then called by its host. */
  name: string;
  /** The host of its service; empty until connected. */
  host: string;
  /** The host that it was connected to, where a policy locks another one. */
  hostBefore?: string;
  isInUse: boolean;
}

/** The longest name of a workspace. */
export const MAX_WORKSPACE_NAME = 60;

/** The most workspaces. Each costs a request per round while it has open calls. */
export const MAX_WORKSPACES = 20;

/** The settings that belong to a workspace. All others are the rep's. */
export const workspaceKeys: readonly SettingKey[] = [
  'baseUrl',
  'tokenHeader',
  'hasToken',
  'ownNumbers',
  'dids',
  'ownNumber',
  'callerId',
];
