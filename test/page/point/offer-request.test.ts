// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { offerRequestFor } from '@/lib/page/point/offer-request';
import { frameWith, textMark } from '@/test/support/dom/unit-marks';

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
