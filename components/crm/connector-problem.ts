import { i18n } from '#i18n';
import type { Problem } from '@/lib/calls/model';
import { problemText } from '@/lib/i18n/problem-text';
import type { ConnectorId } from '@/lib/outbox/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { type ConnectorFieldName, connectorForms } from '@/lib/state/crm/connector-forms';

const faults: Readonly<Partial<Record<ProblemCode, ConnectorFieldName>>> = {
  'crm-no-key': 'key',
  'crm-key-again': 'key',
  'crm-unauthorised': 'key',
  'crm-missing-scope': 'key',
  'crm-wrong-database': 'database',
  'crm-not-odoo': 'address',
  'crm-secret-short': 'key',
  'crm-signature-refused': 'key',
  'crm-template-json': 'template',
  'crm-template-field': 'template',
};

/** The field of the form to correct after a problem, if there is one. */
export function faultyField(
  { code }: Problem,
  connector: ConnectorId,
): ConnectorFieldName | undefined {
  const field = code.startsWith('url-') ? 'address' : faults[code];
  return field && connectorForms[connector].fields.includes(field) ? field : undefined;
}

/** The sentence for a problem of connecting. */
export function connectorProblemText(problem: Problem, connector: ConnectorId): string {
  if (problem.code !== 'url-empty') return problemText(problem);
  return i18n.t(connector === 'odoo' ? 'logging.address_missing' : 'logging.enter_address');
}
