import { useId } from 'preact/hooks';
import { i18n } from '#i18n';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { countText } from '@/components/shared/lists/count-text';
import { clockTime } from '@/lib/i18n/times';
import { Bars } from './Bars';
import { type CallCount, hoursToShow } from './day-figures';

/** The height of the columns, in CSS pixels. */
const HOURS_HEIGHT = 200;
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
      <Bars values={values} height={HOURS_HEIGHT} labels={new Map(texts)} />
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

/** Returns an hour of the clock in the rep's region: `9:00 AM`, `09:00`. */
export function hourText(hour: number): string {
  return clockTime(new Date(2000, 0, 1, hour).getTime());
}

/** The height of a row of the table, in CSS pixels (my-day.css). */
const ROW_HEIGHT = 32;

interface TallyChartProps {
  title: string;
  /** What the first column holds. */
  what: string;
  tallies: readonly CallCount[];
  textOf: (key: string) => string;
  /** Whether the texts are phone numbers, which are never cut off. */
  areNumbers?: boolean;
}

/** Calls by DID or disposition: a table, with a bar beside each row. */
export function TallyChart(props: TallyChartProps) {
  const { title, what, tallies, textOf, areNumbers } = props;
  const id = useId();
  return (
    <section class="day-chart">
      <h2 id={id}>{title}</h2>
      <div class="day-tallies">
        <table aria-labelledby={id}>
          <thead class="visually-hidden">
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">{i18n.t('my_day.calls')}</th>
            </tr>
          </thead>
          <tbody>
            {tallies.map(({ key, calls }) => (
              <tr key={key}>
                <th scope="row" title={textOf(key)}>
                  {areNumbers ? <PhoneNumber text={textOf(key)} /> : <bdi>{textOf(key)}</bdi>}
                </th>
                <td>{countText(calls)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Bars values={tallies.map(({ calls }) => calls)} height={tallies.length * ROW_HEIGHT} />
      </div>
    </section>
  );
}
