import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import { useFocusBack } from '@/components/shared/use-focus-back';
import type { RuleFaults, TypedRule } from './read-rule';
import { areaFaultText, siteFaultText, tooManyRulesText } from './site-rule-texts';

interface RuleFormProps {
  rule: TypedRule;
  /** Resolves to what is wrong; nothing if the rule is saved. */
  onSave: (typed: TypedRule) => Promise<RuleFaults | 'too-many' | undefined>;
  onClose: () => void;
}

const finds = ['never', 'always', 'mode'] as const;

/** A rule: its site, whether numbers are found there, and what is not read. Esc closes the form. */
export function RuleForm({ rule, onSave, onClose }: RuleFormProps) {
  const [typed, setTyped] = useState(rule);
  const [faults, setFaults] = useState<RuleFaults | 'too-many'>();
  const form = useFocusBack<HTMLFormElement>();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const wrong = typeof faults === 'object' ? faults : {};
  const type = (part: Partial<TypedRule>) => {
    setTyped({ ...typed, ...part });
    setFaults(undefined);
  };
  const save = async () => {
    const found = await onSave(typed);
    setFaults(found);
    if (!found) onClose();
  };
  return (
    <form
      ref={form}
      class="list-form site-rule-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Field
        id="site-rule-site"
        label={i18n.t('site_rules.site')}
        help={i18n.t('site_rules.site_help')}
        problem={wrong.site && siteFaultText(wrong.site)}
      >
        {(aria) => (
          <input
            {...aria}
            ref={first}
            type="text"
            dir="ltr"
            autoComplete="off"
            spellcheck={false}
            value={typed.site}
            onInput={(event) => type({ site: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field id="site-rule-find" label={i18n.t('site_rules.numbers')}>
        {(aria) => (
          <Select
            {...aria}
            value={typed.find}
            choices={finds.map((find) => ({
              value: find,
              words: i18n.t(`site_rules.find.${find}`),
            }))}
            onChoose={(find) => type({ find })}
          />
        )}
      </Field>
      <Field
        id="site-rule-ignore"
        label={i18n.t('site_rules.ignore')}
        help={i18n.t('site_rules.ignore_help')}
        problem={wrong.ignore && areaFaultText(wrong.ignore)}
      >
        {(aria) => (
          <textarea
            {...aria}
            rows={2}
            dir="ltr"
            spellcheck={false}
            value={typed.ignore}
            onInput={(event) => type({ ignore: event.currentTarget.value })}
          />
        )}
      </Field>
      {faults === 'too-many' && <p class="permission-note">{tooManyRulesText()}</p>}
      <div class="site-rule-actions">
        <button type="submit" class="primary">
          {i18n.t('site_rules.save')}
        </button>
        <button type="button" class="ghost" onClick={onClose}>
          {i18n.t('options.cancel')}
        </button>
      </div>
    </form>
  );
}
