import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { reactTo } from '@/components/shared/react-to';

it('reacts now and after each change of what it reads, until the end', () => {
  const end = new AbortController();
  const count = signal(1);
  const seen: number[] = [];
  reactTo(
    () => count.value,
    (value) => seen.push(value),
    end.signal,
  );
  count.value = 2;
  end.abort();
  count.value = 3;
  expect(seen).toEqual([1, 2]);
});

it('is not called again for signals that the reaction itself reads and writes', () => {
  const count = signal(1);
  const total = signal(0);
  reactTo(
    () => count.value,
    (value) => {
      total.value += value;
    },
    new AbortController().signal,
  );
  expect(total.value).toBe(1);
  total.value = 10;
  expect(total.value).toBe(10);
  count.value = 5;
  expect(total.value).toBe(15);
});
