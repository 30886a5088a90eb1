import { expect, it, vi } from 'vitest';
import type * as Latin from '@/lib/phone/candidates/lazy-pattern';

/**
 * Every pattern with a Latin-1 twin. Patterns are created on first use, so a syntax error would
 * show only then.
 */
const patterns: [source: string, flags: string][] = [];

vi.mock('@/lib/phone/candidates/lazy-pattern', async (original) => {
  const latin = await original<typeof Latin>();
  const lazyPattern: typeof latin.lazyPattern = (source, flags = 'u') => {
    patterns.push([source, flags]);
    return latin.lazyPattern(source, flags);
  };
  return { ...latin, lazyPattern };
});

const { latinTwin } = await import('@/lib/phone/candidates/lazy-pattern');
const modules = import.meta.glob(['/lib/phone/**/*.ts', '/lib/page/dom/inline-flow.ts']);
for (const load of Object.values(modules)) await load();

it('collects the patterns of all modules', () => {
  expect(patterns.length).toBeGreaterThan(25);
});

it.each(patterns)('%s and its twin are valid patterns', (source, flags) => {
  expect(new RegExp(source, flags).unicode).toBe(true);
  expect(latinTwin(source, flags).unicode).toBe(false);
});

it.each(patterns)('%s has Unicode classes only in brackets', (source) => {
  const unbracketed = source.replace(/\\[^pP]/g, '').replace(/\[(?:\\.|[^\]\\])*\]/g, '');
  expect(unbracketed).not.toMatch(/\\p/i);
});
