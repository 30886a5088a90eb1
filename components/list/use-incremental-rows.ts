import { useEffect, useState } from 'preact/hooks';

/** Rows that a first picture needs: a screen of them. */
const AT_ONCE = 20;

/**
 * Gives the first rows at once and the rest frame by frame, so that neither the first picture nor
 * a key that is pressed meanwhile waits for a long page. `rows` must stay the same array.
 */
export function useByFrames<T>(rows: readonly T[]): readonly T[] {
  const [drawn, setDrawn] = useState({ rows, count: AT_ONCE });
  const count = drawn.rows === rows ? drawn.count : AT_ONCE;
  useEffect(() => {
    if (count >= rows.length) return;
    const frame = requestAnimationFrame(() => setDrawn({ rows, count: count + AT_ONCE }));
    return () => cancelAnimationFrame(frame);
  }, [rows, count]);
  return count >= rows.length ? rows : rows.slice(0, count);
}
