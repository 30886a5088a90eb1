import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ColleaguesInfo } from '@/lib/colleagues/model';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { connect } from '@/test/support/own-pages/connect';
import { waitForText } from '@/test/support/own-pages/dashboard-page';
import { countRows, storedRows } from '@/test/support/own-pages/log';
import { waitUntil } from '@/test/support/wait';
import { payloads } from './payloads';

const [MINUTE, DAY] = [60_000, 86_400_000];
const CALLED = '+12125550134';
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** The one entry that is as it should be: the others must not keep it from being read. */
const good = () => ({ call_id: 'good', client_number: CALLED, created_at: ago(5 * MINUTE) });

/** Entries of a service that is broken or means harm, each with the good one. */
const answers: readonly [name: string, entries: () => unknown[]][] = [
  ['numbers as objects', () => [{ client_number: { e164: CALLED }, created_at: ago(MINUTE) }]],
  ['numbers in lists', () => [{ client_number: [CALLED], created_at: [ago(MINUTE)] }]],
  ['a huge entry', () => [{ client_number: '9'.repeat(500_000), created_at: 'x'.repeat(500_000) }]],
  [
    'an entry of 20,000 fields',
    () => [Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`id_${at}`, `${at}`]))],
  ],
  ['times far ahead', () => [{ client_number: CALLED, created_at: ago(-400 * DAY) }]],
  ['times before phones', () => [{ client_number: CALLED, created_at: '0001-01-01T00:00:00Z' }]],
  ['times past any clock', () => [{ client_number: CALLED, created_at: 8.64e15 }]],
  ['no entries but rows', () => [null, 17, 'text', [], true]],
  [
    'markup in every field',
    () =>
      payloads.slice(0, 150).map((text) => ({ client_number: text, created_at: text, name: text })),
  ],
];

/** A history that a test writes. */
async function startHistory() {
  let entries: unknown[] = [];
  const server: Server = createServer((request, answer) => {
    request.resume();
    const page = new URL(request.url ?? '', 'http://localhost').searchParams.get('page');
    const data = page === '1' ? entries : [];
    answer.writeHead(200, { 'content-type': 'application/json' });
    answer.end(JSON.stringify({ data, pagination: { total_pages: 1 } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    show: (next: unknown[]) => {
      entries = next;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

describe.each(browserNames)('a hostile history of colleagues’ calls in %s', (browser) => {
  let connected: ConnectedBrowser;
  let service: Awaited<ReturnType<typeof startHistory>>;

  beforeAll(async () => {
    service = await startHistory();
    connected = await openConnectedBrowser(browser, { settings: {} });
  });
  afterAll(async () => {
    await connected?.stop();
    service?.stop();
  });

  /** Connects again, which forgets what was noted, and has the history read. */
  async function read(entries: unknown[]): Promise<ColleaguesInfo> {
    const { popup, sandbox } = connected;
    const [workspace] = sandbox.workspaces;
    if (!workspace) throw new Error('The sandbox has no workspace');
    service.show(entries);
    await connect(popup, { url: service.url, workspace }, { colleagueMinutes: 5 });
    return waitUntil(async () => {
      await askBackground(popup, 'queue', { offset: 0, limit: 1 });
      const info = await askBackground(popup, 'colleagues-info', null);
      return info.ok && info.value.readAt !== undefined && info.value;
    }, 'the history to be read');
  }

  it.each(answers)('survives %s', async (_, entries) => {
    expect(await read([...entries(), good()])).toMatchObject({ contents: 'told' });
    const { popup } = connected;
    const rows = await storedRows(popup, 'colleagueCalls');
    expect(rows).toEqual([{ callee: CALLED, at: expect.any(Number) }]);
    expect(await popup.evaluate(() => Reflect.has(window, 'pwned'))).toBe(false);
  });

  it('ignores times of a clock that is a day ahead, and Options shows why', async () => {
    const tomorrow = { ...good(), created_at: ago(-DAY) };
    expect(await read([tomorrow])).toMatchObject({ contents: 'ahead' });
    expect(await countRows(connected.popup, 'colleagueCalls')).toBe(0);
    const options = await connected.rig.openOwn('options.html#calling');
    await waitForText(options, /times in the future, so colleagues' calls are not used/);
    await options.close();
  });
});
