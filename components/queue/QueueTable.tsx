import { i18n } from '#i18n';
import type { QueueItem } from '@/lib/campaigns/model';
import { whomAndNumber } from '@/lib/i18n/in-sentence';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';
import { hashOf } from '@/lib/state/route/route';
import { Callee } from './CalleeCell';
import { Locked } from './LockedNotice';

interface QueueTableProps {
  items: readonly QueueItem[];
  model: DashboardModel;
}

/** A page of those who wait. */
export function QueueTable({ items, model }: QueueTableProps) {
  return (
    <div class="table-frame">
      <table class="table">
        <caption class="visually-hidden">{i18n.t('audience.queue_title')}</caption>
        <thead>
          <tr>
            <th scope="col">{i18n.t('log.contact')}</th>
            <th scope="col">{i18n.t('log.number')}</th>
            <th scope="col">{i18n.t('audience.campaign')}</th>
            <th scope="col" class="end">
              <span class="visually-hidden">{i18n.t('audience.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Waiting key={item.itemId} item={item} model={model} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Waiting({ item, model }: { item: QueueItem; model: DashboardModel }) {
  const { name, callee, campaignId, campaignName } = item;
  return (
    <tr>
      <th scope="row">
        {name ? <bdi>{name}</bdi> : <span class="muted">{i18n.t('log.no_name')}</span>}
      </th>
      <td data-label={i18n.t('log.number')}>
        <div>
          <Callee callee={callee} model={model} />
          <Locked callee={callee} model={model} />
        </div>
      </td>
      <td data-label={i18n.t('audience.campaign')}>
        <a class="row-link" href={hashOf({ view: 'audience', campaignId, query: {} })}>
          {campaignName}
        </a>
      </td>
      <td class="end">
        <button
          type="button"
          class="ghost"
          aria-label={i18n.t('audience.remove_from_queue', [whomAndNumber(name, callee.text)])}
          onClick={() => void model.queue.drop(item)}
        >
          {i18n.t('audience.remove')}
        </button>
      </td>
    </tr>
  );
}
