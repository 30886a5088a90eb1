import { expect, it } from 'vitest';
import { settingsRows } from '@/lib/settings/row-readers';
import { settings } from '@/lib/settings/table';
import { goodSettingsRows } from '@/test/support/garbage/good-rows';
import { testTables } from '@/test/support/garbage/table-tests';
import { freshSettings } from './support/database';

testTables(freshSettings(), settingsRows, goodSettingsRows);

it.each(Object.entries(settings))(
  'reads the default of %s, and refuses a function of it',
  (key, row) => {
    expect(settingsRows.settings({ key, value: row.fallback })).toBe(true);
    expect(settingsRows.settings({ key, value: Symbol('wrong') })).toBe(false);
  },
);

it('reads a list of which one entry is damaged, and settings of a later version', () => {
  const value = [{ e164: '+12125550199', label: 'Desk' }, { e164: 7 }];
  expect(settingsRows.settings({ key: 'ownNumbers', value })).toBe(true);
  expect(settingsRows.settings({ key: 'ownNumbers', value: 'none' })).toBe(false);
  expect(settingsRows.settings({ key: 'aLaterSetting', value: { of: 1 } })).toBe(true);
});
