// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { useLifetime } from '@/components/shared/use-lifetime';

const signals: AbortSignal[] = [];

function Probe({ link }: { link: string }) {
  signals.push(useLifetime([link]));
  return null;
}

afterEach(cleanup);

it('aborts when an input changes and when the component goes, and not before', async () => {
  const { rerender, unmount } = render(<Probe link="a" />);
  rerender(<Probe link="a" />);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  expect(signals[1]).toBe(signals[0]);
  rerender(<Probe link="b" />);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
  unmount();
  await vi.waitFor(() => expect(signals[2]?.aborted).toBe(true));
});
