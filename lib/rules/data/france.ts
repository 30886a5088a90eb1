import type { Holiday, RuleRow } from '@/lib/rules/rule';

const SOURCE = {
  countries: ['FR'],
  source: 'Code de la consommation, art. D. 223-9',
  url: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000046421823',
  asOf: '2026-11-23',
};

/** Public holidays by article L. 3133-1 of the Code du travail, to which D. 223-9 refers. */
const HOLIDAYS: Holiday[] = [
  '01-01',
  { easter: 1 },
  '05-01',
  '05-08',
  { easter: 39 },
  { easter: 50 },
  '07-14',
  '08-15',
  '11-01',
  '11-11',
  '12-25',
];

/** France: windows on weekdays, none on public holidays, four attempts in 30 days. */
export const FRANCE: readonly RuleRow[] = [
  {
    id: 'fr-hours',
    kind: 'hours',
    ...SOURCE,
    weekday: '10:00-13:00 14:00-20:00',
    saturday: '',
    sunday: '',
    holiday: { hours: '', days: HOLIDAYS },
  },
  { id: 'fr-attempts', kind: 'attempts', ...SOURCE, limit: 4, hours: 30 * 24 },
];
