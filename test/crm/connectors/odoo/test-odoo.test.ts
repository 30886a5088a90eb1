import { expect, it } from 'vitest';
import { testOdoo } from '@/lib/crm/connectors/odoo/test-odoo';
import { odooWith } from './support/odoo';

it('accepts a key that may read contacts and write notes', async () => {
  await expect(testOdoo(odooWith().json2)).resolves.toBeUndefined();
});

it('names what the key may not do', async () => {
  const { json2 } = odooWith({ forbidden: ['mail.message'] });
  await expect(testOdoo(json2)).rejects.toMatchObject({
    problem: { code: 'crm-no-right', words: 'mail.message' },
  });
});

it('says that the key may read contacts, and not write notes on them', async () => {
  const { json2 } = odooWith({ readOnly: ['res.partner'] });
  await expect(testOdoo(json2)).rejects.toMatchObject({
    problem: { code: 'crm-no-right', words: 'res.partner' },
  });
});

it('refuses a wrong key', async () => {
  const { json2 } = odooWith({}, { key: 'no' });
  await expect(testOdoo(json2)).rejects.toMatchObject({ problem: { code: 'crm-unauthorised' } });
});
