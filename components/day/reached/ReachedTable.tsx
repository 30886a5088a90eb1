import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import { wordsLocale } from '@/lib/i18n/locale';
import type { ReachedComparison, ReachedGroup } from './compare-reached';
import type { ShareInterval } from './share-interval';

interface ReachedTableProps<Key> {
  title: string;
  /** What the first column holds. */
  what: string;
  comparison: ReachedComparison<Key>;
  textOf: (key: Key) => string;
  /** Returns the sentence that names the better groups. */
  claim: (best: string) => string;
  /** The sentence when none is. */
  noClaim: string;
  /** What is said below. */
  children?: ComponentChildren;
}

/** Groups of calls side by side, each with its interval as text and as a bar. */
export function ReachedTable<Key extends string | number>(props: ReachedTableProps<Key>) {
  const { title, what, comparison, textOf, children } = props;
  const { groups, all } = comparison;
  const id = useId();
  return (
    <section class="day-chart">
      <h2 id={id}>{title}</h2>
      <p class="reached-claim">{claimText(props)}</p>
      {groups.length > 0 && (
        <table class="reached-table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">{i18n.t('my_day.calls')}</th>
              <th scope="col">{i18n.t('my_day.reached')}</th>
              <th scope="col">{i18n.t('my_day.best.range')}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Row key={group.key} text={textOf(group.key)} group={group} band={all.interval} />
            ))}
          </tbody>
          <tfoot>
            <Row
              text={i18n.t('my_day.best.all')}
              group={{ ...all, hasEnough: true }}
              band={all.interval}
            />
          </tfoot>
        </table>
      )}
      {children && <p class="reached-note">{children}</p>}
    </section>
  );
}

interface RowProps {
  text: string;
  group: Omit<ReachedGroup<unknown>, 'key'>;
  /** Where the share of all calls lies. */
  band: ShareInterval;
}

function Row({ text, group, band }: RowProps) {
  const { count, of, interval, hasEnough } = group;
  return (
    <tr>
      <th scope="row">
        <bdi>{text}</bdi>
      </th>
      <td>{countText(of)}</td>
      {hasEnough ? (
        <>
          <td>{wholePercent().format(count / of)}</td>
          <td>
            {intervalText(interval)}
            <span class="reached-bar" aria-hidden="true">
              <span class="all" style={placeOf(band)} />
              <span class="own" style={placeOf(interval)} />
            </span>
          </td>
        </>
      ) : (
        <td class="too-few" colSpan={2}>
          {i18n.t('my_day.best.too_few')}
        </td>
      )}
    </tr>
  );
}

function claimText<Key>({ comparison, textOf, claim, noClaim }: ReachedTableProps<Key>): string {
  const { groups, better } = comparison;
  if (!groups.some(({ hasEnough }) => hasEnough)) return i18n.t('my_day.best.too_few');
  if (better.length === 0) return noClaim;
  const texts = better.map(({ key, count, of, interval }) => {
    const share = wholePercent().format(count / of);
    return i18n.t('my_day.best.claim', [textOf(key), share, intervalText(interval), countText(of)]);
  });
  return claim(new Intl.ListFormat(wordsLocale(), { type: 'unit' }).format(texts));
}

/** Decimals would be finer than any interval. */
function wholePercent(): Intl.NumberFormat {
  return new Intl.NumberFormat(wordsLocale(), { style: 'percent', maximumFractionDigits: 0 });
}

function intervalText({ low, high }: ShareInterval): string {
  return wholePercent().formatRange(low, high);
}

function placeOf({ low, high }: ShareInterval) {
  return { insetInlineStart: `${100 * low}%`, inlineSize: `${100 * (high - low)}%` };
}
