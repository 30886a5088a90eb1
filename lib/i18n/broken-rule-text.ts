import { i18n } from '#i18n';
import type { BrokenRule } from '@/lib/service/agents/broken-rule';
import { nameInSentence } from './in-sentence';

/** Something wrong with a field: a broken rule of ours, or the service's own words. */
export interface AgentFieldProblem {
  words: string;
  broken?: BrokenRule;
}

/**
 * What is wrong with a field of an agent, to put beside it or after its name. The service's own
 * words are quoted.
 */
export function agentProblemText({ broken, words }: AgentFieldProblem): string {
  if (!broken) return nameInSentence(`“${words}”`);
  switch (broken.rule) {
    case 'required':
      return i18n.t('agents.broken_rules.required');
    case 'text':
      return i18n.t('agents.broken_rules.text');
    case 'number':
      return i18n.t('agents.broken_rules.number');
    case 'whole-number':
      return i18n.t('agents.broken_rules.whole_number');
    case 'true-or-false':
      return i18n.t('agents.broken_rules.true_or_false');
    case 'object':
      return i18n.t('agents.broken_rules.object');
    case 'web-address':
      return i18n.t('agents.broken_rules.web_address');
    case 'time-zone':
      return i18n.t('agents.broken_rules.time_zone');
    case 'not-listed':
      return i18n.t('agents.broken_rules.not_listed');
    case 'at-least':
      return i18n.t('agents.broken_rules.at_least', [broken.limit]);
    case 'at-most':
      return i18n.t('agents.broken_rules.at_most', [broken.limit]);
    case 'one-of':
      return i18n.t('agents.broken_rules.one_of', [broken.values]);
    case 'other-model':
      return i18n.t('agents.broken_rules.other_model', [broken.provider, broken.model]);
  }
}
