// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { mayBeUnderFloatingWindow, type ViewedPage } from '@/lib/page/trust/floating-window';

/** A browser window of 1000 × 800 at the screen's corner, with bars of 100 pixels, and a card in it. */
function seen(
  floating: Partial<Window> | null,
  video: Video = null,
  ofFrame: Video = null,
): boolean {
  const card = document.createElement('div');
  card.getBoundingClientRect = () => new DOMRect(300, 200, 320, 180);
  const sizes = { outerWidth: 1000, outerHeight: 800, innerWidth: 1000, innerHeight: 700 };
  const view = { screenX: 0, screenY: 0, ...sizes, documentPictureInPicture: { window: floating } };
  const page = { pictureInPictureElement: video };
  const roots = [page, { pictureInPictureElement: ofFrame }];
  return mayBeUnderFloatingWindow(
    { document: page, view: view as ViewedPage['view'] },
    card,
    ofFrame ? roots : undefined,
  );
}
type Video = Element | null;
const small = { outerWidth: 200, outerHeight: 100 };

it.each([
  ['no window', null, false],
  ['one over the card', { screenX: 350, screenY: 320, ...small }, true],
  ['one that reaches over its edge', { screenX: 600, screenY: 250, ...small }, true],
  ['one elsewhere, as of a softphone', { screenX: 780, screenY: 650, ...small }, false],
])('%s', (_, floating, covers) => {
  expect(seen(floating)).toBe(covers);
});

it('a video in a separate window, wherever that is', () => {
  expect(seen(null, {} as Element)).toBe(true);
});

it('a video of a frame in a separate window', () => {
  expect(seen(null, null, {} as Element)).toBe(true);
});
