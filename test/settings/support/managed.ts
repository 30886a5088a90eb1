import type { ManagedStorage } from '@/lib/platform/storage';

/** A policy with every value. */
export const MANAGED = {
  trustedSites: ['https://crm.example.com', 'http://crm.local:8069/odoo'],
  callsPerMinute: 4,
  opensRecord: true,
  callRules: 'block',
  ifNoRecord: 'create',
  opensWelcome: false,
  rules: [
    {
      id: 'us-hours',
      kind: 'hours',
      countries: ['US'],
      weekday: '09:00-11:00',
      saturday: '',
      sunday: '',
      source: 'Sales handbook, 4.2',
      url: 'https://intranet.example.com/handbook',
      asOf: '2026-11-20',
    },
    {
      id: 'company-attempts',
      kind: 'attempts',
      countries: ['US', 'GB'],
      limit: 2,
      hours: 24,
      source: 'Sales handbook, 4.3',
      url: 'https://intranet.example.com/handbook',
      asOf: '2026-11-20',
    },
  ],
  webhookOrigins: ['https://calls.example.com'],
};

/** A managed storage whose values a test changes with `set`. */
export function fakeManaged(values: unknown = {}): ManagedStorage & { set(next: unknown): void } {
  let current = values;
  const watchers = new Set<() => void>();
  return {
    read: async () => current,
    onChanged(run, abortSignal) {
      watchers.add(run);
      abortSignal.addEventListener('abort', () => watchers.delete(run));
    },
    set(next) {
      current = next;
      for (const run of watchers) run();
    },
  };
}
