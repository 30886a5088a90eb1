// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { shownText } from '@/lib/page/point/shown-text';
import { textMark } from '@/test/support/dom/unit-marks';

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
