// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fieldCandidate,
  fieldsUnder,
  fieldText,
  fieldTextBox,
  isField,
} from '@/lib/page/text/fields';

it('knows the fields of a form, and no texts and links', () => {
  document.body.innerHTML =
    '<input><textarea></textarea><select></select><a href="tel:02079460123">Call</a><p>020 7946 0123</p>';
  const [field, area, select, link, line] = [...document.body.children];
  expect([field, area, select].every((each) => isField(each))).toBe(true);
  expect([link, line?.firstChild ?? undefined, undefined].some(isField)).toBe(false);
});

describe('controls that show what nobody types there', () => {
  // happy-dom has no `label` of options.
  beforeEach(() => {
    Object.defineProperty(HTMLOptionElement.prototype, 'label', {
      configurable: true,
      get(this: HTMLOptionElement) {
        return this.getAttribute('label') ?? this.text;
      },
    });
  });
  const candidateOf = (html: string) => {
    document.body.innerHTML = html;
    const control = document.querySelector('select,textarea');
    return { candidate: fieldCandidate(control), control };
  };
  const OPTIONS =
    '<option>Office 212 555 0135</option><option selected>Mobile: 212 555 0134</option>';

  it('returns the number of the chosen option, with the words around it', () => {
    const { candidate, control } = candidateOf(`<label>Line<select>${OPTIONS}</select></label>`);
    expect(candidate).toMatchObject({ raw: '212 555 0134' });
    expect(candidate?.before).toMatch(/Mobile: $/);
    expect(fieldText(control as HTMLSelectElement)).toBe('Mobile: 212 555 0134');
  });

  it.each([
    ['a list of several rows', `<select size="3">${OPTIONS}</select>`],
    ['several choices', `<select multiple>${OPTIONS}</select>`],
    ['an option without a number', '<select><option selected>None</option></select>'],
    ['no option', '<select></select>'],
    ['a text to write in', '<textarea>212 555 0134</textarea>'],
    ['a text with two numbers', '<textarea readonly>212 555 0134, 212 555 0135</textarea>'],
    ['a long text', `<textarea readonly>212 555 0134 ${'words '.repeat(100)}</textarea>`],
  ])('returns none of %s', (_, html) => {
    expect(candidateOf(html).candidate).toBeUndefined();
  });

  it.each(['readonly', 'disabled'])('returns the only number of a %s text', (attribute) => {
    const text = 'Ada Whitfield\n12 Mill Lane\nPhone 212 555 0134';
    const { candidate } = candidateOf(
      `<textarea ${attribute}>${text.replaceAll('\\n', '\n')}</textarea>`,
    );
    expect(candidate).toMatchObject({ raw: '212 555 0134', after: '' });
    expect(candidate?.before).toMatch(/Phone $/);
  });
});

describe('fieldCandidate', () => {
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
    [
      'the words before it',
      '<p><i>Direct line</i> <input value="2125550134"></p>',
      'Direct line: ',
    ],
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
});

describe('fieldTextBox', () => {
  let measured: string[];

  /** A field 200 px wide at 100, with 10 px of border and padding on each side; a character is 8 px. */
  function field(value: string, style = ''): HTMLInputElement {
    document.body.innerHTML = `<input style="border-left:2px solid;border-right:2px solid;padding:0 8px;${style}">`;
    const element = document.querySelector('input') as HTMLInputElement;
    element.value = value;
    element.getBoundingClientRect = () => new DOMRect(100, 50, 200, 20);
    return element;
  }

  const across = (element: HTMLInputElement) => {
    const { left, right } = fieldTextBox(element);
    return [left, right];
  };

  beforeEach(() => {
    measured = [];
    class Canvas {
      getContext = () => ({
        font: '',
        measureText(text: string) {
          measured.push(text);
          return { width: text.length * 8 };
        },
      });
    }
    vi.stubGlobal('OffscreenCanvas', Canvas);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('begins where the padding ends, and is as wide as its text', () => {
    expect(fieldTextBox(field('0123456789'))).toEqual({
      left: 110,
      right: 190,
      top: 50,
      bottom: 70,
    });
  });

  it('follows the alignment of the field', () => {
    expect(across(field('0123456780', 'text-align:right'))).toEqual([210, 290]);
    expect(across(field('0123456781', 'text-align:center'))).toEqual([160, 240]);
    expect(across(field('0123456782', 'text-align:end;direction:rtl'))).toEqual([110, 190]);
    expect(across(field('0123456783', 'text-align:start;direction:rtl'))).toEqual([210, 290]);
  });

  it('is never wider than the field', () => {
    expect(across(field('0'.repeat(60)))).toEqual([110, 290]);
  });

  it('measures the same text once', () => {
    const element = field('0123456784');
    fieldTextBox(element);
    fieldTextBox(element);
    expect(measured).toEqual(['0123456784']);
  });
});
