import { createOdooApi } from '@/sandbox/crm-apis/odoo/odoo-api';
import type { OdooOptions } from '@/sandbox/crm-apis/odoo/odoo-options';
import { startFake } from '@/test/crm/connectors/contract/fake-crm';
import { itCreatesContacts, itSaysWhyNoContact } from '@/test/crm/connectors/contract/new-contacts';
import { itReadsAllPages } from '@/test/crm/connectors/contract/pages';

async function start(given: Partial<OdooOptions> = {}) {
  const crm = await startFake('odoo', 'k', () =>
    createOdooApi({ ...{ key: 'k', database: 'crm', contacts: [1, 2] }, ...given }),
  );
  return {
    ...crm,
    created: () => crm.api.created.map(({ name, phone: number }) => ({ name, number })),
    failCreating: (fault: Parameters<typeof crm.failNext>[0]) =>
      crm.failNext(fault, /res\.partner\/create$/),
  };
}

itCreatesContacts(start);

itReadsAllPages((written) => {
  const numbers = Object.fromEntries(written.map((each, nth) => [nth + 1, each]));
  return start({ contacts: written.map((_, nth) => nth + 1), numbers });
});

itSaysWhyNoContact('contacts may not be read', () => start({ forbidden: ['res.partner'] }), {
  ...{ code: 'crm-no-right', words: 'res.partner' },
});
itSaysWhyNoContact('contacts may not be created', () => start({ readOnly: ['res.partner'] }), {
  ...{ code: 'crm-no-right', words: "You are not allowed to access 'res.partner' records." },
});
