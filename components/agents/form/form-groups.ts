import type { FieldRule } from '@/lib/campaigns/model';

/** Fields that stand together, by the object of the interface that holds them. */
export interface FieldGroup {
  /** `''` for the agent's own fields, else `voice`, `voice.settings` … */
  path: string;
  rules: FieldRule[];
}

/** What a rep fills in first comes first; the rest keeps the order of the document. */
const FIRST = ['agent_name', 'prompt', 'greeting', 'description'];
const LAST = ['agent_id'];

/** The rules by the object that holds them, in the order of the document. */
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

/** The id of a field's control in the page. */
export const fieldId = (path: string): string => `agent-${path.replaceAll('.', '-')}`;
