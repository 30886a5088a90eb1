import { i18n } from '#i18n';
import { Remark } from '@/components/shared/notices/Remark';
import type { Disposition } from '@/lib/settings/dispositions';
import { WrapUpText } from './WrapUpText';
import type { WrapUpFormModel } from './wrap-up-form-model';

interface WrapUpConflictProps {
  form: WrapUpFormModel;
  all: readonly Disposition[];
}

/** Says what another window saved meanwhile. The form still holds what was typed here. */
export function WrapUpConflict({ form, all }: WrapUpConflictProps) {
  const theirs = form.conflict.value;
  if (!theirs) return null;
  return (
    <div role="alert">
      <Remark tone="warn">
        <p>{i18n.t('wrap_up.changed_elsewhere')}</p>
        <WrapUpText wrapUp={theirs} all={all} />
        <div class="wrap-up-actions">
          <button type="button" class="ghost" onClick={() => void form.saveMine()}>
            {i18n.t('wrap_up.save_mine')}
          </button>
          <button type="button" class="ghost" onClick={() => form.takeTheirs()}>
            {i18n.t('wrap_up.take_theirs')}
          </button>
        </div>
      </Remark>
    </div>
  );
}
