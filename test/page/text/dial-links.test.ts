// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import {
  addressOf,
  dialLinkAround,
  dialLinksUnder,
  dialText,
  mayHoldLinks,
} from '@/lib/page/text/dial-links';
import { completeDom } from '@/test/support/dom/unit-dom';

/** The first link of a body. */
function link(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('a') as Element;
}

beforeEach(() => {
  completeDom();
  document.body.replaceChildren();
});

it.each(['tel:', 'callto:', 'sms:', 'sip:', 'skype:', 'whatsapp:', 'https://wa.me/'])(
  'knows %s as the target of a dial link',
  (scheme) => {
    const found = link(
      `<p><a href="${scheme}+12125550134">Call</a> <a href="/contacts">All</a></p>`,
    );
    expect(dialLinksUnder(document)).toEqual([found]);
  },
);

it('knows links of drawings, in their older form too, and areas of images', () => {
  document.body.innerHTML = `<svg><a id="new" href="tel:+12125550134"><path/></a></svg><svg>
    <a id="old" xlink:href="tel:+12125550135"><path/></a></svg>
    <map><area id="area" href="tel:+12125550136"><area href="/floor"></map>`;
  expect(dialLinksUnder(document).map(({ id }) => id)).toEqual(['new', 'old', 'area']);
  const [path] = document.querySelectorAll('#old path');
  expect(dialText(dialLinkAround(path ?? null) as Element)).toBe('+12125550135');
  expect(addressOf(document.body)).toBe('');
});

it('returns the node itself if it is a dial link', () => {
  const found = link('<a href="tel:+12125550134">Call</a>');
  expect(dialLinksUnder(found)).toEqual([found]);
});

it('returns the dial link around an element, if it has a number', () => {
  const found = link('<a href="tel:+12125550134"><b>Call</b></a>');
  expect(dialLinkAround(found.firstElementChild)).toBe(found);
  expect(dialLinkAround(link('<a href="tel:"><b>Call</b></a>').firstElementChild)).toBeNull();
  expect(dialLinkAround(null)).toBeNull();
});

it('returns the text that a link dials, decoded', () => {
  expect(dialText(link('<a href=" tel:+1%20212%20555%200134 ">Call</a>'))).toBe('+1 212 555 0134');
  expect(dialText(link('<a href="tel:112">Call</a>'))).toBeUndefined();
  expect(dialText(link('<a href="/contacts/2125550134">Ada</a>'))).toBeUndefined();
});

it('tells whether a list may hold links, also after it changed', () => {
  document.body.innerHTML = '<ul><li>Ada</li></ul>';
  const list = document.querySelector('ul') as Element;
  expect(mayHoldLinks(list)).toBe(false);
  list.insertAdjacentHTML('beforeend', '<li><b><a href="tel:+12125550134">Call</a></b></li>');
  expect(mayHoldLinks(list)).toBe(true);
});

it('says that there may be links where it cannot look, as directly in a shadow root', () => {
  expect(mayHoldLinks(null)).toBe(true);
});
