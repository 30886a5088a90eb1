/**
 * How long a page must have its address, in milliseconds. Some single-page apps change the address
 * before they draw the next record, and numbers of the last one are still there.
 */
const SETTLED_MS = 500;

/** Follows the address of a page that changes it without loading. */
export interface AddressWatch {
  /** Looks at the address. Reads no layout. */
  look(): void;
  /** Resolves once the address has settled; undefined if it has. */
  untilSettled(): Promise<void> | undefined;
}

/** Creates a watch. The first address counts as settled. The signal ends every wait. */
export function createAddressWatch(
  abortSignal: AbortSignal,
  now: () => number = () => performance.now(),
): AddressWatch {
  let address = location.href;
  let settledAt = 0;
  const look = () => {
    if (location.href === address) return;
    address = location.href;
    settledAt = now() + SETTLED_MS;
  };
  const wait = async () => {
    for (let left = settledAt - now(); left > 0 && !abortSignal.aborted; left = settledAt - now()) {
      await new Promise((resolve) => setTimeout(resolve, left));
      look();
    }
  };
  return {
    look,
    untilSettled() {
      look();
      return settledAt > now() ? wait() : undefined;
    },
  };
}
