/**
 * Returns a function that runs work unless another background of ours runs work under the same name:
 * that of an older version while an update replaces it, for example.
 */
export function createRunAlone(lockName: string): (work: () => Promise<void>) => Promise<void> {
  return async (work) => {
    await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
    });
  };
}
