import { describe, expect, it } from 'vitest';
import { recogniseExport } from '@/lib/lists/columns/records/recognise-export';
import { columnsFrom } from '@/test/lists/support/table-of';

function recognised(...columns: string[][]): string {
  const { crm, recordType, ids, links } = recogniseExport(columnsFrom(columns));
  const indices = ids.map(({ index }) => index);
  return [
    crm ?? '-',
    recordType ?? '-',
    indices.join(' '),
    links.map(({ index }) => index).join(' '),
  ].join(', ');
}

const HUBSPOT = ['Record ID', '151234567801'];
const PERSON = ['0035g00000TESTaAAX'];

describe('recogniseExport', () => {
  it.each([
    ['HubSpot contacts', [HUBSPOT, ['Contact owner'], ['Lead Status']], 'hubspot, contact, 0, '],
    ['HubSpot companies', [HUBSPOT, ['Company owner'], ['Company name']], 'hubspot, company, 0, '],
    [
      'HubSpot deals',
      [HUBSPOT, ['Deal Name'], ['Deal owner'], ['Contact owner']],
      'hubspot, deal, 0, ',
    ],
    [
      'a HubSpot report',
      [
        ['Record ID - Contact', '151234567801'],
        ['Lifecycle Stage'],
        ['First Name'],
        ['Phone Number'],
      ],
      'hubspot, contact, 0, ',
    ],
    [
      'HubSpot records that nothing names',
      [HUBSPOT, ['Lifecycle Stage'], ['Create Date']],
      'hubspot, -, 0, ',
    ],
    [
      'Salesforce contacts',
      [
        ['Account ID', '0015g00000TESTaAAX'],
        ['Contact ID', ...PERSON],
      ],
      'salesforce, Contact, 1, ',
    ],
    ['Salesforce leads', [['Id', '00Q5g00000TESTaEAG']], 'salesforce, Lead, 0, '],
    [
      'Salesforce accounts',
      [
        ['Account ID', '0015g00000TESTaAAX'],
        ['Owner ID', '0055g00000TESTuAAH'],
      ],
      'salesforce, Account, 0, ',
    ],
    [
      'Salesforce campaign members',
      [
        ['Lead ID', '00Q5g00000TESTaEAG'],
        ['Contact ID', '', ...PERSON],
      ],
      'salesforce, -, 0 1, ',
    ],
    [
      'Zoho contacts',
      [
        ['Record Id', 'zcrm_4150868000000376001'],
        ['Contact Owner.id', 'zcrm_4150868000000225013'],
        ['Contact Owner'],
      ],
      'zoho, contact, 0, ',
    ],
    [
      'Zoho records that nothing names',
      [['Record Id', 'zcrm_4150868000000376001']],
      'zoho, -, 0, ',
    ],
    [
      'Pipedrive people',
      [
        ['Organization - ID', '7'],
        ['Person - ID', '1041'],
      ],
      'pipedrive, person, 1, ',
    ],
    ['Pipedrive deals', [['Deal - ID', '7'], ['Person - Name']], 'pipedrive, deal, 0, '],
    [
      'Odoo contacts',
      [
        ['Company/External ID', '__export__.res_partner_9_5d1a2b3c'],
        ['External ID', 'base.main_partner', '__export__.res_partner_42_5d1a2b3c'],
      ],
      'odoo, res.partner, 1, ',
    ],
    [
      'Odoo leads with both ids',
      [
        ['id', '__export__.crm_lead_7_ab12cd34'],
        ['.id', '7'],
      ],
      'odoo, crm.lead, 0 1, ',
    ],
    [
      'Dynamics contacts',
      [['(Do Not Modify) Contact', '7c5a3c1e-1111-4222-8333-944455556666']],
      'dynamics, contact, 0, ',
    ],
    [
      'links to records',
      [
        ['ID', '77'],
        ['Link', 'https://sample.pipedrive.com/person/1041'],
      ],
      'pipedrive, person, , 1',
    ],
    [
      'ids with links to them',
      [
        HUBSPOT,
        ['Contact owner'],
        ['Lead Status'],
        ['Link', 'https://app.hubspot.com/contacts/1234567/record/0-1/151234567801'],
      ],
      'hubspot, contact, 0, 3',
    ],
  ])('recognises %s', (_, columns, expected) => {
    expect(recognised(...columns)).toBe(expected);
  });

  it.each([
    ['an id alone', [['Record ID', '151234567801'], ['First Name'], ['Phone']], '-, -, 0, '],
    ['an id and one heading of its own', [HUBSPOT, ['Contact owner']], '-, -, 0, '],
    [
      'an id and headings that others have',
      [HUBSPOT, ['Lead Status'], ['Create Date']],
      '-, -, 0, ',
    ],
    [
      'an id and one of the headings',
      [['Record ID', '151234567801'], ['Lead Status']],
      '-, -, 0, ',
    ],
    [
      'longer ids',
      [['Record Id', '4150868000000376001'], ['Contact Owner'], ['Lead Status']],
      '-, -, 0, ',
    ],
    [
      'ids that a spreadsheet destroyed',
      [['Record ID', '1.51235E+11'], ['Contact owner'], ['Lead Status']],
      '-, -, 0, ',
    ],
    ['ids of some rows', [['Contact ID', ...PERSON, '17', '18']], '-, -, 0, '],
    ['an id without a word of the CRM', [['ID', '1041'], ['Name'], ['Phone - Work']], '-, -, 0, '],
    ['no ids', [['Name'], ['Phone']], '-, -, , '],
    ['links elsewhere', [['URL', 'https://www.linkedin.com/in/ann-example']], '-, -, , '],
    [
      'links to two CRMs',
      [
        [
          'Link',
          'https://sample.pipedrive.com/person/1',
          'https://app.hubspot.com/contacts/1/contact/2',
        ],
      ],
      '-, -, , 0',
    ],
  ])('recognises no CRM by %s', (_, columns, expected) => {
    expect(recognised(...columns)).toBe(expected);
  });
});
