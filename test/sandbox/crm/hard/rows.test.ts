import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, it, vi } from 'vitest';
import { DISTINCT_NUMBERS, LONG_LIST_ROWS, longRow, rows, shortRow } from '@/sandbox/crm/hard/rows';
import { randomFromNumber } from '@/sandbox/random';
import { fetchCrm } from '@/test/sandbox/crm/crm-site';

// Bundling and 100,000 rows take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

it('repeats numbers of the long list after the distinct ones, not before', () => {
  expect(new Set(rows(DISTINCT_NUMBERS, longRow).map(({ e164 }) => e164)).size).toBe(
    DISTINCT_NUMBERS,
  );
  expect(longRow(DISTINCT_NUMBERS).e164).toBe(longRow(0).e164);
});

it.each([...rows(100, longRow), ...rows(16, shortRow)])('$phone is a valid number', (row) => {
  const parsed = parsePhoneNumberFromString(row.phone, 'US');
  expect(parsed?.number).toBe(row.e164);
  expect(parsed?.isValid()).toBe(true);
});

it('streams a table of 100,000 rows', async () => {
  const html = await (await fetchCrm('/crm/hard/table-100k')).text();
  expect(html.split('<tr><th scope="row">').length - 1).toBe(LONG_LIST_ROWS);
  expect(html).toContain('</html>');
});

it('draws the same stream of chance from the same seed', () => {
  const [one, other] = [randomFromNumber(5), randomFromNumber(5)];
  const drawn = Array.from({ length: 1_000 }, one);
  expect(drawn).toEqual(Array.from({ length: 1_000 }, other));
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(drawn.reduce((sum, x) => sum + x) / drawn.length).toBeCloseTo(0.5, 1);
});
