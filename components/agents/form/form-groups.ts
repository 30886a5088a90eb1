import type { FieldRule } from '@/lib/campaigns/model';

/** Fields of one object of the create-agent request. */
export interface FieldGroup {
  /** `''` for the agent's own fields, else `voice`, `voice.settings` … */
  path: string;
  rules: FieldRule[];
}

/** Fields that a rep fills in first. The others keep the order of docs/service-interface.md. */
const FIRST = ['agent_name', 'prompt', 'greeting', 'description'];
const LAST = ['agent_id'];

/** Groups the rules by the object that holds them, in the order of docs/service-interface.md. */
export function groupsOf(rules: readonly FieldRule[]): FieldGroup[] {
  const groups = new Map<string, FieldRule[]>();
  for (const rule of rules) {
    const path = rule.path.split('.').slice(0, -1).join('.');
    groups.set(path, [...(groups.get(path) ?? []), rule]);
  }
  return [...groups].map(([path, own]) => ({ path, rules: path === '' ? inOrder(own) : own }));
}

function inOrder(rules: FieldRule[]): FieldRule[] {
  const at = ({ path }: FieldRule) => {
    if (FIRST.includes(path)) return FIRST.indexOf(path);
    return LAST.includes(path) ? 100 : 50;
  };
  return rules.toSorted((a, b) => at(a) - at(b));
}

/** Returns the element id of a field's control. */
export const fieldId = (path: string): string => `agent-${path.replaceAll('.', '-')}`;
