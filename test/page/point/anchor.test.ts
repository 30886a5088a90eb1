// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Box, boxAt } from '@/lib/page/dom/geometry';
import { anchorOf, boxesOf, shownText } from '@/lib/page/point/anchor';
import { drawElement, drawText } from '@/test/support/dom/unit-layout';
import { linkMark, marksWith, textMark } from '@/test/support/dom/unit-marks';

describe('anchorOf', () => {
  const line = (left: number, top: number, width = 50) => boxAt(left, top, { width, height: 16 });
  const plain = (boxes: Box[]) =>
    boxes.map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));

  beforeEach(() => {
    document.body.innerHTML = '<p>020 7946 0123</p>';
  });
  afterEach(() => vi.restoreAllMocks());

  it('returns one box per line of text', () => {
    drawText(() => [line(700, 80), line(750, 82, 20), line(20, 100, 40), line(60, 100, 0)]);
    expect(plain(boxesOf(textMark('020 7946 0123')))).toEqual([
      { left: 700, top: 80, right: 770, bottom: 98 },
      { left: 20, top: 100, right: 60, bottom: 116 },
    ]);
  });

  it('measures only the characters of the number', () => {
    document.body.innerHTML = '<p>Tel 020 7946 0123 home</p>';
    const measured: string[] = [];
    drawText((text) => {
      measured.push(text);
      return [];
    });
    boxesOf(textMark('020 7946 0123'));
    expect(measured).toEqual(['020 7946 0123']);
  });

  it('returns no box once the page has shortened the text', () => {
    drawText(() => [line(0, 0)]);
    const mark = textMark('020 7946 0123');
    (mark.nodes[0] as Text).data = '020';
    expect(boxesOf(mark)).toEqual([]);
  });

  it('returns the boxes of a link without text', () => {
    document.body.innerHTML = '<a href="tel:02079460123"><svg></svg></a>';
    drawElement(document.querySelector('a') as Element, line(10, 20, 24));
    expect(plain(boxesOf(linkMark()))).toEqual([{ left: 10, top: 20, right: 34, bottom: 36 }]);
  });

  it('returns the box of an area of an image, and the image as its element', () => {
    document.body.innerHTML = `<img usemap="#m" width="90" height="90">
      <map name="m"><area shape="rect" coords="0,0,20,30" href="tel:02079460123"></map>`;
    const image = document.querySelector('img') as Element;
    drawElement(image, boxAt(10, 20, { width: 90, height: 90 }));
    expect(plain(boxesOf(linkMark('area')))).toEqual([
      { left: 10, top: 20, right: 30, bottom: 50 },
    ]);
    expect(anchorOf(linkMark('area'), undefined).element).toBe(image);
  });

  it('is current until the text is another number', () => {
    const mark = textMark('020 7946 0123');
    const anchor = anchorOf(mark, undefined);
    const node = mark.nodes[0] as Text;
    node.data = '(020) 7946-0123';
    // The range did not move, but digits next to it count too.
    expect(anchor.isCurrent()).toBe(true);
    node.data = '020 7946 0124';
    expect(anchor.isCurrent()).toBe(false);
  });

  it('is current until the page shows another address', () => {
    const anchor = anchorOf(textMark('020 7946 0123'), undefined);
    expect(anchor.isCurrent()).toBe(true);
    location.hash = '#/contacts/15';
    expect(anchor.isCurrent()).toBe(false);
    // The card closed meanwhile: on the way back the number needs a new offer.
    location.hash = '';
    expect(anchor.isCurrent()).toBe(false);
  });

  it('returns the boxes of other numbers in view', () => {
    document.body.innerHTML = '<p>020 7946 0123</p><p>020 7946 0555</p><p>020 7946 0999</p>';
    const [mark, seen, below] = ['0123', '0555', '0999'].map((end) => textMark(`020 7946 ${end}`));
    if (!mark || !seen || !below) throw new Error('three marks');
    drawText((text) => {
      if (text.endsWith('0999')) return [line(0, innerHeight + 10)];
      return [line(0, text.endsWith('0555') ? 40 : 20)];
    });
    const anchor = anchorOf(mark, marksWith(mark, seen, below));
    expect(plain(anchor.others())).toEqual([{ left: 0, top: 40, right: 50, bottom: 56 }]);
    expect(anchorOf(mark, undefined).others()).toEqual([]);
  });

  it('measures at most sixty others', () => {
    const numbers = Array.from({ length: 100 }, (_, nth) => `020 7946 0${100 + nth}`);
    document.body.innerHTML = numbers.map((text) => `<p>${text}</p>`).join('');
    drawText(() => [line(0, 20)]);
    const [mark, ...others] = numbers.map((text) => textMark(text));
    if (!mark) throw new Error('a mark');
    expect(anchorOf(mark, marksWith(mark, ...others)).others()).toHaveLength(60);
  });

  it('has the element and field of the number, and the direction of its text', () => {
    document.body.innerHTML = '<p style="direction: rtl">020 7946 0123</p><input value="1">';
    const [paragraph, field] = [...document.body.children];
    expect(anchorOf(textMark('020 7946 0123'), undefined)).toMatchObject({
      element: paragraph,
      direction: 'rtl',
    });
    const candidate = { raw: '1', before: '', after: '' };
    const inField = anchorOf({ candidate, nodes: [field as Element] }, undefined);
    expect(inField).toMatchObject({ element: field, field, direction: 'ltr' });
  });
});

