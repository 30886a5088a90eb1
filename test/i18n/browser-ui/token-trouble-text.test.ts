import { expect, it } from 'vitest';
import { tokenTroubleText } from '@/lib/i18n/browser-ui/token-trouble-text';

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
