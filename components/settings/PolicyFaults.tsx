import { i18n } from '#i18n';
import { Remark } from '@/components/shared/notices/Remark';
import type { PolicyFault } from '@/lib/settings/policy';

/** Says what in the administrator's policy has no effect, and why. */
export function PolicyFaults({ faults }: { faults: readonly PolicyFault[] }) {
  const pathsOf = (kind: PolicyFault['kind']) =>
    faults.filter((fault) => fault.kind === kind).map(({ path }) => path);
  const [unread, secret] = [pathsOf('unread'), pathsOf('secret')];
  return (
    <>
      {unread.length > 0 && (
        <Remark tone="warn">{i18n.t('policy.unread', [unread.join(', ')])}</Remark>
      )}
      {secret.length > 0 && (
        <Remark tone="stop">{i18n.t('policy.secret', [secret.join(', ')])}</Remark>
      )}
    </>
  );
}
