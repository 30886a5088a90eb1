import type { RuleRow } from '@/lib/rules/rule';

/** Canada: the calling hours of the national telemarketing rules. Provinces may have narrower ones. */
export const CANADA: readonly RuleRow[] = [
  {
    id: 'ca-hours',
    kind: 'hours',
    countries: ['CA'],
    weekday: '09:00-21:30',
    saturday: '10:00-18:00',
    sunday: '10:00-18:00',
    source: 'CRTC Unsolicited Telecommunications Rules, Part III',
    url: 'http://www.crtc.gc.ca/eng/trules-reglest.htm',
    asOf: '2026-11-23',
  },
];
