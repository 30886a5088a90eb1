import { useEffect } from 'preact/hooks';
import { i18n } from '#i18n';
import { focusConnectionField } from '@/components/settings/connection/connection-problem';
import { Field } from '@/components/shared/controls/Field';
import { FileButton } from '@/components/shared/files/FileButton';
import { Remark } from '@/components/shared/notices/Remark';
import { fileResultText, settingsFileProblemText } from './file-texts';
import { ImportPreview } from './ImportPreview';
import type { SettingsFileModel } from './settings-file-model';
import './settings-file.css';

/** Opens a file of settings, or an administrator's link, and shows what it changes before anything is changed. */
export function OpenFile({ model }: { model: SettingsFileModel }) {
  const opened = model.opened.value;
  return (
    <div class="settings-file">
      <FileButton words={i18n.t('settings_file.open')} onFile={(file) => void model.open(file)} />
      <LinkForm model={model} />
      {opened && !('problem' in opened) && <ImportPreview model={model} file={opened} />}
      <div role="status">
        {opened && 'problem' in opened && !isOfField(opened.problem) && (
          <Remark tone="stop">{settingsFileProblemText(opened)}</Remark>
        )}
        <Result model={model} />
      </div>
    </div>
  );
}

/** What is wrong with the link itself is said at its field. */
function isOfField(problem: string): boolean {
  return ['no-link', 'not-https', 'damaged'].includes(problem);
}

function LinkForm({ model }: { model: SettingsFileModel }) {
  const opened = model.opened.value;
  const isWrong = opened && 'problem' in opened && isOfField(opened.problem);
  const isFetching = model.isFetching.value;
  return (
    <form
      class="settings-file-link"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.openLink();
      }}
    >
      <Field
        id="set-up-link"
        label={i18n.t('settings_file.link')}
        help={i18n.t('settings_file.link_help')}
        problem={isWrong ? settingsFileProblemText(opened) : undefined}
      >
        {(aria) => (
          <input
            {...aria}
            dir="ltr"
            type="url"
            autoComplete="off"
            spellcheck={false}
            value={model.link.value}
            onInput={(event) => {
              model.link.value = event.currentTarget.value;
            }}
          />
        )}
      </Field>
      <div class="settings-file-actions">
        <button type="submit" class="ghost" disabled={isFetching}>
          {i18n.t(isFetching ? 'settings_file.opening' : 'settings_file.open_link')}
        </button>
        {isFetching && (
          <button type="button" class="ghost" onClick={model.cancel}>
            {i18n.t('options.cancel')}
          </button>
        )}
      </div>
    </form>
  );
}

function Result({ model }: { model: SettingsFileModel }) {
  const result = model.result.value;
  useEffect(() => {
    if (result === 'needs-token') focusConnectionField('token');
  }, [result]);
  if (!result && !model.canUndo.value) return null;
  return (
    <div class="settings-file-actions">
      {result && (
        <Remark tone={result === 'failed' ? 'stop' : 'call'}>{fileResultText(result)}</Remark>
      )}
      {model.canUndo.value && (
        <button type="button" class="ghost" onClick={() => void model.undo()}>
          {i18n.t('settings_file.undo')}
        </button>
      )}
    </div>
  );
}
