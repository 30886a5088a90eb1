import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import { Remark } from '@/components/shared/notices/Remark';
import { requestProblemText } from '@/lib/i18n/problem-text';
import type { UnreadableModel } from './unreadable-model';

/** Says how many stored entries cannot be read, to save or remove them. Nothing while all can be. */
export function UnreadableRows({ model }: { model: UnreadableModel }) {
  const { count, result } = model;
  if (count.value === 0 && result.value === undefined) return null;
  return (
    <div role="status">
      {count.value > 0 && (
        <Remark tone="warn">
          <p>{i18n.t('options.unreadable', [countText(count.value)])}</p>
          <div class="diagnostics">
            <button type="button" class="ghost" onClick={() => void model.save()}>
              {i18n.t('options.save_unreadable')}
            </button>
            <button type="button" class="ghost" onClick={() => void model.remove()}>
              {i18n.t('options.remove_unreadable')}
            </button>
          </div>
        </Remark>
      )}
      {typeof result.value === 'number' &&
        i18n.t('options.unreadable_removed', [countText(result.value)])}
      {typeof result.value === 'object' && requestProblemText(result.value)}
    </div>
  );
}
