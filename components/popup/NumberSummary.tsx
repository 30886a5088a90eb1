import { i18n } from '#i18n';
import { Avatar } from '@/components/ui/Avatar';
import { PhoneNumber } from '@/components/ui/PhoneNumber';
import { clockThere } from '@/lib/i18n/times';
import { whereabouts } from '@/lib/i18n/whereabouts';
import type { PageNumber } from '@/lib/offers/model';

/** A number of the page: who, the number, where, and the time there. */
export function NumberSummary({ number }: { number: PageNumber }) {
  const { calleeName, text, localMinutes, choices } = number;
  const where = [
    choices ? i18n.t('page.which_country') : whereabouts(number),
    localMinutes !== undefined && i18n.t('popup.local_time', [clockThere(localMinutes)]),
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
      </span>
    </>
  );
}
