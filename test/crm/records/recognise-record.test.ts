import { describe, expect, it } from 'vitest';
import type { RecordEvidence, RecordPage } from '@/lib/crm/model';
import { recogniseRecord, titleOfPageRecord } from '@/lib/crm/records/recognise-record';
import { assetsOf } from '@/test/crm/support/samples';

const ORIGIN = 'https://acme.pipedrive.com';
const PERSON = `${ORIGIN}/person/31`;
const person = { type: 'person', id: '31', url: PERSON, objectId: 31 };

function recordOf(
  page: Partial<RecordPage>,
  evidence: Partial<RecordEvidence> = {},
  origin = ORIGIN,
) {
  return recogniseRecord({
    page: { address: PERSON, assets: [], ...page },
    evidence: { ofPage: true, ...evidence },
    origin,
    isName: (text) => !/phone/i.test(text),
  });
}

describe('the page’s own number', () => {
  it('belongs to the record of the address, titled as the page says', () => {
    expect(recordOf({ title: ' Ada\u202e  Whitfield ' })).toEqual({
      crm: 'pipedrive',
      title: 'Ada Whitfield',
      ...person,
    });
  });

  it('names its field', () => {
    expect(recordOf({}, { field: 'phone.work' })).toMatchObject({ slug: 'phone.work' });
    expect(recordOf({}, { field: '"><b>' })).not.toHaveProperty('slug');
  });

  it.each([
    { headLink: `${PERSON}?tab=notes` },
    { headLink: `${ORIGIN}/help` },
    { headLink: 'https://example.net/' },
    { headName: 'Work Phone' },
    { headName: 'Ada Whitfield' },
  ])('belongs to it in a part that begins with %j', (evidence) => {
    expect(recordOf({ title: 'Ada Whitfield' }, evidence)).toMatchObject(person);
  });

  it('belongs to it in a row whose text is only a label', () => {
    expect(recordOf({}, { rowName: 'Work Phone' })).toMatchObject(person);
  });
});

describe('no record, but the CRM', () => {
  it.each<[string, Partial<RecordPage>, Partial<RecordEvidence>]>([
    ['for a number that is not the page’s own', {}, { ofPage: false }],
    ['for a number in a row with a name and no link', {}, { rowName: 'Ada Whitfield' }],
    ['on a list', { address: `${ORIGIN}/persons/list` }, {}],
    [
      'for a row whose link leads to another origin',
      {},
      { rowLinks: ['https://other.pipedrive.com/person/4'] },
    ],
    ['for a row whose link is no record', {}, { rowLinks: [`${ORIGIN}/persons/list`] }],
    ['for a row with an odd link', {}, { rowLinks: ['javascript:alert(1)', 'x'] }],
    ['in a part that begins with a link to another record', {}, { headLink: `${ORIGIN}/deal/2` }],
    ['in a part that begins with a name', { title: 'Acme' }, { headName: 'Ada Whitfield' }],
    [
      'for a row with links to two records',
      {},
      { rowLinks: [`${ORIGIN}/person/4`, `${ORIGIN}/organization/5`] },
    ],
  ])('%s', (_, page, evidence) => {
    expect(recordOf(page, evidence)).toEqual({ crm: 'pipedrive' });
  });
});

it('takes the record of the row, not that of the page', () => {
  const links = [`${ORIGIN}/person/4`, `${ORIGIN}/person/4?tab=notes`, `${ORIGIN}/help`];
  expect(recordOf({ title: 'Acme' }, { rowName: 'Bo Lind', rowLinks: links })).toEqual({
    ...{ crm: 'pipedrive', type: 'person', id: '4', objectId: 4, title: 'Bo Lind' },
    url: `${ORIGIN}/person/4`,
  });
});

it('sends no id that a number cannot hold', () => {
  const address = 'https://crm.zoho.eu/crm/org2/tab/Contacts/4150868000000376008';
  expect(recordOf({ address }, {}, 'https://crm.zoho.eu')).toMatchObject({
    id: '4150868000000376008',
  });
  expect(recordOf({ address }, {}, 'https://crm.zoho.eu')).not.toHaveProperty('objectId');
});

describe('nothing at all', () => {
  it.each([
    ['on a page of no known CRM', { address: 'https://example.net/person/31' }],
    [
      'if the address is not of the frame’s origin',
      { address: 'https://x.pipedrive.com/person/1' },
    ],
    ['in a frame without an address', { address: 'about:srcdoc' }],
    ['for an address with a user', { address: 'https://a:b@acme.pipedrive.com/person/31' }],
  ])('%s', (_, page) => {
    const origin = page.address.includes('example.net') ? 'https://example.net' : ORIGIN;
    expect(recordOf(page, {}, origin)).toBeUndefined();
  });

  it('on a site whose folders are named as a CRM’s', () => {
    const page = { address: 'https://example.net/odoo/contacts/14', assets: ['/app.js'] };
    expect(recordOf(page, {}, 'https://example.net')).toBeUndefined();
    expect(
      recordOf({ ...page, assets: assetsOf.odoo ?? [] }, {}, 'https://example.net'),
    ).toMatchObject({ crm: 'odoo', id: '14' });
  });
});

describe('the title of the record that a page shows', () => {
  const titleOn = (address: string, evidence: Partial<RecordEvidence> = {}, origin = ORIGIN) =>
    titleOfPageRecord({
      page: { address, assets: [], title: 'Ada Whitfield' },
      evidence: { ofPage: false, ...evidence },
      origin,
      isName: () => true,
    });

  it('is told for a number in a note', () => {
    expect(titleOn(PERSON)).toBe('Ada Whitfield');
  });

  it.each([
    ['in a row of another record', titleOn(PERSON, { rowName: 'Bob Castellan' })],
    ['on a list', titleOn(`${ORIGIN}/persons/list`)],
    ['in a frame of another site', titleOn(PERSON, {}, 'https://example.net')],
    ['outside of CRMs', titleOn('https://example.net/person/31', {}, 'https://example.net')],
  ])('is not told %s', (_, title) => {
    expect(title).toBeUndefined();
  });
});
