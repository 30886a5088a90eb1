import { expect, it } from 'vitest';
import type { Call } from '@/lib/calls/model';
import { outcomeNotice, problemTitle, tokenTroubleText } from '@/lib/i18n/browser-ui/notice-text';

const NUMBER = '+1 212 555 0134';

it.each<[Call['state'], string]>([
  ['placed', `Call to ${NUMBER} requested`],
  ['requested', `Call to ${NUMBER} requested`],
  ['cancelled', `Call to ${NUMBER} cancelled`],
  ['refused', `Call to ${NUMBER} refused`],
  ['unconfirmed', `Call to ${NUMBER} unconfirmed`],
])('a title says that the call is %s, and to whom', (state, title) => {
  expect(outcomeNotice({ state }, NUMBER).title).toBe(title);
});

it('the message gives the reason, or who rings first', () => {
  expect(outcomeNotice({ state: 'placed' }, NUMBER).message).toBe(
    'Their phone rings first, then yours.',
  );
  const problem = { code: 'page-left' } as const;
  expect(outcomeNotice({ state: 'cancelled', problem }, NUMBER).message).toMatch(
    /^You left the page/,
  );
});

it('the title of a problem never denies a call that may have been made', () => {
  expect(problemTitle({ code: 'offline' })).toBe('Not called');
  expect(problemTitle({ code: 'outcome-unknown' })).toBe('Check the call log');
  expect(problemTitle({ code: 'outcome-not-saved' })).toBe('Check the call log');
});

it('says what stopped, why, and what a click does', () => {
  expect(tokenTroubleText('service', { code: 'unauthorised' })).toEqual({
    title: 'API token refused',
    message: 'The service refused your API token. Check it in Options. Click to open Options.',
  });
  expect(tokenTroubleText('crm', { code: 'crm-sign-in-again' })).toEqual({
    title: 'CRM logging stopped',
    message: 'Your CRM ended the connection. Connect it again in Options. Click to open Options.',
  });
});
