import { i18n } from '#i18n';
import { CallStatus } from '@/components/countdown/CallStatus';
import { Countdown, useEscape } from '@/components/countdown/Countdown';
import { ChooseRecord } from '@/components/crm/delivery/CallDelivery';
import { CallRow, callRowsOf } from '@/components/log/latest/CallRow';
import { Notice } from '@/components/shared/notices/Notice';
import { CurrentWrapUp } from '@/components/wrap-up/CurrentWrapUp';
import { isTextField } from '@/components/wrap-up/use-wrap-up-keys';
import { KeepOnTop } from './KeepOnTop';
import type { StripModel } from './strip-model';
import '@/components/log/latest/call-log.css';
import './call-strip.css';

/** The running call, and its wrap-up: all that a rep needs beside another window. */
export function CallStrip({ model }: { model: StripModel }) {
  useEscape(model.countdown);
  const { keepOnTop } = model;
  return (
    <main class="strip">
      {keepOnTop && (
        <header class="strip-header">
          <KeepOnTop model={keepOnTop} class="ghost" isNamed />
        </header>
      )}
      {keepOnTop?.isOpen.value ? (
        <Notice icon="pin" title={i18n.t('strip.is_on_top')} next={i18n.t('strip.leave_open')} />
      ) : (
        <Running model={model} />
      )}
    </main>
  );
}

function Running({ model }: { model: StripModel }) {
  const { actions, countdown, recordingNotices, settings, texts, wrapUp } = model;
  const call = model.call.value;
  const isEmpty = !call && !countdown.counting.value && model.log.calls.value !== undefined;
  return (
    <>
      <CallStatus countdown={countdown} texts={texts} />
      <div class="strip-countdown">
        <Countdown countdown={countdown} texts={texts} actions={actions} />
      </div>
      {call && (
        <ul>
          <CallRow key={call.id} call={call} rows={callRowsOf(model)} />
        </ul>
      )}
      <CurrentWrapUp
        model={wrapUp}
        texts={texts}
        notices={recordingNotices}
        settings={settings.value.value}
        isTypingElsewhere={isTyping}
        onDone={() => undefined}
      >
        <ChooseRecord callId={wrapUp.call.value?.id ?? ''} model={model.wrapUpDelivery} />
      </CurrentWrapUp>
      {isEmpty && <Notice icon="phone" title={i18n.t('strip.no_call')} />}
    </>
  );
}

/** The text may be of another call, whose details are open. */
function isTyping(): boolean {
  const active = document.activeElement;
  return isTextField(active) && (active as HTMLInputElement | HTMLTextAreaElement).value !== '';
}
