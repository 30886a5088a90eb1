import { useEffect, useRef } from 'preact/hooks';
import { CountryChoices } from '@/components/dial/CountryChoices';
import { PhoneNumberInput } from '@/components/settings/numbers/PhoneNumberInput';
import { Field } from '@/components/shared/controls/Field';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Icon } from '@/components/shared/icons/Icon';
import type { NumberFieldModel } from '@/components/welcome/model/number-field-model';
import { locationText } from '@/lib/i18n/facts-text';
import { problemText } from '@/lib/i18n/problem-text';

interface NumberFieldProps {
  id: string;
  model: NumberFieldModel;
  label: string;
  help: string;
  /** Whether it takes the focus when it appears. */
  isFirst?: boolean;
}

/** A field for a number in any format. It shows how the number is read, while it is typed. */
export function NumberField({ id, model, label, help, isFirst = false }: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, []);
  const problem = model.problem.value;
  const number = model.number.value;
  return (
    <div class="welcome-number">
      <Field
        id={id}
        label={label}
        {...(!number && { help })}
        problem={problem && problemText(problem)}
      >
        {(aria) => (
          <PhoneNumberInput
            {...{ aria, input }}
            text={model.text.value}
            onType={model.type}
            onBlur={() => model.leave()}
          />
        )}
      </Field>
      <p class="welcome-read" role="status">
        {number && (
          <>
            <Icon name="check" />
            <span>
              <PhoneNumber text={number.text} /> · {locationText(number)}
            </span>
          </>
        )}
      </p>
      <CountryChoices choices={[...model.choices.value]} onChoose={(text) => model.type(text)} />
    </div>
  );
}
