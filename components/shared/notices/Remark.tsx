import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '@/components/shared/icons/Icon';
import './remark.css';

/** The importance of a remark. */
export type Tone = 'call' | 'soft' | 'warn' | 'stop';

const icons: Record<Tone, IconName> = {
  call: 'check',
  soft: 'dash',
  warn: 'alert',
  stop: 'cross',
};

interface RemarkProps {
  tone: Tone;
  icon?: IconName;
  id?: string;
  children: ComponentChildren;
}

/** One sentence in a tinted box: an outcome, a problem, a warning. */
export function Remark({ tone, icon = icons[tone], id, children }: RemarkProps) {
  return (
    <div class={`remark ${tone}`} {...(id && { id })}>
      <Icon name={icon} />
      <div class="remark-text">{children}</div>
    </div>
  );
}
