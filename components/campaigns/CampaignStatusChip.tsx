import { i18n } from '#i18n';
import { Chip, type ChipLook } from '@/components/shared/controls/Chip';
import type { CampaignRow } from '@/lib/campaigns/model';
import { type CampaignStatusFilter, campaignStatuses } from './campaign-filters';

type Shown = CampaignStatusFilter | 'completed';

const looks: Record<Shown, ChipLook> = {
  draft: { icon: 'pencil', tone: 'soft' },
  inprogress: { icon: 'dot', tone: 'call' },
  hold: { icon: 'clock', tone: 'warn' },
  pause: { icon: 'pause', tone: 'warn' },
  force_completed: { icon: 'dash', tone: 'soft' },
  deleted: { icon: 'cross', tone: 'stop' },
  completed: { icon: 'check', tone: 'soft' },
};

/**
 * The status of a campaign. The service says `Completed` only in the label; the status code, by
 * which the filter works, keeps its value and is shown below. An unknown label is shown as it is.
 */
export function CampaignStatusChip({ row }: { row: CampaignRow }) {
  const code = campaignStatuses.find((name) => name === row.status);
  const label = statusOf(row.statusName);
  const shown = label === 'completed' ? label : (code ?? label);
  if (!shown) return row.statusName ? <span class="chip soft">{row.statusName}</span> : null;
  return (
    <span>
      <Chip {...looks[shown]} text={i18n.t(`campaigns.statuses.${shown}`)} />
      {code && code !== shown && (
        <span class="muted campaign-under">
          {i18n.t('campaigns.status_set_to', [i18n.t(`campaigns.statuses.${code}`)])}
        </span>
      )}
    </span>
  );
}

/** Returns the status of a documented label: `Force Completed` is `force_completed`. */
function statusOf(label: string | undefined): Shown | undefined {
  const name = label?.trim().toLowerCase().replaceAll(' ', '_');
  return name === 'completed' ? name : campaignStatuses.find((status) => status === name);
}
