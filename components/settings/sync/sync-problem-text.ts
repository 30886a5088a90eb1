import { i18n } from '#i18n';
import type { SyncProblem } from '@/lib/settings/model/sync';

/** Says why settings are not synced, and what to do. */
export function syncProblemText(problem: SyncProblem): string {
  switch (problem.problem) {
    case 'too-large':
      return i18n.t('settings_sync.too_large');
    case 'newer':
      return i18n.t('settings_sync.newer');
    case 'unread':
      return i18n.t('settings_sync.unread', [problem.paths.join(', ')]);
    case 'failed':
      return i18n.t('settings_sync.failed');
  }
}
