import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Handlers, readSender, serve } from '@/lib/messages/server';
import { messages } from '@/lib/messages/table';
import { type BrowserSender, type Listener, refused, serveAll } from './support/runtime';

const runtime = vi.hoisted((): { listeners: Listener[] } => ({ listeners: [] }));

vi.mock('@/lib/platform/page/messaging', () => ({
  onMessage: (listener: Listener) => runtime.listeners.push(listener),
}));

vi.mock('@/lib/platform/runtime', () => ({
  ownId: () => 'handset',
  ownOrigin: () => 'chrome-extension://handset/',
}));

const TOP = 'https://crm.example/start';
const page: BrowserSender = {
  id: 'handset',
  url: 'https://crm.example/contacts',
  origin: 'https://crm.example',
  frameId: 3,
  documentId: 'document-1',
  tab: { id: 7, url: TOP },
};
const popup: BrowserSender = { id: 'handset', url: 'chrome-extension://handset/popup.html' };
const options: BrowserSender = { ...popup, tab: { id: 9 }, frameId: 0 };

/** Loaded ahead by Chromium. */
const prerendered: BrowserSender = { ...page, documentLifecycle: 'prerender' };

const badRequest = { ok: false, error: { code: 'bad-request' } };

/** A good body for each kind of request that the tests send. */
const preview = { name: 'preview', body: { text: '212 555 0134' } };
const call = { name: 'call', body: { offerId: 'offer-1' } };
const recognise = { name: 'recognise', body: { candidates: [], lang: 'en' } };
const cancel = { name: 'cancel', body: { callId: 'call-1' } };

beforeEach(() => {
  runtime.listeners.length = 0;
});

async function send(message: unknown, sender: BrowserSender) {
  return runtime.listeners[0]?.(message, sender);
}

describe('who may ask', () => {
  it.each([
    ['a page what pages ask', call, page],
    ['a popup what our own pages ask', preview, popup],
    ['a page of ours in a tab likewise', preview, options],
    ['a page what anybody of ours asks', cancel, page],
    ['a popup likewise', cancel, popup],
    ['a page that is not shown yet which texts are numbers', recognise, prerendered],
    ['a page that was not shown at first', call, { ...page, documentLifecycle: 'active' }],
  ])('lets ask %s', async (_, message, sender) => {
    const reached = serveAll();
    expect(await send(message, sender)).toEqual({ ok: true, value: `${message.name} answered` });
    expect(reached).toMatchObject([message]);
  });

  it.each([
    ['a page what our own pages ask', preview, page],
    ['our own pages what a page asks', call, popup],
    ['another extension', preview, { ...popup, id: 'other' }],
    ['another extension’s page', call, { ...page, id: 'other' }],
    ['nobody', preview, {}],
    ['a sender without id', preview, { url: popup.url }],
    ['a page that calls itself ours', preview, { ...page, url: 'https://handset/popup.html' }],
    ['a page beside ours', preview, { ...popup, url: 'chrome-extension://handset.evil/' }],
    ['a frame of ours without tab and address', call, { id: 'handset' }],
    ['a page that is not shown yet', call, prerendered],
    ['a page that is not shown yet, of any call', cancel, prerendered],
    ['a tab without a number', call, { ...page, tab: { id: 'seven' } }],
  ])('answers bad-request to %s', async (_, message, sender) => {
    const reached = serveAll();
    expect(await send(message, sender)).toEqual(badRequest);
    expect(reached).toEqual([]);
  });

  it('holds for every request of the table', async () => {
    const reached = serveAll();
    for (const [name, { from }] of Object.entries(messages)) {
      if (from === 'own') await send({ name, body: {} }, page);
      if (from === 'page') await send({ name, body: {} }, popup);
      await send({ name, body: {} }, { ...popup, id: 'other' });
    }
    expect(reached).toEqual([]);
  });

  it('refuses requests of the rep from pages that are not shown yet', () => {
    const early = Object.entries(messages).filter(([, row]) => 'whilePrerendered' in row);
    expect(early.map(([name]) => name)).toEqual([
      'recognise',
      'finder',
      'frame-access',
      'report-error',
    ]);
  });

  it('refuses pages any request that names a number to call, the token or the log', () => {
    const forPages = Object.entries(messages).filter(([, { from }]) => from !== 'own');
    expect(forPages.map(([name]) => name).sort()).toEqual([
      'call',
      'cancel',
      'card',
      'change-country',
      'decide-number',
      'finder',
      'forbid-called',
      'frame-access',
      'look-up-unconfirmed',
      'offer',
      'open-in-top-frame',
      'open-own-page',
      'open-record',
      'outcome',
      'page-settings',
      'point',
      'recognise',
      'report-error',
    ]);
  });
});

