import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import { fullHourText } from '@/lib/i18n/times';
import { GROUP_HOURS, MIN_CALLS, type ReachedFigures } from './compare-reached';
import { ReachedTable } from './ReachedTable';
import './reached.css';

interface ReachedSectionProps {
  figures: ReachedFigures;
  /** Days that the figures are of. */
  days: number;
  /** Returns how a DID reads. */
  didText: (e164: string) => string;
}

/** When and by which caller IDs people are reached. Nothing is called better unless it clearly is. */
export function ReachedSection({ figures, days, didText }: ReachedSectionProps) {
  const { hours, dids, withoutHour } = figures;
  if (dids.all.of === 0) return null;
  return (
    <section class="reached-section">
      <p class="reached-note">
        {i18n.t('my_day.best.note', [countText(days), countText(MIN_CALLS)])}
      </p>
      <div class="day-charts">
        <ReachedTable
          title={i18n.t('my_day.best.by_hour')}
          what={i18n.t('my_day.best.local_time')}
          comparison={hours}
          textOf={hoursText}
          claim={(best) => i18n.t('my_day.best.hours', [best])}
          noClaim={i18n.t('my_day.best.no_hours')}
        >
          {withoutHour > 0 && i18n.t('my_day.best.left_out', [countText(withoutHour)])}
        </ReachedTable>
        {dids.groups.length > 1 && (
          <ReachedTable
            title={i18n.t('my_day.best.by_caller_id')}
            what={i18n.t('log.caller_id')}
            comparison={dids}
            textOf={didText}
            claim={(best) => i18n.t('my_day.best.caller_id', [best])}
            noClaim={i18n.t('my_day.best.no_caller_id')}
          />
        )}
      </div>
    </section>
  );
}

/** Some hours of the clock: `10 AM – 12 PM`. */
function hoursText(first: number): string {
  return `${fullHourText(first)} – ${fullHourText(first + GROUP_HOURS)}`;
}
