import { i18n } from '#i18n';
import { Remark } from '@/components/shared/notices/Remark';
import type { CatalogueError, CatalogueModel } from './model/catalogue-model';

interface CatalogueEditorProps {
  catalogue: CatalogueModel;
  /** Whether an administrator replaced the placeholders. */
  isReplaced: boolean;
}

/** The providers and models of the form, as JSON that an administrator can replace. */
export function CatalogueEditor({ catalogue, isReplaced }: CatalogueEditorProps) {
  return (
    <details class="catalogue">
      <summary>{i18n.t('agents.catalogue')}</summary>
      <label for="catalogue">
        {isReplaced
          ? i18n.t('agents.catalogue_own_names')
          : i18n.t('agents.catalogue_placeholders')}
      </label>
      <textarea
        id="catalogue"
        class="control code"
        rows={12}
        spellcheck={false}
        value={catalogue.text.value}
        aria-invalid={catalogue.error.value !== undefined}
        aria-describedby="catalogue-fault"
        onInput={(event) => catalogue.type(event.currentTarget.value)}
      />
      <div id="catalogue-fault" role="status">
        {catalogue.error.value && <Remark tone="stop">{wordsOf(catalogue.error.value)}</Remark>}
      </div>
      <div class="agent-actions">
        <button type="button" class="ghost" onClick={() => void catalogue.save()}>
          {i18n.t('agents.catalogue_save')}
        </button>
        {isReplaced && (
          <button type="button" class="ghost" onClick={() => void catalogue.reset()}>
            {i18n.t('agents.catalogue_reset')}
          </button>
        )}
      </div>
    </details>
  );
}

function wordsOf(fault: CatalogueError): string {
  if ('position' in fault) {
    const { line, column } = fault.position;
    return i18n.t('agents.json_invalid', [String(line), String(column)]);
  }
  return i18n.t('agents.catalogue_invalid', [fault.problem.words ?? '']);
}
