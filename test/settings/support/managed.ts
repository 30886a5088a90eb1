import type { ManagedStorage } from '@/lib/platform/managed-storage';

/** A policy with every value. */
export const MANAGED = {
  trustedSites: ['https://crm.example.com', 'http://crm.local:8069/odoo'],
  callsPerMinute: 4,
  callRules: 'block',
};

/** A managed storage whose values a test changes with `set`. */
export function fakeManaged(values: unknown = {}): ManagedStorage & { set(next: unknown): void } {
  let current = values;
  const watchers = new Set<() => void>();
  return {
    read: async () => current,
    onChanged(run, ended) {
      watchers.add(run);
      ended.addEventListener('abort', () => watchers.delete(run));
    },
    set(next) {
      current = next;
      for (const run of watchers) run();
    },
  };
}
