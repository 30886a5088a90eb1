import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Notice } from '@/components/ui/Notice';
import { dayName } from '@/lib/i18n/times';
import { groupByDay } from '@/lib/state/calls/days';
import type { PopupModel } from '@/lib/state/popup/popup-model';
import { CallRow } from './CallRow';
import { SetUp } from './SetUp';
import './call-log.css';

/** The log by day. Older calls come as the rep scrolls, a page at a time. */
export function CallLog({ model }: { model: PopupModel }) {
  const { calls, failed } = model.log;
  if (failed.value) return <Failed model={model} />;
  if (!calls.value) return <p class="log-loading">{i18n.t('popup.loading')}</p>;
  if (calls.value.length === 0) return <SetUp model={model} />;
  return (
    <div class="log">
      {groupByDay(calls.value).map((day) => (
        <section key={day.start} aria-labelledby={`day-${day.start}`}>
          <h2 id={`day-${day.start}`}>{dayName(day.start, model.now())}</h2>
          <ul>
            {day.calls.map((call) => (
              <CallRow key={call.id} call={call} model={model} />
            ))}
          </ul>
        </section>
      ))}
      {model.log.hasMore.value && <Older model={model} count={calls.value.length} />}
    </div>
  );
}

function Failed({ model }: { model: PopupModel }) {
  return (
    <Notice icon="alert" title={i18n.t('popup.log_failed')}>
      <button type="button" class="ghost" onClick={() => model.log.retry()}>
        {i18n.t('popup.try_again')}
      </button>
    </Notice>
  );
}

/** A button for the keyboard, which also presses itself when it is scrolled into view. */
function Older({ model, count }: { model: PopupModel; count: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current) return;
    const seen = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) model.log.more();
    });
    seen.observe(button.current);
    return () => seen.disconnect();
  }, [model, count]);
  return (
    <button ref={button} type="button" class="ghost log-older" onClick={() => model.log.more()}>
      {i18n.t('popup.show_older')}
    </button>
  );
}
