import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type MessageName, messages } from '@/lib/messages/table';
import { anything, mutated } from './support/mutate';
import { type Listener, type Reached, serveAll } from './support/runtime';

const RUNS = 2_000;
const runtime = vi.hoisted((): { listeners: Listener[] } => ({ listeners: [] }));

vi.mock('@/lib/platform/page/messaging', () => ({
  onMessage: (listener: Listener) => runtime.listeners.push(listener),
}));

vi.mock('@/lib/platform/runtime', () => ({
  ownId: () => 'handset',
  ownOrigin: () => 'chrome-extension://handset/',
}));

const candidate = { raw: '+1 212 555 0134', before: 'Phone', after: '', hint: 'label' };
const filters = { campaignId: 7, page: 1, limit: 10, status: [0, 1], mobileNo: '212' };
const connection = { baseUrl: 'https://voice.example.com', token: 't', tokenHeader: 'token' };

/** A good body for each request whose body is more than a name or two. */
const good: Partial<Record<MessageName, unknown>> = {
  recognise: { candidates: ['7,15,0,label:Phone: +1 212 555 0134', '0,1,0,:1'], lang: 'en' },
  offer: {
    ...{ candidate, start: 0, lang: 'en', calleeNames: ['Ann Example'] },
    recordPage: { address: 'https://crm.example/odoo/contacts/14', assets: ['/web/assets/a.js'] },
    recordEvidence: { ofPage: false, rowName: 'Ann Example', rowLinks: ['https://crm.example/1'] },
  },
  call: { offerId: 'offer-1' },
  dial: {
    e164: '+12125550134',
    gesture: 'gesture-1',
    repeatedCallId: 'call-1',
    record: { objectId: 7, data: { City: 'Springfield' } },
  },
  preview: { text: '212' },
  'number-texts': { e164s: ['+12125550134'] },
  'callee-zones': { e164s: ['+12125550134'] },
  'test-connection': connection,
  'save-connection': connection,
  campaigns: { page: 1, limit: 10, name: 'Spring', status: ['draft'], agentId: [1] },
  audience: { ...filters, hasFieldColumns: false },
  'read-list': {
    rows: [
      { numbers: ['020 7946 0123', '+44 7700 900123'], country: 'GB' },
      { numbers: ['212-555-0134'], country: 'US', isChosen: true },
    ],
  },
  'queue-list': {
    list: { importId: 'import-1', file: 'leads.csv', headings: ['Name', 'Phone'] },
    hasMore: false,
    contacts: [
      {
        numbers: [{ e164: '+447700900123', label: 'mobile', ext: '7' }],
        ...{ name: 'Ada', email: 'ada@example.com', company: 'Fenwick Ltd', owner: 'Sam' },
        record: { crm: 'hubspot', type: 'contact', id: '7', url: 'https://crm.example/7' },
        rows: [{ line: 2, cells: ['Ada', '07700 900123'] }],
      },
    ],
  },
  'call-next': { itemId: 1, e164: '+12125550134', gesture: 'gesture-1' },
  'choose-number': { itemId: 1, e164: '+12125550134' },
  'list-results': { importId: 'import-1', after: 3 },
  'save-wrap-up': {
    ...{ callId: 'a', formId: 'f', before: { note: '' } },
    after: { note: 'x', followUp: { at: 1 } },
  },
  'save-wrap-up-draft': {
    ...{ callId: 'a', formId: 'f', before: { note: '' }, isPutAway: false, changed: ['note'] },
    fields: { note: 'x', disposition: 'reached' },
  },
};

const names = Object.keys(messages).filter((name): name is MessageName => name in messages);
const page = { id: 'handset', url: 'https://crm.example/', frameId: 0, tab: { id: 1 } };
const own = { id: 'handset', url: 'chrome-extension://handset/popup.html' };

let reached: Reached[] = [];

beforeAll(() => {
  reached = serveAll();
});

async function send(message: unknown, sender: Record<string, unknown>): Promise<unknown> {
  return runtime.listeners[0]?.(message, sender);
}

describe.each(names)('%s', (name) => {
  const from = messages[name].from === 'page' ? page : own;
  const bodies = fc.oneof(anything, mutated(good[name] ?? {}));

  it('answers every request, and passes on only what its schema parsed', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const before = reached.length;
        const answer = await send({ name, body }, from);
        const isFit = messages[name].request.safeParse(body).success;
        expect(answer).toHaveProperty('ok', isFit);
        expect(reached.length - before).toBe(isFit ? 1 : 0);
      }),
      { numRuns: RUNS },
    );
  });
});

it('answers any message of any sender, or leaves it to others', async () => {
  const sender = fc.oneof(mutated(page), mutated(own), fc.object());
  await fc.assert(
    fc.asyncProperty(anything, mutated({ name: 'dial', body: good.dial }), sender, (a, b, from) =>
      Promise.all([a, b].map((message) => send(message, Object(from)))).then(() => undefined),
    ),
    { numRuns: RUNS },
  );
});
