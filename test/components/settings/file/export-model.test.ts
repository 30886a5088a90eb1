import { expect, it, vi } from 'vitest';
import { createSettingsExport } from '@/components/settings/file/export-model';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

it('saves the settings, with the token for this once only', async () => {
  const saveText = vi.fn();
  const ask = fakeAsk({ 'export-settings': ({ withToken }) => ok(String(withToken)) });
  const model = createSettingsExport({ ask, saveText });
  model.withToken.value = true;
  await model.save();
  await model.save();
  expect(saveText.mock.calls.map(([text]) => text)).toEqual(['true', 'false']);
});

it('says so if there is nothing to save', async () => {
  const saveText = vi.fn();
  const ask = fakeAsk({ 'export-settings': () => problem('storage-failed') });
  const model = createSettingsExport({ ask, saveText });
  await model.save();
  expect(model.hasFailed.value).toBe(true);
  expect(saveText).not.toHaveBeenCalled();
});
