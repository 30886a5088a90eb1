import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Icon } from '@/components/ui/Icon';
import type { DialModel } from '@/lib/state/calls/dial/dial-model';
import './dial-field.css';

/**
 * The field for a number, typed or pasted. It never changes the text or the caret; the hint below
 * shows the formatted number.
 */
export function DialField({ model }: { model: DialModel }) {
  const input = useRef<HTMLInputElement>(null);

  // Also on opening: reps open the popup to dial.
  useSignalEffect(() => {
    if (model.focusRequests.value >= 0) input.current?.focus();
  });

  return (
    <form
      class="dial-field"
      onSubmit={(event) => {
        event.preventDefault();
        void model.call();
      }}
    >
      <input
        ref={input}
        class="number"
        type="text"
        inputMode="tel"
        autoComplete="off"
        spellcheck={false}
        value={model.text.value}
        placeholder={i18n.t('popup.number_placeholder')}
        aria-label={i18n.t('popup.number_label')}
        aria-describedby="dial-hint"
        aria-invalid={model.problem.value !== undefined}
        onInput={(event) => model.type(event.currentTarget.value)}
      />
      <button type="submit" class="primary" disabled={model.busy.value}>
        <Icon name="phone" />
        {i18n.t('popup.call')}
      </button>
    </form>
  );
}
