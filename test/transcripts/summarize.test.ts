import { describe, expect, it, vi } from 'vitest';
import {
  browserSummarizer,
  type SummarizerApi,
  summarize,
  summaryAvailability,
} from '@/lib/transcripts/summarize';

const live = new AbortController().signal;

/** A browser's summariser in a state. */
function fakeApi(state: string, summary: () => Promise<string> = async () => 'Two weeks.') {
  const destroy = vi.fn();
  const summarizeText = vi.fn((_text: string, _options: object) => summary());
  const create = vi.fn(async (_options: object) => ({ summarize: summarizeText, destroy }));
  const api: SummarizerApi = { availability: vi.fn(async () => state), create };
  return { api, create, destroy, summarizeText };
}

it('knows a browser that has one', () => {
  const { api } = fakeApi('available');
  expect(browserSummarizer({ Summarizer: api })).toBe(api);
  expect(browserSummarizer({})).toBeUndefined();
});

describe('whether it can summarise', () => {
  it.each([
    ['available', 'available'],
    ['downloadable', 'later'],
    ['downloading', 'later'],
    ['unavailable', 'none'],
    ['something new', 'none'],
  ])('a browser that says %s', async (state, expected) => {
    expect(await summaryAvailability(fakeApi(state).api, 'en')).toBe(expected);
  });

  it('is no for a browser without one, and one that fails', async () => {
    expect(await summaryAvailability(undefined, 'en')).toBe('none');
    const api = { ...fakeApi('').api, availability: () => Promise.reject(new Error('no')) };
    expect(await summaryAvailability(api, 'en')).toBe('none');
  });
});

describe('a summary', () => {
  it('is written in the language of the rep, as clean text, and the model is let go', async () => {
    const { api, create, destroy, summarizeText } = fakeApi(
      'available',
      async () => ' Two\u202E weeks. ',
    );
    expect(await summarize(api, 'Hello.', 'de-AT', live)).toBe('Two weeks.');
    expect(create.mock.calls[0]?.[0]).toMatchObject({ outputLanguage: 'de', format: 'plain-text' });
    expect(summarizeText.mock.calls[0]?.[0]).toBe('Hello.');
    expect(destroy).toHaveBeenCalledTimes(1);
  });

  it.each(['downloadable', 'unavailable'])('loads no model that is %s', async (state) => {
    const { api, create } = fakeApi(state);
    expect(await summarize(api, 'Hello.', 'en', live)).toBeUndefined();
    expect(create).not.toHaveBeenCalled();
  });

  it('is none if the model fails, and the model is let go', async () => {
    const { api, destroy } = fakeApi('available', () => Promise.reject(new Error('too long')));
    expect(await summarize(api, 'Hello.', 'en', live)).toBeUndefined();
    expect(destroy).toHaveBeenCalledTimes(1);
    expect(await summarize(undefined, 'Hello.', 'en', live)).toBeUndefined();
  });

  it('ends with its signal', async () => {
    const end = new AbortController();
    const { api } = fakeApi('available', () => {
      end.abort(new Error('cancelled'));
      return Promise.reject(new Error('AbortError'));
    });
    await expect(summarize(api, 'Hello.', 'en', end.signal)).rejects.toThrow('cancelled');
  });
});
