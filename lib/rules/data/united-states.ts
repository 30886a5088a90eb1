import type { Holiday, RuleRow } from '@/lib/rules/rule';

const CHECKED = { countries: ['US'], asOf: '2026-11-23' };

/** A holiday on a Saturday is kept on Friday, and one on a Sunday on Monday. */
const TO_WEEKDAY = [1, 0, 0, 0, 0, 0, -1];

/** The holidays of 5 U.S.C. § 6103(a). */
const FEDERAL_HOLIDAYS: Holiday[] = [
  { date: '01-01', moved: TO_WEEKDAY },
  { month: 1, weekday: 1, nth: 3 },
  { month: 2, weekday: 1, nth: 3 },
  { month: 5, weekday: 1, nth: -1 },
  { date: '06-19', moved: TO_WEEKDAY },
  { date: '07-04', moved: TO_WEEKDAY },
  { month: 9, weekday: 1, nth: 1 },
  { month: 10, weekday: 1, nth: 2 },
  { date: '11-11', moved: TO_WEEKDAY },
  { month: 11, weekday: 4, nth: 4 },
  { date: '12-25', moved: TO_WEEKDAY },
];

/** State employees keep a holiday that falls on a weekend on the Monday after it. */
const TO_MONDAY = [1, 0, 0, 0, 0, 0, 2];

/**
 * The federal holidays and those of R.I. Gen. Laws § 25-1-1, but for election day. They close weekdays only:
 * 4 May on a Saturday is moved to Sunday, which is closed anyway.
 */
const RHODE_ISLAND_HOLIDAYS: Holiday[] = [
  ...FEDERAL_HOLIDAYS,
  ...['01-01', '07-04', '11-11', '12-25'].map((date) => ({ date, moved: TO_MONDAY })),
  { date: '05-04', moved: [1, 0, 0, 0, 0, 0, 1] },
  { month: 8, weekday: 1, nth: 2 },
];

/** The holidays of Utah Code § 63G-1-301, but for Good Friday, which depends on a further condition. */
const UTAH_HOLIDAYS: Holiday[] = [
  ...FEDERAL_HOLIDAYS.filter(
    (day) => !(typeof day === 'object' && 'date' in day && day.date === '06-19'),
  ),
  { date: '06-19', moved: [1, 0, -1, -2, -3, -4, 2] },
  { date: '07-24', moved: TO_WEEKDAY },
];

const hours = (daily: string) => ({ weekday: daily, saturday: daily, sunday: daily });

/**
 * Calling hours and limits of the United States, at the callee's location: the federal hours, and
 * the states whose own are narrower and whose text was read.
 */
export const UNITED_STATES: readonly RuleRow[] = [
  {
    id: 'us-hours',
    kind: 'hours',
    ...CHECKED,
    countries: ['US', 'PR', 'VI', 'GU', 'AS', 'MP'],
    ...hours('08:00-21:00'),
    source: '47 CFR § 64.1200(c)(1)',
    url: 'https://www.ecfr.gov/current/title-47/section-64.1200',
  },
  {
    id: 'us-fl-hours',
    kind: 'hours',
    ...CHECKED,
    region: 'Florida',
    ...hours('08:00-20:00'),
    source: 'Fla. Stat. § 501.616(6)(a)',
    url: 'https://www.flsenate.gov/Session/Bill/2021/1120/BillText/er/HTML',
  },
  {
    id: 'us-fl-attempts',
    kind: 'attempts',
    ...CHECKED,
    region: 'Florida',
    limit: 3,
    hours: 24,
    source: 'Fla. Stat. § 501.616(6)(b)',
    url: 'https://www.flsenate.gov/Session/Bill/2021/1120/BillText/er/HTML',
  },
  {
    id: 'us-la-hours',
    kind: 'hours',
    ...CHECKED,
    region: 'Louisiana',
    weekday: '08:00-20:00',
    saturday: '08:00-20:00',
    sunday: '',
    source: 'La. Rev. Stat. § 45:811',
    url: 'https://legis.la.gov/legis/Law.aspx?d=99769',
  },
  {
    id: 'us-ma-hours',
    kind: 'hours',
    ...CHECKED,
    region: 'Massachusetts',
    ...hours('08:00-20:00'),
    source: '201 CMR 12.02(2)',
    url: 'https://regulations.justia.com/states/massachusetts/201-cmr/title-201-cmr-12-00/section-12-02',
  },
  {
    id: 'us-md-hours',
    kind: 'hours',
    ...CHECKED,
    region: 'Maryland',
    ...hours('08:00-20:00'),
    source: 'Md. Code, Com. Law § 14-4502',
    url: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gcl&section=14-4502',
  },
  {
    id: 'us-md-attempts',
    kind: 'attempts',
    ...CHECKED,
    region: 'Maryland',
    limit: 3,
    hours: 24,
    source: 'Md. Code, Com. Law § 14-4502',
    url: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gcl&section=14-4502',
  },
  {
    id: 'us-ok-hours',
    kind: 'hours',
    ...CHECKED,
    region: 'Oklahoma',
    ...hours('08:00-20:00'),
    source: 'Telephone Solicitation Act of 2022, 15 O.S. § 775C',
    url: 'https://app.legiplex.com/ok/legislature/2022/2022-r/bills/hb3168/drafts-latest',
  },
  {
    id: 'us-ok-attempts',
    kind: 'attempts',
    ...CHECKED,
    region: 'Oklahoma',
    limit: 3,
    hours: 24,
    source: 'Telephone Solicitation Act of 2022, 15 O.S. § 775C',
    url: 'https://app.legiplex.com/ok/legislature/2022/2022-r/bills/hb3168/drafts-latest',
  },
  {
    id: 'us-ri-hours',
    kind: 'hours',
    ...CHECKED,
    asOf: '2026-11-28',
    region: 'Rhode Island',
    weekday: '09:00-18:00',
    saturday: '10:00-17:00',
    sunday: '',
    holiday: { hours: '', days: RHODE_ISLAND_HOLIDAYS },
    source: 'R.I. Gen. Laws §§ 5-61-2, 5-61-3.6, 25-1-1',
    url: 'http://webserver.rilin.state.ri.us/Statutes/TITLE5/5-61/5-61-3.6.HTM',
  },
  {
    id: 'us-ut-hours',
    kind: 'hours',
    ...CHECKED,
    region: 'Utah',
    weekday: '08:00-21:00',
    saturday: '08:00-21:00',
    sunday: '',
    holiday: { hours: '', days: UTAH_HOLIDAYS },
    source: 'Utah Code § 13-25a-103(3)',
    url: 'https://codes.findlaw.com/ut/title-13-commerce-and-trade/ut-code-sect-13-25a-103/',
  },
  {
    id: 'us-wa-hours',
    kind: 'hours',
    ...CHECKED,
    region: 'Washington',
    ...hours('08:00-20:00'),
    source: 'RCW 80.36.390',
    url: 'https://wa-law.org/bill/2021-22/hb/1497/S.PL/',
  },
];
