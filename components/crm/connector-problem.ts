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
export function connectorProblemText(problem: Problem): string {
  return problem.code === 'url-empty' ? i18n.t('logging.address_missing') : problemText(problem);
}
