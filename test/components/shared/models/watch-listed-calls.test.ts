import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { type WatchCalls, watchListedCalls } from '@/components/shared/models/watch-listed-calls';

/** Keeps each watch, so that a test can report to it. */
function fakeWatch() {
  const watches: { ids: readonly string[]; report(text: string): void; signal: AbortSignal }[] = [];
  const watch: WatchCalls<string> = (ids, onChange, signal) => {
    const report = (text: string) => onChange(new Map(ids.map((id) => [id, text])));
    watches.push({ ids, report, signal });
  };
  return { watches, watch };
}

it('watches the listed calls alone, and again only when the list has others', () => {
  const calls = signal<{ id: string }[] | undefined>(undefined);
  const { watches, watch } = fakeWatch();
  const stored = watchListedCalls(watch, () => calls.value, new AbortController().signal);
  expect([watches.length, stored.value]).toEqual([0, undefined]);
  calls.value = [{ id: 'a' }];
  calls.value = [{ id: 'a' }];
  expect(watches.map(({ ids }) => ids)).toEqual([['a']]);
  watches[0]?.report('first');
  expect(stored.value?.get('a')).toBe('first');
});

it('takes nothing from a watch that a later list replaced', () => {
  const calls = signal([{ id: 'a' }]);
  const { watches, watch } = fakeWatch();
  const stored = watchListedCalls(watch, () => calls.value, new AbortController().signal);
  calls.value = [{ id: 'b' }];
  watches[0]?.report('late');
  expect(watches[0]?.signal.aborted).toBe(true);
  expect(stored.value).toBeUndefined();
  watches[1]?.report('second');
  expect([...(stored.value ?? [])]).toEqual([['b', 'second']]);
});
