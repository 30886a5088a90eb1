import { i18n } from '#i18n';
import type { Problem } from '@/lib/calls/model';
import type { ConnectorFieldName } from './connector-forms';
import type { ConnectorModel } from './connector-model';
import { connectorStep } from './connector-problem';
import { connectorFieldLabel } from './connector-texts';

interface ConnectorStepButtonProps {
  problem: Problem;
  model: ConnectorModel;
}

/** The next step for a problem of a CRM: focuses the field to correct, asks for access, signs in or tries again. */
export function ConnectorStepButton({ problem, model }: ConnectorStepButtonProps) {
  const connector = model.chosen.value;
  const step = connectorStep(problem, connector);
  if (typeof step === 'object') {
    const label = connectorFieldLabel(connector, step.field);
    return (
      <button type="button" class="ghost" onClick={() => focusConnectorField(step.field)}>
        {i18n.t('logging.check_field', [label])}
      </button>
    );
  }
  const press = step === 'sign-in' ? model.save : model.retry;
  return (
    <button type="button" class="ghost" onClick={() => void press()}>
      {i18n.t(stepLabels[step])}
    </button>
  );
}

const stepLabels = {
  allow: 'options.allow_access',
  'sign-in': 'logging.sign_in',
  again: 'dashboard.try_again',
} as const;

function focusConnectorField(field: ConnectorFieldName): void {
  document.getElementById(`crm-${field}`)?.focus();
}
