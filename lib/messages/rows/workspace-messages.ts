import { z } from 'zod';
import { MAX_WORKSPACE_NAME } from '@/lib/workspaces/model';
import { answerType, type Message } from './message';

const namesWorkspace = z.object({ id: z.string().min(1).max(64) });
const nameSchema = z.string().trim().min(1).max(MAX_WORKSPACE_NAME);

/** Messages of our own pages about workspaces. */
export const workspaceMessages = {
  /** Adds a workspace and uses it. */
  'add-workspace': {
    from: 'own',
    request: z.object({ name: nameSchema }),
    answer: answerType<null>(),
  },
  /** Uses another workspace. */
  'switch-workspace': { from: 'own', request: namesWorkspace, answer: answerType<null>() },
  'rename-workspace': {
    from: 'own',
    request: namesWorkspace.extend({ name: nameSchema }),
    answer: answerType<null>(),
  },
  /** Removes a workspace that is not in use: its connection, queue and agents. Its calls stay in the log. */
  'remove-workspace': { from: 'own', request: namesWorkspace, answer: answerType<null>() },
} as const satisfies Record<string, Message>;
