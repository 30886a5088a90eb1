/** Some calls out of those that could be among them. */
export interface CallShare {
  count: number;
  of: number;
}

/** Where a share probably lies, 0 to 1. */
export interface ShareInterval {
  low: number;
  high: number;
}

/** The quantile of the normal distribution for 95 %. */
const Z = 1.959964;

/**
 * Returns the Wilson score interval of a share, 95 %. Unlike the normal approximation it stays within
 * 0 and 1, and holds for few calls and for shares near either end. Without calls it is 0 to 1.
 */
export function shareInterval({ count, of }: CallShare): ShareInterval {
  if (of === 0) return { low: 0, high: 1 };
  const share = count / of;
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z / (2 * of)) ** 2);
  const [middle, scale] = [share + Z ** 2 / (2 * of), 1 + Z ** 2 / of];
  return {
    low: count === 0 ? 0 : (middle - spread) / scale,
    high: count === of ? 1 : (middle + spread) / scale,
  };
}
