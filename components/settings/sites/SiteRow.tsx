import { Icon } from '@/components/ui/graphics/Icon';

interface SiteRowProps {
  words: string;
  /** What the button does, for screen readers and as a tooltip. */
  undo: string;
  onUndo: () => void;
}

/** A site of a list, with a button that takes it off. */
export function SiteRow({ words, undo, onUndo }: SiteRowProps) {
  return (
    <li>
      <span>{words}</span>
      <button type="button" class="plain" aria-label={undo} title={undo} onClick={onUndo}>
        <Icon name="cross" />
      </button>
    </li>
  );
}
