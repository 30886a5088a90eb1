/** Chromium 116 and newer: https://developer.mozilla.org/docs/Web/API/Document_Picture-in-Picture_API */
type WithPictureInPicture = Window & {
  documentPictureInPicture?: {
    requestWindow(size: { width: number; height: number }): Promise<Window>;
  };
};

/** A page of ours in a window that stays above all others. */
export interface PinnedPage {
  /** Path in the extension, such as `/strip.html`. */
  path: string;
  /** Size of the window's content, CSS pixels. */
  size: { width: number; height: number };
}

/** Returns whether this browser has windows that stay above all others. */
export function canPinWindow(view: Window = window): boolean {
  return 'documentPictureInPicture' in view;
}

/**
 * Opens a page of ours in a window that stays above all others. Call it in the turn of the click. The
 * window closes with this page, too. Rejects if the browser refuses it.
 */
export async function openPinnedWindow(
  page: PinnedPage,
  view: WithPictureInPicture = window,
): Promise<Window> {
  const pictureInPicture = view.documentPictureInPicture;
  if (!pictureInPicture) throw new Error('No picture-in-picture windows');
  const pinned = await pictureInPicture.requestWindow(page.size);
  show(page, pinned.document, view);
  return pinned;
}

/** The page is in a frame, so that it runs as every page of ours does: with a separate document and styles. */
function show({ path }: PinnedPage, document: Document, view: Window): void {
  const { documentElement: root, body } = document;
  document.title = view.document.title;
  // Chromium (tried: 156) takes dark as the rep's choice in such a window. The frame has the scheme of this page.
  const isDark = view.matchMedia('(prefers-color-scheme: dark)').matches;
  Object.assign(root.style, { colorScheme: isDark ? 'dark' : 'light', blockSize: '100%' });
  Object.assign(body.style, { margin: '0', blockSize: '100%', overflow: 'hidden' });
  const frame = document.createElement('iframe');
  frame.src = path;
  frame.title = view.document.title;
  Object.assign(frame.style, {
    display: 'block',
    border: '0',
    inlineSize: '100%',
    blockSize: '100%',
  });
  body.append(frame);
}
