import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Copies a build whose clock shows `at` (epoch ms) now, and runs on from there, in the background, in our
 * own pages and in the content scripts. Alarms and the page keep the clock of the machine.
 */
export async function copyAtTime(extensionDir: string, at: number): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'handset-at-time-'));
  await cp(extensionDir, copy, { recursive: true });
  const first = `(${setClock})(${at - Date.now()});\n`;
  for (const file of await readdir(copy, { recursive: true })) {
    if (!file.endsWith('.js')) continue;
    const path = join(copy, file);
    await writeFile(path, first + (await readFile(path, 'utf8')));
  }
  return copy;
}

/** Runs first in each script of the copy. Scripts that share a world share its clock. */
function setClock(aheadMs: number): void {
  if (Reflect.has(globalThis, 'clockIsSet')) return;
  Reflect.set(globalThis, 'clockIsSet', true);
  const { now } = Date;
  Date.now = () => now() + aheadMs;
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, target) =>
      Reflect.construct(real, given.length > 0 ? given : [real.now()], target),
  });
}
