import { describe, expect, it } from 'vitest';
import { readRecordId } from '@/lib/lists/columns/records/record-ids';

describe('readRecordId', () => {
  it.each([
    ['salesforce', '0035g00000TESTaAAX', undefined, { type: 'Contact', id: '0035g00000TESTaAAX' }],
    ['salesforce', '00Q5g00000TESTa', undefined, { type: 'Lead', id: '00Q5g00000TESTa' }],
    ['salesforce', '0015g00000TESTaAAX', 'Contact', { type: 'Account', id: '0015g00000TESTaAAX' }],
    ['odoo', '__export__.res_partner_42_5d1a2b3c', undefined, { type: 'res.partner', id: '42' }],
    ['odoo', '__export__.crm_lead_7', undefined, { type: 'crm.lead', id: '7' }],
    ['odoo', '42', 'res.partner', { type: 'res.partner', id: '42' }],
    ['zoho', 'zcrm_4150868000000376001', 'lead', { type: 'lead', id: '4150868000000376001' }],
    ['hubspot', '151234567801', 'contact', { type: 'contact', id: '151234567801' }],
    ['hubspot', "'151234567801", 'contact', { type: 'contact', id: '151234567801' }],
    ['pipedrive', '1041', 'person', { type: 'person', id: '1041' }],
    [
      'dynamics',
      '7C5A3C1E-1111-4222-8333-944455556666',
      'contact',
      { type: 'contact', id: '7c5a3c1e-1111-4222-8333-944455556666' },
    ],
  ])('reads an id of %s: %s', (crm, cell, type, record) => {
    expect(readRecordId(crm, cell, type)).toEqual(record);
  });

  it.each([
    ['salesforce', '0055g00000TESTuAAH', undefined],
    ['salesforce', '151234567801', 'Contact'],
    ['salesforce', '0035g00000TEST', 'Contact'],
    ['odoo', '__export__.res_partner_bank_2_5d96b266', undefined],
    ['odoo', 'base.res_partner_12', 'res.partner'],
    ['odoo', '42', undefined],
    ['zoho', '4150868000000376001', 'lead'],
    ['zoho', 'zcrm_4150868000000376001', undefined],
    ['hubspot', '151234567801', undefined],
    ['hubspot', '1,51235E+11', 'contact'],
    ['hubspot', '4150868000000376001', 'contact'],
    ['pipedrive', '7c5a3c1e-1111-4222-8333-944455556666', 'person'],
    ['pipedrive', '1041', 'lead'],
    ['dynamics', '1041', 'contact'],
    ['unknown', '1041', 'contact'],
    ['hubspot', '', 'contact'],
  ])('reads none of %s: %s', (crm, cell, type) => {
    expect(readRecordId(crm, cell, type)).toBeUndefined();
  });
});
