import { i18n } from '#i18n';
import { StateChip } from '@/components/calls/StateChip';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Avatar } from '@/components/shared/icons/Avatar';
import { WrapUpLine } from '@/components/wrap-up/WrapUpLine';
import type { Call } from '@/lib/calls/model';
import { numberInSentence } from '@/lib/i18n/in-sentence';
import { clockTime, exactClockTime } from '@/lib/i18n/times';
import { CallRowDetails } from './CallRowDetails';
import type { CallRowsModel } from './call-rows';

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
