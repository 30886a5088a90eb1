// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { openPractice } from '@/components/practice/open-practice';

it('opens at the first step, and gives its sound back at its end', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const end = new AbortController();
  expect(openPractice(end.signal).step.value).toBe('number');
  expect(revoke).not.toHaveBeenCalled();
  end.abort();
  expect(revoke).toHaveBeenCalledOnce();
});
