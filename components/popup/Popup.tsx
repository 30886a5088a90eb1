import { ServiceAccess } from '@/components/connection/ServiceAccess';
import { CallStatus } from '@/components/countdown/CallStatus';
import { Countdown, useEscape } from '@/components/countdown/Countdown';
import type { CountdownModel } from '@/components/countdown/countdown-model';
import { ChooseRecord } from '@/components/crm/delivery/CallDelivery';
import { DIAL_FIELD_ID, type DialModel } from '@/components/dial/dial-model';
import { ReadyBar } from '@/components/queue/ready/ReadyBar';
import { WorkspaceSelect } from '@/components/workspaces/WorkspaceSelect';
import { CurrentWrapUp } from '@/components/wrap-up/CurrentWrapUp';
import { isTextField } from '@/components/wrap-up/use-wrap-up-keys';
import type { Call } from '@/lib/calls/model';
import { ConfirmCall } from './confirm/ConfirmCall';
import { DialSection } from './DialSection';
import { PopupHeader } from './PopupHeader';
import { PopupTabs } from './PopupTabs';
import type { PopupModel } from './popup-model';
import './popup.css';

/** The popup and the side panel: the dial field, the legs, and below them the log or this page. */
export function Popup({ model }: { model: PopupModel }) {
  const { actions, confirmation, countdown, dial, now, recordingNotices, settings, texts } = model;
  useEscape(countdown);
  const waiting = confirmation.waiting.value;
  const shownCountdown = (
    <Countdown {...{ countdown, texts, actions }} isBrief={model.isDialFolded.value} />
  );
  return (
    <main class="popup">
      <PopupHeader {...model} />
      <WorkspaceSelect model={model.workspaces} />
      <CallStatus countdown={countdown} texts={texts} />
      <ServiceAccess model={model.serviceAccess} />
      {waiting ? (
        <>
          <ConfirmCall
            waiting={waiting}
            model={confirmation}
            notices={recordingNotices}
            now={now}
          />
          {/* A page that hides its countdown relies on Cancel here. Below Call, so that Call does not move. */}
          {countdown.counting.value && <div class="dial">{shownCountdown}</div>}
        </>
      ) : (
        <DialSection model={model}>{shownCountdown}</DialSection>
      )}
      <CurrentWrapUp
        model={model.wrapUp}
        texts={texts}
        notices={recordingNotices}
        settings={settings.value.value}
        isTypingElsewhere={(call) => isTypingElsewhere({ dial, countdown }, call)}
        onDone={focusDialField}
        onUnfold={isSearching(model) ? model.search.stop : undefined}
      >
        <ChooseRecord callId={model.wrapUp.call.value?.id ?? ''} model={model.wrapUpDelivery} />
      </CurrentWrapUp>
      {/* A page can open the confirmation under a hand that is clicking, so nothing else here can be pressed. */}
      {!waiting && <ReadyBar ready={model.ready} />}
      {!waiting && <PopupTabs model={model} />}
    </main>
  );
}

/** Returns whether the rep looks at numbers of this page that match. A form above them would push them out of view. */
function isSearching({ search, view }: Pick<PopupModel, 'search' | 'view'>): boolean {
  return view.value === 'page' && search.matches.value !== undefined;
}

/** The next call starts there. */
function focusDialField(): void {
  document.getElementById(DIAL_FIELD_ID)?.focus();
}

/** What shows where the rep is at work. */
interface TypingDeps {
  dial: Pick<DialModel, 'preview' | 'usedSinceCall'>;
  countdown: Pick<CountdownModel, 'outcome'>;
}

/**
 * Returns whether the rep types elsewhere, or is about to: a wrap-up then leaves the focus alone. Only
 * the call that ended in this view takes it: who opens the popup wants to dial. The dial field that
 * still holds the number just called is done, unless the rep used it since: the next number may follow.
 */
function isTypingElsewhere(
  { dial, countdown }: TypingDeps,
  call: Pick<Call, 'id' | 'callee'>,
): boolean {
  if (countdown.outcome.value?.id !== call.id) return true;
  const active = document.activeElement;
  if (!document.hasFocus() || !isTextField(active)) return false;
  const isEmpty = (active as HTMLInputElement | HTMLTextAreaElement).value === '';
  const isCalled =
    active?.id === DIAL_FIELD_ID &&
    !dial.usedSinceCall.value &&
    dial.preview.value?.facts?.e164 === call.callee;
  return !isEmpty && !isCalled;
}
