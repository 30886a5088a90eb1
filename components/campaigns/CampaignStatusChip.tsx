import { i18n } from '#i18n';
import '@/components/calls/state-chip.css';
import { Icon, type IconName } from '@/components/ui/Icon';
import type { CampaignRow } from '@/lib/messages/answers';
import { type CampaignStatus, campaignStatuses } from '@/lib/state/dashboard/campaign-filters';

type Shown = CampaignStatus | 'completed';

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
 * number keeps its value; a label that we do not know is shown as the service wrote it.
 */
export function CampaignStatusChip({ row }: { row: CampaignRow }) {
  const known = shownOf(row);
  if (!known) return row.statusName ? <span class="chip soft">{row.statusName}</span> : null;
  const { icon, tone } = shapes[known];
  return (
    <span class={`chip ${tone}`}>
      <Icon name={icon} />
      {i18n.t(`campaigns.statuses.${known}`)}
    </span>
  );
}

function shownOf({ status, statusName }: CampaignRow): Shown | undefined {
  if (statusName?.toLowerCase() === 'completed') return 'completed';
  return campaignStatuses.find((name) => name === status);
}
