import type Dexie from 'dexie';
import type { Table } from 'dexie';
import type { CallDatabase } from '@/lib/calls/database';
import type { CampaignDatabase } from '@/lib/campaigns/database';
import type { ErrorDatabase } from '@/lib/problems/error-log';
import { NEUTRAL_CATALOGUE } from '@/lib/service/agents/catalogue';
import type { SettingsDatabase } from '@/lib/settings/database';
import { NOON, OTHER_CALLEE, sampleCall } from '@/test/calls/support/calls';
import { storedOffer } from '@/test/offers/support/offers';
import { sampleConnector, sampleDelivery } from '@/test/outbox/support/deliveries';

/** A row of each table: a new table needs one. */
type GoodRows<D extends Dexie> = {
  [N in Exclude<keyof D, keyof Dexie>]: D[N] extends Table<infer Row> ? Row[] : never;
};

const NUMBER = '+12125550134';
/** The name in every row that has one. */
export const NAME = 'Ada Goodwin';

const record = { crm: 'odoo', type: 'res.partner', id: '14', title: NAME };
const version = { name: 'TPS', country: 'GB', asOf: '2026-11-12' };
const call = sampleCall({
  ...{ id: 'good-call', gesture: 'good-gesture', state: 'recorded', callId: 'service-good' },
  ...{ calleeName: NAME, recording: 'https://rec.example.com/1', callee: OTHER_CALLEE },
  ...{ requestedAt: NOON, placedAt: NOON, record },
  ...{ sourcePage: { url: 'https://crm.example/14', title: 'Contacts' } },
});

/** A signing key's row is not JSON, and made by `signingKeys`. */
export const goodCallRows: GoodRows<CallDatabase> = {
  calls: [call],
  offers: [
    storedOffer({
      ...{ offerId: 'good-offer', calleeName: NAME, record, pointedAt: NOON, leftAt: NOON },
      ...{ warned: ['hours'], toConfirm: { pageAddress: 'https://crm.example/', askedAt: NOON } },
      reading: {
        raw: '(212) 555-0134',
        country: 'US',
        source: 'site',
        likely: [],
        host: 'crm.example',
      },
    }),
  ],
  follow: [
    {
      ...{ key: 'follow', writtenAt: NOON, rounds: 1, nextAt: NOON, notBefore: NOON },
      ...{ connectionChanges: 1, connectionChangedAt: NOON, pageSize: 50 },
    },
  ],
  logState: [
    { key: 'rewrites', count: 1 },
    { key: 'seen', seenAt: NOON },
    { key: 'version', version: '1.0.0' },
    { key: 'outcomes', fromSeq: 3 },
    { key: 'countdown', callId: 'good-call', tabId: 1, frameId: 0, documentId: 'document-1' },
  ],
  playPositions: [{ callId: 'good-call', at: 12 }],
  colleagueCalls: [{ callee: '+12125550137', at: NOON }],
  colleaguesState: [{ key: 'history', contents: 'told', readAt: NOON, failures: 0 }],
  auditChain: [
    {
      ...{ seq: 1, previous: '', bodyHash: 'a'.repeat(64), hash: 'b'.repeat(64), at: NOON },
      ...{ body: `{"kind":"check","callee":"${NUMBER}"}`, callId: 'good-call' },
    },
  ],
  sharedLists: [
    {
      ...{ key: 'list', name: 'Goodwin', serial: 1, issuedAt: '2026-11-22T12:00:00Z', rules: [] },
      ...{ importId: 'import-2', publicKey: '', signature: '', receivedAt: NOON },
      ...{ numbers: 0, keys: ['domain:goodwin.example'] },
    },
    { key: 'fetch', checkedAt: NOON, failures: 1, problem: 'unreachable' },
  ],
  speech: [
    {
      ...{ callId: 'good-call', link: 'https://rec.example.com/1', readAt: NOON },
      result: {
        facts: { heard: 'voice', duration: 60, silence: 0.4, firstVoice: 2, longestPause: 9 },
      },
    },
  ],
  doNotCall: [
    {
      ...{ key: 'number:+12125550136', kind: 'number', text: '+12125550136', name: NAME },
      ...{ words: 'Please don’t call.', source: 'card', by: 'Desk phone', addedAt: NOON },
    },
  ],
  doNotCallChanges: [
    {
      ...{ id: 1, key: 'number:+12125550136', kind: 'number', text: '+12125550136', name: NAME },
      ...{
        words: 'Please don’t call.',
        source: 'card',
        by: 'Desk phone',
        at: NOON,
        action: 'added',
      },
    },
  ],
  doNotCallKeys: [],
  registries: [{ ...version, id: 'tps', importId: 'import-1', count: 1, importedAt: NOON }],
  registryChunks: [
    { importId: 'import-1', first: 442079460999, count: 1, bytes: new Uint8Array() },
  ],
  registryImports: [],
  wrapUps: [
    {
      ...{
        callId: 'good-call',
        disposition: 'reached',
        note: `${NAME} wants a visit.`,
        savedAt: NOON,
      },
      ...{ version: 1, followUp: { at: NOON }, dueAt: NOON, timedNotes: [{ at: 3, text: NAME }] },
    },
  ],
  wrapUpDrafts: [
    {
      ...{ callId: 'good-call', formId: 'form-1', isPutAway: true },
      ...{ before: { note: '' }, fields: { note: `${NAME} wants a visit.` } },
    },
  ],
  outbox: [
    sampleDelivery({
      ...{
        callId: 'good-call',
        state: 'failed',
        sentRevision: 1,
        sendingRevision: 1,
        entryId: '7',
      },
      ...{ loggedOn: { type: 'res.partner', id: '14', name: NAME }, unsettledUntil: NOON },
      ...{ target: { type: 'res.partner', id: '14', account: 'https://odoo.example.com' } },
      problem: { code: 'crm-failed', words: 'Down' },
    }),
  ],
  connectors: [sampleConnector({ database: 'main', logsWhen: 'placed', notBefore: NOON })],
  recordChoices: [
    {
      connector: 'odoo',
      number: NUMBER,
      type: 'res.partner',
      id: '14',
      account: 'https://odoo.example.com',
    },
  ],
  createdContacts: [
    {
      ...{ connector: 'odoo', number: NUMBER, account: 'https://odoo.example.com', askedAt: NOON },
      contact: { type: 'res.partner', id: '14' },
    },
  ],
};

