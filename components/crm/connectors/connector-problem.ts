import { i18n } from '#i18n';
import type { Problem } from '@/lib/calls/model';
import { problemText, withServiceWords } from '@/lib/i18n/problem-text';
import type { ConnectorId } from '@/lib/outbox/model/connector';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import {
  type ConnectorFieldName,
  connectorForms,
  type TypedConnectorFields,
} from './connector-forms';
import { hasFixedText } from './connector-request';
import { connectorFieldLabel } from './connector-texts';

const faults: Readonly<Partial<Record<ProblemCode, ConnectorFieldName>>> = {
  'crm-no-key': 'key',
  'crm-key-again': 'key',
  'crm-no-client': 'clientId',
  'crm-no-client-secret': 'clientSecret',
  'crm-unknown-client': 'clientId',
  'crm-sign-in-again': 'key',
  'crm-sign-in-refused': 'key',
  'crm-wrong-host': 'address',
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

/** Returns whether a field is the one to correct after a problem: of mapped fields, the one that holds its words. */
export function isFaulty(
  problem: Problem,
  { connector, field }: { connector: ConnectorId; field: ConnectorFieldName },
  typed: TypedConnectorFields,
): boolean {
  if (!isMappingProblem(problem)) return faultyField(problem, connector) === field;
  const isMapped = connectorForms[connector].mapped?.some((name) => name === field) ?? false;
  if (field === 'fixedTexts') return isOfFixedTexts(problem, typed);
  return isMapped && typed[field].trim() === problem.words;
}

/** A line is wrong, a required field is to be added, or one that is named there can't be used. */
function isOfFixedTexts({ code, words }: Problem, typed: TypedConnectorFields): boolean {
  if (code === 'crm-fixed-text' || code === 'crm-field-required') return true;
  return hasFixedText(typed, words ?? '');
}

/** Returns whether the problem is that of a mapped field, or of a fixed value. */
export function isMappingProblem({ code }: Problem): boolean {
  return MAPPING_PROBLEMS.includes(code);
}

const MAPPING_PROBLEMS: readonly string[] = [
  ...['crm-field-name', 'crm-field-taken', 'crm-field-missing'],
  ...['crm-fixed-text', 'crm-field-required'],
];

/** The sentence for a problem of a CRM. It never sends the rep to Options: they are there. */
export function connectorProblemText(problem: Problem, connector: ConnectorId): string {
  switch (problem.code) {
    case 'url-empty':
      return i18n.t(connector === 'odoo' ? 'logging.address_missing' : 'logging.enter_address');
    case 'crm-no-key':
    case 'crm-key-again':
      return keyMissing(problem.code, connector);
    default: {
      const sentence = sentences[problem.code]?.();
      return sentence ? withServiceWords(sentence, problem) : problemText(problem);
    }
  }
}

const sentences: Readonly<Partial<Record<ProblemCode, () => string>>> = {
  'crm-sign-in-again': () => i18n.t('logging.sign_in_again'),
  'crm-unauthorised': () => i18n.t('logging.enter_new_key'),
  'crm-no-host-access': () => i18n.t('logging.host_not_allowed'),
  'crm-missing-scope': () => i18n.t('logging.missing_scope'),
  'crm-wrong-database': () => i18n.t('logging.wrong_database'),
  'crm-field-required': () => i18n.t('logging.fixed_text_missing'),
  unexpected: () => i18n.t('options.unexpected'),
};

/** What the rep does next about a problem: corrects a field, allows access, signs in or tries again. */
export type ConnectorStep = { field: ConnectorFieldName } | 'allow' | 'sign-in' | 'again';

const ofKey: readonly ProblemCode[] = ['crm-no-key', 'crm-key-again', 'crm-unauthorised'];

/** Returns the next step for a problem, here in Options. */
export function connectorStep(problem: Problem, connector: ConnectorId): ConnectorStep {
  const { code } = problem;
  if (code === 'crm-no-host-access') return 'allow';
  const signsInAgain = ofKey.includes(code) || code.startsWith('crm-sign-in');
  if (signsInAgain && connectorForms[connector].hasSignInPage) return 'sign-in';
  const field = faultyField(problem, connector);
  return field ? { field } : 'again';
}

/** Each CRM calls its key something else. */
function keyMissing(code: 'crm-no-key' | 'crm-key-again', connector: ConnectorId): string {
  if (!connectorForms[connector].fields.includes('key')) return i18n.t('logging.sign_in_first');
  const label = connectorFieldLabel(connector, 'key');
  return i18n.t(code === 'crm-no-key' ? 'logging.fill_in' : 'logging.fill_in_again', [label]);
}
