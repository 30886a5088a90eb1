import type { RuleRow } from '@/lib/rules/rule';

/**
 * Italy: the code of conduct that the data protection authority approved on 7 March 2024. It binds
 * those who joined it. Holidays by law 260/1949 as it is in force from 2026 (with 4 October).
 */
export const ITALY: readonly RuleRow[] = [
  {
    id: 'it-hours',
    kind: 'hours',
    countries: ['IT'],
    weekday: '09:00-20:00',
    saturday: '10:00-19:00',
    sunday: '',
    holiday: {
      hours: '',
      eve: '10:00-19:00',
      days: [
        '01-01',
        '01-06',
        { easter: 1 },
        '04-25',
        '05-01',
        '06-02',
        '08-15',
        '10-04',
        '11-01',
        '12-08',
        '12-25',
        '12-26',
      ],
    },
    source: 'Codice di condotta telemarketing e teleselling (Garante, 7 March 2024)',
    url: 'https://www.pmi.it/impresa/pubblicita-e-marketing/453002/telemarketing-le-nuove-regole-e-le-fasce-orarie-permesse.html',
    asOf: '2026-11-23',
  },
];
