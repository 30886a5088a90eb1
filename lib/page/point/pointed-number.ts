import type { Mark } from '@/lib/page/highlights/mark';

/** A number that can be pointed at. */
export type PointedNumber = Omit<Mark, 'found'> & Partial<Pick<Mark, 'found'>>;

/** The field that a number stands in. */
export function fieldOf({
  nodes: [node],
}: Pick<PointedNumber, 'nodes'>): HTMLInputElement | undefined {
  return node instanceof HTMLInputElement ? node : undefined;
}
