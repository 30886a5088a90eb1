import type { RuleRow } from '@/lib/rules/rule/rule';

/** Federal calling hours of the United States, at the callee's location. */
export const UNITED_STATES: readonly RuleRow[] = [
  {
    id: 'us-hours',
    kind: 'hours',
    countries: ['US', 'PR', 'VI', 'GU', 'AS', 'MP'],
    weekday: '08:00-21:00',
    saturday: '08:00-21:00',
    sunday: '08:00-21:00',
    source: '47 CFR § 64.1200(c)(1)',
    url: 'https://www.ecfr.gov/current/title-47/section-64.1200',
    asOf: '2026-11-23',
  },
];
