import '@/test/calls/support/database';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import type { CampaignDeps } from '@/lib/campaigns/request-service';
import { createClient } from '@/lib/service/client';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleSettings } from '@/test/calls/support/settings';

/** Where a test's service is. */
export interface ServiceAddress {
  url: string;
  token: string;
}

/** Deps over a real service, fresh databases, and a clock that a test can move. */
export function campaignDeps(service: ServiceAddress): CampaignDeps & { time: { now: number } } {
  const time = { now: Date.parse('2026-03-02T10:00:00Z') };
  const client = createClient({
    baseUrl: service.url,
    token: service.token,
    header: 'token',
    fetch: (url, init) => fetch(url, init),
    timeoutMs: 5_000,
    now: () => time.now,
  });
  return {
    time,
    database: freshDatabase(),
    campaigns: openCampaignDatabase(`campaigns-${crypto.randomUUID()}`),
    readSettings: async () => sampleSettings(),
    country: () => 'US',
    client: async () => client,
    now: () => time.now,
  };
}
