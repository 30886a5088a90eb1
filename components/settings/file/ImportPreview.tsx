import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Remark } from '@/components/shared/notices/Remark';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import type { SettingChange } from '@/lib/settings/model/settings-file';
import type { OpenedFile, ReadableFile } from './open-file-model';
import { settingName, settingValue } from './setting-texts';
import type { SettingsFileModel } from './settings-file-model';

interface ImportPreviewProps {
  model: SettingsFileModel;
  file: OpenedFile & ReadableFile;
}

/** What an opened file changes and where it is from, before the rep decides. */
export function ImportPreview({ model, file }: ImportPreviewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [file]);
  const { source, changes, kept } = file;
  return (
    <section class="import-preview" aria-labelledby="import-preview-title">
      <h3 id="import-preview-title" ref={title} tabIndex={-1}>
        {i18n.t(changes.length > 0 ? 'settings_file.changes' : 'settings_file.no_changes')}
      </h3>
      <p class="import-source">
        {source
          ? i18n.t('settings_file.from', [nameInSentence(source)])
          : i18n.t('settings_file.from_link')}
      </p>
      <dl>
        {changes.map((change) => (
          <Change key={change.key} change={change} />
        ))}
      </dl>
      {kept.length > 0 && (
        <Remark tone="soft" icon="lock">
          {i18n.t('settings_file.kept', [kept.map(settingName).join(', ')])}
        </Remark>
      )}
      <TokenRemark model={model} file={file} />
      <div class="settings-file-actions">
        {(changes.length > 0 || model.bringsToken(file)) && (
          <button type="button" class="primary" onClick={() => void model.importOpened()}>
            {i18n.t('settings_file.import')}
          </button>
        )}
        <button type="button" class="ghost" onClick={model.cancel}>
          {i18n.t('options.cancel')}
        </button>
      </div>
    </section>
  );
}

function Change({ change: { key, before, after } }: { change: SettingChange }) {
  return (
    <div>
      <dt>{settingName(key)}</dt>
      <dd>
        <bdi>{settingValue(key, after)}</bdi>
        <small>{i18n.t('settings_file.before', [nameInSentence(settingValue(key, before))])}</small>
      </dd>
    </div>
  );
}

function TokenRemark({ model, file }: ImportPreviewProps) {
  if (!file.hasToken) return null;
  return model.bringsToken(file) ? (
    <Remark tone="soft" icon="lock">
      {i18n.t('settings_file.token_included')}
    </Remark>
  ) : (
    <Remark tone="warn">{i18n.t('settings_file.token_ignored')}</Remark>
  );
}
