import { useEffect, useMemo } from 'preact/hooks';

/** Returns a signal that aborts when the component goes, and a new one whenever one of `inputs` changes. */
export function useLifetime(inputs: readonly unknown[] = []): AbortSignal {
  const ended = useMemo(() => new AbortController(), inputs);
  useEffect(() => () => ended.abort(), [ended]);
  return ended.signal;
}
