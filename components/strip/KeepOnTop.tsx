import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import type { KeepOnTopModel } from './keep-on-top-model';
import './keep-on-top.css';

interface KeepOnTopProps {
  model: KeepOnTopModel;
  /** Whether the name is shown beside the icon, or only in its tooltip. */
  isNamed?: boolean;
  class: string;
}

/** The button that keeps the call strip above all other windows, or closes it. */
export function KeepOnTop({ model, isNamed = false, class: className }: KeepOnTopProps) {
  const name = i18n.t('strip.keep_on_top');
  return (
    <>
      <button
        type="button"
        class={className}
        title={isNamed ? undefined : name}
        aria-pressed={model.isOpen.value}
        onClick={() => void model.toggle()}
      >
        <Icon name="pin" />
        {isNamed ? name : <span class="visually-hidden">{name}</span>}
      </button>
      {model.isRefused.value && (
        <p class="keep-on-top-refused" role="alert">
          {i18n.t('strip.refused')}
        </p>
      )}
    </>
  );
}
