import { expect, it } from 'vitest';
import { z } from 'zod';
import { createJson2 } from '@/lib/crm/connectors/odoo/json2';
import { odooWith } from './support/odoo';

const any = z.unknown();
const note = {
  ...{ ids: [9], body: 'x', body_is_html: true, message_type: 'comment' },
  ...{ subtype_xmlid: 'mail.mt_note', message_id: '<a@b>' },
};

it.each<[string, Parameters<typeof odooWith>, string, string, object]>([
  ['a wrong key', [{}, { key: 'no' }], 'unauthorised', 'crm-unauthorised', {}],
  ['a wrong database', [{}, { database: 'no' }], 'unauthorised', 'crm-wrong-database', {}],
  ['a deleted record', [{}], 'refused', 'crm-record-gone', {}],
  [
    'no right',
    [{ forbidden: ['res.partner'] }],
    'refused',
    'crm-no-right',
    { words: "You are not allowed to access 'res.partner' records." },
  ],
])('says %s in our words', async (_, [options, access], kind, code, words) => {
  const { json2 } = odooWith(options, access);
  await expect(json2('res.partner', 'message_post', note, any)).rejects.toMatchObject({
    kind,
    problem: { code, ...words },
  });
});

it.each<[string, Response, string, string]>([
  ['another server', new Response('<h1>No</h1>', { status: 404 }), 'no-answer', 'crm-not-odoo'],
  ['a proxy that refuses', new Response('no', { status: 403 }), 'unauthorised', 'crm-not-odoo'],
  ['an answer of another shape', Response.json({ id: 1 }), 'no-answer', 'crm-not-odoo'],
  [
    'a rule of this Odoo',
    Response.json({ name: 'odoo.exceptions.UserError', message: 'no' }, { status: 422 }),
    'refused',
    'crm-refused',
  ],
  [
    'a deleted record, in German',
    Response.json(
      { name: 'odoo.exceptions.MissingError', message: 'Datensatz wurde gelöscht' },
      { status: 404 },
    ),
    'refused',
    'crm-record-gone',
  ],
  [
    'a right that is missing, in German',
    Response.json(
      { name: 'odoo.exceptions.AccessError', message: 'Sie dürfen das nicht' },
      { status: 403 },
    ),
    'refused',
    'crm-no-right',
  ],
  [
    'a user who was locked out',
    Response.json({ name: 'odoo.exceptions.AccessDenied', message: 'no' }, { status: 403 }),
    'unauthorised',
    'crm-unauthorised',
  ],
])('takes %s for what it is', async (_, answer, kind, code) => {
  const json2 = createJson2(
    { fetch: async () => answer, now: () => 0 },
    { address: 'https://odoo.example.com', key: 'k' },
    new AbortController().signal,
  );
  await expect(json2('a', 'b', {}, z.array(z.int()))).rejects.toMatchObject({
    kind,
    problem: { code },
  });
});
