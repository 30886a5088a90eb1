import type { AgentFormModel } from '@/components/agents/model/agents-model';
import type { FieldAria } from '@/components/shared/controls/field-aria';
import type { FieldRule } from '@/lib/campaigns/model';

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
