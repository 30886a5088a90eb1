import { Icon, type IconName } from '@/components/shared/icons/Icon';
import './chip.css';

/** The shape and colour of a state. */
export interface ChipLook {
  icon: IconName;
  tone: 'call' | 'soft' | 'warn' | 'stop';
}

/** A state: a word with a shape, never only a colour. */
export function Chip({ icon, tone, text }: ChipLook & { text: string }) {
  return (
    <span class={`chip ${tone}`}>
      <Icon name={icon} />
      {text}
    </span>
  );
}
