import { expect, it } from 'vitest';
import { createListReader } from '@/components/list-import/reading/list-reader';
import { MIXED, readerOf } from '@/test/components/list-import/support/opened';
import { longList } from '@/test/e2e/lists/support/long-list';

it('gives the numbers in parts, each row’s with its country, and takes how they were read', async () => {
  const reader = createListReader();
  const opening = await reader.open({ text: longList(700) });
  await reader.start('problem' in opening ? undefined : opening.table?.layout);
  // The second part is asked for before the first is read.
  const [first, second] = [await reader.nextPart(), await reader.nextPart()];
  expect([first.rows.length, first.done, first.of]).toEqual([500, 500, 700]);
  expect([second.rows.length, second.done]).toEqual([200, 700]);
  expect(first.rows[0]).toEqual({ numbers: ['(201) 555-0100'], country: 'US' });
  await reader.takeRead(first.rows.map(() => [{ e164: '+12015550100' }]));
  await reader.takeRead(second.rows.map(() => [{ problem: { code: 'too-short' } }]));
  expect(await reader.summary(undefined)).toMatchObject({ ready: 1, joined: 499, uncallable: 200 });
});

it('sums up what was read, and gives the contacts with their rows', async () => {
  const reader = await readerOf({ text: MIXED });
  expect(await reader.summary(undefined)).toMatchObject({ ready: 2, unanswered: 3, uncallable: 3 });
  const [ada, ...others] = await reader.ready(0);
  expect(ada).toEqual({
    ...{ name: 'Ada Whitfield', company: 'Fenwick Ltd' },
    numbers: [
      { e164: '+447700900123', label: 'mobile' },
      { e164: '+442079460123', label: 'main' },
    ],
    rows: [
      {
        line: 2,
        cells: [
          ...['Ada Whitfield', 'Fenwick Ltd', '07700 900123', '2079460123', '020 7946 0999'],
          'United Kingdom',
        ],
      },
      { line: 10, cells: ['A. Whitfield', '', '+44 7700 900123', '', '', 'UK'] },
    ],
  });
  expect(others).toHaveLength(1);
  expect(await reader.ready(500)).toEqual([]);
});

it('gives the numbers of a question for a country, takes how they were read, and takes that back', async () => {
  const reader = await readerOf({ text: MIXED });
  expect(await reader.askedRows('none', 0, 'US')).toEqual([
    { numbers: ['212-555-0134'], country: 'US', isChosen: true },
  ]);
  await reader.takeAnswered(0, [[{ e164: '+12125550134' }]]);
  expect(await reader.summary(undefined)).toMatchObject({ ready: 3, unanswered: 2 });
  await reader.settle('none', undefined);
  expect(await reader.summary(undefined)).toMatchObject({ ready: 2, unanswered: 3 });
  await reader.settle('other IE GB', 'as-written');
  await reader.settle('none', 'leave-out');
  expect(await reader.summary(undefined)).toMatchObject({ ready: 3, unanswered: 1, uncallable: 4 });
});

it('forgets what was read when it starts again', async () => {
  const reader = await readerOf({ text: MIXED });
  await reader.start(undefined);
  expect(await reader.summary(undefined)).toMatchObject({ ready: 0, unanswered: 0, uncallable: 0 });
});
