import type { RuleRow } from '@/lib/rules/rule';

/** Australia: telemarketing calls on weekdays and Saturdays, none on Sundays and national holidays. */
export const AUSTRALIA: readonly RuleRow[] = [
  {
    id: 'au-hours',
    kind: 'hours',
    countries: ['AU'],
    weekday: '09:00-20:00',
    saturday: '09:00-17:00',
    sunday: '',
    holiday: {
      hours: '',
      days: ['01-01', '01-26', { easter: -2 }, { easter: 1 }, '04-25', '12-25', '12-26'],
    },
    source: 'Telecommunications (Telemarketing and Research Calls) Industry Standard 2017',
    url: 'https://www.donotcall.gov.au/consumers/consumer-overview/industry-standards/',
    asOf: '2026-11-23',
  },
];
