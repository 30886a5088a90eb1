// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createMenuSubject, describeMenuTarget } from '@/lib/page/point/menu/menu-target';
import { createOfferAnchors } from '@/lib/page/point/offer-anchors';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';

describe('describeMenuTarget', () => {
  const row = (name: string, cell: string) =>
    `<tr><td>${name}</td><td>United Kingdom</td><td>${cell}</td></tr>`;

  beforeEach(() => {
    document.documentElement.lang = 'en-GB';
    document.body.innerHTML = `<table><tr><th>Name</th><th>Country</th><th>Phone</th></tr>
    ${row('Ada Brightwater', '<span id="number">020 7946 0123</span>')}
    ${row('Bob Whitfield', '<a href="tel:02079460555">Call Bob</a>')}</table>`;
  });

  function select(selector: string): void {
    const element = document.querySelector(selector) as Element;
    document.getSelection()?.selectAllChildren(element);
  }

  it('describes the selected number with its record, and keeps its anchor', () => {
    const anchors = createOfferAnchors();
    select('#number');
    const details = describeMenuTarget({ selection: '020 7946 0123' }, anchors);
    expect(details).toMatchObject({
      candidate: { raw: '020 7946 0123', record: expect.stringContaining('United Kingdom') },
      calleeNames: ['Ada Brightwater'],
      lang: 'en-GB',
    });
    expect(anchors.get(details?.anchorId)).toBeDefined();
  });

  it('describes nothing once the selection has changed', () => {
    const anchors = createOfferAnchors();
    select('#number');
    expect(describeMenuTarget({ selection: '020 7946 0999' }, anchors)).toBeNull();
    document.getSelection()?.removeAllRanges();
    expect(describeMenuTarget({ selection: '020 7946 0123' }, anchors)).toBeNull();
  });

  it('describes the dial link of an address', () => {
    const details = describeMenuTarget({ link: 'tel:02079460555' }, createOfferAnchors());
    expect(details).toMatchObject({
      candidate: { raw: '02079460555', hint: 'tel-link' },
      calleeNames: ['Bob Whitfield'],
      linkText: 'Call Bob',
    });
  });

  it('describes the dial link of a drawing', () => {
    document.body.innerHTML = '<svg><a xlink:href="tel:02079460556"><text>Desk</text></a></svg>';
    const details = describeMenuTarget({ link: 'tel:02079460556' }, createOfferAnchors());
    expect(details).toMatchObject({ candidate: { raw: '02079460556' }, linkText: 'Desk' });
  });

  it('describes no link if several have the address and none has the focus', () => {
    document.body.insertAdjacentHTML('beforeend', '<a href="tel:02079460555">Again</a>');
    expect(describeMenuTarget({ link: 'tel:02079460555' }, createOfferAnchors())).toBeNull();
    document.querySelectorAll('a')[1]?.focus();
    expect(describeMenuTarget({ link: 'tel:02079460555' }, createOfferAnchors())).not.toBeNull();
  });
});

describe('createMenuSubject', () => {
  function menuThatNotes() {
    const ask = fakeAsk({ point: () => ok(null) });
    return { menu: createMenuSubject(ask), told: () => ask.asked.map(({ body }) => body) };
  }

  it('prefers the number under the pointer to the selected one', () => {
    const { menu, told } = menuThatNotes();
    menu.select({ offerId: 'selected' });
    menu.point('pointed');
    menu.point();
    expect(told()).toEqual([
      { offerId: 'selected', selected: true },
      { offerId: 'pointed' },
      { offerId: 'selected', selected: true },
    ]);
  });

  it('reports selected text without a number, and that nothing is selected any more', () => {
    const { menu, told } = menuThatNotes();
    menu.select({});
    menu.select();
    expect(told()).toEqual([{ selected: true }, {}]);
  });

  it('reports nothing twice', () => {
    const { menu, told } = menuThatNotes();
    menu.point();
    menu.select({});
    menu.select({});
    expect(told()).toEqual([{ selected: true }]);
  });
});
