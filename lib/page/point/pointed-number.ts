import type { Mark } from '@/lib/page/highlights/mark';

/**
 * A number that the rep can point at: a mark, or a number in a field or selection without a verdict
 * yet.
 */
export type PointedNumber = Omit<Mark, 'found'> & Partial<Pick<Mark, 'found'>>;

/** Returns the field that a number is in; undefined for text and links. */
export function pointedField({
  nodes: [node],
}: Pick<PointedNumber, 'nodes'>): HTMLInputElement | undefined {
  return node instanceof HTMLInputElement ? node : undefined;
}
