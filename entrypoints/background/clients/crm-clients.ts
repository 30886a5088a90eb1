import type { CallDeps } from '@/lib/calls/deps';
import type { CheckConnectorDeps } from '@/lib/crm/connectors/check-connector';
import type { OpenCrmDeps } from '@/lib/crm/connectors/crm-openers';
import type { AuthoriseDeps } from '@/lib/crm/connectors/oauth/authorise';
import { soughtNumber } from '@/lib/phone/sought-number';
import { useFreshConnections } from '@/lib/platform/fresh-connections';
import { originPattern } from '@/lib/platform/match-pattern';
import { hasOrigins } from '@/lib/platform/permissions';
import { authRedirectUrl, openAuthPage } from '@/lib/platform/ui/web-auth-flow';
import type { SettingsDatabase } from '@/lib/settings/database';
import type { SettingsStore } from '@/lib/settings/store';

/** How CRMs are reached. */
export type CrmDeps = CheckConnectorDeps & OpenCrmDeps & AuthoriseDeps;

/** How CRMs are reached from here. */
export function crmDeps(
  { readSettings, country }: Pick<CallDeps, 'readSettings' | 'country'>,
  settings: SettingsStore,
  settingsDatabase: SettingsDatabase,
): CrmDeps {
  return {
    settingsDatabase,
    webhookOrigins: async () => (await settings.readPolicy()).webhookOrigins,
    isHostGranted: async (address) => {
      const pattern = originPattern(address);
      return pattern !== undefined && hasOrigins([pattern]);
    },
    fetch: async (url, init) => {
      await useFreshConnections();
      return globalThis.fetch(url, init);
    },
    now: () => Date.now(),
    readSought: async (e164) => soughtNumber(e164, country(await readSettings())),
    redirectUrl: authRedirectUrl,
    openAuthPage,
  };
}
