import { i18n } from '#i18n';
import { FileButton } from '@/components/shared/files/FileButton';
import { countText } from '@/components/shared/lists/count-text';
import { Remark } from '@/components/shared/notices/Remark';
import type { RulesFile } from '@/lib/settings/sites/rules-file';
import { fileProblemText, ruleText } from './site-rule-texts';
import type { SiteRulesModel } from './site-rules-model';

interface RulesFileProps {
  model: SiteRulesModel;
  hasRules: boolean;
}

/** The rules as a file: import with a preview, and export. */
export function RulesFileButtons({ model, hasRules }: RulesFileProps) {
  const opened = model.opened.value;
  return (
    <>
      <FileButton words={i18n.t('site_rules.import')} onFile={(file) => void model.open(file)} />
      {hasRules && (
        <button type="button" class="ghost" onClick={model.exportFile}>
          {i18n.t('site_rules.export')}
        </button>
      )}
      <div role="status" class="site-rules-file">
        {opened && 'problem' in opened && <Remark tone="stop">{fileProblemText(opened)}</Remark>}
        {opened && !('problem' in opened) && <Preview model={model} file={opened} />}
      </div>
    </>
  );
}

/** Rules that the preview lists. */
const LISTED = 5;

function Preview({ model, file }: { model: SiteRulesModel; file: RulesFile }) {
  const more = file.rules.length - LISTED;
  return (
    <Remark tone="soft">
      <p>
        {i18n.t('site_rules.preview', [
          countText(file.rules.length),
          i18n.t(`site_rules.modes.${file.mode}`),
        ])}
      </p>
      <ul class="site-rules-preview">
        {file.rules.slice(0, LISTED).map((rule) => (
          <li key={rule.site}>
            <bdi>{rule.site}</bdi> <small>{ruleText(rule)}</small>
          </li>
        ))}
        {more > 0 && <li>… {countText(more)}</li>}
      </ul>
      <div class="site-rule-actions">
        <button type="button" class="primary" onClick={() => void model.importOpened()}>
          {i18n.t('site_rules.import_these')}
        </button>
        <button
          type="button"
          class="ghost"
          onClick={() => {
            model.opened.value = undefined;
          }}
        >
          {i18n.t('options.cancel')}
        </button>
      </div>
    </Remark>
  );
}
