import { expect, it } from 'vitest';
import { cutEntry, entryHtml, entryText } from '@/lib/outbox/entry/write-entry';
import type { EntryLine } from '@/lib/outbox/model/entry';
import { sampleEntry } from '@/test/outbox/support/deliveries';

it('writes the title, then a line for each fact', () => {
  const lines = [
    { label: 'Time', text: '10:21' },
    { label: 'Note', text: 'Likes tea\nand <b>cake</b>' },
  ];
  expect(entryText({ title: 'Call to Ada', lines })).toBe(
    'Call to Ada\nTime: 10:21\nNote: Likes tea\nand <b>cake</b>',
  );
});

it('escapes every text', () => {
  const nasty = `<img src=x onerror="alert('1')"> & co`;
  const safe = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co';
  expect(entryHtml({ title: nasty, lines: [{ label: nasty, text: nasty }] })).toBe(
    `<p><strong>${safe}</strong></p><ul><li>${safe}: ${safe}</li></ul>`,
  );
});

it('links web addresses only, and keeps line breaks', () => {
  const line = (href: string) =>
    entryHtml({ title: '', lines: [{ label: 'R', text: 'a\nb', href }] });
  expect(line('https://rec.example.com/?a=1&b="')).toContain(
    '<li>R: <a href="https://rec.example.com/?a=1&amp;b=&quot;">a<br>b</a></li>',
  );
  expect(line('javascript:alert(1)')).toContain('<li>R: a<br>b</li>');
});

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

it('cuts an entry hard if no line can be shortened enough', () => {
  expect(cut([{ label: 'L'.repeat(100), text: 'x' }], 50)).toHaveLength(50);
});
