import { i18n } from '#i18n';
import type { CalledModel } from '@/components/row-calls/called-model';
import { RedialLockNotice } from '@/components/row-calls/RowNotices';
import { hashOf } from '@/components/shared/models/route-model';
import { nameInSentence, whomAndNumber } from '@/lib/i18n/in-sentence';
import type { QueueItem } from '@/lib/queue/model';
import { CalleeCell } from './contact/CalleeCell';
import { NumberChoice } from './contact/NumberChoice';
import { dueText, sourceText } from './contact/queue-texts';
import { SkippedNotice } from './contact/SkippedNotice';

interface QueueTableProps {
  items: readonly QueueItem[];
  called: CalledModel;
  remove: (item: QueueItem) => void;
  chooseNumber: (item: QueueItem, e164: string) => void;
  openRecord: (item: QueueItem) => void;
  /** Takes a contact back that is skipped because a colleague called. */
  putBackCalled: (item: QueueItem) => void;
}

/** A page of the queue. */
export function QueueTable(props: QueueTableProps) {
  const { items, ...row } = props;
  return (
    <div class="table-frame">
      <table class="table">
        <caption class="visually-hidden">{i18n.t('audience.queue_title')}</caption>
        <thead>
          <tr>
            <th scope="col">{i18n.t('log.contact')}</th>
            <th scope="col">{i18n.t('log.number')}</th>
            <th scope="col">{i18n.t('queue.source')}</th>
            <th scope="col" class="end">
              <span class="visually-hidden">{i18n.t('audience.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.itemId} item={item} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Omit<QueueTableProps, 'items'> {
  item: QueueItem;
}

function Row({ item, called, remove, chooseNumber, openRecord, putBackCalled }: RowProps) {
  const { name, company, callee, source, dueAt, hasRecord } = item;
  const whom = whomAndNumber(name, callee.text);
  return (
    <tr>
      <th scope="row">
        {name ? <bdi>{name}</bdi> : <span class="muted">{i18n.t('log.no_name')}</span>}
        {company && (
          <p class="muted">
            <bdi>{company}</bdi>
          </p>
        )}
      </th>
      <td data-label={i18n.t('log.number')}>
        <div>
          <CalleeCell callee={callee} called={called}>
            <NumberChoice item={item} at="row" onChoose={(e164) => chooseNumber(item, e164)} />
          </CalleeCell>
          <RedialLockNotice callee={callee} called={called} />
          {dueAt !== undefined && (
            <p class="redial-lock">{i18n.t('queue.put_off_to', [dueText(dueAt, called.now())])}</p>
          )}
          <SkippedNotice item={item} now={called.now} onPutBack={() => putBackCalled(item)} />
        </div>
      </td>
      <td data-label={i18n.t('queue.source')}>
        <Source source={source} whom={whom} />
      </td>
      <td class="end">
        {hasRecord && (
          <button
            type="button"
            class="ghost"
            aria-label={i18n.t('queue.open_record', [whom])}
            onClick={() => openRecord(item)}
          >
            {i18n.t('call.open_record')}
          </button>
        )}{' '}
        <button
          type="button"
          class="ghost"
          aria-label={i18n.t('audience.remove_from_queue', [whom])}
          onClick={() => remove(item)}
        >
          {i18n.t('audience.remove')}
        </button>
      </td>
    </tr>
  );
}

function Source({ source, whom }: Pick<QueueItem, 'source'> & { whom: string }) {
  const text = sourceText(source);
  if (source.kind !== 'campaign') return <bdi>{text}</bdi>;
  const { campaignId } = source;
  return (
    <a
      class="row-link"
      aria-label={i18n.t('queue.source_of', [nameInSentence(text), whom])}
      href={hashOf({ view: 'audience', campaignId, query: {} })}
    >
      {text}
    </a>
  );
}
