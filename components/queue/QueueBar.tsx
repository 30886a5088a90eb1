import { i18n } from '#i18n';
import { RowProblem } from '@/components/rules/RowProblem';
import { Icon } from '@/components/ui/Icon';
import type { QueueItem } from '@/lib/campaigns/model';
import { whomInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import { itemKey, type RowCallsModel } from '@/lib/state/calls/dial/row-calls-model';
import type { CalledModel } from '@/lib/state/campaigns/called-model';
import type { QueueModel } from '@/lib/state/campaigns/queue-model';
import type { ForbidModel } from '@/lib/state/do-not-call/forbid-model';
import { numberText } from '@/lib/state/list/number-text';
import { hashOf } from '@/lib/state/route/route';
import { CalleeCell } from './CalleeCell';
import { RedialLockNotice } from './RedialLockNotice';

interface QueueBarProps {
  queue: Pick<QueueModel, 'next' | 'remove'>;
  rowCalls: RowCallsModel;
  called: CalledModel;
  forbidding: ForbidModel;
  /** Whether the bar links to the queue's own view. */
  hasLink?: boolean;
}

/** The next contact of the queue, with Call and Skip; empty while nobody waits. */
export function QueueBar({ queue, rowCalls, called, forbidding, hasLink = false }: QueueBarProps) {
  const [item] = queue.next.value?.items ?? [];
  if (!item) return null;
  const busy = rowCalls.busy.value;
  const forbidden = forbidding.states.value.get(itemKey(item.itemId));
  return (
    <section class="queue-bar" aria-label={i18n.t('dashboard.view_names.queue')}>
      <div class="queue-next">
        <b>{i18n.t('audience.next_contact', [whomInSentence(item.name, item.callee.text)])}</b>
        <CalleeCell callee={item.callee} called={called} />
        <RedialLockNotice callee={item.callee} called={called} next />
        {typeof forbidden === 'object' && (
          <p class="row-problem" role="alert">
            {problemText(forbidden)}
          </p>
        )}
        <RowProblem
          rowCalls={rowCalls}
          of={itemKey(item.itemId)}
          whom={whomInSentence(item.name, item.callee.text)}
        />
      </div>
      <p class="queue-waiting">
        {i18n.t('audience.queue_length', [numberText(queue.next.value?.waiting ?? 0)])}
        {hasLink && (
          <a href={hashOf({ view: 'queue', query: {} })}>{i18n.t('audience.open_queue')}</a>
        )}
      </p>
      <div class="queue-actions">
        <button type="button" class="ghost" disabled={busy} onClick={() => void queue.remove(item)}>
          {i18n.t('audience.skip')}
        </button>
        <button
          type="button"
          class="ghost"
          disabled={busy}
          onClick={() => void forbidNext(item, queue, forbidding)}
        >
          {i18n.t('do_not_call.add_row')}
        </button>
        <button
          type="button"
          class="primary"
          disabled={busy}
          onClick={() => void rowCalls.callNext(item)}
        >
          <Icon name="phone" />
          {i18n.t('audience.call_next')}
        </button>
      </div>
    </section>
  );
}

/** Puts the next contact's number on the do-not-call list, and takes them out of the queue. */
async function forbidNext(
  item: QueueItem,
  queue: Pick<QueueModel, 'remove'>,
  { forbid }: ForbidModel,
): Promise<void> {
  const whom = { text: item.callee.e164, ...(item.name && { name: item.name }) };
  if (await forbid(itemKey(item.itemId), { ...whom, source: 'queue' })) await queue.remove(item);
}
