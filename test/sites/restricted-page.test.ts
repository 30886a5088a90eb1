import { expect, it } from 'vitest';
import { restrictionOf } from '@/lib/sites/restricted-page';

it.each([
  ['chrome://settings/', 'browser'],
  ['edge://newtab/', 'browser'],
  ['about:addons', 'browser'],
  ['devtools://devtools/bundled/inspector.html', 'browser'],
  ['https://chromewebstore.google.com/category/extensions', 'store'],
  ['https://chrome.google.com/webstore/category/extensions', 'store'],
  ['https://microsoftedge.microsoft.com/addons/Microsoft-Edge-Extensions-Home', 'store'],
  ['https://addons.mozilla.org/en-US/firefox/', 'store'],
  ['chrome-extension://abcdefghijklmnop/dashboard.html', 'extension'],
  ['moz-extension://0b1c/popup.html', 'extension'],
  ['https://files.example.com/prices.pdf', 'pdf'],
  ['https://files.example.com/Prices.PDF?page=2#end', 'pdf'],
  ['file:///home/ada/prices.pdf', 'pdf'],
  ['file:///home/ada/list.html', 'file'],
  ['view-source:https://crm.example.com/', 'source'],
])('knows what %s is', (address, restriction) => {
  expect(restrictionOf(address)).toBe(restriction);
});

it.each([
  'https://crm.example.com/pdf?file=prices.pdf',
  'https://google.com/chromewebstore.google.com/',
  'http://localhost:8080/',
  'no address',
  '',
])('knows no reason for %j', (address) => {
  expect(restrictionOf(address)).toBe(undefined);
});
