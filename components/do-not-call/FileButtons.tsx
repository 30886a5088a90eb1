import { useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import { problemText } from '@/lib/i18n/problem-text';
import type { FileModel } from './file-model';

/** The list as a file: import, export for spreadsheets, and signed for auditors. */
export function FileButtons({ files }: { files: FileModel }) {
  const input = useRef<HTMLInputElement>(null);
  const saved = files.saved.value;
  return (
    <>
      <p class="muted-status" role="status">
        {typeof saved === 'number' && i18n.t('do_not_call.saved', [countText(saved)])}
        {typeof saved === 'object' && problemText(saved)}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={i18n.t('do_not_call.import')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void files.importFile(file);
          // Choosing the same file again is another import.
          event.currentTarget.value = '';
        }}
      />
      <button
        type="button"
        class="ghost"
        disabled={files.busy.value}
        onClick={() => input.current?.click()}
      >
        {i18n.t('do_not_call.import')}
      </button>
      <button
        type="button"
        class="ghost"
        disabled={files.busy.value}
        onClick={() => void files.exportCsv()}
      >
        {i18n.t('do_not_call.export')}
      </button>
      <button
        type="button"
        class="ghost"
        disabled={files.busy.value}
        onClick={() => void files.exportProof()}
      >
        {i18n.t('do_not_call.proof')}
      </button>
    </>
  );
}
