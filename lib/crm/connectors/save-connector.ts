import {
  accountOf,
  type ConnectorId,
  type IfNoRecord,
  type LogsWhen,
  type StoredConnector,
} from '@/lib/outbox/model/connector';
import type { OutboxDatabase } from '@/lib/outbox/model/delivery';
import type { SettingsDatabase } from '@/lib/settings/database';
import { createTokenStore } from '@/lib/settings/token-store';
import type { CrmAccess } from './crm-openers';

/** What saving a connector needs. */
export interface SaveConnectorDeps {
  database: OutboxDatabase;
  settingsDatabase: SettingsDatabase;
  /** Epoch ms. */
  now(): number;
}

/** What is stored of a connector: its access, and what the rep chose. */
interface ChosenConnector extends CrmAccess {
  records?: string | undefined;
  logsWhen?: LogsWhen | undefined;
  ifNoRecord?: IfNoRecord | undefined;
}

/**
 * Stores a connector and restarts the outbox. The key is stored first: it counts for its address only,
 * so that a half-saved connector sends nothing.
 */
export async function saveConnector(
  deps: SaveConnectorDeps,
  id: ConnectorId,
  access: ChosenConnector,
): Promise<void> {
  const { database, settingsDatabase } = deps;
  const {
    address,
    key,
    database: name,
    records,
    clientId,
    fields,
    lengths,
    template,
    logsWhen,
    ifNoRecord,
  } = access;
  await createTokenStore(settingsDatabase, `${id}-key`).write(key, address);
  await database.transaction('rw', database.connectors, async () => {
    const before = await database.connectors.get(id);
    await database.connectors.put({
      id,
      address,
      ...(name && { database: name }),
      ...(records && { records }),
      ...(clientId && { clientId }),
      ...(fields && { fields }),
      ...(lengths && { lengths }),
      ...(template && { template }),
      ...(logsWhen && { logsWhen }),
      ...(ifNoRecord && { ifNoRecord }),
      since: isSameAccount(before, access) ? before.since : deps.now(),
      changes: (before?.changes ?? 0) + 1,
    });
  });
}

function isSameAccount(
  before: StoredConnector | undefined,
  access: ChosenConnector,
): before is StoredConnector {
  return before !== undefined && accountOf(before) === accountOf(access);
}

/** Disconnects a CRM and deletes its key. What was logged stays there. */
export async function removeConnector(deps: SaveConnectorDeps, id: ConnectorId): Promise<void> {
  const { connectors, recordChoices, createdContacts } = deps.database;
  await connectors.delete(id);
  for (const byNumber of [recordChoices, createdContacts]) {
    await byNumber.where('[connector+number]').between([id, ''], [id, '\uffff']).delete();
  }
  await createTokenStore(deps.settingsDatabase, `${id}-key`).remove();
}
