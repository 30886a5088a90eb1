/** A rectangle in CSS pixels of the viewport. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A width and a height in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Returns whether a point is in a box, or within `slack` pixels of it. */
export function containsPoint(box: Box, x: number, y: number, slack = 0): boolean {
  return (
    x >= box.left - slack &&
    x <= box.right + slack &&
    y >= box.top - slack &&
    y <= box.bottom + slack
  );
}

/** Returns the smallest box around both. */
export function boxAroundBoth(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Returns whether two boxes share any area. */
export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}

/** Returns the pixels between two boxes; 0 if they touch or overlap. */
export function distance(one: Box, other: Box): number {
  return Math.hypot(
    Math.max(one.left - other.right, other.left - one.right, 0),
    Math.max(one.top - other.bottom, other.top - one.bottom, 0),
  );
}

/** Returns the box of this size whose top left corner is here. */
export function boxAt(left: number, top: number, { width, height }: Size): Box {
  return { left, top, right: left + width, bottom: top + height };
}

/** Moves a box into the bounds, as far as it fits. */
export function movedInto(box: Box, bounds: Box): Box {
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  const left = Math.max(bounds.left, Math.min(box.left, bounds.right - size.width));
  const top = Math.max(bounds.top, Math.min(box.top, bounds.bottom - size.height));
  return boxAt(left, top, size);
}
