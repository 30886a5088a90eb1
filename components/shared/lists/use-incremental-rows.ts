import { useEffect, useState } from 'preact/hooks';

/** Rows drawn per frame: about a screen. */
const ROWS_PER_FRAME = 20;

/**
 * Returns the first rows at once and more with each frame, so that a long page delays neither the
 * first paint nor typing. `rows` must stay the same array.
 */
export function useIncrementalRows<T>(rows: readonly T[]): readonly T[] {
  const [drawn, setDrawn] = useState({ rows, count: ROWS_PER_FRAME });
  const count = drawn.rows === rows ? drawn.count : ROWS_PER_FRAME;
  useEffect(() => {
    if (count >= rows.length) return;
    const frame = requestAnimationFrame(() => setDrawn({ rows, count: count + ROWS_PER_FRAME }));
    return () => cancelAnimationFrame(frame);
  }, [rows, count]);
  return count >= rows.length ? rows : rows.slice(0, count);
}
