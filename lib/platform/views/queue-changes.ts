const NAME = 'queue-changes';

/** Tells every view of ours that the background changed the queue. Pages of other origins do not receive it. */
export function announceQueueChange(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(null);
  channel.close();
}

/** Runs `react` after each change of the queue, until the signal aborts. */
export function onQueueChange(react: () => void, abortSignal: AbortSignal): void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', react, { signal: abortSignal });
  abortSignal.addEventListener('abort', () => channel.close(), { once: true });
}
