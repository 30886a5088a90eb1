import { expect, it } from 'vitest';
import type { Verdict } from '@/lib/phone/candidates/types';
import { findNumbers } from '@/lib/phone/find-numbers';
import { digitGroupsOf } from '@/lib/phone/plan/digit-groups';
import { parseInternational } from '@/lib/phone/plan/parse-number';
import { shortForms } from '@/lib/phone/segment/short-forms';

/** The short forms after a number that is made of the first `count` groups. */
function formsAfter(text: string, e164: string, count: number) {
  const groups = digitGroupsOf(text);
  const parsed = parseInternational(e164.slice(1));
  if (!parsed) throw new Error(`not a number: ${e164}`);
  const segment = { first: 0, last: count - 1, parsed, strength: 3 } as const;
  const end = groups[count - 1]?.end ?? 0;
  const number: Verdict = {
    start: 0,
    end,
    e164,
    ext: '9',
    type: 'FIXED_LINE',
    confidence: 'certain',
    reason: 'its label says phone',
  };
  return shortForms(text, groups, segment, groups.length, number).map((form) => ({
    ...form,
    raw: text.slice(form.start, form.end),
  }));
}

it('reads the last digits after a slash', () => {
  const forms = formsAfter('212-555-0123/4', '+12125550123', 3);
  expect(forms).toMatchObject([
    { raw: '4', e164: '+12125550124', reason: 'a short form of the number before' },
  ]);
});

it('reads several endings, each as the end of the number before', () => {
  const forms = formsAfter('212-555-0123/24/0125', '+12125550123', 3);
  expect(forms.map(({ e164 }) => e164)).toEqual(['+12125550124', '+12125550125']);
});

it('reads the last groups when their sizes are the same', () => {
  const forms = formsAfter('020 7946 0018 / 7946 0019', '+442079460018', 3);
  expect(forms).toMatchObject([{ raw: '7946 0019', e164: '+442079460019' }]);
});

it('does not inherit the extension', () => {
  expect(formsAfter('212-555-0123/4', '+12125550123', 3)[0]).not.toHaveProperty('ext');
});

it.each([
  ['after a space', '212-555-0123 24'],
  ['before letters', '212-555-0123/24 pcs'],
  ['longer than the last group', '212-555-0123/98765'],
])('reads no short form %s', (_, text) => {
  expect(formsAfter(text, '+12125550123', 3)).toEqual([]);
});

it('reads a whole last group after a slash', () => {
  const forms = formsAfter('+1 868-622 0123/622 0144', '+18686220123', 4);
  expect(forms.map(({ e164 }) => e164)).toEqual(['+18686220144']);
  const long = formsAfter('+977-83-520038/525403', '+97783520038', 3);
  expect(long.map(({ raw, e164 }) => [raw, e164])).toEqual([['525403', '+97783525403']]);
});

it.each([
  ['028 3830 1241 - 3830 1242', '+842838301241', 3, ['+842838301242']],
  ['028 3830 1241 - 1242', '+842838301241', 3, ['+842838301242']],
  ['028 3830 1241 - 1240', '+842838301241', 3, []],
  ['028 3830 1241 - 3831 1242', '+842838301241', 3, []],
] as const)(
  'reads a spaced dash before a later number of the block: %s',
  (text, e164, count, all) => {
    expect(formsAfter(text, e164, count).map((one) => one.e164)).toEqual(all);
  },
);

it.each([
  ['JP', '電話 03-3012-2451～2453', ['+81330122451', '+81330122453']],
  ['TW', '電話：(02)2301-2451~3', ['+886223012451', '+886223012453']],
  ['ID', 'Telp. (021) 3012451~53', ['+62213012451', '+62213012453']],
  ['IT', 'Centralino 055.301.240 / .241', ['+39055301240', '+39055301241']],
] as const)(
  'reads the last of a range with a tilde, and endings with a dot (%s %s)',
  (country, text, numbers) => {
    expect(findNumbers(text, { defaultCountry: country }).map(({ e164 }) => e164)).toEqual(numbers);
  },
);

it('reads groups with dots after a spaced slash, and no part of them', () => {
  const forms = formsAfter('051 201.234 / 201.235', '+39051201234', 3);
  expect(forms).toMatchObject([{ raw: '201.235', e164: '+39051201235' }]);
  expect(formsAfter('051 201.234 / 201.23', '+39051201234', 3)).toEqual([]);
});

it('reads a lower number of the same block after a spaced dash, if the groups before repeat', () => {
  const forms = formsAfter('11 3012-3459 – 3012 -3397', '+551130123459', 3);
  expect(forms).toMatchObject([{ raw: '3012 -3397', e164: '+551130123397' }]);
});

it('reads another subscriber of the same block after a space', () => {
  const forms = formsAfter('010-62012345 62012346', '+861062012345', 2);
  expect(forms).toMatchObject([{ raw: '62012346', e164: '+861062012346' }]);
  expect(formsAfter('010-62012345 20260211', '+861062012345', 2)).toEqual([]);
});
