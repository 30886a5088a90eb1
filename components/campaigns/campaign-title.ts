import { i18n } from '#i18n';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';

/** A campaign's name where it is known; its number otherwise, as no operation reads a single one. */
export function campaignTitle(model: DashboardModel, id: number | undefined): string {
  if (id === undefined) return '';
  return model.campaigns.nameOf(id) ?? i18n.t('campaigns.unnamed', [String(id)]);
}
