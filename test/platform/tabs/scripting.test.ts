import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  framesOf,
  injectCard,
  injectFinder,
  injectIntoTab,
  isFinderActive,
  registerFinder,
} from '@/lib/platform/tabs/scripting';

interface Injection {
  target: { tabId: number; frameIds?: number[]; allFrames?: boolean };
  files?: string[];
  func?: () => unknown;
}

const api = vi.hoisted(() => ({ scripting: {} as Record<string, unknown> }));
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

let registered: { id: string; matches: string[]; excludeMatches?: string[] }[];
let injected: Injection[];
let results: object[] | Error;

beforeEach(() => {
  registered = [];
  injected = [];
  results = [{ frameId: 0 }];
  api.scripting = {
    getRegisteredContentScripts: async () => registered,
    unregisterContentScripts: async () => {
      registered = [];
    },
    registerContentScripts: async (scripts: typeof registered) => {
      registered = [...registered, ...scripts];
    },
    insertCSS: async () => undefined,
    executeScript: async (injection: Injection) => {
      injected.push(injection);
      if (results instanceof Error) throw results;
      return results;
    },
  };
});

describe('the registration', () => {
  it('is replaced by each new one', async () => {
    await registerFinder({ matches: ['https://a.example/*'], excludeMatches: [] });
    await registerFinder({ matches: ['https://b.example/*'], excludeMatches: ['*://c.example/*'] });
    expect(registered).toMatchObject([
      { matches: ['https://b.example/*'], excludeMatches: ['*://c.example/*'] },
    ]);
  });

  it('is removed when no site is granted', async () => {
    await registerFinder({ matches: ['https://a.example/*'], excludeMatches: [] });
    await registerFinder({ matches: [], excludeMatches: [] });
    expect(registered).toEqual([]);
  });
});

describe('an injection', () => {
  it('of what awaits numbers goes to all frames, after a dead card was removed', async () => {
    expect(await injectIntoTab(7)).toBe(true);
    expect(injected.map(({ files }) => files)).toEqual([undefined, ['/await-numbers.js']]);
    expect(injected.every(({ target }) => target.tabId === 7 && target.allFrames)).toBe(true);
  });

  it('of the finder goes to one frame', async () => {
    await injectFinder(7, 3);
    const target = { tabId: 7, frameIds: [3] };
    expect(injected).toEqual([{ target, files: ['/finder.js'] }]);
  });

  it('of the card goes to one frame, and names its document where the browser does', async () => {
    expect(await injectCard(7, 3)).toEqual({});
    const target = { tabId: 7, frameIds: [3] };
    // A dead card is removed first.
    expect(injected.map((each) => [each.target, each.files])).toEqual([
      [target, undefined],
      [target, ['/card.js']],
    ]);
    results = [{ frameId: 3, documentId: 'document-1' }];
    expect(await injectCard(7, 3)).toEqual({ documentId: 'document-1' });
  });

  it('says where the browser blocks it', async () => {
    results = new Error('Cannot access contents of the page');
    expect(await injectIntoTab(7)).toBe(false);
    await injectFinder(7, 0);
    expect(await injectCard(7, 0)).toBeUndefined();
    expect(await isFinderActive(7)).toBe(false);
    expect(await framesOf(7)).toEqual([]);
  });
});

it('knows whether the top frame has a finder, and which frames can be entered', async () => {
  results = [{ frameId: 0, result: true }, { frameId: 4 }];
  expect(await isFinderActive(7)).toBe(true);
  expect(await framesOf(7)).toEqual([0, 4]);
});
