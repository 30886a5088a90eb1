import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { CallRecord } from '@/components/calls/CallRecord';
import type { CallActions } from '@/components/calls/call-actions';
import { CallDelivery } from '@/components/crm/delivery/CallDelivery';
import type { DeliveryModel } from '@/components/crm/delivery/delivery-model';
import { Player } from '@/components/player/Player';
import type { Playback } from '@/components/player/playback';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Icon } from '@/components/shared/icons/Icon';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import { canWrapUp, hidesRecording } from '@/components/wrap-up/wrap-up-state';
import type { Call } from '@/lib/calls/model';
import { recordLink } from '@/lib/crm/records/record-at';
import { callNote } from '@/lib/i18n/after-call/crm-entry';
import { callProblemText } from '@/lib/i18n/problem-text';
import type { EntryContent } from '@/lib/outbox/model/entry';
import type { Settings } from '@/lib/settings/table';
import type { StoredWrapUp } from '@/lib/wrap-up/model';
import { CallButtons } from './CallButtons';
import { copyEntry } from './copy-entry';
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

/** The page that a call was made from, in a list of details; nothing if that is its record's own page. */
export function CallSourcePage({ sourcePage, record }: Pick<Call, 'sourcePage' | 'record'>) {
  if (!sourcePage || (record && recordLink(record) === sourcePage.url)) return null;
  const { url, title } = sourcePage;
  const { host } = new URL(url);
  return (
    <>
      <dt>{i18n.t('call.source_page')}</dt>
      <dd class="source-page">
        {title && <bdi>{title}</bdi>} <bdi>{title ? `(${host})` : host}</bdi>{' '}
        <a class="record-link" href={url} target="_blank" rel="noopener noreferrer">
          {i18n.t('call.open_page')}
          <Icon name="open" />
        </a>
      </dd>
    </>
  );
}

interface CopyNoteProps {
  /** What a CRM learns of the call, as it is at the press. */
  note: () => EntryContent;
}

/** Copies a call as a note for a CRM: formatted, and as plain text for fields that take no formats. */
function CopyNote({ note }: CopyNoteProps) {
  const [result, setResult] = useState<'copied' | 'failed'>();
  const copy = () =>
    copyEntry(note()).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  return (
    <span class="copy-note">
      <button type="button" class="ghost" onClick={() => void copy()}>
        <Icon name={result === 'copied' ? 'check' : 'copy'} />
        {i18n.t('log.copy_note')}
      </button>
      <span role="status" class={result === 'failed' ? 'details-problem' : ''}>
        {result === 'copied' && i18n.t('log.note_copied')}
        {result === 'failed' && i18n.t('log.note_not_copied')}
      </span>
    </span>
  );
}
