import { beforeEach, expect, it } from 'vitest';
import { createKeptResult, type FileResult } from '@/components/settings/file/kept-result';
import { BEFORE_REOPENED } from '@/components/shared/page-language';

const page = new EventTarget();
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
beforeEach(() => stored.clear());

function reopenWith(result: FileResult | undefined): FileResult | undefined {
  const ending = new AbortController();
  createKeptResult(storage, page).follow(() => result, ending.signal);
  page.dispatchEvent(new Event(BEFORE_REOPENED));
  ending.abort();
  return createKeptResult(storage, page).take();
}

it('gives back once what was said before the page opened again', () => {
  expect(reopenWith('imported')).toBe('imported');
  expect(createKeptResult(storage, page).take()).toBeUndefined();
});

it('keeps nothing where nothing was said, or something else is stored', () => {
  expect(reopenWith(undefined)).toBeUndefined();
  stored.set('settings-file-result', 'gone');
  expect(createKeptResult(storage, page).take()).toBeUndefined();
});
