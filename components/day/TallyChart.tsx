import { useId } from 'preact/hooks';
import { i18n } from '#i18n';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { countText } from '@/components/shared/lists/count-text';
import { Bars } from './Bars';
import type { CallCount } from './day-figures';

/** The height of a row of the table, in CSS pixels (my-day.css). */
const ROW = 32;

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
        <Bars values={tallies.map(({ calls }) => calls)} height={tallies.length * ROW} />
      </div>
    </section>
  );
}
