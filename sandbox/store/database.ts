import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { seedWorkspaces, type Workspace } from '@/sandbox/seed/workspaces';

const TABLES = `
  CREATE TABLE IF NOT EXISTS companies (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  CREATE TABLE IF NOT EXISTS workspaces (
    id INTEGER PRIMARY KEY,
    company_id INTEGER NOT NULL REFERENCES companies,
    name TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE
  );
  CREATE TABLE IF NOT EXISTS dids (
    workspace_id INTEGER NOT NULL REFERENCES workspaces,
    e164 TEXT NOT NULL UNIQUE
  );
  CREATE TABLE IF NOT EXISTS calls (
    id INTEGER PRIMARY KEY,
    call_id TEXT NOT NULL UNIQUE,
    workspace_id INTEGER NOT NULL REFERENCES workspaces,
    client_number TEXT NOT NULL,
    user_number TEXT NOT NULL,
    did_number TEXT NOT NULL,
    app_id INTEGER,
    object_id INTEGER,
    submitted_id TEXT,
    slug TEXT,
    placed_at INTEGER NOT NULL,
    plan TEXT NOT NULL,
    recording_id TEXT NOT NULL UNIQUE
  );
  CREATE INDEX IF NOT EXISTS calls_by_workspace ON calls (workspace_id, app_id);
  CREATE INDEX IF NOT EXISTS calls_by_callee ON calls (client_number);
`;

/** Opens or creates the sandbox's database, and fills an empty one. In memory without `file`. */
export function openDatabase(file: string | undefined, seed: string): DatabaseSync {
  const db = new DatabaseSync(file ?? ':memory:');
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  db.exec(TABLES);
  const filled = db.prepare('SELECT 1 FROM workspaces LIMIT 1').get() !== undefined;
  if (!filled) inTransaction(db, () => fill(db, seed));
  return db;
}

/** Returns the workspaces in the database. */
export function listWorkspaces(db: DatabaseSync): Workspace[] {
  const rows = db.prepare(`
    SELECT workspaces.id, workspaces.name, companies.name AS company, token,
      group_concat(e164, ' ' ORDER BY dids.rowid) AS dids
    FROM workspaces JOIN companies ON companies.id = company_id
      JOIN dids ON dids.workspace_id = workspaces.id
    GROUP BY workspaces.id ORDER BY workspaces.id`);
  return z.array(workspaceRowSchema).parse(rows.all());
}

const workspaceRowSchema = z.object({
  id: z.number(),
  name: z.string(),
  company: z.string(),
  token: z.string(),
  dids: z.string().transform((list) => list.split(' ')),
});

/** Runs `work` in one transaction. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

function fill(db: DatabaseSync, seed: string): void {
  const company = db.prepare('INSERT OR IGNORE INTO companies (name) VALUES (?)');
  const workspace = db.prepare(
    'INSERT INTO workspaces SELECT ?, id, ?, ? FROM companies WHERE name = ?',
  );
  const did = db.prepare('INSERT INTO dids VALUES (?, ?)');
  for (const { id, name, company: owner, token, dids } of seedWorkspaces(seed)) {
    company.run(owner);
    workspace.run(id, name, token, owner);
    for (const e164 of dids) did.run(id, e164);
  }
}
