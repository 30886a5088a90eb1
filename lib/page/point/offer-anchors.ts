import type { Anchor } from '@/lib/page/card/card-handle';

/** Maximum count of anchors. The context menu can name only the last few. */
const MAX_ANCHORS = 20;

/** Anchors of offered numbers, for calls that begin in the context menu. */
export interface OfferAnchors {
  /** Keeps the anchor of an offer. */
  set(id: string, anchor: Anchor): void;
  /** Returns the anchor of an offer; undefined if its text has changed since. */
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
      if (anchors.size > MAX_ANCHORS && oldest !== undefined) anchors.delete(oldest);
    },
    get(id) {
      const anchor = id === undefined ? undefined : anchors.get(id);
      return anchor?.isCurrent() ? anchor : undefined;
    },
  };
}
