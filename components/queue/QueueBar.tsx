import { i18n } from '#i18n';
import { NextStepButton } from '@/components/problems/NextStepButton';
import { RedialLockNotice, RowProblem } from '@/components/row-calls/RowNotices';
import { itemKey } from '@/components/row-calls/row-calls-model';
import { RecordingScript } from '@/components/rules/RecordingScript';
import type { RecordingNotices } from '@/components/rules/recording-notices';
import { Icon } from '@/components/shared/icons/Icon';
import { countText } from '@/components/shared/lists/count-text';
import { hashOf } from '@/components/shared/models/route-model';
import { whomInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import type { QueueItem } from '@/lib/queue/model';
import { CalleeCell } from './contact/CalleeCell';
import { NumberChoice } from './contact/NumberChoice';
import { dueText } from './contact/queue-texts';
import { SkippedNotice } from './contact/SkippedNotice';
import { useNextNumberKey } from './contact/use-next-number-key';
import { QueueActions, type QueueActionsProps } from './QueueActions';
import type { QueueModel } from './queue-model';
import { PausedActions } from './ready/PauseControls';

interface QueueBarProps extends Omit<QueueActionsProps, 'item'> {
  queue: QueueActionsProps['queue'] &
    Pick<QueueModel, 'next' | 'problem' | 'openRecord' | 'chooseNumber' | 'putBackCalled'>;
  notices: RecordingNotices;
  /** Whether the bar links to the queue's own view. */
  hasLink?: boolean;
}

/** The next contact of the queue, with what to do about them; nothing while the queue is empty. */
export function QueueBar(props: QueueBarProps) {
  const { queue, hasLink = false } = props;
  const [item] = queue.next.value?.items ?? [];
  if (!item) return null;
  const { waiting = 0, later = 0, calledByColleagues = 0, paused } = queue.next.value ?? {};
  return (
    <section class="queue-bar" aria-label={i18n.t('dashboard.view_names.queue')} data-part>
      <NextContact {...props} item={item} />
      <p class="queue-waiting">
        {i18n.t('audience.queue_length', [countText(waiting)])}
        {later > 0 && ` · ${i18n.t('queue.put_off_count', [countText(later)])}`}
        {calledByColleagues > 0 &&
          ` · ${i18n.t('queue.skipped_count', [countText(calledByColleagues)])}`}
        {hasLink && (
          <a href={hashOf({ view: 'queue', query: {} })}>{i18n.t('audience.open_queue')}</a>
        )}
      </p>
      {paused ? (
        <PausedActions paused={paused} setReady={queue.setReady} />
      ) : (
        <QueueActions key={item.itemId} {...props} item={item} />
      )}
    </section>
  );
}

function NextContact({ item, ...props }: QueueBarProps & { item: QueueItem }) {
  const { queue, rowCalls, called, forbidding } = props;
  const { itemId, name, company, callee, dueAt = 0, hasRecord } = item;
  const choose = (e164: string) => void queue.chooseNumber(item, e164);
  useNextNumberKey(item, choose);
  const whom = whomInSentence(name, callee.text);
  const forbidden = forbidding.states.value.get(itemKey(itemId));
  const problem = queue.problem.value ?? (typeof forbidden === 'object' ? forbidden : undefined);
  return (
    <div class="queue-next">
      <b>{i18n.t('audience.next_contact', [whom])}</b>
      {company && (
        <p class="muted">
          <bdi>{company}</bdi>
        </p>
      )}
      <CalleeCell callee={callee} called={called}>
        <NumberChoice item={item} at="bar" onChoose={choose} />
      </CalleeCell>
      {dueAt > called.now() && (
        <p class="redial-lock">{i18n.t('queue.put_off_to', [dueText(dueAt, called.now())])}</p>
      )}
      <SkippedNotice
        item={item}
        now={called.now}
        onPutBack={() => void queue.putBackCalled(item)}
      />
      {hasRecord && (
        <button type="button" class="ghost" onClick={() => void queue.openRecord(item)}>
          <Icon name="open" />
          {i18n.t('call.open_record')}
        </button>
      )}
      <RecordingScript callee={callee.e164} notices={props.notices} />
      <RedialLockNotice callee={callee} called={called} next />
      {problem && (
        <div class="row-problem" role="alert">
          {problemText(problem)} <NextStepButton problem={problem} />
        </div>
      )}
      <RowProblem rowCalls={rowCalls} of={itemKey(itemId)} whom={whom} />
    </div>
  );
}
