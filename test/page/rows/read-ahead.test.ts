// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readAhead } from '@/lib/page/rows/read-ahead';

/** A frame with `length` deferred rows. Each holds one number. */
function findingWith(length: number) {
  const put = new Set(Array.from({ length }, () => document.createElement('p')));
  const read: number[] = [];
  const marks = { size: 0 } as { size: number };
  const finding = {
    marks,
    deferredRows: () => put,
    async readRows(some: Iterable<Element>) {
      const rows = [...some] as HTMLParagraphElement[];
      for (const row of rows) put.delete(row);
      read.push(rows.length);
      marks.size += rows.length;
    },
  };
  return { finding, read };
}

const never = new AbortController().signal;

it('reads rows in turns until there are enough numbers', async () => {
  const { finding, read } = findingWith(3000);
  await readAhead(finding, 700, never);
  expect(read).toEqual([0, 500, 500]);
});

it('reads all rows if there are not enough numbers', async () => {
  const { finding, read } = findingWith(620);
  await readAhead(finding, 700, never);
  expect(read).toEqual([0, 500, 120]);
});

it('reads nothing if enough was read before, or nothing is deferred', async () => {
  for (const { finding, read } of [findingWith(0), findingWith(900)]) {
    Object.assign(finding.marks, { size: 700 });
    await readAhead(finding, 700, never);
    expect(Math.max(...read)).toBe(0);
  }
});

it('waits for what is being read', async () => {
  const { finding } = findingWith(0);
  let answered = false;
  finding.readRows = async () => {
    await Promise.resolve();
    answered = true;
  };
  await readAhead(finding, 700, never);
  expect(answered).toBe(true);
});

it('stops waiting when the signal aborts', async () => {
  const { finding } = findingWith(900);
  const late = new AbortController();
  finding.readRows = () => new Promise(() => late.abort());
  await readAhead(finding, 700, late.signal);
  expect(finding.marks.size).toBe(0);
});
