import { useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Icon } from '@/components/ui/Icon';
import { caretAfter } from '@/lib/state/caret';
import type { DialModel } from '@/lib/state/dial-model';
import './dial-field.css';

/**
 * The field that takes anything typed or pasted. It is rewritten as its country writes it while
 * text is added at any place; while text is taken away it is left alone, or a bracket that
 * formatting brings back could never be deleted.
 */
export function DialField({ model }: { model: DialModel }) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<{ text: string; at: number } | undefined>(undefined);
  const text = model.text.value;

  useLayoutEffect(() => {
    const typed = caret.current;
    if (!input.current || !typed || typed.text === text) return;
    const at = caretAfter(typed.text, typed.at, text);
    input.current.setSelectionRange(at, at);
    caret.current = undefined;
  }, [text]);

  // At once too: the popup opens for one thing, to dial.
  useSignalEffect(() => {
    if (model.summoned.value >= 0) input.current?.focus();
  });

  const onInput = (event: InputEvent & { currentTarget: HTMLInputElement }) => {
    const { value, selectionStart } = event.currentTarget;
    caret.current = { text: value, at: selectionStart ?? value.length };
    const removes = event.inputType?.startsWith('delete') ?? false;
    model.type(value, !removes && !event.isComposing);
  };

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
        value={text}
        placeholder={i18n.t('popup.number_placeholder')}
        aria-label={i18n.t('popup.number_label')}
        aria-describedby="dial-hint"
        aria-invalid={model.problem.value !== undefined}
        onInput={onInput}
      />
      <button type="submit" class="go" disabled={model.busy.value}>
        <Icon name="phone" />
        {i18n.t('popup.call')}
      </button>
    </form>
  );
}
