import { Icon } from '@/components/shared/icons/Icon';

interface SiteRowProps {
  words: string;
  /** What the button does, for screen readers and as a tooltip. */
  removeLabel: string;
  onRemove: () => void;
}

/** A site of a list, with a button that takes it off. */
export function SiteRow({ words, removeLabel, onRemove }: SiteRowProps) {
  return (
    <li>
      <span>{words}</span>
      <button
        type="button"
        class="plain"
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}
