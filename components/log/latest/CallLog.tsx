import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Notice } from '@/components/shared/notices/Notice';
import { dayHeading } from '@/lib/i18n/times';
import type { Settings } from '@/lib/settings/table';
import { CallRow, type CallRowsModel } from './CallRow';
import { callsOfOneMinute, groupByDay } from './days';
import type { LogModel } from './log-model';
import type { ListedCalls } from './log-search-model';
import './call-log.css';

interface CallLogProps {
  log: ListedCalls;
  rows: CallRowsModel;
  /** Epoch ms. */
  now: () => number;
  settings: ReadonlySignal<Settings | undefined>;
  /** Shown instead of a list without calls. By default it says that the log is empty. */
  empty?: ComponentChildren;
}

/** The log by day. Older calls load as the rep scrolls, a page at a time. */
export function CallLog({ log, rows, now, settings, empty }: CallLogProps) {
  const { calls, failed } = log;
  if (failed.value) return <Failed retry={log.retry} />;
  if (!calls.value) return <p class="log-loading">{i18n.t('popup.loading')}</p>;
  if (calls.value.length === 0) return empty ?? <EmptyLog settings={settings.value} />;
  const oneMinute = callsOfOneMinute(calls.value);
  return (
    <div class="log">
      {groupByDay(calls.value).map((day) => (
        <section key={day.start} aria-labelledby={`day-${day.start}`}>
          <h2 id={`day-${day.start}`}>{dayHeading(day.start, now())}</h2>
          <ul>
            {day.calls.map((call) => (
              <CallRow key={call.id} call={call} rows={rows} exact={oneMinute.has(call.id)} />
            ))}
          </ul>
        </section>
      ))}
      {log.hasMore.value && <Older more={log.more} count={calls.value.length} />}
    </div>
  );
}

function Failed({ retry }: Pick<LogModel, 'retry'>) {
  return (
    <Notice icon="alert" title={i18n.t('popup.log_failed')}>
      <button type="button" class="ghost" onClick={() => retry()}>
        {i18n.t('popup.try_again')}
      </button>
    </Notice>
  );
}

/** Loads older calls when it is pressed or scrolled into view. */
function Older({ more, count }: Pick<LogModel, 'more'> & { count: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current) return;
    const seen = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) more();
    });
    seen.observe(button.current);
    return () => seen.disconnect();
  }, [more, count]);
  return (
    <button ref={button} type="button" class="ghost log-older" onClick={() => more()}>
      {i18n.t('popup.show_older')}
    </button>
  );
}

/** An empty log: the rep sets Handset up first, or makes a call. */
function EmptyLog({ settings }: { settings: Settings | undefined }) {
  const ready = settings?.hasToken && settings.ownNumbers.length > 0 && settings.dids.length > 0;
  if (!settings || ready) {
    return (
      <Notice icon="phone" title={i18n.t('popup.no_calls')} next={i18n.t('popup.no_calls_hint')} />
    );
  }
  return (
    <Notice icon="gear" title={i18n.t('popup.set_up_title')} next={i18n.t('popup.set_up_hint')}>
      <a class="primary" href="/welcome.html" target="_blank" rel="noopener">
        {i18n.t('popup.set_up')}
      </a>
    </Notice>
  );
}
