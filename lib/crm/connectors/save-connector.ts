import type { ConnectorId, OutboxDatabase } from '@/lib/outbox/model';
import type { SettingsDatabase } from '@/lib/settings/database';
import { createTokenStore } from '@/lib/settings/token-store';
import type { OdooAccess } from './odoo/json2';

/** What saving a connector needs. */
export interface SaveConnectorDeps {
  database: OutboxDatabase;
  settingsDatabase: SettingsDatabase;
  /** Epoch ms. */
  now(): number;
}

/**
 * Stores a connector and lets the outbox go on. The key comes first: it counts for its address only,
 * so that a half-saved connector sends nothing.
 */
export async function saveConnector(deps: SaveConnectorDeps, access: OdooAccess): Promise<void> {
  const { database, settingsDatabase } = deps;
  const { address, key, database: name } = access;
  await createTokenStore(settingsDatabase, 'odoo-key').write(key, address);
  await database.transaction('rw', database.connectors, async () => {
    const before = await database.connectors.get('odoo');
    await database.connectors.put({
      id: 'odoo',
      address,
      ...(name && { database: name }),
      since: before?.address === address ? before.since : deps.now(),
      changes: (before?.changes ?? 0) + 1,
    });
  });
}

/** Disconnects a CRM and deletes its key. What was logged stays there. */
export async function removeConnector(deps: SaveConnectorDeps, id: ConnectorId): Promise<void> {
  await deps.database.connectors.delete(id);
  await createTokenStore(deps.settingsDatabase, `${id}-key`).remove();
}
