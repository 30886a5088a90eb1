// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import { createPageVisibility, tellLogSeen } from '@/components/log/log-seen';
import type { Call } from '@/lib/calls/model';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';
import { loggedCall } from '@/test/support/own-pages/own-samples';

it('tells that the log is seen once it is read and shown, and after each change', () => {
  const ask = fakeAsk({ 'log-seen': () => ok(null) });
  const isVisible = signal(false);
  const isShown = signal(true);
  const calls = signal<Call[]>();
  tellLogSeen({ ask, isVisible }, calls, () => isShown.value, new AbortController().signal);
  calls.value = [];
  expect(ask.asked).toHaveLength(0);
  isVisible.value = true;
  expect(ask.asked).toEqual([{ name: 'log-seen', body: null }]);
  calls.value = [loggedCall()];
  expect(ask.asked).toHaveLength(2);
  isShown.value = false;
  calls.value = [];
  expect(ask.asked).toHaveLength(2);
});

it('follows whether the page is in view, until it is left', () => {
  const end = new AbortController();
  const isVisible = createPageVisibility(document, end.signal);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isVisible.value).toBe(false);
  end.abort();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isVisible.value).toBe(false);
});
