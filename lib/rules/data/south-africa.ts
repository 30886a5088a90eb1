import type { Holiday, RuleRow } from '@/lib/rules/rule';

/** Public Holidays Act 36 of 1994: one on a Sunday also makes the Monday a holiday. */
const orMonday = (date: string): Holiday => ({ date, moved: [1, 0, 0, 0, 0, 0, 0] });

/** South Africa: prohibited times for direct marketing to consumers at home. */
export const SOUTH_AFRICA: readonly RuleRow[] = [
  {
    id: 'za-hours',
    kind: 'hours',
    countries: ['ZA'],
    weekday: '08:00-20:00',
    saturday: '09:00-13:00',
    sunday: '',
    holiday: {
      hours: '',
      days: [
        orMonday('01-01'),
        orMonday('03-21'),
        { easter: -2 },
        { easter: 1 },
        orMonday('04-27'),
        orMonday('05-01'),
        orMonday('06-16'),
        orMonday('08-09'),
        orMonday('09-24'),
        orMonday('12-16'),
        orMonday('12-25'),
        orMonday('12-26'),
      ],
    },
    source: 'Consumer Protection Act 68 of 2008, s. 12, GN R293 of 2011',
    url: 'https://www.acts.co.za/consumer-protection-act-2008/r293_prohibited_time_for_contacting_consumers',
    asOf: '2026-11-23',
  },
];
