import { i18n } from '#i18n';
import {
  type DefaultDispositionId,
  type Disposition,
  defaultDispositionIds,
} from '@/lib/settings/dispositions';

/** Returns the label of a disposition: the rep's own, else that of the default entry. */
export function dispositionText(id: string, list: readonly Disposition[]): string {
  const own = list.find((entry) => entry.id === id)?.label;
  if (own) return own;
  return isDefault(id) ? i18n.t(`wrap_up.dispositions.${id}`) : id;
}

function isDefault(id: string): id is DefaultDispositionId {
  return (defaultDispositionIds as readonly string[]).includes(id);
}
