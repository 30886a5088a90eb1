import { expect, it } from 'vitest';
import { decodeEntities } from '@/lib/lists/formats/markup/decode-entities';

it.each([
  ['J&ouml;rg &amp; S&ouml;hne', 'Jörg & Söhne'],
  ['&#252;&#xFC;', 'üü'],
  ['&nbsp;&yuml;&Auml;', '\u00A0ÿÄ'],
  ['&lsquo;Ada&rsquo; &euro;', '‘Ada’ €'],
  ['&unknown; &#0; &#x110000; AT&T', '&unknown; &#0; &#x110000; AT&T'],
  ['&amp;lt;', '&lt;'],
])('decodes %j', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});