describe('shownText', () => {
  /** Returns what the page shows of a number, before and after a change. */
  function whenTextBecomes(text: string, raw: string, later: string): [string, string] {
    document.body.innerHTML = `<p>${text}</p>`;
    const mark = textMark(raw);
    const before = shownText(mark);
    (mark.nodes[0] as Text).data = later;
    return [before, shownText(mark)];
  }

  it.each([
    ['the page formats it differently', '020 7946 0123', '020 7946 0123', '020-7946-0123'],
    ['words after it change', '020 7946 0123 (home)', '020 7946 0123', '020 7946 0123 (work)'],
    ['words before it change', 'Tel 020 7946 0123', '020 7946 0123', 'Fax 020 7946 0123'],
  ])('stays the same when %s', (_, text, raw, later) => {
    const [before, after] = whenTextBecomes(text, raw, later);
    expect(after).toBe(before);
    expect(before).toContain('02079460123');
  });

  it.each([
    ['a digit of it changes', '020 7946 0123', '020 7946 0123', '020 7946 0124'],
    ['a digit is added after it', '020 7946 0123', '020 7946 0123', '020 7946 01234'],
    ['a digit is added before it', 'x 020 7946 0123', '020 7946 0123', '7 020 7946 0123'],
    ['a plus is put before it', ' 020 7946 0123', '020 7946 0123', '+020 7946 0123'],
    ['a digit follows a space', '020 7946 0123 a', '020 7946 0123', '020 7946 0123 5'],
    ['its text becomes shorter', '020 7946 0123', '020 7946 0123', '020'],
  ])('changes when %s', (_, text, raw, later) => {
    const [before, after] = whenTextBecomes(text, raw, later);
    expect(after).not.toBe(before);
  });

  it('reads the value of a field as it is now', () => {
    document.body.innerHTML = '<input value="020 7946 0123">';
    const field = document.querySelector('input') as HTMLInputElement;
    expect(shownText({ nodes: [field] })).toBe('02079460123');
    field.value = '020 7946 0555';
    expect(shownText({ nodes: [field] })).toBe('02079460555');
  });

  it('reads the address of a link and its text: either can change alone', () => {
    document.body.innerHTML = '<a href="tel:02079460123">020 7946 0123</a>';
    const link = document.querySelector('a') as Element;
    const mark = { ...textMark('020 7946 0123'), nodes: [link] };
    const before = shownText(mark);
    link.setAttribute('href', 'tel:02079460555');
    expect(shownText(mark)).not.toBe(before);
    link.setAttribute('href', 'tel:02079460123');
    expect(shownText(mark)).toBe(before);
    (link.firstChild as Text).data = '020 7946 0555';
    expect(shownText(mark)).not.toBe(before);
  });
});
