import { i18n } from '#i18n';
import { Section } from '@/components/settings/section/Section';
import { Field } from '@/components/shared/controls/Field';
import { countText } from '@/components/shared/lists/count-text';
import type { AuditModel } from './audit-model';
import './audit.css';

/** Exports the audit pack of a period, and shows the key that signs it. */
export function AuditSection({ model }: { model: AuditModel }) {
  const { days, busy, result } = model;
  const isWrong = result.value === 'wrong-period';
  return (
    <Section id="audit" title={i18n.t('audit.title')} words={i18n.t('audit.help')}>
      <div class="audit-period">
        <Field
          id="audit-from"
          label={i18n.t('audit.from')}
          problem={isWrong ? i18n.t('audit.wrong_period') : undefined}
        >
          {(aria) => (
            <input
              {...aria}
              type="date"
              value={days.value.from}
              onInput={(event) => model.choose({ from: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field id="audit-to" label={i18n.t('audit.to')}>
          {(aria) => (
            <input
              {...aria}
              type="date"
              value={days.value.to}
              onInput={(event) => model.choose({ to: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <div class="diagnostics">
        <button
          type="button"
          class="ghost"
          disabled={busy.value}
          onClick={() => void model.exportPack()}
        >
          {i18n.t('audit.export')}
        </button>
        <span role="status">{statusText(model)}</span>
        {busy.value && <Progress model={model} />}
      </div>
      <SigningKey model={model} />
    </Section>
  );
}

function Progress({ model }: { model: AuditModel }) {
  return (
    <>
      <progress value={model.progress.value} aria-label={i18n.t('audit.exporting')} />
      <button type="button" class="ghost" onClick={model.cancel}>
        {i18n.t('options.cancel')}
      </button>
    </>
  );
}

function statusText({ busy, result }: AuditModel): string {
  if (busy.value) return i18n.t('audit.exporting');
  if (result.value === 'failed') return i18n.t('audit.failed');
  if (typeof result.value !== 'object') return '';
  const { calls, refused } = result.value;
  return i18n.t('audit.saved', [countText(calls), countText(refused)]);
}

function SigningKey({ model }: { model: AuditModel }) {
  const { key, isCopied } = model;
  if (!key.value) return null;
  return (
    <div class="audit-key">
      <p>
        {i18n.t('audit.key')} <code dir="ltr">{key.value.fingerprint}</code>
      </p>
      <div class="diagnostics">
        <button type="button" class="ghost" onClick={() => void model.copyKey()}>
          {i18n.t('audit.copy_key')}
        </button>
        <span role="status">{isCopied.value && i18n.t('audit.copied')}</span>
      </div>
    </div>
  );
}
