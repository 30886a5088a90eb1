import type { RecordTabs } from '@/lib/crm/records/open-record';

/** A record whose address is its CRM's own. */
export const PERSON = {
  ...{ crm: 'pipedrive', type: 'person', id: '31' },
  url: 'https://acme.pipedrive.com/person/31',
};

/** Tabs that are open; notes what was opened and focused. Tabs in `gone` close before they are focused. */
export function fakeTabs(
  open: readonly { id: number; url?: string }[],
  gone: readonly number[] = [],
): RecordTabs & { log: string[] } {
  const log: string[] = [];
  return {
    log,
    allTabs: async () => open,
    openInNewTab: async (url) => void log.push(`open ${url}`),
    focusTab: async (id) => {
      log.push(`focus ${id}`);
      return !gone.includes(id);
    },
  };
}
