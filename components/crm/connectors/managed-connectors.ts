import { type ConnectorId, connectorIds } from '@/lib/outbox/model/connector';
import { isLocked, noPolicy, type Policy } from '@/lib/settings/policy';
import type { SuggestedConnector } from '@/lib/settings/policy/suggested-connectors';

/** What an administrator says of a CRM. */
type ManagedFields = Partial<Record<'address' | 'database' | 'clientId', string>>;

/** The CRMs that an administrator chose. */
interface ManagedConnectors {
  suggested: readonly SuggestedConnector[];
  /** Whether the rep can connect no others. */
  isLocked: boolean;
  /** The CRMs that the rep can choose from. */
  offered: readonly ConnectorId[];
  /** What the administrator says of a CRM, by field. */
  fieldsOf(connector: ConnectorId): ManagedFields;
}

/** Returns the CRMs of the company. Unless a policy locks them, all are the rep's to choose. */
export function managedConnectors(
  suggested: readonly SuggestedConnector[] = [],
  policy: Policy = noPolicy,
): ManagedConnectors {
  const isFixed = isLocked(policy, 'connectors');
  return {
    suggested,
    isLocked: isFixed,
    offered: isFixed ? suggested.map(({ connector }) => connector) : connectorIds,
    fieldsOf: (connector) => {
      const { address, database, clientId } =
        suggested.find((each) => each.connector === connector) ?? {};
      return {
        ...(address && { address }),
        ...(database && { database }),
        ...(clientId && { clientId }),
      };
    },
  };
}
