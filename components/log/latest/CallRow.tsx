import type { ReadonlySignal, Signal } from '@preact/signals';
import { i18n } from '#i18n';
import type { CallActions } from '@/components/calls/call-actions';
import { CallDetails } from '@/components/calls/details/CallDetails';
import { StateChip } from '@/components/calls/StateChip';
import type { DeliveryModel } from '@/components/crm/delivery/delivery-model';
import type { Playback } from '@/components/player/playback';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Avatar } from '@/components/shared/icons/Avatar';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import type { StoredOfCalls } from '@/components/shared/models/watch-listed-calls';
import { WrapUpDetails, WrapUpLine } from '@/components/wrap-up/CallWrapUp';
import type { CurrentWrapUpModel } from '@/components/wrap-up/current-wrap-up-model';
import type { WrapUpsModel } from '@/components/wrap-up/wrap-ups-model';
import type { Call } from '@/lib/calls/model';
import { numberInSentence } from '@/lib/i18n/in-sentence';
import { clockTime, exactClockTime } from '@/lib/i18n/times';
import type { SpeechReading } from '@/lib/speech/model';

/** What the rows of a list of calls share. */
export interface CallRowsModel {
  texts: NumberTexts;
  settings: SettingsModel;
  /** Id of the call whose details are open. */
  opened: Signal<string | undefined>;
  /** How that call is logged in the CRM. */
  delivery: DeliveryModel;
  playback: Playback;
  /** What was recorded after the calls. */
  wrapUps: WrapUpsModel;
  actions: CallActions;
  /** What was read of recordings, where the list shows it. */
  readings?: StoredOfCalls<SpeechReading>;
  /** The call whose wrap-up the view offers automatically, outside the list. */
  current?: ReadonlySignal<Call | undefined>;
}

interface CallRowProps {
  call: Call;
  rows: CallRowsModel;
  /** Shows the seconds of the call, which tell it from another one of its minute. */
  exact?: boolean;
}

/** One call of the log; a press opens its details. */
export function CallRow({ call, rows, exact = false }: CallRowProps) {
  const { texts, opened, wrapUps } = rows;
  const settings = rows.settings.value.value;
  const stored = wrapUps.stored.value?.get(call.id);
  const open = opened.value === call.id;
  const detailsId = `call-${call.id}`;
  return (
    <li class={open ? 'call-item open' : 'call-item'}>
      <button
        type="button"
        class="call-row"
        aria-expanded={open}
        aria-controls={detailsId}
        onClick={() => {
          opened.value = open ? undefined : call.id;
        }}
      >
        <Avatar name={call.calleeName} />
        <span class="call-summary">
          <CallSummary call={call} texts={texts} exact={exact} />
          <WrapUpLine stored={stored} dispositions={settings?.dispositions ?? []} />
        </span>
        <StateChip call={call} />
      </button>
      <div id={detailsId} hidden={!open}>
        {open && <CallRowDetails call={call} rows={rows} />}
      </div>
    </li>
  );
}

interface CallSummaryProps extends Pick<CallRowProps, 'call' | 'exact'> {
  texts: NumberTexts;
}

/** Whom, when, how long, and from which DID. */
function CallSummary({ call, texts, exact }: CallSummaryProps) {
  const text = texts.of(call.callee);
  const time = (exact ? exactClockTime : clockTime)(call.createdAt);
  return (
    <>
      <b dir="auto">{call.calleeName ?? <PhoneNumber text={text} />}</b>
      <span class="call-facts">
        {call.calleeName && (
          <span>
            <PhoneNumber text={text} />
          </span>
        )}
        <span class="duration">{[time, lengthOf(call)].filter(Boolean).join(' · ')}</span>
        <span class="call-did">
          {i18n.t('call.from_did', [numberInSentence(texts.of(call.callerId))])}
        </span>
      </span>
    </>
  );
}

function lengthOf(call: Call): string | undefined {
  const seconds = call.extras?.durationSeconds;
  if (!seconds) return undefined;
  return seconds < 60
    ? i18n.t('call.seconds', [Math.round(seconds)])
    : i18n.t('call.minutes', [Math.round(seconds / 60)]);
}

/** The details of a call in a list, with its wrap-up unless the view offers that outside the list. */
export function CallRowDetails({ call, rows }: Pick<CallRowProps, 'call' | 'rows'>) {
  const { texts, actions, delivery, playback, wrapUps, current } = rows;
  const settings = rows.settings.value.value;
  return (
    <CallDetails
      {...{ call, texts, actions, delivery, playback, settings }}
      stored={wrapUps.stored.value?.get(call.id)}
    >
      {current?.value?.id !== call.id && <WrapUpDetails {...{ call, texts, wrapUps, settings }} />}
    </CallDetails>
  );
}

/** A view that shows calls, and automatically the wrap-up of one of them. */
type CallListView = Omit<CallRowsModel, 'current'> & { wrapUp: Pick<CurrentWrapUpModel, 'call'> };

/** Returns what the rows of such a view share. */
export function callRowsOf(view: CallListView): CallRowsModel {
  const { texts, opened, actions, delivery, playback, wrapUps, settings, wrapUp } = view;
  return { texts, opened, actions, delivery, playback, wrapUps, settings, current: wrapUp.call };
}
