import { describe, expect, it } from 'vitest';
import { countryOfPlace } from '@/lib/lists/country/country-of-place';
import type { ContactPlace } from '@/lib/lists/model';

type Case = readonly [ContactPlace, string];

describe('the country of a place', () => {
  it.each<Case>([
    [{ country: 'United States', region: 'Georgia' }, 'US'],
    [{ country: 'Georgia' }, 'GE'],
    [{ region: 'Georgia' }, 'US'],
    [{ country: 'CA' }, 'CA'],
    [{ country: 'Canada', region: 'BC' }, 'CA'],
    [{ country: 'DE', region: 'NRW' }, 'DE'],
    [{ country: 'IN', region: 'MH', city: 'Mumbai' }, 'IN'],
    [{ country: 'US', region: 'IN' }, 'US'],
    [{ country: 'UK', region: 'Kent', postcode: 'TN1 1AA' }, 'GB'],
    [{ country: 'Italy', region: 'MI', postcode: '20121' }, 'IT'],
    [{ country: 'Switzerland', region: 'AR' }, 'CH'],
    [{ country: 'Pakistan', region: 'Punjab' }, 'PK'],
    [{ country: 'Uruguay', region: 'Florida' }, 'UY'],
    [{ country: 'México', region: 'BC' }, 'MX'],
    [{ country: 'US', region: 'Puerto Rico' }, 'US'],
    [{ country: 'UK', postcode: 'JE2 3AB' }, 'GB'],
    [{ country: 'US', city: 'London' }, 'US'],
    [{ country: 'Saudi Arabia', postcode: '12345-6789' }, 'SA'],
  ])('is the one in the Country column: %j', (place, country) => {
    expect(countryOfPlace(place)).toEqual({ country });
  });

  it.each<Case>([
    [{ region: 'Texas' }, 'US'],
    [{ region: 'TX' }, 'US'],
    [{ region: 'Ontario' }, 'CA'],
    [{ region: 'Maharashtra', city: 'Pune' }, 'IN'],
    [{ region: 'Puerto Rico' }, 'PR'],
    [{ postcode: 'SW1A 1AA' }, 'GB'],
    [{ postcode: 'K1A 0B1', city: 'London' }, 'CA'],
    [{ postcode: 'JE2 3AB' }, 'JE'],
    [{ city: 'Berlin, Germany' }, 'DE'],
    [{ address: '12 Main St, Springfield, IL 62701' }, 'US'],
    [{ country: 'N/A', region: 'Bayern' }, 'DE'],
  ])('is what another field tells: %j', (place, country) => {
    expect(countryOfPlace(place)).toEqual({ country });
  });

  it.each<Case>([
    [{ region: 'CA', postcode: '94105' }, 'US'],
    [{ region: 'WA', postcode: '98101-1234' }, 'US'],
    [{ region: 'WA', postcode: '6000' }, 'AU'],
    [{ region: 'BC', postcode: 'V6B 4Y8' }, 'CA'],
    [{ region: 'SP', postcode: '01310-100' }, 'BR'],
    [{ country: 'Congo', address: 'Av. du Port 1, Kinshasa, DR Congo' }, 'CD'],
  ])('is what two fields tell together: %j', (place, country) => {
    expect(countryOfPlace(place)).toEqual({ country });
  });
});

describe('no country', () => {
  it.each<[string, ContactPlace]>([
    ['nothing is known', {}],
    ['only a town is known', { city: 'London' }],
    ['the towns of two columns could be anywhere', { city: 'Birmingham', address: '1 High St' }],
    ['a code of several countries stands alone', { region: 'WA' }],
    ['a code that is also a country stands alone', { region: 'CA' }],
    ['a code of several countries stands beside a town', { region: 'BC', city: 'Victoria' }],
    ['the postcode is of another country than the code', { region: 'MI', postcode: '20121' }],
    ['a postcode that several countries write stands alone', { postcode: '12345-6789' }],
    ['a name is ambiguous', { country: 'Congo' }],
    ['a name is ambiguous, too', { country: 'Korea', city: 'Seoul' }],
    ['a region is of several countries', { region: 'Punjab' }],
    ['the country cannot be read', { country: 'Narnia' }],
    ['the country cannot be read, whatever else is known', { country: 'Narnia', region: 'Texas' }],
    ['Namibia’s code also says “not available”', { country: 'NA' }],
  ])('if %s', (_, place) => {
    expect(countryOfPlace(place)).toBeUndefined();
  });
});

describe('a conflict', () => {
  it.each<[ContactPlace, string[]]>([
    [{ country: 'US', region: 'Ontario' }, ['US', 'CA']],
    [{ country: 'US', region: 'ON' }, ['US', 'CA']],
    [{ country: 'Italy', region: 'Texas' }, ['IT', 'US']],
    [{ country: 'CA', region: 'CA' }, ['CA', 'US']],
    [{ country: 'US', postcode: 'SW1A 1AA' }, ['US', 'GB']],
    [{ country: 'Germany', postcode: '12345-6789' }, ['DE', 'US']],
    [{ country: 'Ireland', region: 'Northern Ireland' }, ['IE', 'GB']],
    [{ country: 'France', region: 'Réunion' }, ['FR', 'RE']],
    [{ country: 'China', region: 'Hong Kong' }, ['CN', 'HK']],
    [{ country: 'Germany', address: 'Stephansplatz 1, 1010 Wien, Austria' }, ['DE', 'AT']],
    [{ region: 'Texas', postcode: 'K1A 0B1' }, ['US', 'CA']],
    [{ country: 'Germany / India', region: 'Maharashtra' }, ['DE', 'IN']],
    [{ country: 'Congo', region: 'Texas' }, ['CD', 'CG', 'US']],
  ])('names all that the fields say: %j', (place, conflict) => {
    expect(countryOfPlace(place)).toEqual({ conflict });
  });
});

it('reads a list of 100,000 rows well within a second of computing', () => {
  const countries = ['US', 'United States', 'Germany', 'India', 'UK', '', 'Deutschland', 'Narnia'];
  const regions = ['CA', 'Texas', 'Bayern', 'Maharashtra', 'England', 'WA', '', 'Lombardia'];
  const rows = Array.from({ length: 100_000 }, (_, row) => ({
    country: countries[row % 8] ?? '',
    region: regions[row % 8] ?? '',
    city: `Town ${row}`,
    address: `${row} Main St, Springfield, IL 62${String(row % 1000).padStart(3, '0')}`,
    postcode: String(10_000 + (row % 90_000)),
  }));
  const start = process.threadCpuUsage();
  const read = rows.filter((row) => countryOfPlace(row)).length;
  expect(read).toBeGreaterThan(80_000);
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(1000);
});
