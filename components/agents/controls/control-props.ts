import type { FieldAria } from '@/components/ui/inputs/Field';
import type { FieldRule } from '@/lib/campaigns/model';
import type { AgentFormModel } from '@/lib/state/agents/agents-model';

/** What a control is drawn from. */
export interface ControlProps {
  aria: FieldAria;
  label: string;
  rule: FieldRule;
  /** As typed. */
  value: string;
  agents: AgentFormModel;
  onChange: (value: string) => void;
}
