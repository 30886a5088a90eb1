import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '@/components/shared/icons/Icon';
import './notice.css';

interface NoticeProps {
  icon: IconName;
  title: string;
  /** What to do next. */
  next?: string;
  /** Buttons or links for it. */
  children?: ComponentChildren;
}

/** Fills a view that is empty, failed or not set up: the state and the next step. */
export function Notice({ icon, title, next, children }: NoticeProps) {
  return (
    <div class="notice">
      <span class="notice-icon">
        <Icon name={icon} />
      </span>
      <p class="notice-title">{title}</p>
      {next && <p class="notice-next">{next}</p>}
      {children && <div class="notice-actions">{children}</div>}
    </div>
  );
}
