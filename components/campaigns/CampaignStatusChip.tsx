import { i18n } from '#i18n';
import '@/components/calls/state-chip.css';
import { Icon, type IconName } from '@/components/ui/Icon';
import type { CampaignRow } from '@/lib/campaigns/model';
import {
  type CampaignStatusFilter,
  campaignStatuses,
} from '@/lib/state/campaigns/campaign-filters';

type Shown = CampaignStatusFilter | 'completed';

const shapes: Record<Shown, { icon: IconName; tone: string }> = {
  draft: { icon: 'pencil', tone: 'soft' },
  inprogress: { icon: 'dot', tone: 'call' },
  hold: { icon: 'clock', tone: 'warn' },
  pause: { icon: 'pause', tone: 'warn' },
  force_completed: { icon: 'dash', tone: 'soft' },
  deleted: { icon: 'cross', tone: 'stop' },
  completed: { icon: 'check', tone: 'soft' },
};

/**
 * Where a campaign stands: a word with a shape. `Completed` is only in the service's label, for the
 * number keeps its value, and the filter goes by the number: so the kept status stands beneath. A
 * label that we do not know is shown as the service wrote it.
 */
export function CampaignStatusChip({ row }: { row: CampaignRow }) {
  const kept = campaignStatuses.find((name) => name === row.status);
  const said = statusOf(row.statusName);
  const shown = said === 'completed' ? said : (kept ?? said);
  if (!shown) return row.statusName ? <span class="chip soft">{row.statusName}</span> : null;
  const { icon, tone } = shapes[shown];
  return (
    <span>
      <span class={`chip ${tone}`}>
        <Icon name={icon} />
        {i18n.t(`campaigns.statuses.${shown}`)}
      </span>
      {kept && kept !== shown && (
        <span class="muted campaign-under">
          {i18n.t('campaigns.status_set_to', [i18n.t(`campaigns.statuses.${kept}`)])}
        </span>
      )}
    </span>
  );
}

/** Reads a documented label: `Force Completed` is `force_completed`. */
function statusOf(label: string | undefined): Shown | undefined {
  const name = label?.trim().toLowerCase().replaceAll(' ', '_');
  return name === 'completed' ? name : campaignStatuses.find((status) => status === name);
}
