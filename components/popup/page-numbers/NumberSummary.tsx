import { i18n } from '#i18n';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Avatar } from '@/components/shared/icons/Avatar';
import { dispositionText } from '@/lib/i18n/after-call/disposition-text';
import { locationText } from '@/lib/i18n/location-text';
import { calleeClockTime, lastCalledText } from '@/lib/i18n/times';
import type { LastOutcome, PageNumber } from '@/lib/offers/model';

/** A number of the page: who, the number and its label, where, the time there, and the last call. */
export function NumberSummary({ number }: { number: PageNumber }) {
  const { calleeName, text, label, localMinutes, choices } = number;
  const where = [
    label,
    choices ? i18n.t('page.which_country') : locationText(number),
    localMinutes !== undefined && i18n.t('popup.local_time', [calleeClockTime(localMinutes)]),
  ].filter(Boolean);
  return (
    <>
      <Avatar name={calleeName} />
      <span class="call-summary">
        <b dir="auto">{calleeName ?? <PhoneNumber text={text} />}</b>
        <span class="call-facts">
          {calleeName && (
            <span>
              <PhoneNumber text={text} />
            </span>
          )}
          {where.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </span>
        <LastCall number={number} />
      </span>
    </>
  );
}

function LastCall({ number: { lastCalledAt, lastOutcome } }: { number: PageNumber }) {
  if (lastCalledAt === undefined) return null;
  return (
    <span class="call-facts">
      <span>{i18n.t('popup.last_called', [lastCalledText(lastCalledAt, Date.now())])}</span>
      {lastOutcome && <bdi>{outcomeText(lastOutcome)}</bdi>}
    </span>
  );
}

function outcomeText({ state, disposition, label }: LastOutcome): string {
  if (!disposition) return i18n.t(`call.state.${state}`);
  return label ?? dispositionText(disposition, []);
}
