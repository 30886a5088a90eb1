// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { numbersInStructuredData } from '@/lib/page/text/structured-data';

function told(data: unknown): string[] {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  document.body.innerHTML = `<script type="application/ld+json">${text}</script>`;
  return numbersInStructuredData(document).map(({ raw }) => raw);
}

it('reads numbers from JSON-LD at any depth, each once', () => {
  const store = { '@type': 'Store', telephone: '+1 212 555 0134' };
  const desk = { '@type': 'ContactPoint', telephone: ['+44 20 7946 0123', '+1 212 555 0134'] };
  expect(told({ '@graph': [store, { contactPoint: [desk] }] })).toEqual([
    '+1 212 555 0134',
    '+44 20 7946 0123',
  ]);
});

it.each([
  ['no JSON', '{"telephone": '],
  ['something else', { orderNumber: '4842123456', telephone: 2125550134 }],
  ['far too much', { telephone: '1'.repeat(100) }],
])('finds no number in %s', (_, data) => {
  expect(told(data)).toEqual([]);
});

it('stops at very deep nesting', () => {
  let deep: unknown = { telephone: '+1 212 555 0134' };
  for (let level = 0; level < 1000; level++) deep = { deep };
  expect(told(deep)).toEqual([]);
});

it('reads numbers from meta elements', () => {
  document.body.innerHTML = '<meta itemprop="telephone" content="+1 212 555 0134">';
  expect(numbersInStructuredData(document)).toMatchObject([
    { raw: '+1 212 555 0134', hint: 'microdata' },
  ]);
});
