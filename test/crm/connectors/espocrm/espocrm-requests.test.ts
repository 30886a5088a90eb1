import { expect, it } from 'vitest';
import {
  espocrmIdSchema,
  espocrmIdsSchema,
  espocrmListPath,
  espocrmName,
} from '@/lib/crm/connectors/espocrm/espocrm-requests';

it('writes conditions as EspoCRM reads them, whatever the values hold', () => {
  const path = espocrmListPath('Contact', {
    where: [
      { type: 'equals', attribute: 'phoneNumber', value: '+1&select=x' },
      { type: 'in', attribute: 'id', value: ['a', 'b'] },
    ],
    ...{ select: 'id', maxSize: 2 },
  });
  const url = new URL(path, 'https://crm.example.com');
  expect(url.pathname).toBe('/api/v1/Contact');
  expect([...url.searchParams]).toEqual([
    ...[
      ['select', 'id'],
      ['maxSize', '2'],
    ],
    ...[
      ['where[0][type]', 'equals'],
      ['where[0][attribute]', 'phoneNumber'],
    ],
    ['where[0][value]', '+1&select=x'],
    ...[
      ['where[1][type]', 'in'],
      ['where[1][attribute]', 'id'],
    ],
    ...[
      ['where[1][value][]', 'a'],
      ['where[1][value][]', 'b'],
    ],
  ]);
});

it('takes ids of digits and UUIDs, and nothing that could be a path', () => {
  const uuid = '65f0c0ff-0000-4000-8000-000000000007';
  expect(espocrmIdSchema.safeParse({ id: '65f0c0ffee0000007' }).success).toBe(true);
  expect(espocrmIdSchema.safeParse({ id: '../../evil' }).success).toBe(false);
  expect(espocrmIdsSchema.parse({ list: [{ id: uuid }] })).toEqual([uuid]);
});

it.each([
  ['<b>Ada</b> = me', 'b Ada /b me'],
  ['  Ada  ', 'Ada'],
  ['<=>', '…'],
])('writes %j as the name %j', (text, name) => {
  expect(espocrmName(text, 255)).toBe(name);
});
