// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import {
  connectionProblemText,
  connectionStep,
  fieldIds,
  focusConnectionField,
} from '@/components/settings/connection/connection-problem';
import type { ProblemCode } from '@/lib/problems/problem-codes';

afterEach(() => document.body.replaceChildren());

it.each<[ProblemCode, ReturnType<typeof connectionStep>]>([
  ['host-not-granted', 'allow'],
  ['url-empty', 'baseUrl'],
  ['unreachable', 'baseUrl'],
  ['not-the-service', 'baseUrl'],
  ['unauthorised', 'token'],
  ['no-token', 'token'],
  ['no-answer', 'again'],
  ['unexpected', 'again'],
])('leads from %s to: %s', (code, step) => {
  expect(connectionStep({ code })).toBe(step);
});

it.each<ProblemCode>(['no-service', 'no-token', 'host-not-granted', 'unauthorised', 'unexpected'])(
  'does not send the rep to Options for %s: they are there',
  (code) => {
    expect(connectionProblemText({ code })).not.toMatch(/Options/);
  },
);

it('selects what a field holds, ready to be replaced', () => {
  const input = document.createElement('input');
  Object.assign(input, { id: fieldIds.baseUrl, value: 'https://voice.example' });
  document.body.append(input);
  focusConnectionField('baseUrl');
  expect(document.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);
});
