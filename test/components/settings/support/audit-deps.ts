import type { AuditDeps } from '@/components/settings/audit/audit-model';
import { NOON } from '@/test/calls/support/calls';

/** What the audit pack needs, where nobody exports one. */
export const auditDeps: Omit<AuditDeps, 'ask'> = {
  exportAudit: () => Promise.reject(new Error('not made')),
  saveZip: () => undefined,
  copyText: async () => undefined,
  now: () => NOON,
};
