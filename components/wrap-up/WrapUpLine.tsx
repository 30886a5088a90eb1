import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import { dispositionText } from '@/lib/i18n/after-call/disposition-text';
import type { Disposition } from '@/lib/settings/dispositions';
import type { StoredWrapUp } from '@/lib/wrap-up/model';
import { followUpText } from './follow-up-text';
import './wrap-up.css';

interface WrapUpLineProps {
  stored: StoredWrapUp | undefined;
  dispositions: readonly Disposition[];
}

/** The note is cut by the style sheet. A long one is cut here, so that a row stays small. */
const MAX_SHOWN = 200;

/** The wrap-up of a call in one line of its row. */
export function WrapUpLine({ stored, dispositions }: WrapUpLineProps) {
  const { saved, draft } = stored ?? {};
  const { disposition, note, followUp } = draft?.fields ?? saved ?? {};
  if (!disposition && !note && !followUp && !draft) return null;
  return (
    <span class="wrap-up-line">
      {draft && <b class="wrap-up-draft">{i18n.t('wrap_up.draft')}</b>}
      {disposition && (
        <b>
          <bdi>{dispositionText(disposition, dispositions)}</bdi>
        </b>
      )}
      {followUp && followUp.doneAt === undefined && (
        <span class="wrap-up-time" title={followUpText(followUp)}>
          <Icon name="clock" />
          <span class="visually-hidden">{followUpText(followUp)}</span>
        </span>
      )}
      {note && <span dir="auto">{note.slice(0, MAX_SHOWN)}</span>}
    </span>
  );
}
