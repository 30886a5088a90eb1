import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { copyEntry } from '@/components/calls/copy-entry';
import { Icon } from '@/components/shared/icons/Icon';
import type { EntryContent } from '@/lib/outbox/model/entry-content';

interface CopyNoteProps {
  /** What a CRM learns of the call, as it is at the press. */
  note: () => EntryContent;
}

/** Copies a call as a note for a CRM: formatted, and as plain text for fields that take no formats. */
export function CopyNote({ note }: CopyNoteProps) {
  const [result, setResult] = useState<'copied' | 'failed'>();
  const copy = () =>
    copyEntry(note()).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  return (
    <span class="copy-note">
      <button type="button" class="ghost" onClick={() => void copy()}>
        <Icon name={result === 'copied' ? 'check' : 'copy'} />
        {i18n.t('log.copy_note')}
      </button>
      <span role="status" class={result === 'failed' ? 'details-problem' : ''}>
        {result === 'copied' && i18n.t('log.note_copied')}
        {result === 'failed' && i18n.t('log.note_not_copied')}
      </span>
    </span>
  );
}
