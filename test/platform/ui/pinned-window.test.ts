import { expect, it, vi } from 'vitest';
import { canPinWindow, openPinnedWindow } from '@/lib/platform/ui/pinned-window';

const page = { path: '/strip.html', size: { width: 360, height: 560 } };

/** A document that keeps what is put into it. */
function fakeDocument() {
  const frames: { src?: string; title?: string }[] = [];
  return {
    frames,
    title: '',
    documentElement: { style: { colorScheme: '' } },
    body: { style: {}, append: (frame: object) => frames.push(frame) },
    createElement: () => ({ style: {} }),
  };
}

function fakeView(requestWindow: () => Promise<unknown>, isDark: boolean): Window {
  return {
    document: { title: 'Handset' },
    documentPictureInPicture: { requestWindow },
    matchMedia: () => ({ matches: isDark }),
  } as unknown as Window;
}

it('opens a page of ours in a frame of the window that the browser gives, in our own scheme', async () => {
  const document = fakeDocument();
  const requestWindow = vi.fn(async () => ({ document }));
  const view = fakeView(requestWindow, false);
  expect(canPinWindow(view)).toBe(true);
  await openPinnedWindow(page, view);
  expect(requestWindow).toHaveBeenCalledExactlyOnceWith(page.size);
  expect(document.frames).toMatchObject([{ src: '/strip.html', title: 'Handset' }]);
  expect(document.documentElement.style.colorScheme).toBe('light');
  await openPinnedWindow(page, fakeView(requestWindow, true));
  expect(document.documentElement.style.colorScheme).toBe('dark');
});

it('opens none where the browser has no such windows', async () => {
  const view = {} as Window;
  expect(canPinWindow(view)).toBe(false);
  await expect(openPinnedWindow(page, view)).rejects.toThrow();
});
