import { expect, it } from 'vitest';
import { pagesFrom } from '@/lib/service/campaigns/pages';

async function read(first: number, pages: Record<number, object>, mark: object = {}) {
  const asked: number[] = [];
  const got: object[] = [];
  const iterator = pagesFrom(
    first,
    async (number) => {
      asked.push(number);
      return pages[number] ?? { size: 0 };
    },
    (page) => ({ size: 1, ...mark, ...page }),
  );
  for await (const page of iterator) got.push(page);
  return { asked, got: got.length };
}

it('ends at the last page given by the service', async () => {
  const pages = { 1: {}, 2: {}, 3: {} };
  expect(await read(1, pages, { totalPages: 2 })).toEqual({ asked: [1, 2], got: 2 });
  expect(await read(2, pages, { totalPages: 3 })).toEqual({ asked: [2, 3], got: 2 });
});

it('ends at the first empty page if the service gives no last page', async () => {
  expect(await read(1, { 1: {}, 2: {} })).toEqual({ asked: [1, 2, 3], got: 2 });
});

it('yields one page even if it is empty', async () => {
  expect(await read(1, {}, { totalPages: 0 })).toEqual({ asked: [1], got: 1 });
});

it('stops if the service always sends the same page', async () => {
  const same = { currentPage: 1 };
  expect(await read(1, { 1: same, 2: same, 3: same })).toEqual({ asked: [1, 2], got: 1 });
});
