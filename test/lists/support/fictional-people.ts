import type { SeededRandom } from '@/test/soak/random';

/** Someone of a generated list. */
export interface FictionalPerson {
  first: string;
  last: string;
  company: string;
  email: string;
  country: string;
  city: string;
  region: string;
  postcode: string;
  /** The digits of a number, and how it is written in its country. */
  number: () => string;
}

const FIRST = [
  'Anna',
  'Oliver',
  'Zoë',
  'Jürgen',
  'Chloé',
  'Mateo',
  'Priya',
  'Ken',
  'Sara',
  'Björn',
  'Ann-Marie',
];
const LAST = [
  'Hart',
  'O’Neil',
  'Müller',
  'García Soto',
  'van Dam',
  'Nair',
  'Lefèvre',
  'Stone',
  'Öz',
  'Byrne',
];
const COMPANIES = [
  'Sample Inc.',
  'Muster & Söhne GmbH',
  'Exemple SARL',
  'Direct Mobile Ltd',
  'Call 24',
  'Main Street "Deli"',
  'Tel; Co, KG',
];

/** Numbers that regulators reserve for fiction, with and without their country. `#` is any digit. */
const PLANS = [
  {
    countries: ['United States', 'USA', 'US', 'Vereinigte Staaten'],
    cities: ['New York', 'Boston'],
    region: 'NY',
    postcode: '10001',
    writings: [
      '+1 212-555-01##',
      '(212) 555-01##',
      '212.555.01##',
      '212555 01##',
      '21255501##',
      '1-415-555-01##',
      '+1 (206) 555-01## x12',
      '713-555-01## ext. 7',
    ],
  },
  {
    countries: ['United Kingdom', 'UK', 'GB', 'Großbritannien'],
    cities: ['London', 'Leeds'],
    region: '',
    postcode: 'SW1A 1AA',
    writings: [
      '+44 20 7946 0###',
      '020 7946 0###',
      '07700 900###',
      '07700900###',
      '0044 20 7946 0###',
      '+44 (0)20 7946 0###',
      '(0113) 496 0###',
    ],
  },
  {
    countries: ['Germany', 'Deutschland', 'DE'],
    cities: ['Berlin', 'München'],
    region: 'Bayern',
    postcode: '10115',
    writings: [
      '+49 30 23125###',
      '030/23125-###',
      '030 23125 ###',
      '0049-89-99998###',
      '+49 (0)40 66969 ###',
      '0171 3920 0##',
      '069 90009-###',
    ],
  },
  {
    countries: ['France', 'FR', 'Frankreich'],
    cities: ['Paris', 'Lyon'],
    region: 'Île-de-France',
    postcode: '75001',
    writings: [
      '+33 1 99 00 ## ##',
      '01 99 00 ## ##',
      '06.39.98.##.##',
      '019900####',
      '+33(0)4 65 71 ## ##',
    ],
  },
  {
    countries: ['Australia', 'AU'],
    cities: ['Sydney'],
    region: 'NSW',
    postcode: '2000',
    writings: ['+61 2 5550 1###', '(02) 5550 1###', '(03) 7010 1###', '+61370101###'],
  },
  {
    countries: ['Ireland', 'IE', 'Irland'],
    cities: ['Cork'],
    region: '',
    postcode: 'T12 AAA0',
    writings: ['+353 20 910 0###', '020 912 0###'],
  },
  {
    countries: ['Sweden', 'SE', 'Schweden'],
    cities: ['Stockholm'],
    region: '',
    postcode: '111 20',
    writings: ['+46 8 465 004 00', '08-465 004 2#'],
  },
] as const;

/** Makes someone up. */
export function fictionalPerson(random: SeededRandom, count: number): FictionalPerson {
  const plan = random.pick(PLANS);
  const first = random.pick(FIRST);
  return {
    first,
    last: random.pick(LAST),
    company: random.pick(COMPANIES),
    email: `person${count}@example.com`,
    country: random.pick<string>(plan.countries),
    city: random.pick<string>(plan.cities),
    region: plan.region,
    postcode: plan.postcode,
    number: () =>
      random.pick<string>(plan.writings).replaceAll('#', () => String(random.below(10))),
  };
}
