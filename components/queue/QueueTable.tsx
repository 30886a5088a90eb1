import { i18n } from '#i18n';
import type { QueueItem } from '@/lib/campaigns/model';
import { whomAndNumber } from '@/lib/i18n/in-sentence';
import type { CalledModel } from '@/lib/state/campaigns/called-model';
import { hashOf } from '@/lib/state/route/route';
import { CalleeCell } from './CalleeCell';
import { RedialLockNotice } from './RedialLockNotice';

interface QueueTableProps {
  items: readonly QueueItem[];
  called: CalledModel;
  remove: (item: QueueItem) => void;
}

/** A page of the queue. */
export function QueueTable({ items, called, remove }: QueueTableProps) {
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
            <Row key={item.itemId} item={item} called={called} remove={remove} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Omit<QueueTableProps, 'items'> {
  item: QueueItem;
}

function Row({ item, called, remove }: RowProps) {
  const { name, callee, campaignId, campaignName } = item;
  return (
    <tr>
      <th scope="row">
        {name ? <bdi>{name}</bdi> : <span class="muted">{i18n.t('log.no_name')}</span>}
      </th>
      <td data-label={i18n.t('log.number')}>
        <div>
          <CalleeCell callee={callee} called={called} />
          <RedialLockNotice callee={callee} called={called} />
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
          onClick={() => remove(item)}
        >
          {i18n.t('audience.remove')}
        </button>
      </td>
    </tr>
  );
}
