import { useId } from 'preact/hooks';
import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import { clockTime } from '@/lib/i18n/times';
import { Bars } from './Bars';
import { hoursToShow } from './day-figures';

const HEIGHT = 200;
/** Hours between two texts below the columns. */
const LABEL_EVERY = 3;

/** Calls by hour, as columns, with a table for screen readers. */
export function HoursChart({ hours }: { hours: readonly number[] }) {
  const title = useId();
  const shown = hoursToShow(hours);
  const texts = shown.flatMap((hour, index): [number, string][] =>
    hour % LABEL_EVERY === 0 ? [[index, hourText(hour)]] : [],
  );
  const values = shown.map((hour) => hours[hour] ?? 0);
  return (
    <section class="day-chart day-hours">
      <h2 id={title}>{i18n.t('my_day.by_hour')}</h2>
      <Bars values={values} height={HEIGHT} labels={new Map(texts)} />
      <table class="visually-hidden" aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">{i18n.t('my_day.hour')}</th>
            <th scope="col">{i18n.t('my_day.calls')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((hour) => (
            <tr key={hour}>
              <th scope="row">{hourText(hour)}</th>
              <td>{countText(hours[hour] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** `9:00 AM`, `09:00`: the hour of a clock, in the rep's region. */
export function hourText(hour: number): string {
  return clockTime(new Date(2000, 0, 1, hour).getTime());
}
