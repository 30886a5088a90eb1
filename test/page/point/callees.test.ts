// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type CandidateCallee,
  createCalleeReader,
  offerRequestFor,
} from '@/lib/page/point/callees';
import { textWith } from '@/test/support/dom/unit-dom';
import { frameWith, textMark } from '@/test/support/dom/unit-marks';

describe('createCalleeReader', () => {
  const HEAD = '<h1>Contact</h1><h2>Ada Whitfield</h2>';
  const NUMBER = '<p>212 555 0134</p>';

  afterEach(() => history.replaceState(null, '', '/'));

  /** Returns the possible names of a number's callee. */
  function namesOn(
    { title = 'Ada Whitfield | Contacts', at = '/contacts/14', body = HEAD + NUMBER },
    told: Partial<CandidateCallee['candidate']> = {},
  ): string[] {
    history.replaceState(null, '', at);
    document.title = title;
    document.body.innerHTML = body;
    const candidate = { raw: '212 555 0134', before: '', after: '', ...told };
    return createCalleeReader()({ candidate, nodes: [textWith('0134')] }).calleeNames;
  }

  it.each([
    'Ada Whitfield',
    'Ada Whitfield | Contacts | Northwind',
    '(3) Ada Whitfield - Northwind CRM',
    'Contact: Ada Whitfield - Northwind',
    'Northwind » Contacts » Ada Whitfield',
  ])('reads the name of the page’s record from its title %s and a heading', (title) => {
    expect(namesOn({ title })).toEqual(['Ada Whitfield']);
  });

  it.each([
    '/contacts/14',
    '/lightning/r/Contact/0035g00000XyZaAAQ/view',
    '/index.php?module=Contacts&action=DetailView&record=9a1c-44e0',
    '/#/contacts/14/show',
    '/web#id=14&model=partner',
    '/#crm/model/party.party/14;name=%22Parties%22',
  ])('recognises the address of a record: %s', (at) => {
    expect(namesOn({ at })).toEqual(['Ada Whitfield']);
  });

  it.each(['/', '/contacts', '/contacts?page=2', '/search?q=ada', '/v2/contacts'])(
    'does not take %s for the address of a record',
    (at) => {
      expect(namesOn({ at })).toEqual([]);
    },
  );

  it.each([
    ['title is about something else', { title: 'Northwind CRM' }],
    ['name is in no heading', { body: `<h1>Contact</h1>${NUMBER}` }],
    [
      'name is one word, maybe of a section',
      { title: 'Contacts | CRM', body: `<h1>Contacts</h1>${NUMBER}` },
    ],
    ['number is in the footer', { body: `${HEAD}<footer>${NUMBER}</footer>` }],
    [
      'number is in a list',
      {
        body: `${HEAD}<table><tr><th>Date</th><th>Number</th></tr><tr><td>2026-05-14</td><td>212 555 0134</td></tr></table>`,
      },
    ],
    [
      'number is in a list with filters',
      {
        body: `${HEAD}<table><tr><td><input></td></tr><tr><th>Date</th><th>Number</th></tr><tr><td>2026-05-14</td><td>212 555 0134</td></tr></table>`,
      },
    ],
  ])('returns no name of the page’s record if the %s', (_, page) => {
    expect(namesOn(page)).toEqual([]);
  });

  it('reads a heading that begins with its section', () => {
    const body = `<h3><span>Contacts</span><span>Ada Whitfield</span></h3>${NUMBER}`;
    expect(namesOn({ body })).toEqual(['Ada Whitfield']);
  });

  it('gives the page’s name to a number with a label', () => {
    expect(namesOn({}, { before: 'Direct line: ', after: ' (mobile)' })).toEqual(['Ada Whitfield']);
  });

  it('gives no name to a number in a sentence', () => {
    expect(namesOn({}, { before: 'Spoke with Bob, call ' })).toEqual([]);
    expect(namesOn({}, { after: ' is Bob’s' })).toEqual([]);
  });

  it('returns the name in the number’s own record first', () => {
    const body = `${HEAD}<table><tr><td>Bob Castellan</td><td>212 555 0134</td></tr></table>`;
    expect(namesOn({ body })).toEqual(['Bob Castellan', 'Ada Whitfield']);
  });

  const TEL = '<input type="tel" value="212 555 0134">';

  /** Returns the possible names of the callee of a number in a form. */
  function namesInForm(body: string, title = 'Ada Whitfield'): string[] {
    history.replaceState(null, '', '/contacts/14');
    document.title = title;
    document.body.innerHTML = body;
    for (const field of document.querySelectorAll('input,textarea')) {
      field.getClientRects = () => [new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList;
    }
    const node = document.querySelector('[type="tel"]') ?? textWith('0134');
    const candidate = { raw: '212 555 0134', before: 'Phone: ', after: '' };
    return createCalleeReader()({ candidate, nodes: [node] }).calleeNames;
  }

  const HEAD_FIELD = '<h1><div><input value="Ada Whitfield"></div></h1>';
  const TRAIL =
    '<ol class="breadcrumb"><li>Contacts</li><li class="active"><b>Ada Whitfield</b></li></ol>';

  const TABS =
    '<ul role="tablist"><li role="tab">Bob Castellan</li><li role="tab" aria-selected="true"><button>×</button><span>Ada Whitfield</span></li></ul>';
  const OTHER_TAB = TABS.replaceAll('Ada Whitfield', 'Bo Lind').replace(
    'Bob Castellan',
    'Ada Whitfield',
  );
  const NAME_FIELD = '<label>Name <input value="Ada Whitfield"></label>';

  it.each([
    ['a field in a heading', HEAD_FIELD + TEL, undefined],
    ['a text area in a heading', `<h1><textarea>Ada Whitfield</textarea></h1>${TEL}`, undefined],
    ['a company and a field in a heading', HEAD_FIELD + TEL, 'Brightwater Freight, Ada Whitfield'],
    ['the end of the breadcrumb', TRAIL + TEL, undefined],
    ['a field called Name', `<label>Name <input value="Ada Whitfield"></label>${TEL}`, undefined],
    ['breadcrumb and heading under a fixed title', TRAIL + HEAD_FIELD + TEL, 'Northwind'],
    ['tab and name field under a fixed title', TABS + NAME_FIELD + TEL, 'Northwind'],
    ['heading and name field under a fixed title', HEAD + NAME_FIELD + TEL, 'Northwind'],
  ])('reads the name of a form from its title and %s', (_, body, title) => {
    expect(namesInForm(body, title)).toEqual(['Ada Whitfield']);
  });

  it.each([
    ['another name in the heading', `<h1><input value="Bob Castellan"></h1>${TEL}`, undefined],
    ['a heading alone', HEAD_FIELD + TEL, 'Northwind'],
    ['a name field alone', `<label>Name <input value="Ada Whitfield"></label>${TEL}`, 'Northwind'],
    ['a tab that is not open', OTHER_TAB + NAME_FIELD + TEL, 'Northwind'],
    ['the open tab alone', TABS + TEL, 'Northwind'],
    ['one word', `<h1><input value="Brightwater"></h1>${TEL}`, 'Brightwater'],
    ['a message below the form', `${HEAD_FIELD}<div>212 555 0134</div>`, undefined],
    ['the card of a related contact', `${HEAD_FIELD}<article>${TEL}</article>`, undefined],
  ])('reads no name of a form from %s', (_, body, title) => {
    expect(namesInForm(body, title)).toEqual([]);
  });

  it('reads the name of the view that is shown now', () => {
    expect(namesInForm(HEAD_FIELD + TEL)).toEqual(['Ada Whitfield']);
    const next = HEAD_FIELD.replace('Ada Whitfield', 'Bob Castellan');
    expect(namesInForm(next + TEL, 'Bob Castellan')).toEqual(['Bob Castellan']);
  });

  it('searches the page for the field of the name once, however many numbers it has', () => {
    const query = vi.spyOn(document, 'querySelector');
    document.body.innerHTML = `${HEAD}<p>212 555 0134</p><p>212 555 0135</p>`;
    const calleeOf = createCalleeReader();
    for (const digits of ['0134', '0135']) {
      const candidate = { raw: `212 555 ${digits}`, before: '', after: '' };
      calleeOf({ candidate, nodes: [textWith(digits)] });
    }
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
  });
});

describe('offerRequestFor', () => {
  beforeEach(() => {
    document.documentElement.lang = 'en-GB';
    document.body.innerHTML =
      '<table><tr><th>Name</th><th>Phone</th></tr>' +
      '<tr><td>Ada Brightwater</td><td>020 7946 0123</td></tr></table><p>+1 212 555 0134</p>';
  });

  it('sends the candidate, names of its callee, and evidence for its country', () => {
    const mark = textMark('020 7946 0123');
    const other = textMark('+1 212 555 0134');
    const found = { ...other.found, country: 'US' };
    const request = offerRequestFor(mark, frameWith(mark, { ...other, found }));
    expect(request).toMatchObject({
      candidate: { raw: '020 7946 0123' },
      calleeNames: ['Ada Brightwater'],
      lang: 'en-GB',
      others: ['US'],
      start: 0,
    });
  });

  it('sends what its record can be recognised by', () => {
    history.replaceState(null, '', '/contacts/14');
    const mark = textMark('020 7946 0123');
    const request = offerRequestFor(mark, frameWith(mark));
    expect(request.recordPage?.address).toBe(location.href);
    expect(request.recordEvidence).toEqual({ ofPage: false, rowName: 'Ada Brightwater' });
  });

  it('sends where in its candidate the number begins', () => {
    const mark = textMark('020 7946 0123');
    const second = { ...mark, found: { ...mark.found, start: 14 } };
    expect(offerRequestFor(second, frameWith(second)).start).toBe(14);
  });

  it('sends only the language in a frame without a finder', () => {
    const { candidate, nodes } = textMark('020 7946 0123');
    const request = offerRequestFor({ candidate, nodes });
    expect(request).toMatchObject({ lang: 'en-GB', start: 0 });
    expect(request).not.toHaveProperty('others');
  });
});
