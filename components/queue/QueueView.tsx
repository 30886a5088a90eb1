import { i18n } from '#i18n';
import { ListFrame } from '@/components/list/ListFrame';
import { Pager } from '@/components/list/Pager';
import { ViewHead } from '@/components/list/ViewHeader';
import { Notice } from '@/components/ui/Notice';
import type { Queue } from '@/lib/campaigns/model';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';
import { hashOf } from '@/lib/state/route/route';
import { EmptyQueue } from './EmptyQueue';
import { QueueBar } from './QueueBar';
import { QueueTable } from './QueueTable';
import '@/components/audience/audience.css';

/** Who waits to be called, in the order of calling. */
export function QueueView({ model }: { model: DashboardModel }) {
  const { queue } = model;
  const waits = (queue.next.value?.waiting ?? 0) > 0;
  return (
    <section class="view">
      <ViewHead title={i18n.t('audience.queue_title')}>
        {waits && <EmptyQueue onEmpty={() => void queue.drop()} />}
      </ViewHead>
      <p class="view-help">{i18n.t('audience.queue_help')}</p>
      <QueueBar model={model} />
      <ListFrame list={queue.list} openOptions={model.openOptions}>
        {(page) => <Page page={page} model={model} />}
      </ListFrame>
    </section>
  );
}

function Page({ page, model }: { page: Queue; model: DashboardModel }) {
  const { place, setPlace } = model.queue;
  if (page.waiting === 0) {
    return (
      <Notice
        icon="clock"
        title={i18n.t('audience.queue_empty')}
        next={i18n.t('audience.queue_empty_hint')}
      >
        <a class="primary" href={hashOf({ view: 'campaigns', query: {} })}>
          {i18n.t('audience.show_campaigns')}
        </a>
      </Notice>
    );
  }
  const { limit } = place.value;
  const totalPages = Math.ceil(page.waiting / limit);
  return (
    <>
      <QueueTable items={page.items} model={model} />
      <Pager
        mark={{ ...place.value, totalPages, totalRecords: page.waiting }}
        rows={page.items.length}
        onChange={(change) => setPlace({ page: 1, limit, ...change })}
      />
    </>
  );
}
