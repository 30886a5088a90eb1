import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isStillShown, onTabLoad } from '@/lib/platform/tabs/shown-document';
import { fakeEvent } from '@/test/platform/support/fake-event';

const api = vi.hoisted(() => ({
  tabs: {} as Record<string, unknown>,
  scripting: {} as Record<string, unknown>,
}));
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

interface Asked {
  func: () => unknown;
}

const shown = { tabId: 1, frameId: 0, documentId: 'document-1' };
const executeScript = vi.fn();
/** The frame runs the function, as this document. */
const answersAs = (documentId?: string) =>
  executeScript.mockImplementation(async ({ func }: Asked) => [
    { frameId: 0, result: func(), ...(documentId && { documentId }) },
  ]);

beforeEach(() => {
  executeScript.mockReset();
  api.scripting = { executeScript };
  globalThis.handsetCard = true;
});
afterEach(() => {
  globalThis.handsetCard = undefined;
  vi.useRealTimers();
});

it('takes a document for shown while the frame answers as this document', async () => {
  answersAs('document-1');
  expect(await isStillShown(shown)).toBe(true);
  expect(executeScript).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ target: { tabId: 1, frameIds: [0] }, injectImmediately: true }),
  );
});

it('takes a document for left once the frame answers as another', async () => {
  answersAs('document-2');
  expect(await isStillShown(shown)).toBe(false);
});

it('recognises a document by our script where the browser does not name documents', async () => {
  answersAs();
  expect(await isStillShown({ tabId: 1, frameId: 0 })).toBe(true);
  globalThis.handsetCard = undefined;
  expect(await isStillShown({ tabId: 1, frameId: 0 })).toBe(false);
});

it('takes a document for left in a tab that is closed, or that we cannot run a script in', async () => {
  executeScript.mockRejectedValue(new Error('Missing host permission for the tab'));
  expect(await isStillShown(shown)).toBe(false);
});

it('takes a document for left if its frame does not answer in time', async () => {
  vi.useFakeTimers();
  executeScript.mockReturnValue(new Promise(() => undefined));
  const asked = isStillShown(shown);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await asked).toBe(false);
});

it('reports tabs that load or are closed, until the signal aborts', () => {
  const onUpdated = fakeEvent<[number, { status?: string; title?: string }]>();
  const onRemoved = fakeEvent<[number]>();
  api.tabs = { onUpdated, onRemoved };
  const ended = new AbortController();
  const tabs: number[] = [];
  onTabLoad((tabId) => tabs.push(tabId), ended.signal);
  onUpdated.fire(1, { status: 'loading' });
  onUpdated.fire(2, { title: 'Contacts' });
  onRemoved.fire(3);
  expect(tabs).toEqual([1, 3]);
  ended.abort();
  onUpdated.fire(1, { status: 'complete' });
  onRemoved.fire(1);
  expect(tabs).toEqual([1, 3]);
});
