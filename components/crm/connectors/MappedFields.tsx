import { i18n } from '#i18n';
import { ConnectorField } from './ConnectorField';
import { connectorForms } from './connector-forms';
import type { ConnectorModel } from './connector-model';
import { isMappingProblem } from './connector-problem';

/** Which field of the CRM's entry gets what. Open once there is something to correct. */
export function MappedFields({ model }: { model: ConnectorModel }) {
  const connector = model.chosen.value;
  const { name: crm, mapped } = connectorForms[connector];
  if (!mapped) return null;
  const result = model.result.value;
  const isWrong = result && 'problem' in result && isMappingProblem(result.problem);
  return (
    <details
      class="connector-mapping"
      // Not the attribute `open`: the part would close again while the rep corrects the name.
      ref={(part) => {
        if (part && isWrong) part.open = true;
      }}
    >
      <summary>{i18n.t('logging.fields', [crm])}</summary>
      <p>{i18n.t('logging.fields_help')}</p>
      {mapped.map((name) => (
        <ConnectorField key={name} model={model} field={name} />
      ))}
    </details>
  );
}
