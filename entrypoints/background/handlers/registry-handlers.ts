import type { CallDeps } from '@/lib/calls/deps';
import { Failure } from '@/lib/calls/failure';
import {
  addChunks,
  dropDeadImports,
  dropImport,
  finishImport,
  removeRegistry,
  startImport,
} from '@/lib/do-not-call/change-registries';
import { repName } from '@/lib/do-not-call/forbid';
import { countryOfNumbers, readRegistryNumbers } from '@/lib/do-not-call/registry/read-numbers';
import { chunkFromText } from '@/lib/do-not-call/registry/set/chunk-text';
import type { registryMessages } from '@/lib/messages/rows/registry-messages';
import type { Handlers } from '@/lib/messages/server';
import { countryOfCode } from '@/lib/phone/evidence/rank-countries';
import { isLockHeld } from '@/lib/platform/locks';
import { withAge } from '@/lib/rules/check/registry-age';

/** Answers the messages about national registries. */
export function registryHandlers({
  database,
  now,
  readSettings,
}: CallDeps): Pick<Handlers, keyof typeof registryMessages> {
  return {
    registries: async () => {
      const registries = withAge(await database.registries.toArray(), now());
      return registries.map(({ importId: _, ...listed }) => listed);
    },
    'registry-country': async ({ numbers }) => {
      const country = countryOfNumbers(numbers.split('\n'));
      return country ? { country } : {};
    },
    'read-registry-numbers': async ({ country: code, numbers }) => {
      const country = countryOfCode(code);
      if (!country) throw new Failure('bad-request');
      const read = readRegistryNumbers(numbers.split('\n'), country);
      return { numbers: read.map((e164) => e164?.slice(1) ?? '').join('\n') };
    },
    'start-registry-import': async ({ importId }) => {
      await dropDeadImports(database, isLockHeld);
      await startImport(database, importId);
      return null;
    },
    'add-registry-chunks': async ({ importId, chunks }) =>
      nullIf(await addChunks(database, importId, chunks.map(chunkFromText))),
    'finish-registry-import': async (finished) =>
      nullIf(await finishImport({ database, now }, finished, await repName({ readSettings }))),
    'drop-registry-import': async ({ importId }) => {
      await dropImport(database, importId);
      return null;
    },
    'remove-registry': async ({ id }) => {
      await removeRegistry({ database, now }, id, await repName({ readSettings }));
      return null;
    },
  };
}

/** The answer of a step of an import. Fails if the import does not run any more. */
function nullIf(isRunning: boolean): null {
  if (!isRunning) throw new Failure('registry-interrupted');
  return null;
}
