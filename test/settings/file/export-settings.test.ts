import { expect, it } from 'vitest';
import { exportSettings } from '@/lib/settings/file/export-settings';
import { readSettingsFile } from '@/lib/settings/file/settings-file';
import { createSettings } from '@/lib/settings/store';
import { createTokenStore } from '@/lib/settings/token-store';
import { freshSettings } from '@/test/settings/support/database';
import { fakeManaged } from '@/test/settings/support/managed';

const baseUrl = 'https://voice.example.com';

async function exported(withToken: boolean) {
  const database = freshSettings();
  // The service is the administrator's default, not the rep's choice.
  const settings = createSettings(database, fakeManaged({ baseUrl }));
  await settings.write('countdownSeconds', 0);
  await settings.write('language', '');
  await settings.write('hasToken', true);
  await createTokenStore(database, 'token').write('secret', baseUrl);
  return exportSettings({ database, settings, version: '1.2.3' }, withToken);
}

it('writes what the rep chose, and no token', async () => {
  const text = await exported(false);
  expect(readSettingsFile(text)).toEqual({ settings: { countdownSeconds: 0 } });
  expect(text).toContain('"writtenBy": "1.2.3"');
  expect(text).not.toContain('secret');
});

it('writes the token with the service it is for, if the rep asked for that', async () => {
  expect(readSettingsFile(await exported(true))).toEqual({
    settings: { countdownSeconds: 0, baseUrl, tokenHeader: 'token' },
    token: 'secret',
  });
});
