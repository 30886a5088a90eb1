// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fieldCandidate, fieldsUnder } from '@/lib/page/text/fields';

function candidateIn(html: string) {
  document.body.innerHTML = html;
  return fieldCandidate(document.querySelector('input'));
}

it.each([
  ['a phone field', '<input type="tel" value="2125550134">', 'tel-input'],
  ['a readonly one', '<input type="tel" readonly value="2125550134">', 'tel-input'],
  [
    'one filled in by the browser',
    '<input autocomplete="tel-national" value="2125550134">',
    'autocomplete',
  ],
  [
    'one of several filled in by the browser',
    '<input autocomplete="section-office work tel" value="2125550134">',
    'autocomplete',
  ],
])('recognises %s as a field for a phone number', (_, html, hint) => {
  expect(candidateIn(html)).toMatchObject({ raw: '2125550134', hint });
});

it.each([
  ['its label', '<label>Direct line <input value="2125550134"></label>', 'Direct line: '],
  [
    'its name for assistive tools',
    '<input aria-label="Direct line" value="2125550134">',
    'Direct line: ',
  ],
  [
    'the words that name it for assistive tools',
    '<b id="line">Direct line</b><p><input aria-labelledby="line none" value="2125550134"></p>',
    'Direct line: ',
  ],
  ['the words before it', '<p><i>Direct line</i> <input value="2125550134"></p>', 'Direct line: '],
  [
    'the cell before its own',
    '<table><tr><td>Direct line</td><td><input name="f1" value="2125550134"></td></tr></table>',
    'Direct line: ',
  ],
  ['its name in the form', '<input name="direct_line" value="2125550134">', 'direct_line: '],
  ['its place holder', '<input placeholder="Direct line" value="2125550134">', 'Direct line: '],
])('sends the label of a text field: %s', (_, html, before) => {
  const candidate = candidateIn(html);
  expect(candidate?.before).toBe(before);
  expect(candidate?.hint).toBeUndefined();
});

it.each([
  ['an empty one', '<input type="tel">'],
  ['a few digits', '<input type="tel" value="4711">'],
  ['a sentence', '<input value="Call (646) 555-0154 on Monday">'],
  ['a password', '<input type="password" value="2125550134">'],
  ['a check box', '<input type="checkbox" value="2125550134">'],
])('finds no number in %s', (_, html) => {
  expect(candidateIn(html)).toBeUndefined();
});

it('returns the fields under a root that hold something', () => {
  document.body.innerHTML =
    '<input type="tel" value="2125550134"><input type="tel"><input value="6465550110">';
  expect(fieldsUnder(document).map((field) => field.value)).toEqual(['2125550134', '6465550110']);
});
