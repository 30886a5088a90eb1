import { expect, it } from 'vitest';
import { markupParts } from '@/lib/lists/formats/markup/markup-parts';

/** Tags as they are named, texts between quotes. */
const partsOf = (markup: string) =>
  [...markupParts(markup)].map((part) => {
    if (part.kind === 'text') return `"${part.text}"`;
    return `${part.kind === 'closing' ? '/' : ''}${part.name}`;
  });

it.each([
  ['<TD class=a>x</TD>', ['td', '"x"', '/td']],
  ['<ss:Cell/>', ['cell']],
  ['a<!-- <td> -->b', ['"a"', '"b"']],
  ['<style>td > b {}</style>x', ['style', '/style', '"x"']],
  ['<script>"<td>"</SCRIPT>x', ['script', '/script', '"x"']],
  ['<!DOCTYPE html><?xml?>x', ['"x"']],
  ['<![CDATA[a <b> & c]]>', ['"a <b> &amp; c"']],
  ['<td title="a > b">x', ['td', '"x"']],
  ["<td title='>'>x", ['td', '"x"']],
  ['Ada <3 Bob', ['"Ada "', '"<"', '"3 Bob"']],
  ['x<td', ['"x"', 'td']],
  ['x<!-- never', ['"x"']],
])('splits %j', (markup, parts) => {
  expect(partsOf(markup)).toEqual(parts);
});

it.each(['<', '<3', '<a ', '<!--', '<a b="', '<a b=">', '</', '<style>', '<![CDATA['])(
  'passes over many %j in one pass',
  (piece) => {
    const start = performance.now();
    for (const _ of markupParts(piece.repeat(100_000)));
    expect(performance.now() - start).toBeLessThan(20_000);
  },
);
