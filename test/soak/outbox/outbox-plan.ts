import type { LogsWhen } from '@/lib/outbox/model/connector';
import type { CrmFaultName } from './faulty-crm';

/** What happens in a story. */
export interface OutboxPlan {
  seed: number;
  calls: number;
  /** How their ids begin: `call`, unless told otherwise. */
  callsNamed?: string;
  /** How the first requests go; all others are answered right. */
  faults: readonly CrmFaultName[];
  /** Only requests to such addresses can go wrong. */
  faultyAddresses?: RegExp;
  /** One in this number of calls is from a page without a record, to a number that no contact has. */
  withoutRecord?: number;
  /** When each call is logged; at once, unless told otherwise. */
  logsWhen?: LogsWhen;
  /** Points at which the lives end, first life first; later lives live on. */
  deaths: readonly number[];
}
