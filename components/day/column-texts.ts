/** Least room between two texts, in CSS pixels. */
const GAP = 8;

/**
 * Returns which columns of a chart show the texts below them, given by their index at equal distances: each, or each
 * second and so on, as there is room. Widths are in CSS pixels.
 */
export function columnsWithText(
  texts: ReadonlyMap<number, string>,
  { columnWidth, widthOf }: { columnWidth: number; widthOf: (text: string) => number },
): number[] {
  const columns = [...texts.keys()];
  const [first = 0, second = first] = columns;
  const distance = (second - first) * columnWidth;
  const needed = GAP + Math.max(0, ...[...texts.values()].map(widthOf));
  const every = Math.ceil(needed / distance);
  return columns.filter((_, nth) => nth % every === 0);
}
