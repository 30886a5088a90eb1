/**
 * The rep's workspaces, for Options and the popup: a list that follows the database, and what the rep does with
 * it. The background makes each change, or says why not; the list then changes by itself. It never sees a token.
 */

import { type ReadonlySignal, signal } from '@preact/signals';
import { createBusyFlag } from '@/components/shared/turns';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import type { MessageName, Requests } from '@/lib/messages/table';
import type { ListedWorkspace } from '@/lib/workspaces/model';

/** What the model needs. */
export interface WorkspacesDeps {
  ask: Ask;
  /** Calls back with the workspaces, the oldest first: now and after each change. */
  watchWorkspaces: (
    onChange: (workspaces: ListedWorkspace[]) => void,
    abortSignal: AbortSignal,
  ) => void;
}

/** What the rep is about to do: name a new workspace, name one again, or remove one. */
type WorkspaceDraft =
  | { does: 'add' }
  | { does: 'rename'; id: string }
  | { does: 'remove'; id: string };

/** The rep's workspaces. */
export interface WorkspacesModel {
  /** The oldest first; empty until read. */
  list: ReadonlySignal<readonly ListedWorkspace[]>;
  draft: ReadonlySignal<WorkspaceDraft | undefined>;
  /** Whether the background is at work on a change. */
  busy: ReadonlySignal<boolean>;
  /** Why the last change was not made. */
  problem: ReadonlySignal<Problem | undefined>;
  open(draft: WorkspaceDraft): void;
  cancel(): void;
  /** Uses another workspace. */
  use(id: string): Promise<void>;
  /** Does what the draft says; `name` is for a workspace that is added or renamed. */
  confirm(name: string): Promise<void>;
}

/** Creates the model. */
export function createWorkspacesModel(
  { ask, watchWorkspaces }: WorkspacesDeps,
  abortSignal: AbortSignal,
): WorkspacesModel {
  const list = signal<readonly ListedWorkspace[]>([]);
  const draft = signal<WorkspaceDraft>();
  const problem = signal<Problem>();
  const changing = createBusyFlag();
  watchWorkspaces((workspaces) => {
    list.value = workspaces;
  }, abortSignal);

  /** A draft that could not be done stays open, with what was typed. */
  function change<N extends MessageName>(message: N, body: Requests[N]): Promise<void> {
    return changing.once(async () => {
      problem.value = undefined;
      const answer = await ask(message, body);
      if (answer.ok) draft.value = undefined;
      else problem.value = answer.error;
    });
  }

  return {
    list,
    draft,
    busy: changing.value,
    problem,
    open(next) {
      problem.value = undefined;
      draft.value = next;
    },
    cancel() {
      problem.value = undefined;
      draft.value = undefined;
    },
    use: (id) => change('switch-workspace', { id }),
    async confirm(name) {
      const current = draft.value;
      if (current?.does === 'add') await change('add-workspace', { name });
      if (current?.does === 'rename') await change('rename-workspace', { id: current.id, name });
      if (current?.does === 'remove') await change('remove-workspace', { id: current.id });
    },
  };
}
