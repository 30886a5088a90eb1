import { vi } from 'vitest';
import { createWelcomeModel } from '@/components/welcome/model/welcome-model';
import type { Policy } from '@/lib/settings/policy';
import type { Settings } from '@/lib/settings/table';
import { createProgressStore, type WelcomeProgress } from '@/lib/settings/welcome-progress';
import { fakePractice } from '@/test/components/practice/support/fake-practice';
import { samplePreview } from '@/test/support/own-pages/own-samples';
import { type FakeAnswers, fakeAsk, ok } from './fake-ask';
import { fakeSettings } from './fake-popup';

const FRESH: Partial<Settings> = { baseUrl: '', hasToken: false, ownNumbers: [], dids: [] };

/** The settings of a rep who is connected and has both numbers. */
export const SET_UP: Partial<Settings> = {
  baseUrl: 'https://voice.example.com',
  hasToken: true,
  ownNumbers: [{ e164: '+12125550199', label: '' }],
  dids: [{ e164: '+12125550140', label: '' }],
};

/** Options of a fake welcome page. */
interface FakeWelcome {
  settings?: Partial<Settings>;
  answers?: FakeAnswers;
  /** What an earlier visit left. */
  left?: Partial<WelcomeProgress>;
  /** What the rep answers to the browser's question. */
  allows?: boolean;
  policy?: Policy;
  /** Host access at the start. */
  granted?: string[];
}

const ALL_SITES = ['http://*/*', 'https://*/*'];

/** Creates the model of a welcome page with a fake background, browser and storage. */
export function fakeWelcome(given: FakeWelcome = {}) {
  const end = new AbortController();
  const stored = new Map([['welcome', JSON.stringify(given.left ?? {})]]);
  const ask = fakeAsk({
    preview: ({ text }) =>
      ok(samplePreview({ facts: { e164: `+1${text.replace(/\D/g, '')}`, text, country: 'US' } })),
    'number-texts': ({ e164s }) => ok(e164s.map((e164) => `text of ${e164}`)),
    'used-dids': () => ok([]),
    'save-connection': () => ok(null),
    'test-connection': () => ok(null),
    ...given.answers,
  });
  const granted = new Set(given.granted);
  const requestOrigins = vi.fn(async (patterns: string[]) => {
    if (given.allows === false) return false;
    for (const pattern of patterns) granted.add(pattern);
    return true;
  });
  const settings = fakeSettings(end.signal, { ...FRESH, ...given.settings }, false, given.policy);
  const model = createWelcomeModel(
    {
      ask,
      settings,
      allSites: ALL_SITES,
      hasOrigins: async (patterns) => patterns.every((pattern) => granted.has(pattern)),
      grantedOrigins: async () => [...granted],
      removeOrigins: async () => true,
      onGrantsChanged: () => undefined,
      requestOrigins,
      progress: createProgressStore({
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
      }),
      readKeys: async () => [
        { words: undefined, keys: 'Alt+Shift+D' },
        { words: 'Cancel the call', keys: 'Alt+Shift+U' },
      ],
      keptResult: { take: () => undefined, follow: () => undefined },
      openPractice: () => fakePractice().model,
    },
    end.signal,
  );
  const left = (): unknown => JSON.parse(stored.get('welcome') ?? '{}');
  return { model, ask, settings, requestOrigins, left, end };
}
