import type { Anchor } from '@/lib/page/card/card-handle';

/** Most anchors that are kept. The context menu can name only the last few. */
const MOST = 20;

/** Where offered numbers are on the page, for a call that begins in the context menu. */
export interface OfferAnchors {
  /** Notes where the number of an offer is. */
  set(id: string, anchor: Anchor): void;
  /** Where the number of an offer is; undefined if its text has changed since. */
  get(id: string | undefined): Anchor | undefined;
}

/** Creates an empty store of anchors. */
export function createOfferAnchors(): OfferAnchors {
  const anchors = new Map<string, Anchor>();
  return {
    set(id, anchor) {
      anchors.delete(id);
      anchors.set(id, anchor);
      const [oldest] = anchors.keys();
      if (anchors.size > MOST && oldest !== undefined) anchors.delete(oldest);
    },
    get(id) {
      const anchor = id === undefined ? undefined : anchors.get(id);
      return anchor?.isCurrent() ? anchor : undefined;
    },
  };
}
