// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { isSelector, readRule, typedRule } from '@/components/settings/sites/rules/read-rule';

afterEach(() => vi.restoreAllMocks());

const read = (over: object, parses = true) =>
  readRule({ site: 'crm.example.com', find: 'never', ignore: '', ...over }, () => parses);

it('reads a rule, each area once', () => {
  expect(read({ site: '*.Example.com', ignore: ' nav \n\nnav\n#ids' })).toEqual({
    rule: { site: '*.example.com', find: 'never', ignore: ['nav', '#ids'] },
  });
  expect(read({ find: 'mode', ignore: 'nav' })).toEqual({
    rule: { site: 'crm.example.com', ignore: ['nav'] },
  });
});

it.each([
  [{ find: 'mode' }, 'nothing', ''],
  [{ ignore: 'p:has(a)' }, 'costly', 'p:has(a)'],
  [{ ignore: `nav\n${'a'.repeat(201)}` }, 'too-long', 'a'.repeat(201)],
  [{ ignore: Array.from({ length: 21 }, (_, at) => `.a${at}`).join('\n') }, 'too-many', ''],
])('says what is wrong with areas: %o', (over, fault, selector) => {
  expect(read(over)).toEqual({ faults: { ignore: { fault, selector } } });
});

it('says all that is wrong at once', () => {
  expect(read({ site: 'crm.example.com/x', ignore: '[' }, false)).toEqual({
    faults: {
      site: { fault: 'only-host', host: 'crm.example.com' },
      ignore: { fault: 'no-selector', selector: '[' },
    },
  });
});

it('shows a rule as it was typed', () => {
  expect(typedRule({ site: 'a.example', ignore: ['nav', 'p'] })).toEqual({
    ...{ site: 'a.example', find: 'mode', ignore: 'nav\np' },
  });
});

it('takes no pseudo-element for a selector', () => {
  expect(isSelector('nav > a[title="::x"]')).toBe(true);
  expect(isSelector('p::before')).toBe(false);
  vi.spyOn(document, 'createDocumentFragment').mockImplementation(() => {
    throw new DOMException('no selector', 'SyntaxError');
  });
  expect(isSelector('[')).toBe(false);
});
