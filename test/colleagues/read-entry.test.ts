import { expect, it } from 'vitest';
import { readEntry } from '@/lib/colleagues/read-entry';

const AT = Date.UTC(2026, 10, 28, 10, 12);

it.each([
  [{ client_number: '+12125550134' }, '+12125550134'],
  [{ client_number: '+1 (212) 555-0134' }, '+12125550134'],
  [{ clientNumber: '12125550134' }, '+12125550134'],
  [{ to: '442079460123' }, '+442079460123'],
  [{ to: 12125550134 }, '+12125550134'],
  [{ mobile_no: '2125550134' }, '+12125550134'],
  [{ client_number: '', to: '+12125550134' }, '+12125550134'],
  [{ client_number: { number: '+12125550134' } }, undefined],
  [{ client_number: ['+12125550134'] }, undefined],
  [{ client_number: '<b>+12125550134</b>' }, undefined],
  [{ client_number: `+12125550134${' '.repeat(200)}` }, undefined],
  [{ client_number: '+12125550134, +12125550135' }, undefined],
  [{ client_number: Number.NaN }, undefined],
  [{ did_number: '+12125550134', user_number: '+12125550134' }, undefined],
  [{}, undefined],
])('reads the callee of %j as %s', (fields, callee) => {
  expect(readEntry({ ...fields }, 'US').callee).toBe(callee);
});

it('reads a number without its code in the rep’s country', () => {
  expect(readEntry({ to: '020 7946 0123' }, 'GB').callee).toBe('+442079460123');
});

it.each([
  [{ created_at: '2026-11-28T10:12:00.000Z' }, { at: AT, hasZone: true }],
  [{ created_at: '2026-11-28T15:42:00+05:30' }, { at: AT, hasZone: true }],
  [{ created_at: '2026-11-28 15:42:00 +0530' }, { at: AT, hasZone: true }],
  [{ created_at: '2026-11-28 10:12:00' }, { at: AT, hasZone: false }],
  [{ date: '2026-11-28 10:12' }, { at: AT, hasZone: false }],
  [{ timestamp: AT }, { at: AT, hasZone: true }],
  [{ timestamp: AT / 1000 }, { at: AT, hasZone: true }],
  [{ timestamp: String(AT / 1000) }, { at: AT, hasZone: true }],
  [{ created_at: 'yesterday' }, undefined],
  [{ created_at: '2026-13-45T99:99:00Z' }, undefined],
  [{ created_at: '9999-11-28T10:12:00Z' }, undefined],
  [{ created_at: '0001-11-28T10:12:00Z' }, undefined],
  [{ created_at: { $date: AT } }, undefined],
  [{ created_at: -1 }, undefined],
  [{ created_at: 17 }, undefined],
])('reads the time of %j as %j', (fields, time) => {
  expect(readEntry({ ...fields }, 'US').time).toEqual(time);
});

it('takes ids from keys that name one, and long texts from any', () => {
  const entry = {
    id: 17,
    duration: 17,
    ref: 'short',
    note: 'a long text of its own',
    call_id: null,
  };
  expect(readEntry(entry, 'US').ids).toEqual(['17', 'short', 'a long text of its own']);
});

it('looks at a limited number of fields of a huge entry', () => {
  const fields = Array.from({ length: 10_000 }, (_, at) => [`field_${at}_id`, `value-${at}`]);
  const { ids, callee } = readEntry(
    { ...Object.fromEntries(fields), client_number: '+12125550134' },
    'US',
  );
  expect(ids.length).toBeLessThanOrEqual(64);
  expect(callee).toBe('+12125550134');
});

it('finds nothing in fields that objects inherit', () => {
  const entry = JSON.parse('{"__proto__": {"to": "+12125550134"}}');
  expect(readEntry(entry, 'US').callee).toBeUndefined();
});
