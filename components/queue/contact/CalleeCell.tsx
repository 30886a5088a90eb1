import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import type { CalledModel } from '@/components/row-calls/called-model';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { colleagueText } from '@/lib/i18n/facts-text';
import { calleeClockTime, lastCalledText } from '@/lib/i18n/times';
import type { CalleeFacts } from '@/lib/offers/model';

interface CalleeCellProps {
  callee: CalleeFacts;
  /** Draws the number otherwise than as its text. */
  children?: ComponentChildren;
  called: Pick<CalledModel, 'lastAt' | 'now'>;
}

/** The callee: the number, and below it the region, the local time and the last calls. */
export function CalleeCell({ callee, called, children }: CalleeCellProps) {
  const { text, region, localMinutes, colleagueCalledAt } = callee;
  const lastAt = called.lastAt(callee);
  const facts = [
    region,
    localMinutes !== undefined && i18n.t('audience.local_time', [calleeClockTime(localMinutes)]),
    lastAt && i18n.t('audience.last_called', [lastCalledText(lastAt, called.now())]),
    colleagueCalledAt && colleagueText(colleagueCalledAt, called.now()),
  ].filter(Boolean);
  return (
    <div class="callee">
      {children ?? <PhoneNumber text={text} />}
      {facts.length > 0 && <p class="muted">{facts.join(' · ')}</p>}
    </div>
  );
}