const contact = {
  ...{ source: { kind: 'list', file: 'leads.csv' } as const, e164: NUMBER, keys: [NUMBER] },
  ...{ numbers: [{ e164: NUMBER, label: 'mobile' as const, ext: '7' }], data: { City: 'Cardiff' } },
  ...{ name: NAME, email: 'ada@goodwin.example', company: 'Goodwin Ltd', owner: 'June' },
  ...{ record, sourcePage: { url: 'https://crm.example/14' }, importId: 'import-1', dueAt: 0 },
  ...{ rows: [{ line: 2, cells: [NAME] }], made: [{ gesture: 'earlier', e164: OTHER_CALLEE }] },
};

/** A row of each table of the campaign database. */
export const goodCampaignRows: GoodRows<CampaignDatabase> = {
  queue: [{ ...contact, itemId: 1, claimedAt: 1 }],
  skipped: [{ ...contact, skipId: 1, reason: 'not-now', skippedAt: NOON }],
  called: [{ ...contact, calledId: 9, callId: 'good-call', calledAt: NOON, undecidedAt: NOON }],
  imports: [
    { importId: 'import-1', file: 'leads.csv', addedAt: NOON, headings: ['Name'], added: 1 },
  ],
  readiness: [{ key: 'queue', paused: false, activeAt: NOON, passedNotes: ['good-call'] }],
  agents: [{ id: 'agent-1', name: NAME, createdAt: NOON, request: {} }],
  catalogue: [{ key: 'catalogue', value: NEUTRAL_CATALOGUE }],
};

/** A row of each table of the settings database. */
export const goodSettingsRows: GoodRows<SettingsDatabase> = {
  settings: [{ key: 'countdownSeconds', value: 5 }],
  secrets: [{ key: 'token', value: { token: 'secret', origin: 'https://voice.example.com' } }],
  before: [
    {
      key: 'import',
      value: {
        rows: [{ key: 'countdownSeconds', value: 3 }],
        absent: ['language'],
        hadToken: false,
      },
    },
  ],
  sync: [{ key: 'sync', value: { at: NOON, text: '{}' } }],
  workspaces: [{ id: 'first', name: NAME, addedAt: NOON, settings: [] }],
};

/** A row of the error log. */
export const goodErrorRows: GoodRows<ErrorDatabase> = {
  errors: [
    { id: 1, at: NOON, source: 'popup', name: 'Error', message: 'odd', stack: '', count: 1 },
  ],
};
