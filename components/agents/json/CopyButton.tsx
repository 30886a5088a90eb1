import { useState } from 'preact/hooks';
import { i18n } from '#i18n';

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text }: { text: () => string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    setCopied(
      await navigator.clipboard.writeText(text()).then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <button type="button" class="ghost" onBlur={() => setCopied(false)} onClick={() => void copy()}>
      <span role="status">
        {copied ? i18n.t('agents.json_copied') : i18n.t('agents.json_copy')}
      </span>
    </button>
  );
}
