import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import { triedText } from './site-rule-texts';
import type { SiteRulesModel } from './site-rules-model';

/** A field that says which rule counts for an address. It opens nothing. */
export function TryAddress({ model }: { model: SiteRulesModel }) {
  const tried = model.tried.value;
  return (
    <div class="try-address">
      <Field
        id="try-address"
        label={i18n.t('site_rules.try')}
        problem={tried === 'no-address' ? i18n.t('site_rules.no_address') : undefined}
      >
        {(aria) => (
          <input
            {...aria}
            type="text"
            dir="ltr"
            autoComplete="off"
            spellcheck={false}
            placeholder="https://crm.example.com/contacts"
            onInput={(event) => void model.tryAddress(event.currentTarget.value)}
          />
        )}
      </Field>
      <div role="status">
        {typeof tried === 'object' &&
          triedText(tried).map((text, at) => (
            <p key={text} class={at === 0 ? 'tried' : 'tried-why'}>
              {text}
            </p>
          ))}
      </div>
    </div>
  );
}
