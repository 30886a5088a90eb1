import { expect, it } from 'vitest';
import { entryHtml } from '@/lib/outbox/entry/entry-html';

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
