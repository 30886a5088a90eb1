import { expect, it } from 'vitest';
import { cellText } from '@/lib/lists/formats/xlsx/cell-text';

it.each<[unknown, string | undefined, string]>([
  [' Ada ', undefined, 'Ada'],
  [442079460123, undefined, '442079460123'],
  [4.42079460123e11, 'General', '442079460123'],
  [2079460123, '00000000000', '02079460123'],
  [442079460123, '"+"0', '+442079460123'],
  [442079460123, '\\+0', '+442079460123'],
  [442079460123, '+#', '+442079460123'],
  [2125550134, '[<=9999999]###\\-####;\\(###\\)\\ ###\\-####', '2125550134'],
  [1234.5, '0', '1234.5'],
  [1234, '#,##0', '1234'],
  [-5, '000', '-5'],
  [new Date(Date.UTC(2026, 2, 5)), undefined, '2026-03-05'],
  [new Date(Date.UTC(2026, 2, 5, 14, 30)), undefined, '2026-03-05T14:30:00'],
  [new Date(Date.UTC(1899, 11, 31, 9, 5)), undefined, '09:05:00'],
  [new Date(Number.NaN), undefined, ''],
  [true, undefined, 'true'],
  [null, undefined, ''],
])('writes %j in the format %j as %j', (value, format, text) => {
  expect(cellText(value, () => format)).toBe(text);
});
