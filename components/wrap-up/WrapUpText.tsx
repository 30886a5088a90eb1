import { Chip } from '@/components/shared/controls/Chip';
import { dispositionText } from '@/lib/i18n/after-call/disposition-text';
import type { Disposition } from '@/lib/settings/dispositions';
import type { WrapUpFields } from '@/lib/wrap-up/model';
import { followUpText } from './follow-up-text';
import './wrap-up.css';

interface WrapUpTextProps {
  wrapUp: WrapUpFields;
  all: readonly Disposition[];
}

/** What was recorded after a call: its disposition and the note. */
export function WrapUpText({ wrapUp: { disposition, note, followUp }, all }: WrapUpTextProps) {
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
