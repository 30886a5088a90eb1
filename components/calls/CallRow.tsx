import type { ReadonlySignal } from '@preact/signals';
import { i18n } from '#i18n';
import { Avatar } from '@/components/ui/graphics/Avatar';
import { PhoneNumber } from '@/components/ui/PhoneNumber';
import { WrapUpDetails } from '@/components/wrap-up/WrapUpDetails';
import { WrapUpLine } from '@/components/wrap-up/WrapUpLine';
import type { Call } from '@/lib/calls/model';
import { numberInSentence } from '@/lib/i18n/in-sentence';
import { clockTime, exactClockTime } from '@/lib/i18n/times';
import type { CallingModel } from '@/lib/state/calls/calling-model';
import type { CallActions } from '@/lib/state/calls/dial/call-actions';
import { CallDetails } from './details/CallDetails';
import { StateChip } from './StateChip';

/** What the rows of a list of calls share. */
export interface CallRowsModel
  extends Pick<
    CallingModel,
    'texts' | 'opened' | 'delivery' | 'playback' | 'wrapUps' | 'settings'
  > {
  actions: CallActions;
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
  const { texts, opened, actions, delivery, playback, wrapUps, current } = rows;
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
        {open && (
          <CallDetails
            call={call}
            texts={texts}
            actions={actions}
            delivery={delivery}
            playback={playback}
            stored={stored}
            settings={settings}
          >
            {current?.value?.id !== call.id && (
              <WrapUpDetails {...{ call, texts, wrapUps, settings }} />
            )}
          </CallDetails>
        )}
      </div>
    </li>
  );
}

interface CallSummaryProps extends Pick<CallRowProps, 'call' | 'exact'> {
  texts: CallRowsModel['texts'];
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
