// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createRecordReader } from '@/lib/page/context/record-text';
import { candidateAt, withContext } from '@/lib/page/text/candidate-text';
import { completeDom, textWith } from '@/test/support/dom/unit-dom';

beforeEach(completeDom);

/** Returns the candidate of these characters in a page. */
function candidate(html: string, raw: string) {
  document.body.innerHTML = html;
  const node = textWith(raw);
  const start = node.data.indexOf(raw);
  const at = { start, end: start + raw.length, digits: 10 };
  return candidateAt(node.data, at, node, createRecordReader());
}

it('has the text around it', () => {
  expect(candidate('<p>Call 212 555 0134 now</p>', '212 555 0134')).toEqual({
    raw: '212 555 0134',
    before: 'Call ',
    after: ' now',
  });
});

it('has the label beside it where no text comes before', () => {
  const html = '<dl><dt>Phone</dt><dd>212 555 0134</dd></dl>';
  expect(candidate(html, '212 555 0134')?.before).toBe('Phone: ');
  expect(candidate(html.replace('212', '+1 212'), '+1 212 555 0134')?.before).toBe('');
});

it('has the hint and the name of its microdata', () => {
  const html = '<p><b itemprop="telephone">212 555 0134</b></p>';
  expect(candidate(html, '212 555 0134')?.hint).toBe('microdata');
  const order = '<p><b itemprop="orderNumber">4842123456</b></p>';
  expect(candidate(order, '4842123456')?.before).toBe('order Number: ');
});

it('is undefined if it is longer than any number', () => {
  expect(candidate(`<p>${'2125550134 '.repeat(60)}</p>`, '2125550134 '.repeat(60))).toBeUndefined();
});

it('gets the record around it, unless it has a country code', () => {
  document.body.innerHTML = '<ul><li><b>United Kingdom</b> <i>020 7946 0123</i></li></ul>';
  const node = textWith('7946');
  const text = { before: '', after: '' };
  const records = createRecordReader();
  expect(withContext({ raw: '020 7946 0123', ...text }, node, records).record).toBe(
    'United Kingdom',
  );
  expect(withContext({ raw: '+44 20 7946 0123', ...text }, node, records).record).toBe('');
});
