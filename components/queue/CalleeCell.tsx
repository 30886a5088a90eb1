import { i18n } from '#i18n';
import { PhoneNumber } from '@/components/ui/PhoneNumber';
import { clockThere, lastCalled } from '@/lib/i18n/times';
import type { CalleeFacts } from '@/lib/offers/model';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';

/** Whom a call would ring: the number, and in one quiet line where, what time it is, called before. */
export function Callee({ callee, model }: { callee: CalleeFacts; model: DashboardModel }) {
  const { text, place, localTime } = callee;
  const lastAt = model.called.lastAt(callee);
  const facts = [
    place,
    localTime && i18n.t('audience.local_time', [clockThere(localTime)]),
    lastAt && i18n.t('audience.last_called', [lastCalled(lastAt, model.now())]),
  ].filter(Boolean);
  return (
    <div class="callee">
      <PhoneNumber text={text} />
      {facts.length > 0 && <p class="muted">{facts.join(' · ')}</p>}
    </div>
  );
}
