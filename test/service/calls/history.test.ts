import { expect, it } from 'vitest';
import { readHistory, safeRecordingLink } from '@/lib/service/calls/history';
import { transportConfig } from '@/test/service/support/service';

it('reads the first twenty calls unless told otherwise', async () => {
  const asked: string[] = [];
  const here = transportConfig({
    fetch: async (url) => {
      asked.push(new URL(url).search);
      return Response.json({ data: [], pagination: { total_pages: 2 } });
    },
  });
  expect(await readHistory(here, {}, {})).toEqual({ entries: [], totalPages: 2 });
  await readHistory(here, { page: 3, limit: 5, appId: 9 }, {});
  expect(asked).toEqual(['?page=1&limit=20', '?page=3&limit=5&app_id=9']);
});

it.each([
  ['https://cdn.example.com/a.mp3?sig=1', 'https://cdn.example.com/a.mp3?sig=1'],
  [' https://cdn.example.com/a b.mp3 ', 'https://cdn.example.com/a%20b.mp3'],
  ['http://127.0.0.1:8787/r.wav', 'http://127.0.0.1:8787/r.wav'],
  ['http://localhost/r.wav', 'http://localhost/r.wav'],
])('offers %s', (value, link) => {
  expect(safeRecordingLink(value)).toBe(link);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:audio/wav;base64,AAAA',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'http://cdn.example.com/a.mp3',
  'https://user:pass@cdn.example.com/a.mp3',
  '//cdn.example.com/a.mp3',
  '/a.mp3',
  '',
  `https://cdn.example.com/${'a'.repeat(10_000)}`,
  null,
  undefined,
  7,
  {},
  ['https://cdn.example.com/a.mp3'],
])('does not offer %s', (value) => {
  expect(safeRecordingLink(value)).toBeNull();
});
