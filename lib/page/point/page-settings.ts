import type { Ask } from '@/lib/messages/client';

/** Settings that the page's script must know before an event arrives. */
export interface PageSettings {
  /** Returns whether a click on a dial link opens the card; undefined until the background has answered. */
  opensDialLinks: () => boolean | undefined;
  /** Settles once the background has answered for the first time. */
  read: Promise<void>;
}

/**
 * Reads the settings now, and again whenever the rep comes back to the page, until the signal ends.
 */
export function followPageSettings(ask: Ask, abortSignal: AbortSignal): PageSettings {
  let opensDialLinks: boolean | undefined;
  const read = async () => {
    const answer = await ask('page-settings', {});
    if (answer.ok) ({ opensDialLinks } = answer.value);
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible') void read();
  };
  document.addEventListener('visibilitychange', onReturn, { signal: abortSignal });
  window.addEventListener('focus', onReturn, { signal: abortSignal });
  return { opensDialLinks: () => opensDialLinks, read: read() };
}
