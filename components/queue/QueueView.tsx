import { useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import type { ForbidModel } from '@/components/do-not-call/forbid-model';
import { AddList } from '@/components/list-import/AddList';
import { QueuedLists } from '@/components/list-import/results/QueuedLists';
import type { CalledModel } from '@/components/row-calls/called-model';
import type { RowCallsModel } from '@/components/row-calls/row-calls-model';
import type { RecordingNotices } from '@/components/rules/recording-notices';
import { percentText } from '@/components/shared/lists/count-text';
import { ListFrame } from '@/components/shared/lists/ListFrame';
import { Pager } from '@/components/shared/lists/Pager';
import { ViewHeader } from '@/components/shared/lists/ViewHeader';
import { hashOf } from '@/components/shared/models/route-model';
import { Notice } from '@/components/shared/notices/Notice';
import type { Queue } from '@/lib/queue/model';
import { type AnsweredCalls, MAX_UNSPOKEN, type NobodySpoke } from './nobody-spoke';
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
      <AddList list={queue.listImport}>
        <QueuedLists model={queue.queuedLists} />
      </AddList>
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
  const { paging, setPaging, remove, chooseNumber, openRecord, putBackCalled } = queue;
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
        chooseNumber={(item, e164) => void chooseNumber(item, e164)}
        openRecord={(item) => void openRecord(item)}
        putBackCalled={(item) => void putBackCalled(item)}
      />
      <Pager
        info={{ ...paging.value, totalPages, totalRecords: page.waiting }}
        rows={page.items.length}
        onChange={(change) => setPaging({ page: 1, limit, ...change })}
      />
    </>
  );
}

/** A button that empties the queue after a confirmation. */
function EmptyQueue({ onEmpty }: { onEmpty: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" class="ghost" onClick={() => dialog.current?.showModal()}>
        {i18n.t('audience.clear_queue')}
      </button>
      <dialog ref={dialog} class="confirm-dialog" aria-labelledby="empty-queue">
        <p id="empty-queue">{i18n.t('audience.clear_queue_confirm')}</p>
        <form method="dialog" class="confirm-actions">
          <button type="submit" class="ghost">
            {i18n.t('audience.keep_queue')}
          </button>
          <button type="submit" class="primary" onClick={onEmpty}>
            {i18n.t('audience.clear_queue')}
          </button>
        </form>
      </dialog>
    </>
  );
}

/** The US rule that limits how often nobody speaks. */
const RULE_URL = 'https://www.ecfr.gov/current/title-47/section-64.1200';

/** In how many answered calls nobody spoke, beside what US rules allow. Without such calls, nothing. */
export function NobodySpokeShare({ counts: { today, month } }: { counts: NobodySpoke }) {
  if (month.answered === 0) return null;
  return (
    <p class="nobody-spoke">
      <span class={shareOf(month) > MAX_UNSPOKEN ? 'over' : undefined}>
        {i18n.t('queue.nobody_spoke', [shareText(today), shareText(month)])}
      </span>{' '}
      <span>
        {i18n.t('queue.nobody_spoke_limit', [percentText(MAX_UNSPOKEN)])}{' '}
        <a href={RULE_URL} target="_blank" rel="noreferrer">
          47 CFR 64.1200(a)(7)
        </a>
      </span>
    </p>
  );
}

function shareText({ unspoken, answered }: AnsweredCalls): string {
  if (answered === 0) return '–';
  const share = percentText(unspoken / answered);
  return i18n.t('queue.nobody_spoke_of', [share, String(unspoken), String(answered)]);
}

function shareOf({ unspoken, answered }: AnsweredCalls): number {
  return answered === 0 ? 0 : unspoken / answered;
}
