import type { RuleRow } from '@/lib/rules/rule';

/** A rule of a company that never calls the United States. */
export const CLOSED_RULE: RuleRow = {
  ...{ id: 'closed', kind: 'hours', countries: ['US'], weekday: '', saturday: '', sunday: '' },
  ...{ source: 'Sales handbook, 4.2', url: 'https://intranet.example.com/', asOf: '2026-11-20' },
};
