import type { CheckConnectorDeps } from '@/lib/crm/connectors/check-connector';
import type { HttpDeps } from '@/lib/crm/connectors/http/send-json';
import type { AuthoriseDeps } from '@/lib/crm/connectors/oauth/authorise';
import { useFreshConnections } from '@/lib/platform/fresh-connections';
import { originPattern } from '@/lib/platform/match-pattern';
import { hasOrigins } from '@/lib/platform/permissions';
import { openSignIn, signInRedirect } from '@/lib/platform/sign-in';
import type { SettingsDatabase } from '@/lib/settings/database';

/** How CRMs are reached. */
export type CrmDeps = CheckConnectorDeps & HttpDeps & AuthoriseDeps;

/** How CRMs are reached from here. */
export function crmDeps(settingsDatabase: SettingsDatabase): CrmDeps {
  return {
    settingsDatabase,
    isHostGranted: async (address) => {
      const pattern = originPattern(address);
      return pattern !== undefined && hasOrigins([pattern]);
    },
    fetch: async (url, init) => {
      await useFreshConnections();
      return globalThis.fetch(url, init);
    },
    now: () => Date.now(),
    redirectUrl: signInRedirect,
    openSignIn,
  };
}
