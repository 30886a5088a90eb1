import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import { useFocusBack } from '@/components/shared/use-focus-back';
import { MAX_WORKSPACE_NAME } from '@/lib/workspaces/model';
import type { WorkspacesModel } from './workspaces-model';

interface WorkspaceFormProps {
  name: string;
  /** The words of the button that saves. */
  save: string;
  model: Pick<WorkspacesModel, 'busy' | 'cancel' | 'confirm'>;
}

/** The name of a workspace. Esc closes the form. */
export function WorkspaceForm({ name, save, model }: WorkspaceFormProps) {
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const form = useFocusBack<HTMLFormElement>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      ref={form}
      class="list-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(typed.trim() === '');
        if (typed.trim() === '') field.current?.focus();
        else void model.confirm(typed.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') model.cancel();
      }}
    >
      <Field
        id="workspace-name"
        label={i18n.t('workspaces.name')}
        problem={isMissing ? i18n.t('workspaces.name_missing') : undefined}
      >
        {(aria) => (
          <input
            {...aria}
            ref={field}
            type="text"
            dir="auto"
            autoComplete="off"
            maxLength={MAX_WORKSPACE_NAME}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      <div class="workspace-buttons">
        <button type="submit" class="primary" disabled={model.busy.value}>
          {save}
        </button>
        <button type="button" class="ghost" onClick={() => model.cancel()}>
          {i18n.t('options.cancel')}
        </button>
      </div>
    </form>
  );
}
