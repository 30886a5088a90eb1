import { expect } from 'vitest';
import type { Panel } from '@/test/support/browsers/panel';

/** Fails where a panel is smaller than this, hangs out at the side, or cuts its dial field. */
export async function expectWhole(
  panel: Panel,
  least: { width: number; height: number },
): Promise<void> {
  const { width, height } = await panel.size();
  expect(width).toBeGreaterThanOrEqual(least.width);
  expect(height).toBeGreaterThanOrEqual(least.height);
  const content = await panel.evaluate(() => ({
    words: document.body.innerText,
    overflow: document.documentElement.scrollWidth - innerWidth,
    field: document.querySelector('input')?.clientWidth ?? 0,
    legs: document.querySelectorAll('.leg select').length,
  }));
  expect(content.words).toMatch(/Handset/);
  expect(content.overflow).toBeLessThanOrEqual(0);
  expect(content.field).toBeGreaterThan(60);
  expect(content.legs).toBe(2);
}
