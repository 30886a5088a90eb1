import type { CallDeps } from '@/lib/calls/deps';
import type { CallToLogDeps } from '@/lib/calls/log/call-to-log';
import { entryTarget } from '@/lib/crm/connectors/entry-target';
import { crmEntry } from '@/lib/i18n/after-call/crm-entry';
import { wrapUpToLog } from '@/lib/i18n/after-call/wrap-up-to-log';
import { formatInternational } from '@/lib/phone/plan/format';

/** How calls are put into words for CRMs, and where they are logged. */
export function callEntries(deps: Pick<CallDeps, 'database' | 'readSettings'>): CallToLogDeps {
  return {
    ...deps,
    targetOf: entryTarget,
    write: (call, wrapUp, { dispositions }) =>
      crmEntry(call, wrapUp && wrapUpToLog(wrapUp, dispositions), formatInternational),
  };
}
