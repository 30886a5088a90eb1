import { expect, it } from 'vitest';
import { tokenTroubleText } from '@/lib/i18n/browser-ui/token-trouble-text';

it('says what stopped, why, and what a click does', () => {
  expect(tokenTroubleText('service', { code: 'unauthorised' })).toBe(
    'The service refused your API token. Check it in Options. Click to open Options.',
  );
  expect(tokenTroubleText('crm', { code: 'crm-sign-in-again' })).toBe(
    'Logging stopped. Your CRM ended the connection. Connect it again in Options. Click to open Options.',
  );
});
