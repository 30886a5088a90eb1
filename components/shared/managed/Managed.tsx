import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import { type Management, managementOf } from '@/lib/settings/apply-policy';
import type { Policy } from '@/lib/settings/policy';
import type { SettingKey } from '@/lib/settings/table';
import './managed.css';

interface ManagedProps {
  policy: Policy;
  /** The setting that the controls change. */
  setting: SettingKey;
  children: ComponentChildren;
}

/** The controls of a setting, and what an administrator decided of it. Controls of a fixed setting are disabled. */
export function Managed({ policy, setting, children }: ManagedProps) {
  return <ManagedPart management={managementOf(policy, setting)}>{children}</ManagedPart>;
}

interface ManagedPartProps {
  management: Management | undefined;
  children: ComponentChildren;
}

/** Controls, and how an administrator holds them. */
export function ManagedPart({ management, children }: ManagedPartProps) {
  const noteId = useId();
  if (!management) return <>{children}</>;
  return (
    <fieldset class="managed" disabled={management === 'locked'} aria-describedby={noteId}>
      {children}
      <p class="managed-note" id={noteId}>
        <Icon name="lock" />
        {managementText(management)}
      </p>
    </fieldset>
  );
}

function managementText(management: Management): string {
  switch (management) {
    case 'locked':
      return i18n.t('policy.managed');
    case 'limited':
      return i18n.t('policy.limited');
    case 'default':
      return i18n.t('policy.default');
  }
}
