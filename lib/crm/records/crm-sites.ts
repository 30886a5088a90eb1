import type { CrmSites } from '@/lib/crm/model';
import { recordAdapters } from './record-at';

/** The sites of the hosted CRMs whose records are known, and of the CRMs that the rep connected. */
export function crmSites(
  connected: readonly { id: string; address?: string | undefined }[],
): CrmSites {
  const own = connected
    .filter(({ id }) => id !== 'webhook')
    .flatMap(({ address }) => URL.parse(address ?? '')?.hostname || []);
  const hosted = recordAdapters.flatMap(({ hosts }) => hosts ?? []);
  return {
    sites: [...new Set([...own, ...recordAdapters.flatMap(({ sites }) => sites ?? [])])],
    hasHost: (host) => own.includes(host) || hosted.some((hosts) => hosts.test(host)),
  };
}
