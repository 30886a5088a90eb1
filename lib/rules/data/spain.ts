import type { RuleRow } from '@/lib/rules/rule';

/**
 * Spain: weekdays from 9 to 21, none on weekends and holidays. Only holidays of the whole country are
 * known (Real Decreto 2001/1983, art. 45.1, and the calendar for 2026); regions and towns have more.
 */
export const SPAIN: readonly RuleRow[] = [
  {
    id: 'es-hours',
    kind: 'hours',
    countries: ['ES'],
    weekday: '09:00-21:00',
    saturday: '',
    sunday: '',
    holiday: {
      hours: '',
      days: [
        '01-01',
        '01-06',
        { easter: -2 },
        '05-01',
        '08-15',
        '10-12',
        '11-01',
        '12-06',
        '12-08',
        '12-25',
      ],
    },
    source: 'Real Decreto Legislativo 1/2007, art. 96.2',
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-20555',
    asOf: '2026-11-23',
  },
];
