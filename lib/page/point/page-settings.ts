import type { Ask } from '@/lib/messages/client';

/** Settings that the page's script must know before an event arrives. */
export interface PageSettings {
  /** Whether a click on a dial link opens the card; undefined until the background has answered. */
  opensDialLinks: () => boolean | undefined;
  /** Settles once the background has answered for the first time. */
  read: Promise<void>;
}

/**
 * Reads the settings now, and again whenever the rep comes back to the page, until the signal ends.
 */
export function followPageSettings(ask: Ask, signal: AbortSignal): PageSettings {
  let opensDialLinks: boolean | undefined;
  const read = async () => {
    const answer = await ask('page-settings', {});
    if (answer.ok) ({ opensDialLinks } = answer.value);
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible') void read();
  };
  document.addEventListener('visibilitychange', onReturn, { signal });
  window.addEventListener('focus', onReturn, { signal });
  return { opensDialLinks: () => opensDialLinks, read: read() };
}
