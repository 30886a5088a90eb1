import type { CallDatabase } from '@/lib/calls/database';
import type { workspaceMessages } from '@/lib/messages/rows/settings-messages';
import type { Handlers } from '@/lib/messages/server';
import {
  addWorkspace,
  removeWorkspace,
  renameWorkspace,
  switchWorkspace,
  type WorkspaceDeps,
} from '@/lib/workspaces/change-workspaces';

/** What the messages about workspaces need. */
interface WorkspaceHandlerDeps extends WorkspaceDeps {
  database: CallDatabase;
  /** Makes another workspace count: its calls are followed, its queue is shown. */
  onSwitched(): Promise<void>;
  /** Deletes the queue and agents of a workspace. */
  removeCampaigns(workspace: string): Promise<void>;
}

/** Answers the messages about workspaces. */
export function workspaceHandlers(
  deps: WorkspaceHandlerDeps,
): Pick<Handlers, keyof typeof workspaceMessages> {
  return {
    'add-workspace': async ({ name }) => {
      await addWorkspace(deps, name);
      await deps.onSwitched();
      return null;
    },
    'switch-workspace': async ({ id }) => {
      await switchWorkspace(deps, id);
      await deps.onSwitched();
      return null;
    },
    'rename-workspace': async ({ id, name }) => {
      await renameWorkspace(deps, id, name);
      return null;
    },
    'remove-workspace': async ({ id }) => {
      await removeWorkspace(deps, id);
      await deps.removeCampaigns(id);
      await deps.database.follow.delete(id);
      return null;
    },
  };
}
