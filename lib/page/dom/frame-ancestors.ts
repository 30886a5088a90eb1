/** The part of a window that says where it is framed. */
type FramedWindow = Pick<Window, 'origin'> & {
  /** From the parent to the tab's page. Chromium; newer versions of Firefox and Safari. */
  location: { ancestorOrigins?: ArrayLike<string> | undefined };
};

/**
 * Returns whether a page of another site is between this frame and the tab's page. It could cover or fake
 * the card, and the background learns only the sites of the frame and of the tab's page.
 * https://developer.mozilla.org/docs/Web/API/Location/ancestorOrigins
 */
export function isFramedByOthers({ location, origin }: FramedWindow): boolean {
  const ancestors = Array.from(location.ancestorOrigins ?? []);
  const page = ancestors.at(-1);
  return ancestors.some((ancestor) => ancestor !== page && ancestor !== origin);
}