describe('what is asked', () => {
  it.each([
    null,
    'preview',
    7,
    [],
    {},
    { name: 7 },
    { body: {} },
    { name: 'unknown', body: {} },
    { name: 'constructor', body: {} },
    { name: '__proto__', body: {} },
    { name: 'toString' },
  ])('leaves %j to others', async (message) => {
    serveAll();
    expect(runtime.listeners[0]?.(message, popup)).toBeUndefined();
  });

  it.each([undefined, null, 'text', {}, { text: 7 }, { text: ['212'] }, { text: 'x'.repeat(501) }])(
    'answers bad-request to a preview of %j',
    async (body) => {
      const reached = serveAll();
      expect(await send({ name: 'preview', body }, popup)).toEqual(badRequest);
      expect(reached).toEqual([]);
    },
  );

  it('drops what the table does not name', async () => {
    const reached = serveAll();
    const body = {
      offerId: 'offer-1',
      e164: '+19005550123',
      gesture: 'forged',
      repeatedCallId: 'call-1',
    };
    await send({ name: 'call', body }, page);
    expect(reached[0]?.body).toEqual({ offerId: 'offer-1' });
  });
});

describe('what is answered', () => {
  it('is a problem as data when the handler fails', async () => {
    serveAll(refused);
    const error = { code: 'refused', words: 'Their own words.' };
    expect(await send(preview, popup)).toEqual({ ok: false, error });
  });

  it('names the message whose handler failed', async () => {
    const failed: [unknown, string][] = [];
    const odd = new TypeError('odd');
    const preview = () => Promise.reject(odd);
    serve({ preview } as unknown as Handlers, (error, name) => {
      failed.push([error, name]);
      return { code: 'unexpected' };
    });
    await send({ name: 'preview', body: { text: '1' } }, popup);
    expect(failed).toEqual([[odd, 'preview']]);
  });

  it.each([new TypeError('odd'), 'odd', { toString: null }])(
    'is no secret of ours when it fails with %j',
    async (odd) => {
      serveAll(odd);
      expect(await send(preview, popup)).toEqual({ ok: false, error: { code: 'unexpected' } });
    },
  );
});

describe('a sender', () => {
  it('in a page is its tab, frame and document, as the browser vouches', () => {
    expect(readSender(page)).toEqual({
      kind: 'page',
      tabId: 7,
      frameId: 3,
      documentId: 'document-1',
      url: 'https://crm.example/contacts',
      addresses: [TOP, 'https://crm.example/contacts'],
      page: { url: TOP },
    });
  });

  it('is on the page that the browser names for its tab, and else on its own if that is on top', () => {
    const titled = { ...page, tab: { id: 7, url: TOP, title: 'Contacts' } };
    expect(readSender(titled)).toMatchObject({ page: { url: TOP, title: 'Contacts' } });
    const unknown = { ...page, tab: { id: 7 } };
    expect(readSender(unknown)).toMatchObject({ page: { url: '' } });
    expect(readSender({ ...unknown, frameId: 0 })).toMatchObject({ page: { url: page.url } });
  });

  it('in a page that is not shown yet is marked', () => {
    expect(readSender(prerendered)).toMatchObject({ isPrerendered: true });
    expect(readSender({ ...page, documentLifecycle: 'active' })).not.toHaveProperty(
      'isPrerendered',
    );
  });

  it('in the top frame is one site', () => {
    expect(readSender({ ...page, frameId: 0 })).toMatchObject({
      addresses: ['https://crm.example/contacts'],
    });
  });

  it('in a frame without an address is of the origin that the browser names, else of none', () => {
    const { origin: _, url: __, ...rest } = page;
    const blank = { ...rest, url: 'about:srcdoc' };
    expect(readSender({ ...blank, origin: 'https://ads.example' })).toMatchObject({
      addresses: [TOP, 'https://ads.example'],
    });
    expect(readSender(blank)).toMatchObject({ addresses: [TOP, ''] });
  });

  it('in a sandboxed document is of no site, whatever its address is', () => {
    const sandboxed = { ...page, origin: 'null' };
    expect(readSender(sandboxed)).toMatchObject({ addresses: [TOP, 'null'] });
    expect(readSender({ ...sandboxed, frameId: 0 })).toMatchObject({ addresses: ['null'] });
  });

  it('with the address of one site and the origin of another is of its origin', () => {
    const other = { ...page, origin: 'https://ads.example' };
    expect(readSender(other)).toMatchObject({ addresses: [TOP, 'https://ads.example'] });
  });

  it('whose origin the browser does not name is of the site of its address', () => {
    const { origin: _, ...unnamed } = page;
    expect(readSender(unnamed)).toMatchObject({ addresses: [TOP, page.url] });
  });

  it('in Firefox has no document', () => {
    const { documentId: _, ...firefox } = page;
    expect(readSender(firefox)).not.toHaveProperty('documentId');
  });

  it('of ours reveals nothing else', () => {
    expect(readSender(options)).toEqual({ kind: 'own' });
  });
});
