import { expect, it, vi } from 'vitest';
import type * as Latin from '@/lib/phone/latin';

/** Every pattern that has a twin. Each is made when a text first asks for it: one that is none would be met late. */
const patterns: [source: string, flags: string][] = [];

vi.mock('@/lib/phone/latin', async (original) => {
  const latin = await original<typeof Latin>();
  const byScript: typeof latin.byScript = (source, flags = 'u') => {
    patterns.push([source, flags]);
    return latin.byScript(source, flags);
  };
  return { ...latin, byScript };
});

const { latinTwin } = await import('@/lib/phone/latin');
const modules = import.meta.glob(['/lib/phone/*.ts', '/lib/page/inline.ts']);
for (const load of Object.values(modules)) await load();

it('meets them all', () => {
  expect(patterns.length).toBeGreaterThan(25);
});

it.each(patterns)('%s is a pattern, and so is its twin', (source, flags) => {
  expect(new RegExp(source, flags).unicode).toBe(true);
  expect(latinTwin(source, flags).unicode).toBe(false);
});

it.each(patterns)('%s has its classes in brackets alone', (source) => {
  const unbracketed = source.replace(/\\[^pP]/g, '').replace(/\[(?:\\.|[^\]\\])*\]/g, '');
  expect(unbracketed).not.toMatch(/\\p/i);
});
