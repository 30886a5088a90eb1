import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Chip } from '@/components/shared/controls/Chip';
import { Icon, type IconName } from '@/components/shared/icons/Icon';
import { Remark } from '@/components/shared/notices/Remark';
import { useFocusBack } from '@/components/shared/use-focus-back';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import type { ListedWorkspace } from '@/lib/workspaces/model';
import { WorkspaceForm } from './WorkspaceForm';
import { workspaceName } from './workspace-name';
import type { WorkspacesModel } from './workspaces-model';

interface WorkspaceItemProps {
  workspace: ListedWorkspace;
  model: WorkspacesModel;
}

/** One workspace with its buttons, or what the rep is about to do with it. */
export function WorkspaceItem({ workspace, model }: WorkspaceItemProps) {
  const draft = model.draft.value;
  const isMeant = draft && draft.does !== 'add' && draft.id === workspace.id;
  if (isMeant && draft.does === 'rename') {
    return <WorkspaceForm name={workspace.name} save={i18n.t('workspaces.save')} model={model} />;
  }
  if (isMeant) return <Question workspace={workspace} model={model} />;
  const { host, hostBefore } = workspace;
  const name = workspaceName(workspace);
  return (
    <div class="workspace">
      <span class="workspace-text">
        <b>
          <bdi>{name}</bdi>
        </b>
        {host !== name && <span>{host || i18n.t('workspaces.not_connected')}</span>}
        {hostBefore && (
          <span>{i18n.t('workspaces.connected_before', [nameInSentence(hostBefore)])}</span>
        )}
      </span>
      <WorkspaceActions workspace={workspace} model={model} />
    </div>
  );
}

/** Whether it is in use, and what can be done with it. */
function WorkspaceActions({ workspace, model }: WorkspaceItemProps) {
  const { id, isInUse } = workspace;
  const name = nameInSentence(workspaceName(workspace));
  return (
    <span class="workspace-actions">
      {isInUse ? (
        <Chip icon="check" tone="call" text={i18n.t('workspaces.in_use')} />
      ) : (
        <button
          type="button"
          class="ghost"
          aria-label={i18n.t('workspaces.use', [name])}
          disabled={model.busy.value}
          onClick={() => void model.use(id)}
        >
          {i18n.t('workspaces.switch')}
        </button>
      )}
      <ActionButton
        icon="pencil"
        words={i18n.t('workspaces.rename', [name])}
        onPress={() => model.open({ does: 'rename', id })}
      />
      {!isInUse && (
        <ActionButton
          icon="cross"
          words={i18n.t('workspaces.remove', [name])}
          onPress={() => model.open({ does: 'remove', id })}
        />
      )}
    </span>
  );
}

interface ActionButtonProps {
  icon: IconName;
  words: string;
  onPress: () => void;
}

function ActionButton({ icon, words, onPress }: ActionButtonProps) {
  return (
    <button
      type="button"
      class="plain"
      data-opener
      aria-label={words}
      title={words}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Esc keeps the workspace. */
function Question({ workspace, model }: WorkspaceItemProps) {
  const question = useFocusBack<HTMLDivElement>();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div
      ref={question}
      role="alertdialog"
      aria-labelledby="remove-workspace-title"
      aria-describedby="remove-workspace-text"
      onKeyDown={(event) => {
        if (event.key === 'Escape') model.cancel();
      }}
    >
      <Remark tone="warn">
        <p id="remove-workspace-title">
          <b>{i18n.t('workspaces.remove_question', [nameInSentence(workspaceName(workspace))])}</b>
        </p>
        <p id="remove-workspace-text">{i18n.t('workspaces.remove_help')}</p>
        <div class="workspace-buttons">
          <button ref={cancel} type="button" class="ghost" onClick={() => model.cancel()}>
            {i18n.t('options.cancel')}
          </button>
          <button
            type="button"
            class="ghost workspace-remove"
            disabled={model.busy.value}
            onClick={() => void model.confirm('')}
          >
            {i18n.t('workspaces.confirm_remove')}
          </button>
        </div>
      </Remark>
    </div>
  );
}
