import { expect, it } from 'vitest';
import { createLogExport } from '@/components/log/files/export-model';
import { noFilter } from '@/components/log/query/calls-query';
import { callsFileSchema } from '@/lib/calls/log/model';
import type { Call } from '@/lib/calls/model';
import { sampleCall } from '@/test/calls/support/calls';

function exporting(steps: Call[][], fails = false) {
  const saved: { name: string; text: string }[] = [];
  const model = createLogExport(
    {
      all: async function* () {
        for (const calls of steps) yield calls.map((call) => ({ call }));
        if (fails) throw new Error('damaged');
      },
      save: (name, parts) => saved.push({ name, text: parts.join('') }),
      now: () => 0,
    },
    () => noFilter,
  );
  return { model, saved };
}

it.each([
  ['no call', []],
  ['one step', [[sampleCall(), sampleCall()]]],
  ['several steps', [[sampleCall()], [], [sampleCall(), sampleCall()]]],
])('writes JSON of %s', async (_, steps) => {
  const { model, saved } = exporting(steps);
  await model.exportJson([]);
  const { calls } = callsFileSchema.parse(JSON.parse(saved[0]?.text ?? ''));
  expect(calls).toEqual(steps.flat());
  expect(model.exported.value).toBe(steps.flat().length);
});

it('says that the log could not be read, and saves no half file', async () => {
  const { model, saved } = exporting([[sampleCall()]], true);
  await model.exportCsv([], () => []);
  expect(model.exported.value).toBe('failed');
  expect(saved).toEqual([]);
});
