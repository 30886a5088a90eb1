import { useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { addedText } from '@/components/queue/contact/queue-texts';
import { Field } from '@/components/shared/controls/Field';
import { Remark } from '@/components/shared/notices/Remark';
import type { AddedToQueue } from '@/lib/queue/model';
import { ListPreview } from './ListPreview';
import type { ListImportModel } from './list-import-model';
import './add-list.css';
import { problemText } from '@/lib/i18n/problem-text';

/** Adds a pasted list or a file to the queue, once the rep saw how it was read. */
export function AddList({ list }: { list: ListImportModel }) {
  const preview = list.preview.value;
  return (
    <details class="add-list">
      <summary>{i18n.t('queue.list_title')}</summary>
      <Field id="queue-list" label={i18n.t('queue.list_paste')} help={i18n.t('queue.list_help')}>
        {(aria) => (
          <textarea
            {...aria}
            rows={4}
            value={list.text.value}
            onInput={(event) => list.type(event.currentTarget.value)}
          />
        )}
      </Field>
      <div class="add-list-actions">
        <button
          type="button"
          class="ghost"
          disabled={list.text.value.trim() === ''}
          onClick={() => void list.readText()}
        >
          {i18n.t('queue.list_read')}
        </button>
        <FileButton list={list} />
      </div>
      {preview && <ListPreview list={list} preview={preview} />}
      <div role="status">
        <AddListResult result={list.result.value} />
      </div>
    </details>
  );
}

function FileButton({ list }: { list: ListImportModel }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={i18n.t('queue.list_file')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void list.readFile(file);
          // Choosing the same file again reads it again.
          event.currentTarget.value = '';
        }}
      />
      <button type="button" class="ghost" onClick={() => input.current?.click()}>
        {i18n.t('queue.list_file')}
      </button>
    </>
  );
}

function AddListResult({ result }: { result: ListImportModel['result']['value'] }) {
  if (!result) return null;
  return (
    <Remark tone={toneOf(result)}>
      {'code' in result ? problemText(result) : addedText(result)}
    </Remark>
  );
}

function toneOf(result: AddedToQueue | { code: string }) {
  if ('code' in result) return 'stop';
  return result.uncallable + result.forbidden > 0 ? 'warn' : 'call';
}
