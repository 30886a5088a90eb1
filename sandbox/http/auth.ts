import { z } from 'zod';
import type { SandboxDeps } from '@/sandbox/deps';

/** The workspace of a token. */
export interface Caller {
  workspaceId: number;
  companyId: number;
}

const rowSchema = z.object({ workspaceId: z.number(), companyId: z.number() });

/** Returns the workspace of the token in these headers; null without a valid token. */
export function findCaller({ db }: SandboxDeps, headers: Headers, names: string[]): Caller | null {
  const token = names.map((name) => headers.get(name)).find((value) => value !== null);
  const row = db
    .prepare('SELECT id AS workspaceId, company_id AS companyId FROM workspaces WHERE token = ?')
    .get(token ?? '');
  return row === undefined ? null : rowSchema.parse(row);
}
