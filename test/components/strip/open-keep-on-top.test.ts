// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { openKeepOnTop } from '@/components/strip/open-keep-on-top';

afterEach(() => vi.unstubAllGlobals());

const running = () => new AbortController().signal;

it('is absent in a browser without windows that stay above all others', () => {
  expect(openKeepOnTop(running())).toBeUndefined();
});

it('asks the browser for such a window in the turn of the press', () => {
  const requestWindow = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal('documentPictureInPicture', { requestWindow });
  void openKeepOnTop(running())?.toggle();
  expect(requestWindow).toHaveBeenCalledOnce();
});
