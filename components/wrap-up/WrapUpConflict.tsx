import { i18n } from '#i18n';
import { Chip } from '@/components/shared/controls/Chip';
import { Remark } from '@/components/shared/notices/Remark';
import { dispositionText } from '@/lib/i18n/after-call/call-words';
import type { Disposition } from '@/lib/settings/dispositions';
import type { WrapUpFields } from '@/lib/wrap-up/model';
import { followUpText } from './FollowUpField';
import type { WrapUpFormModel } from './wrap-up-form-model';
import './wrap-up.css';

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

interface WrapUpTextProps {
  wrapUp: WrapUpFields;
  all: readonly Disposition[];
}

/** What was recorded after a call: its disposition and the note. */
function WrapUpText({ wrapUp: { disposition, note, followUp }, all }: WrapUpTextProps) {
  return (
    <div class="wrap-up-text">
      {disposition && <Chip icon="check" tone="soft" text={dispositionText(disposition, all)} />}
      {note && (
        <p class="wrap-up-note" dir="auto">
          {note}
        </p>
      )}
      {followUp && <p>{followUpText(followUp)}</p>}
    </div>
  );
}
