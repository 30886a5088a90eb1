import type { Timer } from '@/components/shared/lists/list-model';
import { type AddressDeps, createRouteModel } from '@/components/shared/models/route-model';

/** Time that passes only when told to. */
export function fakeLater(): { later: Timer; pass: (ms: number) => void } {
  let now = 0;
  let waiting: { at: number; react: () => void; abortSignal: AbortSignal }[] = [];
  return {
    later: (ms, react, abortSignal) => waiting.push({ at: now + ms, react, abortSignal }),
    pass: (ms) => {
      now += ms;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { react, abortSignal } of due) if (!abortSignal.aborted) react();
    },
  };
}

/** An address bar with its history. */
export function fakeAddress(start = '') {
  const steps = [start];
  let react = () => undefined as unknown;
  const deps: AddressDeps = {
    hash: () => steps.at(-1) ?? '',
    write: (hash, step) => {
      if (!step) steps.pop();
      steps.push(hash);
    },
    onChange: (onChange) => {
      react = onChange;
    },
  };
  return {
    deps,
    steps,
    back: () => {
      steps.pop();
      react();
    },
    visit: (hash: string) => {
      steps.push(hash);
      react();
    },
  };
}

/** A route over a fake address. */
export function fakeRoute(start = '') {
  const address = fakeAddress(start);
  const end = new AbortController();
  const { later, pass } = fakeLater();
  const deps = { ...address.deps, later };
  return { ...address, end, pass, later, route: createRouteModel(deps, end.signal) };
}

/** A promise that is answered by hand. */
export function byHand<T>(): { promise: Promise<T>; answer: (value: T) => void } {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

/** Lets everything that is already answered arrive. */
export const answersArrived = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
