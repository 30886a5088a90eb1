import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import type { SkipReason } from '@/lib/campaigns/model';
import { SKIP_REASONS, skipReasonText } from './contact/skip-reason-text';

/** Asks why a contact is skipped. Each answer skips. */
export function SkipPanel({ onSkip }: { onSkip: (reason: SkipReason) => void }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <fieldset>
      <legend>{i18n.t('queue.skip_why')}</legend>
      <div class="queue-choices">
        {SKIP_REASONS.map((reason, at) => (
          <button
            key={reason}
            ref={at === 0 ? first : null}
            type="button"
            class="ghost"
            onClick={() => onSkip(reason)}
          >
            {skipReasonText(reason)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
