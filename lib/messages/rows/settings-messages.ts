import { z } from 'zod';
import type { ColleaguesInfo } from '@/lib/colleagues/model';
import type { UnreadableCount } from '@/lib/database/model';
import type { HealthCheck } from '@/lib/health/model';
import { reportedErrorSchema } from '@/lib/problems/model';
import type { CountryRules } from '@/lib/rules/model';
import type {
  LinkProblem,
  ReadableSettingsFile,
  SettingsFileProblem,
} from '@/lib/settings/model/settings-file';
import { MAX_WORKSPACE_NAME } from '@/lib/workspaces/model';
import { answerType, type Message } from './message';

/** A connection as the rep typed it. Without a token, the stored one is used. */
const connectionSchema = z.object({
  baseUrl: z.string().max(2000),
  token: z.string().max(5000).optional(),
  tokenHeader: z.enum(['token', 'api_access_token']),
});

/** A file of settings. The background refuses a longer one. */
const settingsFileSchema = z.string().max(10_000_000);

/** Messages of Options about the connection and the rules, and of all scripts for its list of errors. */
export const settingsMessages = {
  /** Asks the service whether it accepts the token. */
  'test-connection': { from: 'own', request: connectionSchema, answer: answerType<null>() },
  /** Stores the connection. */
  'save-connection': { from: 'own', request: connectionSchema, answer: answerType<null>() },
  /** When the rules of each country were checked, the oldest first. */
  'country-rules': { from: 'own', request: z.null(), answer: answerType<CountryRules[]>() },
  /** What the service's history says of colleagues' calls. */
  'colleagues-info': { from: 'own', request: z.null(), answer: answerType<ColleaguesInfo>() },
  /** How many stored rows of each table cannot be read, of those that have some. */
  'unreadable-rows': { from: 'own', request: z.null(), answer: answerType<UnreadableCount[]>() },
  /** These rows as JSON, without secrets. */
  'export-unreadable-rows': { from: 'own', request: z.null(), answer: answerType<string>() },
  /** Removes these rows. Answers how many. */
  'remove-unreadable-rows': { from: 'own', request: z.null(), answer: answerType<number>() },
  /** The rep's settings as a file; with the token only if the rep asked for it. */
  'export-settings': {
    from: 'own',
    request: z.object({ withToken: z.boolean() }),
    answer: answerType<string>(),
  },
  /** What a file would change, or why it is refused. */
  'open-settings-file': {
    from: 'own',
    request: z.object({ text: settingsFileSchema }),
    answer: answerType<ReadableSettingsFile | SettingsFileProblem>(),
  },
  /** Stores what a file sets, its token only if the rep was shown that. Answers whether there is one then. */
  'import-settings': {
    from: 'own',
    request: z.object({ text: settingsFileSchema, withToken: z.boolean() }),
    answer: answerType<{ hasToken: boolean }>(),
  },
  /** Whether the last import can be undone. */
  'can-undo-settings-import': { from: 'own', request: z.null(), answer: answerType<boolean>() },
  /** Puts back what the last import changed. */
  'undo-settings-import': { from: 'own', request: z.null(), answer: answerType<null>() },
  /** Fetches the file of a set-up link that the rep pasted. */
  'read-set-up-link': {
    from: 'own',
    request: z.object({ url: z.url().max(2000) }),
    answer: answerType<{ text: string } | { problem: LinkProblem }>(),
  },
  /** Ends the fetch of a set-up link. */
  'cancel-set-up-link': { from: 'own', request: z.null(), answer: answerType<null>() },
  /** Checks everything that a call depends on. */
  'check-health': { from: 'own', request: z.null(), answer: answerType<HealthCheck[]>() },
  /** Records an unexpected error, in a page script or one of our own pages. */
  'report-error': {
    from: 'any',
    whilePrerendered: true,
    request: reportedErrorSchema,
    answer: answerType<null>(),
  },
} as const satisfies Record<string, Message>;

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
