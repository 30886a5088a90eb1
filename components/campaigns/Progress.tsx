import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';

/** How many of a campaign's contacts were called, as a bar and as numbers. */
export function Progress({ called, total }: { called: number; total: number }) {
  const words = i18n.t('campaigns.progress_count', [countText(called), countText(total)]);
  return (
    <div class="progress">
      <progress value={Math.min(called, total)} max={Math.max(total, 1)} aria-label={words} />
      <bdi aria-hidden="true">
        {countText(called)} / {countText(total)}
      </bdi>
    </div>
  );
}
