import { describe, expect, it } from 'vitest';
import { addressClue, cityClue } from '@/lib/lists/country/texts/address-text';

describe('an address', () => {
  it.each([
    ['Unter den Linden 1\n10117 Berlin\nGermany', 'DE'],
    ['Marienplatz 1, 80331 München, Deutschland', 'DE'],
    ['80331 München, Deutschland', 'DE'],
    ['Marienplatz 1, 80331 München (Deutschland)', 'DE'],
    ['1 Marine Parade, Singapore 449269 Singapore', 'SG'],
    ['350 5th Ave, New York, NY 10118 USA', 'US'],
    ['Av. Reforma 222, CDMX, México', 'MX'],
    ['12 Main St, Springfield, IL 62701', 'US'],
    ['12 Main St\nSpringfield IL 62701-1234', 'US'],
    ['12 Main St, Springfield, IL, 62701', 'US'],
    ['10 Downing Street, London SW1A 2AA', 'GB'],
    ['10 Downing Street, London, SW1A 2AA, England', 'GB'],
    ['111 Wellington St, Ottawa ON K1A 0A9', 'CA'],
  ])('tells the country at its end: %j', (address, country) => {
    expect(addressClue(address)).toEqual({ countries: [country] });
  });

  it.each([
    ['a town called like a country', '12 Main St, Peru'],
    ['a town called like a country, with its postcode', 'Calle Real 3, 18001 Granada'],
    ['a state called like a country', '1 Peachtree St, Atlanta, Georgia'],
    ['two letters of a country or a state', '1 Market St, Wilmington, DE'],
    ['a street called like a country', '12 avenue de France'],
    ['a province of Italy', 'Via Roma 1, Trento, TN 38122'],
    ['a ZIP code of another state', '1 High St, Springfield, NY 62701'],
    ['a state without a ZIP code', '1 Congress Ave, Austin, Texas'],
    ['a town', 'Bahnhofstrasse 1, 8001 Zürich'],
    ['nothing', ' , '],
  ])('tells nothing by %s', (_, address) => {
    expect(addressClue(address)).toBeUndefined();
  });
});

describe('a town', () => {
  it('tells the country that it names after it', () => {
    expect(cityClue('Berlin, Germany')).toEqual({ countries: ['DE'] });
    expect(cityClue('London (UK)')).toEqual({ countries: ['GB'] });
  });

  it.each(['London', 'Singapore', 'Paris, TX', 'London, ON', 'Atlanta, Georgia', 'Mexico, MO'])(
    'tells nothing: %s',
    (city) => {
      expect(cityClue(city)).toBeUndefined();
    },
  );
});
