import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { CountryChoices } from '@/components/dial/CountryChoices';
import { Field } from '@/components/shared/controls/Field';
import { useFocusBack } from '@/components/shared/use-focus-back';
import { problemText } from '@/lib/i18n/problem-text';
import type { NumberDraft, NumberListModel } from './number-list-model';
import { PhoneNumberInput } from './PhoneNumberInput';

interface NumberFormProps {
  id: string;
  model: NumberListModel;
  draft: NumberDraft;
  example: string;
}

/** The form for a number in any format and its label. Esc closes it. */
export function NumberForm({ id, model, draft, example }: NumberFormProps) {
  const form = useFocusBack<HTMLFormElement>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const problem = model.problem.value;
  // The problem is below the field. On a small screen both may be out of view when Add is pressed.
  useLayoutEffect(() => {
    if (!problem) return;
    input.current?.focus();
    input.current?.closest('.field')?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <form
      ref={form}
      class="number-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') model.close();
      }}
    >
      <NumberField id={id} model={model} text={draft.text} input={input} />
      <CountryChoices choices={model.choices.value} onChoose={(text) => model.type({ text })} />
      <LabelField id={id} model={model} label={draft.label} example={example} />
      <div class="number-form-actions">
        <button type="submit" class="primary">
          {i18n.t(draft.edits ? 'options.done' : 'options.add')}
        </button>
        <button type="button" class="ghost" onClick={() => model.close()}>
          {i18n.t('options.cancel')}
        </button>
      </div>
    </form>
  );
}

interface NumberFieldProps extends Pick<NumberFormProps, 'id' | 'model'> {
  text: string;
  input: RefObject<HTMLInputElement | null>;
}

function NumberField({ id, model, text, input }: NumberFieldProps) {
  const problem = model.problem.value;
  return (
    <Field
      id={`${id}-number`}
      label={i18n.t('options.number')}
      problem={problem && problemText(problem)}
    >
      {(aria) => (
        <PhoneNumberInput
          {...{ aria, input, text }}
          onType={(typed) => model.type({ text: typed })}
        />
      )}
    </Field>
  );
}

interface LabelFieldProps extends Pick<NumberFormProps, 'id' | 'model' | 'example'> {
  label: string;
}

function LabelField({ id, model, label, example }: LabelFieldProps) {
  return (
    <Field id={`${id}-label`} label={i18n.t('options.label')}>
      {(aria) => (
        <input
          {...aria}
          type="text"
          autoComplete="off"
          maxLength={60}
          placeholder={example}
          value={label}
          onInput={(event) => model.type({ label: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}
