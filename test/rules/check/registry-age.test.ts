import { expect, it } from 'vitest';
import { registryAge, withAge } from '@/lib/rules/check/registry-age';
import { REGISTRY_AGE } from '@/lib/rules/data/registry-age';

const registry = { id: 'r', name: 'National Do Not Call Registry', country: 'US' };
const DAY_MS = 24 * 3_600_000;
const at = (day: string) => Date.parse(`${day}T18:00Z`);

it.each([
  ['2026-11-12', '2026-11-12', false],
  ['2026-11-12', '2026-12-13', false],
  ['2026-11-12', '2026-12-14', true],
  // A clock that is wrong makes nothing old.
  ['2026-11-12', '2026-11-01', false],
])('a registry of %s is too old on %s: %s', (asOf, day, isOld) => {
  expect(registryAge({ ...registry, asOf }, at(day)) !== undefined).toBe(isOld);
});

it('names the registry with its day, the rule, and when that was checked', () => {
  const age = registryAge({ ...registry, asOf: '2026-10-12' }, at('2026-11-28'));
  const { id: _, ...named } = registry;
  expect(age).toEqual({
    rule: 'registry-age:r',
    country: 'US',
    words: { kind: 'registry-age', registry: { ...named, asOf: '2026-10-12' }, days: 31 },
    source: REGISTRY_AGE.source,
    asOf: REGISTRY_AGE.asOf,
  });
});

it('says that the rule itself was checked long ago', () => {
  const later = at(REGISTRY_AGE.asOf) + 400 * DAY_MS;
  expect(registryAge({ ...registry, asOf: '2026-10-12' }, later)).toHaveProperty('isOld', true);
});

it('gives each registry its age', () => {
  const listed = withAge(
    [
      { ...registry, asOf: '2026-10-12' },
      { ...registry, asOf: '2026-11-12' },
    ],
    at('2026-11-28'),
  );
  expect(listed.map(({ age }) => age?.rule)).toEqual(['registry-age:r', undefined]);
});
