import { i18n } from '#i18n';
import type { ForbidModel } from '@/components/do-not-call/forbid-model';
import type { CalledModel } from '@/components/row-calls/called-model';
import type { RowCallsModel } from '@/components/row-calls/row-calls-model';
import type { RecordingNotices } from '@/components/rules/recording-notices';
import { ListFrame } from '@/components/shared/lists/ListFrame';
import { Pager } from '@/components/shared/lists/Pager';
import { ViewHeader } from '@/components/shared/lists/ViewHeader';
import { hashOf } from '@/components/shared/models/route';
import { Notice } from '@/components/shared/notices/Notice';
import type { Queue } from '@/lib/queue/model';
import { EmptyQueue } from './EmptyQueue';
import { AddList } from './list/AddList';
import { NobodySpokeShare } from './NobodySpokeShare';
import type { NobodySpoke } from './nobody-spoke';
import { QueueBar } from './QueueBar';
import { QueueTable } from './QueueTable';
import type { QueueModel } from './queue-model';
import { SkippedList } from './SkippedList';
import './queue.css';

interface QueueViewProps {
  queue: QueueModel;
  nobodySpoke: NobodySpoke | undefined;
  rowCalls: RowCallsModel;
  called: CalledModel;
  forbidding: ForbidModel;
  notices: RecordingNotices;
  openOptions: () => void;
}

/** The contacts that wait to be called, in the order of calling. */
export function QueueView(props: QueueViewProps) {
  const { queue, nobodySpoke, rowCalls, called, forbidding, notices, openOptions } = props;
  const isFilled = (queue.next.value?.waiting ?? 0) > 0;
  return (
    <section class="view">
      <ViewHeader title={i18n.t('audience.queue_title')}>
        {isFilled && <EmptyQueue onEmpty={() => void queue.remove()} />}
      </ViewHeader>
      <p class="view-help">{i18n.t('audience.queue_help')}</p>
      <details class="queue-advice">
        <summary>{i18n.t('queue.advice_title')}</summary>
        <p>{i18n.t('queue.advice')}</p>
      </details>
      <AddList list={queue.listImport} />
      <QueueBar {...{ queue, rowCalls, called, forbidding, notices }} />
      <ListFrame list={queue.list} openOptions={openOptions}>
        {(page) => <Page page={page} queue={queue} called={called} />}
      </ListFrame>
      <SkippedList skipped={queue.next.value?.skipped ?? []} putBack={queue.putBack} />
      {/* Last, as it comes late: it reads the calls of a month. Above, it would move buttons away from a press. */}
      {nobodySpoke && <NobodySpokeShare counts={nobodySpoke} />}
    </section>
  );
}

interface PageProps extends Pick<QueueViewProps, 'queue' | 'called'> {
  page: Queue;
}

function Page({ page, queue, called }: PageProps) {
  const { paging, setPaging, remove, openRecord } = queue;
  if (page.waiting === 0) {
    return (
      <Notice icon="clock" title={i18n.t('audience.queue_empty')} next={i18n.t('queue.empty_hint')}>
        <a class="primary" href={hashOf({ view: 'campaigns', query: {} })}>
          {i18n.t('audience.show_campaigns')}
        </a>
      </Notice>
    );
  }
  const { limit } = paging.value;
  const totalPages = Math.ceil(page.waiting / limit);
  return (
    <>
      <QueueTable
        items={page.items}
        called={called}
        remove={(item) => void remove(item)}
        openRecord={(item) => void openRecord(item)}
      />
      <Pager
        mark={{ ...paging.value, totalPages, totalRecords: page.waiting }}
        rows={page.items.length}
        onChange={(change) => setPaging({ page: 1, limit, ...change })}
      />
    </>
  );
}
