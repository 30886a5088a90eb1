import { expect, it } from 'vitest';
import { cutEntry } from '@/lib/outbox/entry/cut-entry';
import { entryHtml } from '@/lib/outbox/entry/entry-html';
import type { EntryLine } from '@/lib/outbox/model/entry-content';
import { sampleEntry } from '@/test/outbox/support/deliveries';

const cut = (lines: EntryLine[], limit: number) =>
  cutEntry({ ...sampleEntry, lines }, limit, entryHtml);

it('leaves an entry that fits', () => {
  const lines = [{ label: 'Note', text: 'short' }];
  expect(cut(lines, 1000)).toBe(entryHtml({ ...sampleEntry, lines }));
});

it.each(['plain text ', '&<>"', '😀'])('cuts the longest line and adds a notice: %s', (part) => {
  const recording = { label: 'Recording', text: 'https://rec.example.com/1' };
  const lines = [{ label: 'Note', text: part.repeat(40_000) }, recording];
  const text = cut(lines, 65_536);
  expect(text.length).toBeLessThanOrEqual(65_536);
  expect(text.length).toBeGreaterThan(32_000);
  expect(text).toContain('[cut]');
  expect(text).toContain(recording.text);
  expect(text.isWellFormed()).toBe(true);
  expect(text.endsWith('</li></ul>')).toBe(true);
});

it('never cuts a link', () => {
  const href = `https://rec.example.com/${'x'.repeat(500)}`;
  const lines = [
    { label: 'Recording', text: href, href },
    { label: 'Note', text: 'n'.repeat(400) },
  ];
  expect(cut(lines, 1400)).toContain(`"${href}"`);
});

it('ends with an entry that cannot fit', () => {
  expect(cut([{ label: 'L'.repeat(100), text: 'x' }], 50)).toHaveLength(50);
});
