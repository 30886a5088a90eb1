import { i18n } from '#i18n';
import { Icon } from '@/components/ui/Icon';
import { whomInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import { itemKey } from '@/lib/state/campaigns/gesture-model';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';
import { numberText } from '@/lib/state/list/number-text';
import { hashOf } from '@/lib/state/route/route';
import { Callee } from './CalleeCell';
import { Locked } from './LockedNotice';

/** Who is next in the queue, and the press that calls them; nothing while nobody waits. */
export function QueueBar({ model }: { model: DashboardModel }) {
  const { queue, gesture, countdown, route } = model;
  const [item] = queue.next.value?.items ?? [];
  if (!item) return null;
  const busy = gesture.busy.value || countdown.counting.value !== undefined;
  const refused = gesture.refused.value;
  return (
    <section class="queue-bar" aria-label={i18n.t('dashboard.queue')}>
      <div class="queue-next">
        <b>{i18n.t('audience.next_contact', [whomInSentence(item.name, item.callee.text)])}</b>
        <Callee callee={item.callee} model={model} />
        <Locked callee={item.callee} model={model} next />
        {refused?.key === itemKey(item.itemId) && (
          <p class="row-problem" role="alert">
            {problemText(refused.problem)}
          </p>
        )}
      </div>
      <p class="queue-waiting">
        {i18n.t('audience.queue_length', [numberText(queue.next.value?.waiting ?? 0)])}
        {route.view.value !== 'queue' && (
          <a href={hashOf({ view: 'queue', query: {} })}>{i18n.t('audience.open_queue')}</a>
        )}
      </p>
      <div class="queue-actions">
        <button type="button" class="ghost" disabled={busy} onClick={() => void queue.drop(item)}>
          {i18n.t('audience.skip')}
        </button>
        <button
          type="button"
          class="primary"
          disabled={busy}
          onClick={() => void gesture.callNext(item)}
        >
          <Icon name="phone" />
          {i18n.t('audience.call_next')}
        </button>
      </div>
    </section>
  );
}
