import type { Transaction } from 'dexie';
import { accountOf, type ConnectorId, type StoredConnector } from './connector';

/** A row that counted at an address of a CRM. */
interface RowAtAddress {
  connector: ConnectorId;
  address?: string;
  account?: string;
}

/** Migration: rows of the outbox belong to an account of their CRM, those of now to the connected one. */
export async function nameAccounts(transaction: Transaction): Promise<void> {
  const stored = await transaction.table<StoredConnector>('connectors').toArray();
  const connected = new Map(stored.map((each) => [each.id, each]));
  const accountAt = (connector: ConnectorId, address = connected.get(connector)?.address) => {
    const now = connected.get(connector);
    return now && now.address === address ? accountOf(now) : (address ?? '');
  };
  await transaction
    .table('outbox')
    .toCollection()
    .modify((row) => {
      row.account = accountAt(row.connector);
      if (row.target)
        row.target = movedTo(row.target, accountAt(row.connector, row.target.address));
    });
  for (const table of ['recordChoices', 'createdContacts']) {
    await transaction
      .table<RowAtAddress>(table)
      .toCollection()
      .modify((row) => {
        row.account = accountAt(row.connector, row.address);
        delete row.address;
      });
  }
}

function movedTo({ address: _, ...target }: { address?: string }, account: string) {
  return { ...target, account };
}
