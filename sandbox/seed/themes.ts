import { wholeNumberBetween } from '@/sandbox/random';

/** The subject of a campaign, which determines the data of its contacts. */
export interface Theme {
  title: string;
  /** The campaign's input-data keys, after first and last name. */
  data(random: () => number): Record<string, string>;
}

/** Themes, one for each kind of business in the sandbox. */
export const THEMES: readonly [Theme, ...Theme[]] = [
  {
    title: 'Policy renewals',
    data: (random) => ({
      policy_no: `PL-${wholeNumberBetween(random, 100000, 999999)}`,
      renewal_date: `2026-${two(wholeNumberBetween(random, 1, 12))}-${two(wholeNumberBetween(random, 1, 28))}`,
      city: city(random),
    }),
  },
  {
    title: 'Rooftop survey',
    data: (random) => ({
      roof_area: `${wholeNumberBetween(random, 18, 140)} m²`,
      monthly_bill: (wholeNumberBetween(random, 4000, 32000) / 100).toFixed(2),
      postcode: String(wholeNumberBetween(random, 10000, 99999)),
    }),
  },
  {
    title: 'Delivery windows',
    data: (random) => ({
      order_ref: `ORD-2026-${wholeNumberBetween(random, 10000, 99999)}`,
      depot: city(random),
      parcels: String(wholeNumberBetween(random, 1, 9)),
    }),
  },
  {
    title: 'Welcome calls',
    data: (random) => ({
      email: `contact${wholeNumberBetween(random, 1, 99999)}@example.com`,
      signed_up: `2026-${two(wholeNumberBetween(random, 1, 12))}-${two(wholeNumberBetween(random, 1, 28))}`,
    }),
  },
  {
    title: 'Win back',
    data: (random) => ({
      last_order: `2025-${two(wholeNumberBetween(random, 1, 12))}-${two(wholeNumberBetween(random, 1, 28))}`,
      lifetime_value: String(wholeNumberBetween(random, 50, 9000)),
      note: random() < 0.2 ? 'Prefers afternoons; ask for the office manager.' : '',
    }),
  },
];

const CITIES = ['Harrowgate Bay', 'Lindenau', 'Port Meridian', 'Saint-Cyr', 'Westmark', 'Östervik'];

function city(random: () => number): string {
  return CITIES[wholeNumberBetween(random, 0, CITIES.length - 1)] ?? '';
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
