import { i18n } from '#i18n';
import type { ListedWorkspace } from '@/lib/workspaces/model';

/** Returns what a workspace is called: its name, else its host, else that it was the first. */
export function workspaceName({ name, host }: Pick<ListedWorkspace, 'name' | 'host'>): string {
  return name || host || i18n.t('workspaces.first');
}

/** Returns what the workspace with an id is called, which may have been removed. */
export function nameOfWorkspace(id: string, list: readonly ListedWorkspace[]): string {
  const workspace = list.find((each) => each.id === id);
  return workspace ? workspaceName(workspace) : i18n.t('workspaces.removed');
}
