import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import type { CallActions } from '@/components/calls/call-actions';
import { CallDelivery } from '@/components/crm/delivery/CallDelivery';
import type { DeliveryModel } from '@/components/crm/delivery/delivery-model';
import { Player } from '@/components/player/Player';
import type { Playback } from '@/components/player/playback';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import { canWrapUp } from '@/components/wrap-up/call-to-wrap-up';
import { hidesRecording } from '@/components/wrap-up/hides-recording';
import type { Call } from '@/lib/calls/model';
import { callNote } from '@/lib/i18n/after-call/call-note';
import { callProblemText } from '@/lib/i18n/call-text';
import type { EntryContent } from '@/lib/outbox/model/entry-content';
import type { Settings } from '@/lib/settings/table';
import type { StoredWrapUp } from '@/lib/wrap-up/model';
import { CallButtons } from './CallButtons';
import { CallRecord } from './CallRecord';
import { CallSourcePage } from './CallSourcePage';
import { CopyNote } from './CopyNote';
import './call-details.css';

interface CallDetailsProps {
  call: Call;
  texts: NumberTexts;
  actions: CallActions;
  delivery: DeliveryModel;
  playback: Playback;
  /** What was recorded after the call. */
  stored: StoredWrapUp | undefined;
  settings: Settings | undefined;
  /** The call's wrap-up. */
  children?: ComponentChildren;
}

/** The details of a call: its recording, its problem, its legs, and what can be done. */
export function CallDetails(props: CallDetailsProps) {
  const { call, texts, actions, delivery, playback, stored, settings, children } = props;
  const isHidden = hidesRecording(stored, settings);
  return (
    <div class="details">
      {call.recording && isHidden && <p>{i18n.t('wrap_up.recording_hidden')}</p>}
      {call.recording && !isHidden && (
        <Player
          call={{ ...call, recording: call.recording }}
          saved={stored?.saved}
          playback={playback}
          actions={actions}
        />
      )}
      {sentencesOf(call).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <LegRows call={call} texts={texts} />
      <CallDelivery callId={call.id} model={delivery} />
      <CallButtons call={call} actions={actions}>
        {canWrapUp(call) && <CopyNote note={() => noteOf(props)} />}
      </CallButtons>
      {children}
    </div>
  );
}

function noteOf({ call, texts, stored, settings }: CallDetailsProps): EntryContent {
  return callNote(call, stored, settings?.dispositions ?? [], texts.of);
}

function sentencesOf(call: Call): string[] {
  const problem = callProblemText(call);
  const sentences = problem ? [problem] : [];
  if (call.state === 'placed') {
    sentences.push(i18n.t('call.placed_help'), i18n.t('call.no_recording_yet'));
  }
  return sentences;
}

function LegRows({ call, texts }: Pick<CallDetailsProps, 'call' | 'texts'>) {
  const status = call.extras?.status;
  return (
    <dl>
      <dt>{i18n.t('call.caller_id')}</dt>
      <dd>
        <PhoneNumber text={texts.of(call.callerId)} />
      </dd>
      <dt>{i18n.t('call.own_number')}</dt>
      <dd>
        <PhoneNumber text={texts.of(call.ownNumber)} />
      </dd>
      <CallRecord record={call.record} />
      <CallSourcePage {...call} />
      {status && <dt>{i18n.t('call.service_status')}</dt>}
      {status && <dd>{status}</dd>}
    </dl>
  );
}
