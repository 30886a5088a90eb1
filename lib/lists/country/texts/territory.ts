import { TERRITORIES } from '@/lib/lists/country/data/territories';

const rows = TERRITORIES.trim()
  .split('\n')
  .map((line) => {
    const [own = '', abroad = ''] = line.split('|');
    const [country = '', ...territories] = own.trim().split(' ');
    return { country, territories, abroad: abroad.split(' ').filter(Boolean) };
  });

const countries = new Map(
  rows.flatMap(({ country, territories, abroad }) =>
    [...territories, ...abroad].map((territory) => [territory, country]),
  ),
);
const sharing = new Set(rows.flatMap(({ territories }) => territories));

/** Returns the country that a territory belongs to; undefined if it is no territory. */
export function countryOfTerritory(territory: string): string | undefined {
  return countries.get(territory);
}

/** Returns whether national numbers mean the same in a territory and in its country. */
export function sharesCallingCode(territory: string): boolean {
  return sharing.has(territory);
}
