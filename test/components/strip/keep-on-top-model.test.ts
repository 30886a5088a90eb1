// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createKeepOnTop, openKeepOnTop } from '@/components/strip/keep-on-top-model';

/** A window that leaves its page when it is closed, as the browser does it. */
function fakeWindow(): Window {
  const target = new EventTarget();
  return Object.assign(target, {
    close: vi.fn(() => target.dispatchEvent(new Event('pagehide'))),
  }) as unknown as Window;
}

function rig(openWindow: () => Promise<Window>) {
  const end = new AbortController();
  return { end, model: createKeepOnTop({ openWindow }, end.signal) };
}

it('opens the window at the first press, and closes it at the second', async () => {
  const openWindow = vi.fn(async () => fakeWindow());
  const { model } = rig(openWindow);
  await model.toggle();
  expect(model.isOpen.value).toBe(true);
  await model.toggle();
  expect(model.isOpen.value).toBe(false);
  expect(openWindow).toHaveBeenCalledOnce();
});

it('sees that the rep or the browser closed the window', async () => {
  const pinned = fakeWindow();
  const { model } = rig(async () => pinned);
  await model.toggle();
  pinned.dispatchEvent(new Event('pagehide'));
  expect(model.isOpen.value).toBe(false);
});

it('tells when the browser refuses, until the next press', async () => {
  const openWindow = vi.fn(async () => fakeWindow());
  openWindow.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  const { model } = rig(openWindow);
  await model.toggle();
  expect([model.isOpen.value, model.isRefused.value]).toEqual([false, true]);
  await model.toggle();
  expect([model.isOpen.value, model.isRefused.value]).toEqual([true, false]);
});

it('closes the window with its page', async () => {
  const pinned = fakeWindow();
  const { model, end } = rig(async () => pinned);
  await model.toggle();
  end.abort();
  expect(pinned.close).toHaveBeenCalledOnce();
});

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
