import { signal } from '@preact/signals';
import { vi } from 'vitest';
import type { KeepOnTopModel } from '@/components/strip/keep-on-top-model';
import { createStripModel } from '@/components/strip/strip-model';
import type { Call } from '@/lib/calls/model';
import { LOCAL_NOON } from '@/test/support/own-pages/own-samples';
import { type FakeAnswers, fakeAsk, ok } from './fake-ask';
import { fakePlayback } from './fake-playback';
import { fakeSettings } from './fake-popup';
import { fakeWrapUps } from './fake-wrap-ups';

/** How a fake strip is set up. */
export interface FakeStrip {
  calls?: Call[];
  answers?: FakeAnswers;
  /** Whether the strip is in a window that can be kept above all others. */
  canPin?: boolean;
}

/** Creates a strip's model with a fake background, clock and log. */
export function fakeStrip({ calls = [], answers = {}, canPin = false }: FakeStrip = {}) {
  const end = new AbortController();
  const isOpen = signal(false);
  const toggle = vi.fn(async () => {
    isOpen.value = !isOpen.value;
  });
  const keepOnTop: KeepOnTopModel = { isOpen, isRefused: signal(false), toggle };
  const minimize = vi.fn();
  let show: (calls: Call[]) => void = () => undefined;
  const ask = fakeAsk({
    'number-texts': ({ e164s }) => ok(e164s.map((e164) => `+1 ${e164.slice(2)}`)),
    'recording-notice': () => ok({ kind: 'announce' }),
    outcome: () => new Promise(() => undefined),
    ...answers,
  });
  const model = createStripModel(
    {
      ask,
      now: () => LOCAL_NOON,
      tick: () => undefined,
      newGesture: () => 'gesture',
      settings: fakeSettings(end.signal),
      playback: fakePlayback(),
      watch: (_page, onChange) => {
        show = onChange;
        onChange(calls);
      },
      hasOlder: async () => false,
      watchStopped: () => undefined,
      everyFewSeconds: () => undefined,
      watchFollowUps: (onChange) => onChange([]),
      watchDeliveries: () => undefined,
      ...fakeWrapUps(),
      keepOnTop: canPin ? keepOnTop : undefined,
      minimize,
    },
    end.signal,
  );
  return { model, ask, minimize, toggle, log: (next: Call[]) => show(next) };
}
