import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import { LongList } from '@/components/shared/lists/LongList';
import { problemText } from '@/lib/i18n/problem-text';
import { placeText } from './list-texts';
import type { LeftOutGroup } from './reading/summary';

/** The numbers that can't be called, by reason, each with its line. */
export function LeftOutNumbers({ groups }: { groups: readonly LeftOutGroup[] }) {
  if (groups.length === 0) return null;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <details class="list-left-out">
      <summary>{i18n.t('list_import.left_out', [countText(count)])}</summary>
      {groups.map(({ problem, count: ofGroup, numbers }) => (
        <details key={`${problem.code} ${problem.country}`}>
          <summary>
            {problemText(problem)} <span class="muted">({countText(ofGroup)})</span>
          </summary>
          <LongList
            items={numbers}
            draw={(place) => <li key={`${place.line} ${place.text}`}>{placeText(place)}</li>}
          />
          {ofGroup > numbers.length && (
            <p class="muted">{i18n.t('list_import.more', [countText(ofGroup - numbers.length)])}</p>
          )}
        </details>
      ))}
    </details>
  );
}
