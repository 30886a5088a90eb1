import { expect, it } from 'vitest';
import { settingsSummary } from '@/lib/settings/diagnostics/summary';
import { settings } from '@/lib/settings/table';
import { sampleSettings } from '@/test/calls/support/settings';

it('has every setting, and nothing personal', () => {
  const summary = settingsSummary(
    sampleSettings({
      siteRules: [{ site: 'crm.example.com', find: 'never' }],
      siteCountries: [{ host: 'crm.example.com', country: 'GB' }],
      ownNumber: '+12125550199',
      callerId: '+12125550140',
    }),
  );
  expect(Object.keys(summary).sort()).toEqual(Object.keys(settings).sort());
  expect(summary).toMatchObject({
    baseUrl: true,
    ownNumbers: 1,
    siteRules: 1,
    countdownSeconds: 3,
  });
  expect(JSON.stringify(summary)).not.toMatch(/example|\+1|Desk|Line/);
});
