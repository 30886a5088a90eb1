import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Icon } from '@/components/ui/Icon';
import type { DialModel } from '@/lib/state/calls/dial-model';
import './dial-field.css';

/**
 * The field that takes anything typed or pasted. It keeps the text and the caret exactly as the rep
 * left them; the hint beneath shows how the number is written.
 */
export function DialField({ model }: { model: DialModel }) {
  const input = useRef<HTMLInputElement>(null);

  // At once too: the popup opens for one thing, to dial.
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
