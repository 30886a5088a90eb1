import { i18n } from '#i18n';
import type { CampaignsModel } from './campaigns-model';

/** Returns a campaign's name if known, else its id: the service has no request for one campaign. */
export function campaignTitle(
  { nameOf }: Pick<CampaignsModel, 'nameOf'>,
  id: number | undefined,
): string {
  if (id === undefined) return '';
  return nameOf(id) ?? i18n.t('campaigns.unnamed', [String(id)]);
}
