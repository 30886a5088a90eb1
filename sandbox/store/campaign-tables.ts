import type { DatabaseSync } from 'node:sqlite';
import { CAMPAIGN_STATUSES } from '@/lib/service/campaigns/campaigns';
import type { SandboxDeps } from '@/sandbox/deps';
import { type SeededCampaign, seedAgents, seedCampaigns } from '@/sandbox/seed/campaigns';
import { seedContacts } from '@/sandbox/seed/contacts';
import { inTransaction } from './database';

const TABLES = `
  CREATE TABLE IF NOT EXISTS agents (
    id INTEGER PRIMARY KEY, workspace_id INTEGER NOT NULL REFERENCES workspaces,
    name TEXT NOT NULL, settings TEXT NOT NULL, created_at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS campaigns (
    id INTEGER PRIMARY KEY, workspace_id INTEGER NOT NULL REFERENCES workspaces,
    agent_id INTEGER NOT NULL REFERENCES agents, name TEXT NOT NULL,
    published INTEGER NOT NULL, legacy INTEGER NOT NULL, status INTEGER NOT NULL,
    starts_at INTEGER, ends_at INTEGER, max_retry INTEGER NOT NULL, max_delay TEXT,
    created_at INTEGER NOT NULL, updated_at INTEGER
  );
  CREATE TABLE IF NOT EXISTS contacts (
    id INTEGER PRIMARY KEY, campaign_id INTEGER NOT NULL REFERENCES campaigns,
    mobile_no TEXT NOT NULL, input_data TEXT NOT NULL, status INTEGER NOT NULL,
    attempts INTEGER NOT NULL, duration INTEGER NOT NULL, last_attempt_at INTEGER,
    disposition TEXT NOT NULL, first_status TEXT NOT NULL, last_status TEXT NOT NULL,
    updated_by TEXT NOT NULL
  );
`;

/**
 * Creates agents, campaigns and contacts on first use. Twenty thousand contacts take time, which a
 * sandbox without campaigns does not need.
 */
export function ensureCampaigns({ db, options, now }: SandboxDeps): void {
  const made = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'contacts'").get();
  if (made !== undefined) return;
  inTransaction(db, () => {
    db.exec(TABLES);
    fillAgents(db, now());
    const campaigns = seedCampaigns(options.seed, options.contacts, now());
    fillCampaigns(db, campaigns);
    for (const campaign of campaigns) fillContacts(db, options.seed, campaign, now());
    db.exec('CREATE INDEX contacts_by_campaign ON contacts (campaign_id, status)');
  });
}

function fillAgents(db: DatabaseSync, now: number): void {
  const insert = db.prepare("INSERT INTO agents VALUES (?, ?, ?, '{}', ?)");
  for (const { id, workspaceId, name } of seedAgents()) insert.run(id, workspaceId, name, now);
}

function fillCampaigns(db: DatabaseSync, campaigns: SeededCampaign[]): void {
  const insert = db.prepare('INSERT INTO campaigns VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)');
  for (const campaign of campaigns) {
    insert.run(
      campaign.id,
      campaign.workspaceId,
      campaign.agentId,
      campaign.name,
      Number(campaign.published),
      Number(campaign.legacy),
      CAMPAIGN_STATUSES.indexOf(campaign.status),
      campaign.startsAt,
      campaign.endsAt,
      campaign.maxRetry,
      campaign.delayMinutes && `${campaign.delayMinutes[0]}m - ${campaign.delayMinutes[1]}m`,
      campaign.createdAt,
      campaign.updatedAt && Math.floor(campaign.updatedAt),
    );
  }
}

function fillContacts(db: DatabaseSync, seed: string, campaign: SeededCampaign, now: number): void {
  const insert = db.prepare('INSERT INTO contacts VALUES (NULL,?,?,?,?,?,?,?,?,?,?,?)');
  for (const contact of seedContacts(seed, campaign, now)) {
    insert.run(
      campaign.id,
      contact.mobileNo,
      JSON.stringify(contact.inputData),
      contact.status,
      contact.attempts,
      contact.durationSeconds,
      contact.lastAttemptAt,
      contact.disposition,
      contact.firstStatus,
      contact.lastStatus,
      contact.updatedBy,
    );
  }
}
