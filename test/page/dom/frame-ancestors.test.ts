import { expect, it } from 'vitest';
import { isFramedByOthers } from '@/lib/page/dom/frame-ancestors';

const [CRM, DIALER, OTHER] = [
  'https://crm.example',
  'https://dialer.example',
  'https://ads.example',
];

it.each([
  ['the page of a tab', [], false],
  ['a frame in the page of a tab', [OTHER], false],
  ['a frame of the same site as the page of the tab', [DIALER, DIALER], false],
  ['frames of the same site, in a page of another', [DIALER, CRM], false],
  ['frames of the site of the page of the tab', [CRM, CRM], false],
  ['a frame in a frame of another site', [OTHER, CRM], true],
  ['a frame in a frame of another site, in a page of its own', [OTHER, DIALER], true],
  ['a frame in a frame that hides its site', ['null', CRM], true],
])('%s', (_, ancestorOrigins, isFramed) => {
  expect(isFramedByOthers({ origin: DIALER, location: { ancestorOrigins } })).toBe(isFramed);
});

it('returns false in a browser that does not name the sites', () => {
  expect(isFramedByOthers({ origin: DIALER, location: {} })).toBe(false);
});
