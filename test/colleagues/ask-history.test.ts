import { expect, it } from 'vitest';
import { type AskHistoryDeps, createHistoryAsker } from '@/lib/colleagues/ask-history';
import type { HistoryContents } from '@/lib/colleagues/model';
import type { HistoryPage } from '@/lib/service/calls/history';
import type { Settings } from '@/lib/settings/table';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { fakeService, serviceFailure } from '@/test/calls/support/service';
import { sampleSettings } from '@/test/calls/support/settings';

const [MINUTE, HOUR] = [60_000, 3_600_000];

/** A service with 100 entries, the newest of now, one a minute. */
function askingDeps(settings: Partial<Settings> = {}) {
  const database = freshDatabase();
  const service = fakeService(Array.from({ length: 100 }, (_, at) => ({ recording: null, at })));
  const state = { now: NOON, mayAsk: true, contents: 'told' as HistoryContents };
  const work: Promise<void>[] = [];
  const reported: unknown[] = [];
  const deps: AskHistoryDeps = {
    database,
    readSettings: async () => sampleSettings(settings),
    now: () => state.now,
    client: async () => service.client,
    mayAsk: async () => state.mayAsk,
    waitAfter: (error) => Number(Reflect.get(Object(error), 'retryAfterMs') ?? 0),
    async note({ entries }: HistoryPage) {
      const old = Number(entries.at(-1)?.at);
      const stored = await database.colleaguesState.get('history');
      await database.colleaguesState.put({
        ...{ failures: 0, ...stored },
        ...{ key: 'history', contents: state.contents },
      });
      return { added: 0, oldestAt: state.now - old * MINUTE };
    },
    runAlone: (run) => {
      const running = run();
      work.push(running.catch(() => undefined));
      return running;
    },
    report: (_, error) => reported.push(error),
  };
  const ending = new AbortController();
  const asker = createHistoryAsker(deps, ending.signal);
  return {
    ...{ service, state, reported, ending, database },
    async ask() {
      const before = service.asked.length;
      asker.askSoon();
      await Promise.all(work);
      return service.asked.length - before;
    },
  };
}

it('reads back as far as nothing is known, then only what is new', async () => {
  const { ask, state } = askingDeps();
  expect(await ask()).toBe(5);
  state.now += 5 * MINUTE;
  expect(await ask()).toBe(1);
  state.now += 30 * MINUTE;
  expect(await ask()).toBe(2);
});

it('asks at most once in the minutes of the setting, and again after the clock was set back', async () => {
  const { ask, state } = askingDeps({ colleagueMinutes: 10 });
  await ask();
  state.now += 10 * MINUTE - 1;
  expect(await ask()).toBe(0);
  state.now += 1;
  expect(await ask()).toBe(1);
  state.now -= 24 * HOUR;
  expect(await ask()).toBeGreaterThan(0);
});

it.each([{ colleagueMinutes: 0 }, { hasToken: false }, { baseUrl: '' }])(
  'asks nothing with %j',
  async (settings) => {
    expect(await askingDeps(settings).ask()).toBe(0);
  },
);

it('asks nothing while the service asked for a pause or refused the token', async () => {
  const { ask, state } = askingDeps();
  state.mayAsk = false;
  expect(await ask()).toBe(0);
  state.mayAsk = true;
  expect(await ask()).toBe(5);
});

it('waits twice as long after each failure, and as long as the service asks', async () => {
  const { ask, state, service, reported } = askingDeps({ colleagueMinutes: 5 });
  service.failures.push(serviceFailure('server-error'), serviceFailure('server-error'));
  service.failures.push(serviceFailure('rate-limited', { retryAfterMs: HOUR }));
  expect(await ask()).toBe(1);
  state.now += 10 * MINUTE - 1;
  expect(await ask()).toBe(0);
  state.now += 1;
  expect(await ask()).toBe(1);
  state.now += 20 * MINUTE;
  expect(await ask()).toBe(1);
  state.now += HOUR - 1;
  expect(await ask()).toBe(0);
  state.now += 1;
  expect(await ask()).toBe(5);
  expect(reported).toHaveLength(3);
});

it.each(['no-number', 'no-time'] as const)(
  'asks once a day whether %s still holds',
  async (contents) => {
    const { ask, state } = askingDeps();
    state.contents = contents;
    await ask();
    state.now += 5 * MINUTE;
    await ask();
    state.now += 23 * HOUR;
    expect(await ask()).toBe(0);
    state.now += HOUR;
    expect(await ask()).toBeGreaterThan(0);
  },
);

it('asks nothing once it was ended', async () => {
  const { ask, ending } = askingDeps();
  ending.abort();
  expect(await ask()).toBe(0);
});
