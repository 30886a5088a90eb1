/**
 * Returns a function that runs work unless another background of ours, of a version being replaced say,
 * runs work under the same name.
 */
export function createRunAlone(lockName: string): (work: () => Promise<void>) => Promise<void> {
  return async (work) => {
    await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
    });
  };
}
